// What root users and the back end do in between: ordinary things, and approvals of what they have looked at and found
// harmless.

import type { Activity } from "@countersign/api";
import type { Organization } from "../../../service/src/organizations/organization.js";
import { newTarget } from "../families/logins/world.js";
import { ethereumAccount } from "../support/accounts.js";
import { submit } from "../support/requests.js";
import { firstOf, present } from "../support/results.js";
import { newKey } from "../support/service.js";
import type { Draw } from "./draw.js";
import type { Mailboxes } from "./mailboxes.js";
import { actAsQuorum, approveAsQuorum, resultOf } from "./victims.js";
import type { Victim } from "./victims.js";

/** What root users remember between steps. */
export interface Memory {
  /** Activities that were found harmless, and are not approved yet. */
  readonly reviewed: Activity[];
  /** Activities by which the trainee becomes a root user, and which wait for the second root user. */
  readonly promotions: Activity[];
  /** Credentials and contacts of the user whom they make a root user, as they know them. */
  readonly trainee: string;
}

export interface HonestScene {
  readonly draw: Draw;
  readonly victim: Victim;
  readonly parent: Victim;
  readonly organization: Organization;
  readonly mailboxes: Mailboxes;
  readonly memory: Memory;
  readonly step: number;
}

/** Answers what came of it; undefined where there was nothing to do. */
export type Work = (scene: HonestScene) => Promise<string | undefined>;

const did = (made: Activity | string) => (typeof made === "string" ? made : made.status);

export const honestWork = {
  async makesWallet({ victim, step }) {
    const parameters = { walletName: `Treasury ${step}`, accounts: [ethereumAccount] };
    return did(await actAsQuorum(victim, "ACTIVITY_TYPE_CREATE_WALLET", parameters));
  },
  async addsUser({ victim, step }) {
    const apiKeys = [{ apiKeyName: "Laptop", publicKey: newKey().publicKey }];
    const users = [{ userName: `Staff ${step}`, apiKeys, authenticators: [], userTags: [] }];
    return did(await actAsQuorum(victim, "ACTIVITY_TYPE_CREATE_USERS_V2", { users }));
  },
  async writesPolicy({ victim, step }) {
    const condition = "activity.action == 'DELETE' && activity.resource == 'WALLET'";
    const parameters = { policyName: `House rule ${step}`, effect: "EFFECT_DENY", condition, notes: "" };
    return did(await actAsQuorum(victim, "ACTIVITY_TYPE_CREATE_POLICY_V3", parameters));
  },
  async addsKeyOfTheirOwn({ victim, step }) {
    const { userId } = firstOf(victim.roots);
    const apiKeys = [{ apiKeyName: `${step}`, publicKey: newKey().publicKey, curveType: "API_KEY_CURVE_P256" }];
    return did(await actAsQuorum(victim, "ACTIVITY_TYPE_CREATE_API_KEYS_V2", { userId, apiKeys }));
  },
  async switchesFeature({ victim, organization }) {
    const name = "FEATURE_NAME_ROOT_USER_EMAIL_RECOVERY";
    return did(
      organization.features.has(name)
        ? await actAsQuorum(victim, "ACTIVITY_TYPE_REMOVE_ORGANIZATION_FEATURE", { name })
        : await actAsQuorum(victim, "ACTIVITY_TYPE_SET_ORGANIZATION_FEATURE", { name, value: "" }),
    );
  },
  /** By a code that the back end has sent, and that it hands in for the root user. */
  async logsIn({ victim, parent, mailboxes, organization }) {
    const [root, backEnd] = [firstOf(victim.roots), present(parent.backEnd, "backEnd")];
    const email = organization.members.get(root.userId)?.record.userEmail;
    if (victim === parent || email !== root.email) return undefined;
    const by = { ...backEnd, organizationId: victim.organizationId };
    const sent = await submit(by, "ACTIVITY_TYPE_INIT_OTP_AUTH", { otpType: "OTP_TYPE_EMAIL", contact: email });
    if (sent.error) return sent.error.message;
    const { otpId } = resultOf(sent.activity) as { otpId: string };
    const [otpCode = ""] = /\b\d{6}\b/.exec((await mailboxes.take(email)).at(-1) ?? "") ?? [];
    const { targetPublicKey } = newTarget();
    const handedIn = await submit(by, "ACTIVITY_TYPE_OTP_AUTH", { otpId, otpCode, targetPublicKey });
    return handedIn.error ? handedIn.error.message : handedIn.activity.status;
  },
  /** Where two have to agree, the second approves some steps later, and relies on what the first has looked at. */
  async promotesTrainee({ victim, organization, memory }) {
    const { userId } = victim.trainee;
    if (organization.members.get(userId)?.root !== false || waysIn(organization, userId) !== memory.trainee) {
      return undefined;
    }
    const userIds = [...organization.quorum.userIds, userId];
    const parameters = { threshold: victim.threshold, userIds };
    const { activity, error } = await submit(firstOf(victim.roots), "ACTIVITY_TYPE_UPDATE_ROOT_QUORUM", parameters);
    if (error) return error.message;
    if (activity.status === "ACTIVITY_STATUS_CONSENSUS_NEEDED") memory.promotions.push(activity);
    return activity.status;
  },
  async agreesToPromotion({ victim, memory }) {
    const activity = memory.promotions.shift();
    return activity && did(await approveAsQuorum(victim.roots.slice(1), activity));
  },
  async dismissesTrainee({ victim, organization }) {
    const { userId } = victim.trainee;
    if (!organization.members.get(userId)?.root) return undefined;
    const userIds = organization.quorum.userIds.filter((id) => id !== userId);
    return did(await actAsQuorum(victim, "ACTIVITY_TYPE_UPDATE_ROOT_QUORUM", { threshold: victim.threshold, userIds }));
  },
} as const satisfies Readonly<Record<string, Work>>;

export const honestWorkNames = Object.keys(honestWork) as (keyof typeof honestWork)[];

/** Looks at what waits, and remembers what is harmless. */
export function review({ victim, organization, memory }: HonestScene): string | undefined {
  const harmless = victim.waiting.filter(
    (activity) => !memory.reviewed.includes(activity) && isHarmless(activity, organization, victim),
  );
  memory.reviewed.push(...harmless);
  return harmless.length > 0 ? `found ${harmless.length} harmless` : undefined;
}

/** Approves what was found harmless first, whatever has changed since. */
export async function approveReviewed({ victim, memory }: HonestScene): Promise<string | undefined> {
  const activity = memory.reviewed.shift();
  return activity && did(await approveAsQuorum(victim.roots, activity));
}

/** What someone comes in by, as it can be seen. */
export function waysIn({ members }: Organization, userId: string): string {
  const member = members.get(userId);
  if (!member) return "";
  const { userEmail, userPhoneNumber, apiKeys, authenticators, oauthProviders } = member.record;
  return JSON.stringify({ userEmail, userPhoneNumber, apiKeys, authenticators, oauthProviders });
}

/** Root users do not approve what is about root users, or about who they are, or what ends the organization. */
function isHarmless({ type, intent }: Activity, { members, quorum }: Organization, victim: Victim): boolean {
  if (/ROOT_QUORUM|FEATURE|DELETE_(SUB_)?ORGANIZATION/.test(type)) return false;
  const text = JSON.stringify(intent);
  return (
    quorum.userIds.every((id) => {
      const { userEmail, userPhoneNumber } = present(members.get(id)).record;
      return [id, userEmail, userPhoneNumber].every((name) => !name || !text.includes(name));
    }) && !text.includes(victim.trainee.userId)
  );
}
