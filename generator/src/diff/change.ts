// One change between two contracts, and the list that collects all of them.

import type { Position } from "../load/position.js";
import type { Json } from "../model/model.js";
import type { Probe } from "./probe.js";
import type { RuleName } from "./rules/rules.js";
import { rules } from "./rules/rules.js";
import type { Effects } from "./rules/rule.js";

/** The changed thing in one of the two contracts. */
export interface Side {
  /** How it is declared, in one line; also what its fingerprint is made of. */
  readonly text: string;
  readonly position: Position;
}

export interface Change {
  readonly rule: RuleName;
  /** What has changed, in a name that stays the same between runs: `User.userName`. */
  readonly subject: string;
  readonly message: string;
  readonly effects: Effects;
  readonly serverFirst: boolean;
  readonly before: Side | undefined;
  readonly after: Side | undefined;
  /** What the effects marked `depends` depend on, where the finding knows more than the rule. */
  readonly note: string | undefined;
  readonly witness: Witness | undefined;
}

/** A value that one of the two contracts takes and the other refuses. */
export interface Witness {
  /** `request`: the old contract takes it, the new one refuses it. `answer`: the new one gives it, the old one refuses it. */
  readonly kind: "request" | "answer";
  /** `POST /api/submit/lend_book` */
  readonly at: string;
  /** undefined where no body would do. */
  readonly value: Json | undefined;
  /** What the one that refuses says. */
  readonly refusal: string;
}

/** What the finder of a change says; the rule says the rest. */
export interface Found {
  readonly rule: RuleName;
  readonly subject: string;
  readonly message: string;
  readonly before?: Side | undefined;
  readonly after?: Side | undefined;
  /** Where the finding knows better than the rule. */
  readonly effects?: Partial<Effects> | undefined;
  readonly note?: string | undefined;
  /** Where to look for a witness. */
  readonly probe?: Probe | undefined;
  /** Given where it is known without looking. */
  readonly witness?: Witness | undefined;
}

export interface Pending {
  change: Change;
  readonly probe: Probe | undefined;
}

export class Changes {
  readonly #found = new Map<string, Pending>();

  /** The same change may be met in many places; the first one is kept. */
  add({ rule, subject, message, before, after, effects, note, probe, witness }: Found): void {
    const key = `${rule} ${subject}`;
    if (this.#found.has(key)) return;
    const { effects: usual, serverFirst } = rules[rule];
    const change: Change = {
      rule,
      subject,
      message,
      effects: { ...usual, ...effects },
      serverFirst,
      before,
      after,
      note,
      witness,
    };
    this.#found.set(key, { change, probe });
  }

  /** Each with the place at which to look for its witness. */
  pending(): readonly Pending[] {
    return [...this.#found.values()];
  }
}
