// Reads the time of a policy. From the loosest to the tightest: ||, &&, !, and comparisons of time.now with timestamps,
// spans of time that a cron expression begins, true and false.

import { costs } from "../costs.js";
import type { Span } from "../finding.js";
import type { Token } from "../lexer.js";
import { comparisonOperators, SyntaxFault } from "../syntax.js";
import type { ComparisonOperator } from "../syntax.js";
import { TokenReader } from "../token-reader.js";
import { hasFired, readCron } from "./cron.js";
import type { Cron } from "./cron.js";
import { readDuration, readTimestamp } from "./instants.js";
import { timeZone } from "./zone.js";
import type { TimeZone } from "./zone.js";

/** Comparisons, spans and operations of one expression. */
const maxTimeParts = 64;
const maxTimeDepth = 32;

/** A span of time that a cron expression begins again and again. */
export interface CronSpan {
  /** The same for spans that are written alike. */
  readonly name: string;
  readonly cron: Cron;
  readonly zone: TimeZone;
  /** In milliseconds. */
  readonly length: number;
}

/** @param isIn whether a span is taken to have begun and not to have ended. Default: as it is at that instant */
type HoldsAt = (now: number, isIn?: (span: CronSpan) => boolean) => boolean;

export interface ParsedTime {
  readonly holdsAt: HoldsAt;
  /** Those that time.now is compared with, in milliseconds since 1970. */
  readonly instants: readonly number[];
  readonly spans: readonly CronSpan[];
  readonly parts: number;
  readonly cost: number;
}

/** Parses a source that is not blank. Throws `SyntaxFault` at the first thing that can't be. */
export function parseTime(source: string): ParsedTime {
  return new TimeParser(source).whole();
}

const compare: Readonly<Record<Exclude<ComparisonOperator, "in">, (left: number, right: number) => boolean>> = {
  "==": (left, right) => left === right,
  "!=": (left, right) => left !== right,
  "<": (left, right) => left < right,
  ">": (left, right) => left > right,
  "<=": (left, right) => left <= right,
  ">=": (left, right) => left >= right,
};

class TimeParser {
  readonly #reader: TokenReader;
  #depth = 0;
  #parts = 0;
  #cost = 0;
  readonly #instants: number[] = [];
  readonly #spans: CronSpan[] = [];

  constructor(source: string) {
    this.#reader = new TokenReader(source, unexpected);
  }

  whole(): ParsedTime {
    const holdsAt = this.#expression();
    this.#reader.expectEnd();
    return { holdsAt, instants: this.#instants, spans: this.#spans, parts: this.#parts, cost: this.#cost };
  }

  #expression(): HoldsAt {
    return this.#joined(
      "||",
      () =>
        this.#joined(
          "&&",
          () => this.#negation(),
          (operands) => (now, isIn) => operands.every((holds) => holds(now, isIn)),
        ),
      (operands) => (now, isIn) => operands.some((holds) => holds(now, isIn)),
    );
  }

  #joined(operator: "&&" | "||", operand: () => HoldsAt, join: (operands: readonly HoldsAt[]) => HoldsAt): HoldsAt {
    const operands = [operand()];
    while (this.#reader.takes(operator)) operands.push(operand());
    if (operands.length === 1) return operands[0]!;
    this.#part(costs.logic);
    return join(operands);
  }

  #negation(): HoldsAt {
    const span = this.#reader.peek();
    if (!this.#reader.takes("!")) return this.#condition();
    this.#part(costs.logic);
    const holds = this.#within(span, () => this.#negation());
    return (now, isIn) => !holds(now, isIn);
  }

  #condition(): HoldsAt {
    const token = this.#reader.peek();
    if (this.#reader.takes("(")) {
      const inner = this.#within(token, () => this.#expression());
      this.#reader.expect(")");
      return inner;
    }
    if (token.kind === "name" && (token.text === "true" || token.text === "false")) {
      this.#reader.advance();
      this.#part(costs.constant);
      return () => token.text === "true";
    }
    if (token.kind === "name" && token.text === "CronSpan") return this.#cronSpan();
    return this.#comparison();
  }

  #comparison(): HoldsAt {
    const left = this.#instant();
    const token = this.#reader.peek();
    const operator =
      token.kind === "symbol" ? comparisonOperators.find((each) => each !== "in" && each === token.text) : undefined;
    if (operator === undefined || operator === "in")
      throw this.#reader.unexpected("a comparison, such as time.now >= …");
    this.#reader.advance();
    const right = this.#instant();
    this.#part(costs.comparison);
    const isSo = compare[operator];
    return (now) => isSo(left ?? now, right ?? now);
  }

  /** An instant in milliseconds since 1970; undefined for now. */
  #instant(): number | undefined {
    const token = this.#reader.peek();
    if (token.kind === "name" && token.text === "time") {
      this.#reader.advance();
      this.#reader.expect(".");
      const name = this.#reader.peek();
      if (name.kind !== "name" || name.text !== "now") throw this.#reader.unexpected("now, as in time.now");
      this.#reader.advance();
      return undefined;
    }
    if (token.kind === "name" && token.text === "Timestamp") {
      const [written] = this.#texts(1);
      const instant = this.#read(written!, readTimestamp(written!.value));
      this.#instants.push(instant);
      return instant;
    }
    throw this.#reader.unexpected("time.now, Timestamp('…') or CronSpan('…', '…', '…')");
  }

  #cronSpan(): HoldsAt {
    const [cronText, durationText, zoneText] = this.#texts(3);
    const cron = this.#read(cronText!, readCron(cronText!.value));
    const length = this.#read(durationText!, readDuration(durationText!.value));
    const unknown = `unknown time zone ${JSON.stringify(zoneText!.value)}; expected an IANA name such as UTC or Europe/Paris`;
    const zone = this.#read(zoneText!, timeZone(zoneText!.value) ?? unknown);
    this.#part(costs.cronSpan);
    const name = JSON.stringify([cronText, durationText, zoneText].map((text) => text?.value));
    const span: CronSpan = { name, cron, zone, length };
    this.#spans.push(span);
    return (now, isIn) => (isIn ? isIn(span) : hasFired(cron, zone, now, length));
  }

  /** The texts with which something is called by its name. */
  #texts(count: number): readonly (Span & { readonly value: string })[] {
    this.#reader.advance();
    this.#reader.expect("(");
    const texts: (Span & { readonly value: string })[] = [];
    for (let index = 0; index < count; index++) {
      if (index > 0) this.#reader.expect(",");
      const token = this.#reader.peek();
      if (token.kind !== "string") throw this.#reader.unexpected("a string");
      this.#reader.advance();
      texts.push(token);
    }
    this.#reader.expect(")");
    return texts;
  }

  /** What a text says, or what is wrong with it. */
  #read<Read extends number | object>(span: Span, read: Read | string): Read {
    if (typeof read === "string") throw new SyntaxFault(read, span);
    return read;
  }

  #within<Result>(span: Span, work: () => Result): Result {
    this.#depth += 1;
    if (this.#depth > maxTimeDepth) throw new SyntaxFault(`the expression has more than ${maxTimeDepth} levels`, span);
    const result = work();
    this.#depth -= 1;
    return result;
  }

  #part(cost: number): void {
    this.#parts += 1;
    this.#cost += cost;
    if (this.#parts <= maxTimeParts) return;
    const span = this.#reader.taken ?? this.#reader.peek();
    throw new SyntaxFault(`a time has more than ${maxTimeParts} comparisons, spans and operations`, span);
  }
}

function unexpected(token: Token, expected: string): SyntaxFault {
  const found = { end: "the end", string: "a string", integer: "an integer", name: "", symbol: "" }[token.kind];
  return new SyntaxFault(`expected ${expected}, found ${found || ("text" in token ? token.text : "")}`, token);
}
