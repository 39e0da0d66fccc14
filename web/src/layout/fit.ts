/** Where the board begins: what is below that, down to the window's edge, is the board's (`--board-top`). */
export function fit(node: HTMLElement): () => void {
  const measure = (): void => {
    const top = node.getBoundingClientRect().top + scrollY;
    document.documentElement.style.setProperty("--board-top", `${Math.round(top)}px`);
  };
  const seen = new ResizeObserver(measure);
  seen.observe(document.body);
  measure();
  return () => seen.disconnect();
}
