// What a user is told of requests that wait for their vote: what kind of thing is asked for, by whom, and what would be paid to
// whom, as the service decodes it from the bytes to be signed. Nothing else of a request is told.

import { activityKinds } from "@countersign/api";
import type { UncountedSpending, VotesWanted, WaitingRequest } from "@countersign/api";
import { nameInMessages } from "../activities/messages/words.js";
import { chains } from "../chains/formats.js";
import type { Organization } from "../organizations/organization.js";
import type { Proposal } from "../policy/context.js";
import { readAllSigned } from "../policy/signed.js";
import type { ToSign } from "../signing/to-sign.js";
import { spendingOf } from "../spending/charges.js";
import type { Movement, Uncounted } from "../spending/spending.js";

/** What is told: the first requests where there are many. */
export type Notice = Pick<VotesWanted, "organizationId" | "organizationName" | "requests" | "count">;

const mostPayments = 4;
const mostCharacters = 200;

const uncounted: Readonly<Record<UncountedSpending, string>> = {
  UNCOUNTED_SPENDING_DIGEST: "Signs bytes that the service cannot read.",
  UNCOUNTED_SPENDING_CALL: "Calls a contract, which may move tokens.",
  UNCOUNTED_SPENDING_ALLOWANCE: "Lets somebody else move tokens.",
  UNCOUNTED_SPENDING_TYPED_DATA: "Signs typed data, by which tokens may move.",
  UNCOUNTED_SPENDING_DELEGATION: "Lets code act for the account.",
  UNCOUNTED_SPENDING_DURABLE_NONCE: "Can be sent at any later time.",
};

/** What is told of one request. */
export async function describeRequest(
  organization: Organization,
  activityId: string,
  proposal: Proposal,
  toSign: ToSign,
): Promise<WaitingRequest> {
  const title = titleOf(proposal.type);
  const asker = organization.members.get(proposal.initiatorId)?.record.userName;
  const lines = [
    `Asked for by ${asker === undefined ? "a user who was deleted" : nameIn(organization, asker, "a user")}.`,
  ];
  const signed = await readAllSigned(organization, proposal, toSign);
  const spendings = signed.flatMap(({ curve, subjects }) => subjects.map((subject) => spendingOf(subject, curve)));
  const payments = spendings.flatMap(({ movements }) => movements.filter(({ receiver }) => receiver !== undefined));
  lines.push(...payments.slice(0, mostPayments).map(sentenceOf));
  if (payments.length > mostPayments) lines.push(`And ${payments.length - mostPayments} more payments.`);
  const kinds = new Set(spendings.flatMap((spending) => spending.uncounted.map(({ kind }: Uncounted) => kind)));
  lines.push(...[...kinds].map((kind) => uncounted[kind]));
  return { activityId, title, lines: lines.map(oneLine) };
}

/** Says how many there are, where there are several. */
export function headingOf({ requests: [first], count }: Notice): string {
  if (count > 1 || !first) return `${count} requests wait for your vote`;
  return `Vote wanted: ${first.title.charAt(0).toLowerCase()}${first.title.slice(1)}`;
}

export function organizationNameOf(organization: Organization): string {
  return nameIn(organization, organization.name, "your organization");
}

/** `signTransaction` as `Sign transaction`. */
function titleOf(type: Proposal["type"]): string {
  const words = activityKinds[type].family.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function sentenceOf({ chain, reference, token, amount, receiver }: Movement): string {
  const network = chain === "eip155" && reference !== undefined ? ` on chain ${reference}` : "";
  if (token !== "") {
    const what = token === undefined ? "a token" : `token ${token}`;
    return `Pays ${amount} of the smallest units of ${what}${network} to ${receiver}.`;
  }
  const { unit, decimals } = Object.values(chains).find(({ namespace }) => namespace === chain)!;
  const coin = chain === "eip155" && reference !== "1" ? "of the native coin" : unit;
  return `Pays ${decimal(amount, decimals)} ${coin}${network} to ${receiver}.`;
}

function decimal(amount: bigint, decimals: number): string {
  const digits = amount.toString().padStart(decimals + 1, "0");
  const fraction = digits.slice(-decimals).replace(/0+$/, "");
  return fraction === "" ? digits.slice(0, -decimals) : `${digits.slice(0, -decimals)}.${fraction}`;
}

function nameIn(organization: Organization, name: string, otherwise: string): string {
  return oneLine(nameInMessages(organization, name, otherwise)) || otherwise;
}

/** Names are chosen by others, and addresses by whoever asks. */
function oneLine(text: string): string {
  const line = text.replace(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, " ").trim();
  return line.length <= mostCharacters ? line : `${line.slice(0, mostCharacters - 1)}…`;
}
