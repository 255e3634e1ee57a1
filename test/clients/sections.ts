// The sections of a page about one client each, such as docs/use-with.md: what each installs, and the code that it runs.

import { readFileSync } from "node:fs";
import { present } from "../service/support/results.js";

export type Language = "python" | "go" | "rust" | "js" | "sh";

export interface Section {
  /** What follows `Use it with`. */
  readonly client: string;
  /** Lines of a shell; empty where nothing is installed by a registry. */
  readonly install: string;
  /** Beside the code, by their names. */
  readonly files: Readonly<Record<string, string>>;
  readonly language: Language;
  readonly code: string;
}

/**
 * @param page in the folder of documentation
 * @throws Error for a section without code
 */
export function sectionsOf(page: string): readonly Section[] {
  return readFileSync(new URL(`../../docs/${page}`, import.meta.url), "utf8")
    .split(/^##+ /m)
    .filter((part) => part.startsWith("Use it with "))
    .map((part): Section => {
      const client = present(/^Use it with (.*)$/m.exec(part)?.[1], "client");
      const blocks = [...part.matchAll(/^```(\w+) ?(\S*)\n(.*?)^```$/gms)];
      const install = blocks.find(([, , name]) => name === "install")?.[3] ?? "";
      const files = blocks.flatMap(([, , name = "", text = ""]) => (name.includes(".") ? [[name, text] as const] : []));
      const [, language, , code] = present(
        blocks.find(([, , name = ""]) => name !== "install" && !name.includes(".")),
        `code of ${client}`,
      );
      return {
        client,
        install,
        files: Object.fromEntries(files),
        language: language as Language,
        code: present(code, "code"),
      };
    });
}
