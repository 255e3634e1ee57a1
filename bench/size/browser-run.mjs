// Runs a bundle as a browser would see it, in a process of its own, and prints the id of the activity that it read:
// `node browser-run.mjs <bundle> <JSON of the call>`. The peer looks for `window.document` to choose WebCrypto, and sends
// through XMLHttpRequest.

import { pathToFileURL } from "node:url";

const [bundle = "", call = ""] = process.argv.slice(2);

/** As much of XMLHttpRequest as a fetch polyfill uses, on top of Node's own fetch. */
class BrowserRequest {
  #method = "";
  #url = "";
  #responseHeaders = new Headers();
  /** @type {Record<string, string>} */
  #headers = {};
  status = 0;
  statusText = "";
  responseURL = "";
  response = "";
  onload = () => {};
  onerror = () => {};

  /** @type {(method: string, url: string) => void} */
  open(method, url) {
    this.#method = method;
    this.#url = url;
  }

  /** @type {(name: string, value: string) => void} */
  setRequestHeader(name, value) {
    this.#headers[name] = value;
  }

  getAllResponseHeaders() {
    return [...this.#responseHeaders].map(([name, value]) => `${name}: ${value}\r\n`).join("");
  }

  /** @type {(body: string) => Promise<void>} */
  async send(body) {
    try {
      const answer = await fetch(this.#url, { method: this.#method, headers: this.#headers, body });
      this.status = answer.status;
      this.statusText = answer.statusText;
      this.responseURL = answer.url;
      this.#responseHeaders = answer.headers;
      this.response = await answer.text();
      this.onload();
    } catch {
      this.onerror();
    }
  }
}

Object.assign(globalThis, { window: globalThis, document: {}, XMLHttpRequest: BrowserRequest });
const { run } = /** @type {{ run: import("./bundles.mjs").Run }} */ (await import(pathToFileURL(bundle).href));
console.log(await run(JSON.parse(call)));
