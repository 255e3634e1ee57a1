// The sections of docs/use-with.md: what each installs, and the code that it runs.

import { readFileSync } from "node:fs";
import { present } from "../service/support/results.js";

export type Language = "python" | "go" | "rust" | "js" | "sh";

export interface Section {
  /** What follows `Use it with`. */
  readonly client: string;
  /** Lines of a shell; empty where nothing is installed by a registry. */
  readonly install: string;
  readonly language: Language;
  readonly code: string;
}

const page = new URL("../../docs/use-with.md", import.meta.url);

/** @throws Error for a section without code */
export function sectionsOf(text = readFileSync(page, "utf8")): readonly Section[] {
  return text
    .split(/^## /m)
    .filter((part) => part.startsWith("Use it with "))
    .map((part): Section => {
      const client = present(/^Use it with (.*)$/m.exec(part)?.[1], "client");
      const blocks = [...part.matchAll(/^```(\w+) ?(\w*)\n(.*?)^```$/gms)];
      const install = blocks.find(([, , name]) => name === "install")?.[3] ?? "";
      const [, language, , code] = present(
        blocks.find(([, , name]) => name !== "install"),
        `code of ${client}`,
      );
      return { client, install, language: language as Language, code: present(code, "code") };
    });
}
