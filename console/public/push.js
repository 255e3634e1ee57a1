// The service worker of the console, for push messages alone: it shows them, and opens the console at what they tell of. It listens to
// no `fetch`, has no cache and serves no code: the page is always the one that the service serves. Nothing that it shows votes.

addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(clients.claim()));

addEventListener("push", (event) => event.waitUntil(show(read(event.data))));

addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});

/** Whatever came: browsers take the right to push away from pages that show nothing. */
function read(data) {
  try {
    const { title, body, count, place, tag } = data.json();
    const isPlace = typeof place === "string" && /^\/requests\/[0-9a-f-]{36}(?:\/[0-9a-f-]{36})?$/.test(place);
    return { title: String(title), body: String(body), tag: String(tag), count, place: isPlace ? place : "/inbox" };
  } catch {
    return { title: "Countersign", body: "", tag: "", count: 1, place: "/inbox" };
  }
}

async function show({ title, body, tag, count, place }) {
  await registration.showNotification(title, { body, tag, renotify: tag !== "", icon: "icon.svg", data: place });
  if (Number.isSafeInteger(count) && count > 0) await navigator.setAppBadge?.(count).catch(() => {});
}

async function open(place) {
  const url = new URL(`#${place}`, registration.scope).href;
  const [page] = await clients.matchAll({ type: "window" });
  if (!page) return clients.openWindow(url);
  // Browsers allow it for a while after a press.
  await page.focus().catch(() => {});
  // The page asks before something half-written is lost.
  page.postMessage({ place });
}
