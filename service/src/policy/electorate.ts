// The users of an organization as those who might approve, grouped by what a consensus asks of them.

import { expiryOf } from "../organizations/member.js";
import type { Member } from "../organizations/member.js";
import type { Organization } from "../organizations/organization.js";
import type { ApproverContext, Context, CredentialContext } from "../policy-language/context.js";
import type { Budget } from "../policy-language/policy.js";
import type { Asks } from "../policy-language/voter.js";
import { apiKeysThatApprove, approverOf, credentialsOf } from "./context.js";

/** A user who might approve. */
export interface Voter {
  readonly approver: ApproverContext;
  /** With one of which they would approve: one of each type, or where more makes a difference, all. */
  readonly credentials: readonly CredentialContext[];
}

/** Users who are the same to a consensus, by their places among all users. */
export interface VoterClass {
  readonly places: readonly number[];
  /** The first of them. */
  readonly example: Voter;
}

/** A consensus knows nothing of the activity. */
const activity: Context["activity"] = { type: "", family: "", resource: "", action: "", params: {} };

/** Approvals as a consensus sees them. */
export function ballotOf(approvers: readonly ApproverContext[], credentials: readonly CredentialContext[]): Context {
  return { activity, approvers, credentials };
}

const electorates = new WeakMap<Organization, Electorate>();

/** Made once for each state of an organization, and again when a key in it has expired. */
export function electorateOf(organization: Organization, now = Date.now()): Electorate {
  let electorate = electorates.get(organization);
  if (!electorate || electorate.until <= now)
    electorates.set(organization, (electorate = new Electorate(organization, now)));
  return electorate;
}

// What it takes in steps to look at a user, a tag, a credential; and at a credential for its type alone, once for all.
const perUser = 40;
const perTag = 5;
const perCredential = 30;
const perType = 8;

export class Electorate {
  readonly #members: readonly Member[];
  readonly #places: ReadonlyMap<string, number>;
  readonly #countOfCredentials: number;
  /** By place: of each user, one credential of each type. Most that is asked of credentials is their type. */
  #byType: readonly (readonly CredentialContext[])[] | undefined;
  readonly #organization: Organization;
  readonly #now: number;
  /** When the next key expires, in milliseconds since 1970. */
  readonly until: number;

  constructor(organization: Organization, now: number) {
    const { members, apiKeys } = organization;
    this.#organization = organization;
    this.#now = now;
    this.until = [...apiKeys.values()].reduce((until, { row }) => {
      const expiry = expiryOf(row) ?? Infinity;
      return expiry > now ? Math.min(until, expiry) : until;
    }, Infinity);
    this.#members = [...members.values()];
    this.#places = new Map(this.#members.map(({ id }, place) => [id, place]));
    this.#countOfCredentials = this.#members.reduce((sum, { record: { apiKeys, authenticators } }) => {
      return sum + apiKeys.length + authenticators.length;
    }, 0);
  }

  get size(): number {
    return this.#members.length;
  }

  placeOf(userId: string): number | undefined {
    return this.#places.get(userId);
  }

  /** Steps of looking at all that is asked for, of all users. */
  cost({ approvers, credentials }: Asks): number {
    const tags = approvers.has("tags") ? this.#members.reduce((sum, { record }) => sum + record.userTags.length, 0) : 0;
    const each = tellsApart(credentials) ? perCredential : credentials && !this.#byType ? perType : 0;
    return perUser * this.size + perTag * tags + each * this.#countOfCredentials;
  }

  /** A user as a consensus sees them. */
  voter(place: number, { credentials: asked }: Asks): Voter {
    const member = this.#members[place]!;
    if (!asked) return { approver: approverOf(member), credentials: [] };
    const credentials = tellsApart(asked)
      ? credentialsOf(this.#organization, member, this.#now)
      : this.#oneOfEachType()[place]!;
    return { approver: approverOf(member), credentials };
  }

  /** All users by what a consensus asks for; undefined where the budget does not suffice. */
  classes(asks: Asks, budget: Budget): readonly VoterClass[] | undefined {
    if (!budget.take(this.cost(asks))) return undefined;
    const classes = new Map<string, { readonly places: number[]; readonly example: Voter }>();
    for (const place of this.#members.keys()) {
      const voter = this.voter(place, asks);
      const name = nameOf(voter, asks);
      const known = classes.get(name);
      if (known) known.places.push(place);
      else classes.set(name, { places: [place], example: voter });
    }
    return [...classes.values()];
  }

  #oneOfEachType(): readonly (readonly CredentialContext[])[] {
    return (this.#byType ??= this.#members.map((member) => {
      const types = new Map<string, CredentialContext>();
      const apiKeys = apiKeysThatApprove(this.#organization, member, this.#now);
      for (const { credential } of [...apiKeys, ...member.record.authenticators]) {
        const { type } = credential;
        if (!types.has(type)) types.set(type, { ...unnamed, user_id: member.id, type });
      }
      return [...types.values()];
    }));
  }
}

/** A credential of which a consensus asks for no more than its type. */
const unnamed = { id: "", credential_id: "", public_key: "" } as const;

const names = ["id", "credential_id", "public_key"] as const;

/** Whether a consensus asks which credential of a type it is. */
function tellsApart(asked: Asks["credentials"]): boolean {
  return asked !== undefined && names.some((name) => asked.has(name));
}

/** What a consensus sees of a user, the same for all who are the same to it. */
function nameOf(
  { approver: { id, email, tags }, credentials }: Voter,
  { approvers, credentials: asked }: Asks,
): string {
  const parts: unknown[] = [approvers.has("id") && id, approvers.has("email") && email, approvers.has("tags") && tags];
  if (asked) {
    const fields = (["type", ...names] as const).filter((field) => asked.has(field));
    const kinds = credentials.map((credential) => fields.map((field) => credential[field]).join(" "));
    parts.push(asked.has("user_id") && id, [...new Set(kinds)].sort());
  }
  return JSON.stringify(parts);
}
