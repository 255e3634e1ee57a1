// What a spending limit says, in words and exact amounts: of one that is there, and of a request that makes or changes one.

import { readAsset, unitOf } from "../chains/assets.js";
import { evmChains } from "../chains/evm.js";
import { number, text } from "../decode/decoded.js";
import type { Line, Value } from "../decode/decoded.js";
import { exactDecimal, groupedDigits } from "../decode/numbers.js";
import { t } from "../texts/index.js";
import { later } from "../texts/later.js";
import { spanOf } from "../texts/moments.js";

const { limits: words, assets: names } = later;

export type Members = Readonly<Record<string, unknown>>;

/** Names of what ids stand for; the id itself where there is none. */
export type NameOf = (id: string) => string;

export function chainInWords(chain: string, reference: string): string {
  if (chain !== "eip155") return names.chains[chain as "solana" | "tron" | "bip122"] ?? chain;
  if (reference === "*") return names.everyEvm;
  return evmChains[Number(reference)]?.[0] ?? t.decode.chainId(Number(reference));
}

/** Of a chain as CAIP-2 names it. */
export function chainNamed(caip2: string): string {
  const [chain = "", reference = ""] = caip2.split(":");
  return chainInWords(chain, reference);
}

/** Such as `ETH on Ethereum`. */
export function assetInWords(caip19: string): string {
  const facts = readAsset(caip19);
  if (!facts) return caip19;
  const { chain, reference, token, unit } = facts;
  const place = chainInWords(chain, reference);
  if (token !== undefined) return `${names.tokenOn(unit ?? names.tokenNamed, place)}, ${token}`;
  if (chain !== "eip155") return names.native(unit ?? "", unit === undefined ? place : "");
  return unit === undefined ? names.nativeOf(place) : names.native(unit, place);
}

/** A number as a limit counts it: an amount in the unit of its assets, or how many. */
export function countedValue(measure: unknown, assets: readonly string[], counted: bigint): Value {
  if (measure === "SPENDING_MEASURE_AMOUNT") {
    const unit = unitOf(assets);
    return {
      kind: "amount",
      amount: counted,
      decimals: unit?.decimals ?? 0,
      unit: unit ? (unit.unit ?? t.decode.nativeUnit) : words.units.smallest,
    };
  }
  const digits = groupedDigits(counted);
  const isReceivers = measure === "SPENDING_MEASURE_RECEIVERS";
  return { kind: "text", text: isReceivers ? words.units.receivers(digits) : words.units.signatures(digits) };
}

export function inWords(value: Value): string {
  switch (value.kind) {
    case "amount":
      return `${exactDecimal(value.amount, value.decimals)} ${value.unit}`;
    case "number":
      return groupedDigits(value.number);
    default:
      return value.text;
  }
}

export function windowInWords(window: unknown): string {
  const { period = "", seconds, timeZone } = Object(window) as Readonly<Record<string, string | undefined>>;
  const known = Object.hasOwn(words.periods, period) ? words.periods[period as keyof typeof words.periods] : period;
  if (seconds !== undefined) return words.rolling(exactSpan(Number(seconds)));
  return timeZone === undefined ? known : words.inZone(known, timeZone);
}

/** Seconds in their greatest unit that says them exactly. */
export function exactSpan(seconds: number): string {
  const exact = ([86_400, 3600, 60] as const).find((unit) => seconds % unit === 0 && seconds >= unit);
  // A day is not that of a calendar.
  if (seconds === 86_400) return t.units.hour(24);
  if (exact === 86_400) return t.units.day(seconds / 86_400);
  if (exact === 3600) return t.units.hour(seconds / 3600);
  if (exact === 60) return t.units.minute(seconds / 60);
  return Number.isSafeInteger(seconds) ? t.units.second(seconds) : spanOf(seconds * 1000);
}

export function scopeInWords(scope: unknown, scopeId: unknown, nameOf: NameOf = (id) => id): string {
  const known =
    typeof scope === "string" && Object.hasOwn(words.scopes, scope) ? (scope as keyof typeof words.scopes) : undefined;
  if (known === undefined) return String(scope);
  return typeof scopeId === "string" ? `${words.scopes[known]}: ${nameOf(scopeId)}` : words.each[known];
}

export const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === "string") : [];

/** The members of a limit, in the order in which they matter. A member that a change leaves out has no line. */
export function limitLines(limit: Members, nameOf?: NameOf): Line[] {
  const { measure, maximum, window, scope, scopeId, receivers, excess, uncounted } = limit;
  const assets = textsOf(limit["assets"]);
  const isWhole = "measure" in limit;
  const lines: Line[] = [];
  if (maximum !== undefined) {
    lines.push(
      isWhole
        ? { name: words.facts.maximum, value: countedValue(measure, assets, wholeNumber(maximum)), matters: true }
        : // Only the limit itself tells what it counts.
          number(words.facts.maximumAfter, wholeNumber(maximum), { matters: true, note: words.units.smallest }),
    );
  }
  if (isWhole) {
    lines.push(text(words.facts.counts, measureInWords(measure), { matters: true }), ...assetLines(limit["assets"]));
    lines.push(text(words.facts.window, windowInWords(window), { matters: true }));
    lines.push(text(words.facts.of, scopeInWords(scope, scopeId, nameOf), { matters: true }));
    const whom = receiversInWords(receivers);
    if (whom !== undefined) lines.push(text(words.facts.receivers, whom, { matters: true }));
  }
  if (excess !== undefined) lines.push(text(words.facts.excess, excessInWords(excess)));
  if (uncounted !== undefined || isWhole) lines.push(text(words.facts.uncounted, uncountedInWords(uncounted)));
  return lines;
}

/** Undefined where all of them are counted. */
function receiversInWords(receivers: unknown): string | undefined {
  if (receivers === undefined) return undefined;
  const { book, outside } = Object(receivers) as Members;
  return (outside === true ? words.outsideBook : words.inBook)(String(book));
}

export function assetLines(assets: unknown): Line[] {
  const listed = textsOf(assets);
  if (listed.length === 0) return [text(words.facts.asset, names.anything)];
  return listed.map((asset) => text(words.facts.asset, assetInWords(asset), { note: asset }));
}

function measureInWords(measure: unknown): string {
  return Object.hasOwn(words.measures, String(measure))
    ? words.measures[measure as keyof typeof words.measures]
    : String(measure);
}

function excessInWords(excess: unknown): string {
  return Object.hasOwn(words.excesses, String(excess))
    ? words.excesses[excess as keyof typeof words.excesses]
    : String(excess);
}

function uncountedInWords(kinds: unknown): string {
  const known = words.uncountedKinds as Readonly<Record<string, string>>;
  const listed = textsOf(kinds).map((kind) => (Object.hasOwn(known, kind) ? known[kind] : kind));
  return listed.length === 0 ? words.nothingUncounted : listed.join("; ");
}

/** Of a decimal string; zero for one that is none, whose request the service refuses. */
export function wholeNumber(digits: unknown): bigint {
  return typeof digits === "string" && /^\d{1,78}$/.test(digits) ? BigInt(digits) : 0n;
}

/** Such as `at most 10 ETH in the last 24 hours: each wallet by itself`. */
export function limitInWords(limit: Members, nameOf?: NameOf): string {
  const { measure, maximum, window, scope, scopeId, receivers } = limit;
  const value = countedValue(measure, textsOf(limit["assets"]), wholeNumber(maximum));
  const said = words.inWords(inWords(value), windowInWords(window), scopeInWords(scope, scopeId, nameOf));
  const whom = receiversInWords(receivers);
  return whom === undefined ? said : `${said} · ${whom}`;
}
