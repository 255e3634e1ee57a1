// What only readers see: documentation and examples; and what has been deprecated.

import type { Position } from "../diagnostics/position.js";
import type { Changes } from "./change.js";

interface Said {
  readonly doc?: string;
  readonly deprecated?: string | undefined;
  readonly example?: unknown;
  readonly position: Position;
}

export function noteDeprecation(changes: Changes, subject: string, old: Said, now: Said): void {
  if (old.deprecated !== undefined || now.deprecated === undefined) return;
  changes.add({
    rule: "deprecated",
    subject,
    message: `\`${subject}\` is deprecated: ${now.deprecated}`,
    before: { text: "in use", position: old.position },
    after: { text: `deprecated: ${now.deprecated}`, position: now.position },
  });
}

export function noteDocumentation(changes: Changes, subject: string, old: Said, now: Said): void {
  const text = ({ doc, example }: Said): string => JSON.stringify([doc, example]);
  if (text(old) === text(now)) return;
  changes.add({
    rule: "documentation-changed",
    subject,
    message: `\`${subject}\` is described in other words`,
    before: { text: old.doc ?? "", position: old.position },
    after: { text: now.doc ?? "", position: now.position },
  });
}
