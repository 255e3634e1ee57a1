// What a request asks for, in words: a sentence for its kind, and exact lines for what its parameters do not say by themselves.

import { activityKinds } from "@countersign/api";
import type { ActivityType, SpendingLimit } from "@countersign/api";
import { address, number, text } from "../decode/decoded.js";
import type { Line } from "../decode/decoded.js";
import type { Family } from "../texts/en-requests.js";
import { t } from "../texts/index.js";
import { later } from "../texts/later.js";
import { chainNamed, countedValue, exactSpan, inWords, limitLines, textsOf, wholeNumber } from "./limit.js";
import type { Members, NameOf } from "./limit.js";
import { velocityLines } from "./velocity.js";

const { described: words } = later;

export interface Description {
  readonly sentence: string;
  readonly lines: readonly Line[];
  /** What a careful person would ask about. */
  readonly warnings: readonly string[];
}

/** What the service says beside the request. */
export interface Beside {
  readonly nameOf: NameOf;
  readonly limits: readonly SpendingLimit[];
}

interface Read {
  readonly lines: readonly Line[];
  readonly warnings?: readonly string[];
}

type Reader = (parameters: Members, beside: Beside) => Read;

const nothing: Beside = { nameOf: (id) => id, limits: [] };
const membersOf = (value: unknown): Members => Object(value) as Members;
const itemsOf = (value: unknown): readonly Members[] => (Array.isArray(value) ? value.map(membersOf) : []);
const said = (value: unknown) => (typeof value === "string" ? value : String(JSON.stringify(value)));
const called = (names: Readonly<Record<string, string>>, value: unknown) =>
  Object.hasOwn(names, String(value)) ? (names[String(value)] ?? "") : said(value);
const matters = { matters: true };

/** Undefined for a kind of request that this page does not know. */
export function describe(type: string, parameters: Members, beside: Beside = nothing): Description | undefined {
  if (!Object.hasOwn(activityKinds, type)) return undefined;
  const { family } = activityKinds[type as ActivityType];
  const { lines, warnings = [] } = readers[family]?.(parameters, beside) ?? { lines: [] };
  const isLost = parameters["deleteWithoutExport"] === true;
  return { sentence: later.asks[family], lines, warnings: isLost ? [...warnings, words.lost] : warnings };
}

/** Those of kinds whose parameters need words or units; the parameters as they were signed are shown for all. */
const readers: { readonly [F in Family]?: Reader } = {
  createSpendingLimit: (parameters, { nameOf }) => ({ lines: limitLines(parameters, nameOf) }),
  updateSpendingLimit: readLimitChange,
  deleteSpendingLimits: ({ spendingLimitIds }, { limits }) => ({
    lines: textsOf(spendingLimitIds).map((id) => text(words.limit, nameOfLimit(limits, id), matters)),
  }),
  createVelocityControl: (parameters) => ({ lines: velocityLines(parameters) }),
  createAddressBookEntries: readReceivers,
  deleteAddressBookEntries: ({ book, addressBookEntryIds }) => ({
    lines: [
      text(words.book, said(book), matters),
      ...textsOf(addressBookEntryIds).map((id) => text(words.entry, id, matters)),
    ],
  }),
  setDelays: (parameters) => ({
    lines: Object.entries(words.delays).flatMap(([name, title]) => {
      const seconds = parameters[name];
      if (seconds === undefined) return [];
      return [text(title, Number(seconds) === 0 ? words.noDelay : exactSpan(Number(seconds)), matters)];
    }),
  }),
  freeze: readTargets,
  thaw: readTargets,
  restrictKeys: readRestrictions,
  setVoteExpiry: ({ seconds }) => ({
    lines: [text(words.expiry, seconds === undefined ? words.forever : exactSpan(Number(seconds)), matters)],
  }),
  setIpAllowlist: readAllowlist,
  removeIpAllowlist: ({ publicKey }) => ({ lines: [ofKey(publicKey)] }),
  createSessionProfile: ({ scope, expirationSeconds }) => ({
    lines: [
      text(words.scope, said(scope), matters),
      text(words.lasts, expirationSeconds === undefined ? words.asAny : exactSpan(Number(expirationSeconds))),
    ],
  }),
  createMfaPolicy: readMfaPolicy,
  updateMfaPolicy: readMfaPolicy,
  deleteMfaPolicy: ({ userId }, { nameOf }) => ({ lines: [text(words.user, nameOf(said(userId)), matters)] }),
  createOauth2Credential: readApp,
  updateOauth2Credential: readApp,
  importSecrets: readSecrets,
  exportSecrets: readSecrets,
  deleteSecrets: ({ secretIds }) => ({ lines: textsOf(secretIds).map((id) => text(words.secret, id, matters)) }),
  createSmartContractInterface: readInterface,
};

function nameOfLimit(limits: readonly SpendingLimit[], id: string): string {
  const limit = limits.find(({ spendingLimitId }) => spendingLimitId === id);
  return limit ? `${limit.name} (${id})` : id;
}

function readLimitChange(parameters: Members, { limits }: Beside): Read {
  const id = said(parameters["spendingLimitId"]);
  const limit = limits.find(({ spendingLimitId }) => spendingLimitId === id);
  const named = text(words.limit, nameOfLimit(limits, id), matters);
  const { maximum, ...others } = parameters;
  if (!limit || maximum === undefined) return { lines: [named, ...limitLines(parameters)] };
  // The unit is the limit's; what is signed is a number of the smallest.
  const { measure, assets } = limit;
  const before = inWords(countedValue(measure, assets, wholeNumber(limit.maximum)));
  const after = countedValue(measure, assets, wholeNumber(maximum));
  const changed: Line = {
    name: later.limits.facts.maximumAfter,
    value: after,
    matters: true,
    note: words.was(said(maximum), before),
  };
  return { lines: [named, changed, ...limitLines(others)] };
}

function readReceivers({ book, entries }: Members): Read {
  return {
    lines: [
      text(words.book, said(book), matters),
      ...itemsOf(entries).map(({ chain, address: receiver, label }) =>
        address(words.receiver(chainNamed(said(chain))), said(receiver), {
          matters: true,
          ...(typeof label === "string" && { note: label }),
        }),
      ),
    ],
  };
}

function readTargets(
  { wholeOrganization, walletIds, privateKeyIds, userIds, reason }: Members,
  { nameOf }: Beside,
): Read {
  const each = (name: string, ids: unknown) => textsOf(ids).map((id) => text(name, nameOf(id), matters));
  return {
    lines: [
      ...(wholeOrganization === true ? [text(words.of, words.whole, matters)] : []),
      ...each(words.wallet, walletIds),
      ...each(words.key, privateKeyIds),
      ...each(words.user, userIds),
      ...(typeof reason === "string" ? [text(words.reason, reason)] : []),
    ],
  };
}

function readRestrictions(parameters: Members, beside: Beside): Read {
  const { transactionsOnly, neverExportable, only } = parameters;
  const places = textsOf(only);
  return {
    lines: [
      ...readTargets({ ...parameters, reason: undefined }, beside).lines,
      ...(transactionsOnly === true || places.length > 0 ? [text(words.restricts, words.payloads, matters)] : []),
      ...(neverExportable === true ? [text(words.restricts, words.exports, matters)] : []),
      ...places.map((place) => text(words.only, place, matters)),
    ],
  };
}

function ofKey(publicKey: unknown): Line {
  return typeof publicKey === "string"
    ? address(words.ofKey, publicKey, matters)
    : text(words.whose, words.ofAll, matters);
}

function readAllowlist({ publicKey, enabled, rules, onEvaluationError }: Members): Read {
  const networks = itemsOf(rules);
  const isOn = enabled === true;
  const accepts = onEvaluationError === "ALLOW";
  return {
    lines: [
      ofKey(publicKey),
      text(words.inForce, isOn ? t.common.yes : t.common.no, matters),
      ...networks.map(({ cidr, label }) =>
        text(words.network, said(cidr), { matters: true, ...(typeof label === "string" && { note: label }) }),
      ),
      ...(networks.length === 0 ? [text(words.network, words.noNetwork, matters)] : []),
      text(words.onError, accepts ? words.accepted : words.refused),
    ],
    warnings: [
      ...(isOn && networks.length === 0 && publicKey === undefined ? [words.blocksAll] : []),
      ...(isOn ? [] : [words.notInForce]),
      ...(accepts ? [words.acceptsOnError] : []),
    ],
  };
}

function readMfaPolicy(parameters: Members, { nameOf }: Beside): Read {
  const { userId, condition, requiredAuthenticationMethods, order } = parameters;
  const methodsOf = (step: Members) =>
    itemsOf(step["any"]).map(
      ({ type, id }) => `${called(words.methods, type)}${id === undefined ? "" : ` ${said(id)}`}`,
    );
  return {
    lines: [
      text(words.user, nameOf(said(userId)), matters),
      ...(condition === undefined
        ? []
        : [text(words.condition, condition === "" ? words.everyActivity : said(condition), matters)]),
      ...itemsOf(requiredAuthenticationMethods).map((step, index) => {
        const methods = methodsOf(step);
        const joined = methods.join(", ");
        return text(words.step(index + 1), methods.length === 1 ? joined : words.oneOf(joined), matters);
      }),
      ...(typeof order === "number" && Number.isSafeInteger(order) ? [number(words.order, order)] : []),
    ],
  };
}

function readApp({ provider, clientId }: Members): Read {
  return {
    lines: [
      text(words.provider, called(words.providers, provider), matters),
      text(words.clientId, said(clientId), matters),
    ],
  };
}

function readSecrets({ secrets }: Members): Read {
  return {
    lines: itemsOf(secrets).flatMap(({ name, secretId, targetPublicKey, staticProperties, requestContext }) => [
      text(words.secret, said(name ?? secretId), matters),
      ...itemsOf(staticProperties).map(({ key, value = "" }) => text(words.property(said(key)), said(value))),
      ...itemsOf(requestContext).map(({ key, value = "" }) => text(words.context(said(key)), said(value))),
      ...(secretId === undefined ? [] : [address(words.target, said(targetPublicKey))]),
    ]),
  };
}

/** Functions of an interface that are named at most. */
const mostFunctions = 50;

function readInterface({ smartContractAddress, smartContractInterface, label }: Members): Read {
  const names = functionsOf(said(smartContractInterface));
  const shown = names?.slice(0, mostFunctions).join(", ") ?? "";
  return {
    lines: [
      text(words.label, said(label), matters),
      address(words.contract, said(smartContractAddress), matters),
      ...(names ? [text(words.functions, names.length > mostFunctions ? `${shown}, … (${names.length})` : shown)] : []),
    ],
    warnings: names ? [] : [words.unreadable],
  };
}

/** Of an ABI, or of the IDL of a program on Solana. */
function functionsOf(json: string): readonly string[] | undefined {
  try {
    const value: unknown = JSON.parse(json);
    const items = Array.isArray(value)
      ? itemsOf(value).filter(({ type }) => type === "function")
      : itemsOf(membersOf(value)["instructions"]);
    return items.map(({ name }) => said(name));
  } catch {
    return undefined;
  }
}
