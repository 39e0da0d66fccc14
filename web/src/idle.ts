/** Does something when the browser has nothing else to do: after the page has come and been painted. */
export function whenIdle(task: () => void): void {
  const later = () =>
    "requestIdleCallback" in window ? requestIdleCallback(task, { timeout: 3000 }) : setTimeout(task, 500);
  if (document.readyState === "complete") later();
  else window.addEventListener("load", later, { once: true });
}
