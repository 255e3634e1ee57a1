// What a rule of `diff` says: whom a change breaks, why, and what would be safe instead.

/** Whom a change can break. */
export type Axis = "requests" | "responses" | "callers" | "implementers" | "stored";

export const axes: readonly Axis[] = ["requests", "responses", "callers", "implementers", "stored"];

export const axisTitles: Readonly<Record<Axis, string>> = {
  requests: "the wire of requests",
  responses: "the wire of answers",
  callers: "TypeScript of callers",
  implementers: "TypeScript of implementers",
  stored: "what is stored",
};

/** `depends`: the finding says on what. */
export type Effect = "breaks" | "depends" | "safe";

export type Effects = Readonly<Record<Axis, Effect>>;

export interface Rule {
  /** Its row in the table of docs/diff.md. */
  readonly number: number;
  readonly title: string;
  readonly effects: Effects;
  /** Servers have to be rolled out before callers use it. */
  readonly serverFirst: boolean;
  /** Nobody is broken yet; it is refused all the same. */
  readonly isRefused: boolean;
  readonly why: string;
  /** What would be safe instead, or what to do about it. */
  readonly instead: string;
}

interface Row extends Partial<Effects> {
  readonly number: number;
  readonly title: string;
  readonly serverFirst?: boolean;
  readonly isRefused?: boolean;
  readonly why: string;
  readonly instead: string;
}

export function rule({ number, title, serverFirst = false, isRefused = false, why, instead, ...effects }: Row): Rule {
  return { number, title, effects: { ...safeEffects, ...effects }, serverFirst, isRefused, why, instead };
}

export const safeEffects: Effects = {
  requests: "safe",
  responses: "safe",
  callers: "safe",
  implementers: "safe",
  stored: "safe",
};
