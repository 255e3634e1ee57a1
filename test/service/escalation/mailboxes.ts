// Mailboxes and phones: what the service has sent, to whom. Whoever has a mailbox reads what is in it, and no other.

import { readFile, readdir, rm } from "node:fs/promises";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import PostalMime from "postal-mime";
import type { Store } from "../../../service/src/store/store.js";

export class Mailboxes {
  readonly #store: Store;
  readonly #folder: string;
  /** By address or number, oldest first. */
  readonly #unread = new Map<string, string[]>();

  /** @param dataFolder of the service, which puts its messages into a folder there */
  constructor(store: Store, dataFolder: string) {
    this.#store = store;
    this.#folder = path.join(dataFolder, "outbox");
  }

  /** Takes the texts that have come to an address or number since it was asked for last. */
  async take(contact: string): Promise<readonly string[]> {
    await this.#collect();
    const texts = this.#unread.get(contact) ?? [];
    this.#unread.delete(contact);
    return texts;
  }

  async #collect(): Promise<void> {
    while (await this.#isSending()) await pause(2);
    const names = await readdir(this.#folder).catch((): string[] => []);
    for (const name of names.filter((each) => !each.startsWith(".")).toSorted()) {
      const file = path.join(this.#folder, name);
      const { to, text } = await parse(file);
      await rm(file);
      this.#unread.set(to, [...(this.#unread.get(to) ?? []), text]);
    }
  }

  async #isSending(): Promise<boolean> {
    const waiting = this.#store.database.selectFrom("messages").select("id").where("status", "=", "waiting").limit(1);
    return (await waiting.execute()).length > 0;
  }
}

async function parse(file: string): Promise<{ readonly to: string; readonly text: string }> {
  const content = await readFile(file);
  if (file.endsWith(".sms.json")) return JSON.parse(content.toString()) as { to: string; text: string };
  const { to, text = "" } = await PostalMime.parse(content);
  return { to: to?.[0]?.address ?? "", text };
}
