/** Whether the server can be reached: the browser says when it is offline, and each answer says the rest. */

let failed = $state(false);
let cut = $state(typeof navigator !== "undefined" && !navigator.onLine);

export const reach = {
  /** Nothing answers: what is shown is what was kept. */
  get offline(): boolean {
    return cut || failed;
  },
  /** The browser itself has no network: there is no use in trying. */
  get cut(): boolean {
    return cut;
  },
};

/** An answer came from the server, or none did. */
export function noteAnswer(answered: boolean): void {
  failed = !answered;
}

/** Listens to the browser; `back` is called when its network comes back. */
export function watchNetwork(back: () => void): () => void {
  const lost = () => (cut = true);
  const found = () => {
    cut = false;
    back();
  };
  window.addEventListener("offline", lost);
  window.addEventListener("online", found);
  return () => {
    window.removeEventListener("offline", lost);
    window.removeEventListener("online", found);
  };
}
