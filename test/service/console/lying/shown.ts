// What a page shows, all of it: texts, links, fields, which buttons work, QR codes. Two pages that show the same are equal.

import type { Page } from "playwright-core";

export interface Shown {
  /** All but warnings and refusals. */
  readonly text: string;
  /** Warnings and refusals. */
  readonly alerts: readonly string[];
  /** What the page remarks of an answer without calling it wrong. */
  readonly remarks: readonly string[];
  /** What the person would vote for, where they can: the texts of what would be signed, and the bytes of the vote. */
  readonly vote: { readonly content: string; readonly bytes: string } | undefined;
}

/** Counts what the page waits for. Added to the page before anything else. */
export const counting = `(() => {
  const original = window.fetch;
  window.underWay = 0;
  window.fetch = async (...given) => {
    window.underWay++;
    try {
      const response = await original(...given);
      await response.clone().arrayBuffer();
      return response;
    } finally {
      setTimeout(() => window.underWay--, 0);
    }
  };
})()`;

// In the page: functions of text, since the debugger runs them.
const script = `async (place) => {
  const pause = (time) => new Promise((resolve) => setTimeout(resolve, time));
  const until = async (isSo, most = 5000) => {
    const end = performance.now() + most;
    while (!isSo() && performance.now() < end) await pause(15);
  };
  const read = () => {
    const main = (document.querySelector("#main") ?? document.body).cloneNode(true);
    // Those that stand there whatever the service says are told from others by comparison.
    const take = (selector) => {
      const found = [...main.querySelectorAll(selector)];
      for (const each of found) each.remove();
      return found.map((each) => each.textContent);
    };
    const alerts = take("[role=alert], .notice.bad, .notice.warn, [data-contradicted]");
    const remarks = take("[data-field]");
    for (const time of main.querySelectorAll("time")) time.textContent = "{" + time.dateTime + "}";
    const texts = [];
    const walk = (node) => {
      if (node.nodeType === 3) { texts.push(node.textContent); return; }
      if (node.nodeType !== 1) return;
      for (const name of ["href", "disabled", "checked", "d", "class", "value", "data-verdict"]) {
        if (node.hasAttribute(name)) texts.push("<" + name + "=" + node.getAttribute(name) + ">");
      }
      node.childNodes.forEach(walk);
      if (/^(P|LI|H\\d|SECTION|DT|DD|BUTTON|OPTION|LABEL)$/.test(node.tagName)) texts.push("\\n");
    };
    walk(main);
    const fields = [...document.querySelectorAll("#main :is(input, textarea, select)")].map((field) => field.value + " " + field.checked);
    return { text: texts.join("") + fields.join("\\n"), alerts, remarks };
  };
  const settled = async () => {
    let before = "";
    let times = 0;
    await until(() => {
      if (window.underWay > 0 || document.querySelector(".loading")) return false;
      const now = JSON.stringify(read());
      times = now === before ? times + 1 : 0;
      before = now;
      return times >= 4;
    });
  };
  location.hash = "#/nowhere";
  await until(() => {
    // What was written is not kept.
    [...document.querySelectorAll("dialog button")].find((one) => one.textContent === "Leave")?.click();
    return document.querySelector("#main")?.textContent.includes("This page does not exist.");
  });
  location.hash = "#" + place.path;
  await until(() => !document.querySelector("#main")?.textContent.includes("This page does not exist."));
  await settled();
  const field = place.fill && document.querySelector("#main textarea");
  if (field) {
    field.value = place.fill;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
  if (place.press) {
    const button = [...document.querySelectorAll("#main button")].find((one) => one.textContent === place.press);
    button?.click();
    await settled();
  }
  const shown = read();
  const approve = [...document.querySelectorAll(".vote button")].find((one) => one.textContent === "Approve");
  if (!approve || approve.disabled) return { ...shown, vote: undefined };
  const content = ["h1", "[data-testid=content]"].map((what) => [...document.querySelectorAll("#main " + what)].map((one) => one.textContent).join("\\n")).join("\\n");
  approve.click();
  await until(() => document.querySelector("dialog [data-testid=bytes]"));
  const dialog = document.querySelector("dialog");
  const gist = [".lead", ".headline"].map((what) => dialog?.querySelector(what)?.textContent).join("\\n");
  const bytes = dialog?.querySelector("[data-testid=bytes]")?.textContent ?? "";
  [...(dialog?.querySelectorAll("button") ?? [])].find((one) => one.textContent === "Cancel")?.click();
  return { ...shown, vote: { content: content + "\\n" + gist, bytes } };
}`;

export interface Place {
  readonly name: string;
  /** Behind the #. */
  readonly path: string;
  /** What is written into the first field of several lines. */
  readonly fill?: string;
  /** A button that is pressed there. */
  readonly press?: string;
}

/** Opens a place of the console anew, and waits until nothing changes there any more. */
export function look(page: Page, place: Place): Promise<Shown> {
  return page.evaluate<Shown>(`(${script})(${JSON.stringify(place)})`);
}
