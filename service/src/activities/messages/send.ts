// Sends messages, as many as whoever asks for them may have sent. What counts are rows, so that it holds across restarts and
// for all processes together.
//
// Nobody uses up what another tenant may send to somebody: else a stranger could keep people from logging in everywhere.
// What all tenants have in common is only what users of sub-organizations ask for themselves.

import { ApiError, ErrorCode } from "@countersign/api";
import type { Settings } from "../../config/settings.js";
import { tenantOf } from "../../organizations/tenant.js";
import { useBudgets } from "../../store/budgets.js";
import type { Budget, Overdrawn } from "../../store/budgets.js";
import type { NewMessage } from "../../store/message.js";
import { insertMessage } from "../../store/messages.js";
import type { Transaction } from "../../store/store.js";
import type { FamilyContext } from "../definition/plan.js";
import { askerOf } from "./asker.js";
import type { Asker } from "./asker.js";

/** A day has so many times what an hour has. */
const hoursOfDay = 10;
/** Whose rows count what all tenants have in common. */
const allTenants = "";

interface Limited {
  readonly budget: Budget;
  /** What is said where it is used up. */
  readonly of: string;
}

export type SenderContext = Pick<FamilyContext, "organization" | "initiator" | "messages">;

/**
 * Writes messages that are sent when the transaction is committed.
 *
 * @throws ApiError RESOURCE_EXHAUSTED where they are too many in an hour or day
 */
export async function sendMessages(
  context: SenderContext,
  transaction: Transaction,
  messages: readonly NewMessage[],
): Promise<void> {
  const { organization } = context;
  const asker = askerOf(context);
  const now = Date.now();
  const use = async (organizationId: string, limited: readonly Limited[], count: number) => {
    const budgets = limited.map(({ budget }) => budget).filter(({ hourly }) => hourly !== 0);
    const overdrawn = await useBudgets(transaction.in(organizationId), budgets, count, now);
    if (overdrawn) throw tooMany(overdrawn, limited);
  };
  const tenantId = tenantOf(organization);
  await use(tenantId, senderBudgets(context, asker), messages.length);
  const recipients = [...new Set(messages.map(({ recipient }) => recipient.toLowerCase()))].sort();
  for (const recipient of recipients) {
    const count = messages.filter((message) => message.recipient.toLowerCase() === recipient).length;
    const limited = [recipientBudget(asker, recipient, context.messages)];
    await use(tenantId, limited, count);
    if (asker === "subOrganization") await use(allTenants, limited, count);
  }
  for (const message of messages) await insertMessage(transaction.in(organization.id), message, tenantId);
}

function senderBudgets({ organization, messages }: SenderContext, asker: Asker): Limited[] {
  const { perTenantHourly, perSubOrganizationHourly, subOrganizationsHourly } = messages;
  switch (asker) {
    case "organization":
      return [limit("messages of organization", perTenantHourly, "the organization and what is below it have")];
    case "authProxy":
      return [limit("messages of authProxy", perTenantHourly, "the auth proxy has")];
    case "subOrganization":
      return [
        limit(`messages of ${organization.id}`, perSubOrganizationHourly, "this sub-organization has"),
        limit("messages of subOrganization", subOrganizationsHourly, "the sub-organizations of the parent have"),
      ];
  }
}

function recipientBudget(asker: Asker, recipient: string, { perContactHourly }: Settings["messages"]): Limited {
  const budget = { holder: `messages of ${asker} to ${recipient}`, hourly: perContactHourly, daily: Infinity };
  return { budget, of: "this contact was sent" };
}

function limit(holder: string, hourly: number, of: string): Limited {
  return { budget: { holder, hourly, daily: hourly * hoursOfDay }, of: `${of} sent` };
}

function tooMany({ budget, per }: Overdrawn, limited: readonly Limited[]): ApiError {
  const { of = "" } = limited.find((each) => each.budget === budget) ?? {};
  const message = `${of} the most messages allowed in ${per === "hour" ? "an hour" : "a day"}; try again later`;
  return new ApiError(ErrorCode.RESOURCE_EXHAUSTED, message);
}
