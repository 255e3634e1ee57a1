// What of a consensus is about one approval at a time: approvers or credentials, and a question about each of them whose
// answer does not depend on who else approved.

import type { Typed } from "./typed.js";
import type { Type } from "./types.js";
import { isAboutSubject, roots, type Root } from "./vocabulary.js";

const voterRoots = ["approvers", "credentials"] as const;
type VoterRoot = (typeof voterRoots)[number];

/** What of approvers, and of the credentials they approved with, makes a difference to a consensus: names of fields. */
export interface Asks {
  readonly approvers: ReadonlySet<string>;
  /** Undefined where credentials are not asked for at all. */
  readonly credentials: ReadonlySet<string> | undefined;
}

export const asksOfNothing: Asks = { approvers: new Set(), credentials: undefined };

/** `approvers` or `credentials`, filtered any number of times. */
interface Chain {
  readonly root: VoterRoot;
  readonly predicates: readonly Typed[];
}

/** Which fields tell whose approval or credential it is. */
const identities: Readonly<Record<VoterRoot, string>> = { approvers: "id", credentials: "user_id" };

/** What quantifiers around stand at, by their slots. */
type Voters = ReadonlyMap<number, VoterRoot>;

/**
 * Whether a count, an `any` or an `all` is about approvals, each of which it counts or does not, whatever the others are.
 */
export function countsApprovals(typed: Typed): boolean {
  if (typed.kind === "count") {
    const { base } = typed;
    if (base.kind === "root") return voterRoot(base.root) !== undefined;
    return base.kind === "quantifier" && countsApprovals(base);
  }
  if (typed.kind !== "quantifier") return false;
  const chain = chainOf(typed.base);
  if (!chain) return false;
  const voters = new Map([[typed.slot, chain.root]]);
  return [...chain.predicates, typed.predicate].every((predicate) => isOwn(predicate, voters));
}

/** Whether a part asks for nothing that an activity or its approvals bring. */
export function isClosed(typed: Typed): boolean {
  return typed.kind !== "root" && partsOf(typed).every(isClosed);
}

/** Whether a part asks for what an activity is about, and so may come to something else for each such thing. */
export function asksForSubject(typed: Typed): boolean {
  return typed.kind === "root" ? isAboutSubject(typed.root) : partsOf(typed).some(asksForSubject);
}

/** Whether a part asks for spending limits or velocity controls. */
export function asksForLimits(typed: Typed): boolean {
  return typed.kind === "root"
    ? typed.root === roots.get("limit") || typed.root === roots.get("controls")
    : partsOf(typed).some(asksForLimits);
}

/** What a consensus asks for. Whether two approvals are of one user tells nothing of which user that is. */
export function asksOf(typed: Typed): Asks {
  const names = { approvers: new Set<string>(), credentials: new Set<string>() };
  let hasCredentials = false;
  const visit = (part: Typed, voters: Voters): void => {
    if (part.kind === "comparison" && isOwner(part.left, voters) && isOwner(part.right, voters)) return;
    if (part.kind === "field") {
      const root = rootOf(part.base, voters);
      for (const known of root ? [root] : voterRoots) names[known].add(part.name);
    }
    if (part.kind === "root" && voterRoot(part.root) === "credentials") hasCredentials = true;
    const chain = part.kind === "quantifier" ? chainOf(part.base) : undefined;
    const within = part.kind === "quantifier" && chain ? new Map([...voters, [part.slot, chain.root]]) : voters;
    for (const inner of partsOf(part)) visit(inner, within);
  };
  visit(typed, new Map());
  return { approvers: names.approvers, credentials: hasCredentials ? names.credentials : undefined };
}

/** Of what a part is one; undefined where it may be something else. */
function rootOf(part: Typed, voters: Voters): VoterRoot | undefined {
  if (part.kind === "item") return voters.get(part.slot);
  return part.kind === "index" ? chainOf(part.base)?.root : undefined;
}

function chainOf(typed: Typed): Chain | undefined {
  if (typed.kind === "root") {
    const root = voterRoot(typed.root);
    return root && { root, predicates: [] };
  }
  if (typed.kind !== "quantifier" || typed.quantifier !== "filter") return undefined;
  const chain = chainOf(typed.base);
  return chain && { ...chain, predicates: [...chain.predicates, typed.predicate] };
}

function voterRoot(root: Root): VoterRoot | undefined {
  if (root === roots.get("approvers")) return "approvers";
  return root === roots.get("credentials") ? "credentials" : undefined;
}

/** Whether it makes no difference to a part which approvals there are besides those that the quantifiers are at. */
function isOwn(typed: Typed, voters: Voters): boolean {
  if (typed.kind === "root") return false;
  const chain = typed.kind === "quantifier" ? chainOf(typed.base) : undefined;
  if (typed.kind !== "quantifier" || !chain) return partsOf(typed).every((part) => isOwn(part, voters));

  // Approvals once more, or the credentials that were approved with: only those of the same user.
  const within = new Map([...voters, [typed.slot, chain.root]]);
  const isLink = (clause: Typed) => linksOwner(clause, typed.slot, within);
  const filters = chain.predicates.flatMap(clausesOf);
  const clauses = clausesOf(typed.predicate);
  const linking = typed.quantifier === "all" ? filters : [...filters, ...clauses];
  // An error over what is another's would be an error all the same.
  const isHarmless = (clause: Typed) => isLink(clause) || (isInfallible(clause) && isOwn(clause, within));
  return linking.some(isLink) && [...filters, ...clauses].every(isHarmless);
}

/** Whether a clause says that what a quantifier is at belongs to the same user as what another one around it is at. */
function linksOwner(clause: Typed, slot: number, voters: Voters): boolean {
  if (clause.kind !== "comparison" || clause.operator !== "==") return false;
  const owners = [clause.left, clause.right].map((side) => ownerOf(side, voters));
  return owners.every((owner) => owner !== undefined) && owners.filter((owner) => owner === slot).length === 1;
}

function isOwner(typed: Typed, voters: Voters): boolean {
  return ownerOf(typed, voters) !== undefined;
}

function ownerOf(typed: Typed, voters: Voters): number | undefined {
  if (typed.kind !== "field" || typed.base.kind !== "item") return undefined;
  const root = voters.get(typed.base.slot);
  return root && identities[root] === typed.name ? typed.base.slot : undefined;
}

/** What the outermost && joins. */
export function clausesOf(typed: Typed): readonly Typed[] {
  return typed.kind === "logic" && typed.operator === "&&" ? typed.operands.flatMap(clausesOf) : [typed];
}

/** Whether a part always has a value. */
function isInfallible(typed: Typed): boolean {
  if (typed.kind === "index" || typed.kind === "slice" || isDynamic(typed.type)) return false;
  return partsOf(typed).every(isInfallible);
}

function isDynamic(type: Type): boolean {
  return type.kind === "dynamic" || (type.kind === "list" && isDynamic(type.item));
}

function partsOf(typed: Typed): readonly Typed[] {
  switch (typed.kind) {
    case "constant":
    case "root":
    case "item":
      return [];
    case "list":
      return typed.items;
    case "struct":
      return typed.fields.map(({ value }) => value);
    case "field":
    case "count":
      return [typed.base];
    case "index":
      return [typed.base, typed.index];
    case "slice":
      return [typed.base, typed.from, typed.to];
    case "quantifier":
      return [typed.base, typed.predicate];
    case "containment":
      return [typed.whole, typed.value];
    case "comparison":
      return [typed.left, typed.right];
    case "logic":
      return typed.operands;
  }
}
