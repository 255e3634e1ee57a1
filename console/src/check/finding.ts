// What a check has found.

export interface Finding {
  /** `bad` contradicts what was signed; `warn` is worth a question; `note` is for information. */
  readonly level: "bad" | "warn" | "note";
  /** What it is about, such as `votes[1].user`. */
  readonly field: string;
  readonly text: string;
}

export const bad = (field: string, text: string): Finding => ({ level: "bad", field, text });
export const warn = (field: string, text: string): Finding => ({ level: "warn", field, text });
export const note = (field: string, text: string): Finding => ({ level: "note", field, text });

/** Whether two values of JSON are the same, whatever the order of their members. */
export function sameJson(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [ones, others] = [Object.entries(one), Object.entries(other)];
  const members = other as Readonly<Record<string, unknown>>;
  return (
    ones.length === others.length &&
    ones.every(([name, value]) => Object.hasOwn(other, name) && sameJson(value, members[name]))
  );
}
