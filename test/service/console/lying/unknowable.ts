// What docs/console.md says that a page cannot know, read from its table: the members that a service may state as it likes.

import { readFileSync } from "node:fs";

const documentation = readFileSync(new URL("../../../../docs/console.md", import.meta.url), "utf8");
const [, section = ""] = documentation.split("## What a page cannot know\n");

interface Unknowable {
  readonly entry: string;
  readonly operation: string;
  readonly form: string;
  /** Alterations that are meant; all of them, and of what stands below, where there are none. */
  readonly hows: readonly string[];
}

/** `explain_policy message`, or `list_activities activities[]: left out`. */
export const unknowables: readonly Unknowable[] = (section.split("\n## ")[0] ?? "")
  .split("\n")
  .filter((line) => line.startsWith("|"))
  .flatMap((line) => [...line.matchAll(/`(\w+) ([\w.[\]]+)(?:: ([^`]+))?`/g)])
  .map(([entry, operation = "", form = "", hows]) => ({ entry, operation, form, hows: hows?.split(", ") ?? [] }));

/** The entry that an alteration falls under; undefined for one that a page has to tell. */
export function unknowableBy(operation: string, form: string, how: string): string | undefined {
  return unknowables.find(
    (each) =>
      each.operation === operation &&
      (each.hows.length > 0
        ? form === each.form && each.hows.includes(how)
        : form === each.form || [".", "["].some((next) => form.startsWith(`${each.form}${next}`))),
  )?.entry;
}
