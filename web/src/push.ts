/** Messages of the browser itself (Web Push), when it is somebody's turn and the page is closed. */
import { api } from "./api.ts";

export type PushState = "none" | "blocked" | "off" | "on";

/** The key of the server as the browser wants it. */
export function keyBytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

function able(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

async function subscribed(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ?? null;
}

export async function pushState(): Promise<PushState> {
  if (!able()) return "none";
  if (Notification.permission === "denied") return "blocked";
  return (await subscribed()) ? "on" : "off";
}

/** Asks the reader, then the browser, then tells the server where to call. */
export async function startPush(): Promise<PushState> {
  if (!able()) return "none";
  if ((await Notification.requestPermission()) !== "granted") return pushState();
  const [{ key }, worker] = await Promise.all([api.get<{ key: string }>("/push/key"), navigator.serviceWorker.ready]);
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: keyBytes(key) });
  try {
    await api.post("/push", { ...made.toJSON() });
    await api.patch("/letters", { push_turns: true });
  } catch (fault) {
    await made.unsubscribe();
    throw fault;
  }
  return "on";
}

/** Ends the messages in this browser; whoever signs out here is not called here any more. */
export async function endPush(): Promise<PushState> {
  const old = able() ? await subscribed() : null;
  if (old) {
    await api.delete("/push", { endpoint: old.endpoint }).catch(() => undefined);
    await old.unsubscribe();
  }
  return pushState();
}
