// What people do on every page of the console, and what is looked at in every state of it.

import type { Page } from "playwright-core";
import { axeFindings } from "./visitor.js";

/** What axe-core finds in the page's present state, and whether it is wider than its window. */
export async function noteState(page: Page, what: string, findings: string[]): Promise<void> {
  findings.push(...(await axeFindings(page)).map((found) => `${what}: ${found}`));
}

/**
 * Presses a button, and signs what is shown then.
 *
 * @param action on the button that signs; the same as on the first otherwise
 * @returns what was signed
 */
export async function sign(page: Page, button: string, action = button): Promise<Record<string, unknown>> {
  await page.getByRole("button", { name: button, exact: true }).last().click();
  const dialog = page.getByRole("dialog", { name: "You are about to sign" });
  const bytes = (await dialog.getByTestId("bytes").textContent()) ?? "";
  await dialog.getByRole("button", { name: action, exact: true }).click();
  return JSON.parse(bytes) as Record<string, unknown>;
}
