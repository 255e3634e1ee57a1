// One change between two contracts, and the list that collects all of them.

import type { Position } from "../diagnostics/position.js";
import type { Json } from "../model/model.js";
import type { Probe } from "./probe.js";
import { axisOf } from "./probe.js";
import type { RuleName } from "./rules/rules.js";
import { rules } from "./rules/rules.js";
import type { Axis, Effect, Effects } from "./rules/rule.js";
import { axes } from "./rules/rule.js";

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
  readonly change: Change;
  /** One for each axis of the wire, at most. */
  readonly probes: readonly Probe[];
}

export class Changes {
  readonly #found = new Map<string, Pending>();

  /** The same change may be met in many places, in what is sent and in what is answered: the worst counts on each axis. */
  add(found: Found): void {
    const key = `${found.rule} ${found.subject}`;
    const [pending, known] = [pendingOf(found), this.#found.get(key)];
    this.#found.set(key, known ? worstOf(known, pending) : pending);
  }

  /** Each with the places at which to look for its witnesses. */
  pending(): readonly Pending[] {
    return [...this.#found.values()];
  }
}

function pendingOf({ rule, subject, message, before, after, effects, note, probe, witness }: Found): Pending {
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
  return { change, probes: probe ? [probe] : [] };
}

const severity: Readonly<Record<Effect, number>> = { safe: 0, depends: 1, breaks: 2 };

function worstOf(one: Pending, other: Pending): Pending {
  const isWorse = (axis: Axis): boolean => severity[other.change.effects[axis]] > severity[one.change.effects[axis]];
  const worse = axes.filter(isWorse);
  if (worse.length === 0) return one;
  const { change } = one;
  const effects = { ...change.effects, ...Object.fromEntries(worse.map((axis) => [axis, other.change.effects[axis]])) };
  const probes = [
    ...one.probes.filter((probe) => !isWorse(axisOf(probe))),
    ...other.probes.filter((probe) => isWorse(axisOf(probe))),
  ];
  const note = change.note ?? other.change.note;
  return { change: { ...change, effects, note, witness: change.witness ?? other.change.witness }, probes };
}
