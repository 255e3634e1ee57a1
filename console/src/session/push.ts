// Push messages to this browser. The service worker that shows them serves no code: it is registered when its person turns push
// messages on, and its script has one name, which nothing here can change.

import { fromBase64url, toBase64url } from "../bytes.js";

export const canPush = "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: () => string },
  ): {
    createScriptURL(text: string): string;
  };
}

/** The only policy of the page (Trusted Types): whatever it is asked for, it names the worker. */
const workers = (globalThis as { readonly trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy("push-worker", {
  createScriptURL: () => new URL("push.js", location.href.replace(/[?#].*$/, "")).href,
});

/** What the service encrypts messages to, and where it sends them. */
export interface Subscription {
  readonly url: string;
  readonly pushKeys: { readonly p256dh: string; readonly auth: string };
}

/**
 * Subscribes this browser, once its person agrees.
 *
 * @param publicKey of the service, in base64url
 * @returns undefined where they do not
 */
export async function subscribe(publicKey: string): Promise<Subscription | undefined> {
  if ((await Notification.requestPermission()) !== "granted") return undefined;
  await navigator.serviceWorker.register(workers?.createScriptURL("") ?? "push.js");
  const { pushManager } = await navigator.serviceWorker.ready;
  const held = await pushManager.getSubscription();
  const heldFor = held?.options.applicationServerKey;
  // The service has another key by now.
  if (held && (!heldFor || toBase64url(new Uint8Array(heldFor)) !== publicKey)) await held.unsubscribe();
  const options = { userVisibleOnly: true, applicationServerKey: fromBase64url(publicKey) };
  const { endpoint: url, keys = {} } = (await pushManager.subscribe(options)).toJSON();
  const { p256dh = "", auth = "" } = keys;
  return { url: url ?? "", pushKeys: { p256dh, auth } };
}

/** Says so when its person presses a notification while the page is open. @param open is given the place */
export function onPressed(open: (place: string) => void): void {
  if (!("serviceWorker" in navigator)) return;
  navigator.serviceWorker.addEventListener("message", ({ data }: MessageEvent<{ readonly place?: unknown }>) => {
    if (typeof data.place === "string") open(data.place);
  });
}

/** Shows on the installed page's icon how many requests wait. */
export function showBadge(count: number): void {
  const { setAppBadge } = navigator as { setAppBadge?: (count: number) => Promise<void> };
  void setAppBadge?.call(navigator, count).catch(() => {});
}
