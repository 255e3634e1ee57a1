// Runs one sequence: two organizations are made, attackers and honest users act in turn, and after each step the database
// shows whether anybody has become what they must not.

import { activityKinds } from "@countersign/api";
import type { Activity, ActivityType } from "@countersign/api";
import type { Organization } from "../../../service/src/organizations/organization.js";
import { send } from "../support/requests.js";
import type { Answer } from "../support/requests.js";
import { firstOf, present } from "../support/results.js";
import { nextTimestamp } from "../support/timestamp.js";
import { Draw } from "./draw.js";
import type { Environment } from "./environment.js";
import { approveReviewed, honestWork, honestWorkNames, review, waysIn } from "./honest.js";
import type { Memory, Work } from "./honest.js";
import { IntentWriter } from "./intents.js";
import { Loot } from "./loot.js";
import type { Code, Credential } from "./loot.js";
import { choices } from "./members.js";
import type { Scene } from "./scene.js";
import { outcomeOf } from "./tally.js";
import type { Tally } from "./tally.js";
import { learn, openVictims, resultOf } from "./victims.js";
import type { Setting, Victim } from "./victims.js";
import { beyondQuorum, differenceOf, rootLoot, rootStateOf } from "./violations.js";

export interface Step {
  /** What is attempted; undefined where it is the honest users' turn. */
  readonly type: ActivityType | undefined;
  readonly seed: number;
}

/** Every type that can be submitted, as the contract has it. */
export const submittable = (Object.keys(activityKinds) as ActivityType[]).filter(
  (type) => activityKinds[type].submittable,
);

const writer = new IntentWriter<Scene>(choices);
/** By which the attackers come in as somebody, so that they try all of them in the end. */
const waysToLogin: readonly ActivityType[] = [
  "ACTIVITY_TYPE_OTP_AUTH",
  "ACTIVITY_TYPE_EMAIL_AUTH_V2",
  "ACTIVITY_TYPE_INIT_USER_EMAIL_RECOVERY",
  "ACTIVITY_TYPE_OAUTH",
  // A contact of their own becomes that of a user, who logs in by it.
  "ACTIVITY_TYPE_INIT_OTP_V3",
  "ACTIVITY_TYPE_VERIFY_OTP_V2",
  "ACTIVITY_TYPE_UPDATE_USER_EMAIL",
  "ACTIVITY_TYPE_OTP_LOGIN_V2",
];
const longest = 60;
const isVote = (type: ActivityType) => activityKinds[type].resource === "ACTIVITY";
let sequences = 0;

/**
 * @throws Error that tells the steps and what came about, where it must not
 */
export async function runSequence(
  environment: Environment,
  setting: Setting,
  steps: readonly Step[],
  tally: Tally,
): Promise<void> {
  const run = await Run.open(environment, setting, tally);
  for (const step of steps) await run.take(step);
  await run.end();
}

class Run {
  readonly #environment: Environment;
  readonly #tally: Tally;
  readonly #loot: Loot;
  readonly #parent: Victim;
  readonly #child: Victim;
  readonly #memories = new Map<Victim, Memory>();
  /** What only root users may change, as it was after they last did something. */
  readonly #expected = new Map<Victim, string>();
  readonly #story: string[] = [];
  #step = 0;

  static async open(environment: Environment, setting: Setting, tally: Tally): Promise<Run> {
    const number = ++sequences;
    const loot = new Loot(environment.issuer, number);
    const { parent, child } = await openVictims(environment, loot, setting, number);
    const run = new Run(environment, tally, loot, parent, child);
    run.#story.push(`Policies allow ${setting.rules}; ${setting.joint ? "two of three root users" : "one root user"}.`);
    for (const victim of [parent, child]) {
      const organization = present(await victim.look(), "look");
      run.#memories.set(victim, { reviewed: [], promotions: [], trainee: waysIn(organization, victim.trainee.userId) });
      run.#expected.set(victim, rootStateOf(organization));
    }
    tally.sequences++;
    return run;
  }

  private constructor(environment: Environment, tally: Tally, loot: Loot, parent: Victim, child: Victim) {
    this.#environment = environment;
    this.#tally = tally;
    this.#loot = loot;
    this.#parent = parent;
    this.#child = child;
  }

  async take({ type, seed }: Step): Promise<void> {
    this.#step++;
    const draw = new Draw(seed);
    // Only an organization at the top has some below it.
    const isAbove = type !== undefined && activityKinds[type].resource === "ORGANIZATION";
    const victim = draw.chance(isAbove ? 0.6 : 0.3) ? this.#parent : this.#child;
    const organization = await victim.look();
    if (!organization) return;
    if (type === undefined) await this.#honestly(draw, victim, organization);
    else await this.#attack(draw, victim, organization, type);
    await this.#check();
  }

  /** The attackers try all there is to come in, and every credential that they have shows whose it is. */
  async end(): Promise<void> {
    for (const victim of [this.#child, this.#parent]) {
      for (const [index, type] of waysToLogin.entries()) {
        const organization = await victim.look();
        if (!organization) continue;
        this.#step++;
        await this.#attack(new Draw(index * 7919 + this.#step), victim, organization, type);
        await this.#check();
      }
      const organization = await victim.look();
      if (organization) await this.#probe(victim, organization);
    }
  }

  async #attack(draw: Draw, victim: Victim, organization: Organization, type: ActivityType): Promise<void> {
    const by = await this.#attacker(draw, victim, organization, type);
    if (!by) return;
    // Most often there is nothing to vote on, and one vote on nothing is like another.
    if (isVote(type) && victim.waiting.length === 0 && draw.chance(0.9)) return;
    const needed = missingFor(type, victim, this.#loot);
    if (needed) await this.#submit(draw, victim, organization, by, needed);
    await this.#submit(draw, victim, (await victim.look()) ?? organization, by, type);
  }

  async #submit(
    draw: Draw,
    victim: Victim,
    organization: Organization,
    by: Credential,
    type: ActivityType,
  ): Promise<void> {
    const scene: Scene = {
      draw,
      environment: this.#environment,
      loot: this.#loot,
      victim,
      organization,
      by,
      target: this.#target(draw, victim, organization, by),
      step: this.#step,
    };
    const parameters = await writer.write(type, scene);
    const { organizationId } = victim;
    const body = JSON.stringify({ type, timestampMs: nextTimestamp(), organizationId, parameters });
    const guest = scene.registered && activityKinds[type].family === "acceptInvitation" ? scene.registered : undefined;
    const stampHeader = guest ? (["X-Stamp-Webauthn", guest.stamp(body)] as const) : await by.stamp(body);
    const answer = await send(this.#environment.service, { path: activityKinds[type].path, body, stampHeader });
    this.#tally.count(type, outcomeOf(answer));
    this.#tell(`${victim.name}: the user ${by.userId} by ${by.name}: ${type} ${brief(parameters)}`, answer);
    if (answer.error) return;
    await this.#harvest(victim, answer.activity);
    const beyond = beyondQuorum(victim, answer.activity);
    if (beyond.length > 0) this.#fail(beyond);
  }

  /** Users of the parent come into the child mostly to log people in: nothing else is open to them. */
  async #attacker(
    draw: Draw,
    victim: Victim,
    organization: Organization,
    type: ActivityType,
  ): Promise<Credential | undefined> {
    const own = this.#loot.credentialsOf(organization);
    const isLogin = ["AUTH", "RECOVERY"].includes(activityKinds[type].resource);
    const parent = await this.#parent.look();
    if (victim === this.#child && parent && draw.chance(isLogin ? 0.3 : 0.02)) {
      return draw.pick(this.#loot.credentialsOf(parent));
    }
    // Those who were there first have all the rights; others are tried too.
    return draw.chance(0.6) ? draw.pick(own.slice(0, 2)) : draw.pick(own);
  }

  #target(draw: Draw, victim: Victim, { members, quorum }: Organization, by: Credential) {
    const self = members.get(by.userId);
    if (self && draw.chance(0.35)) return self;
    const trainee = members.get(victim.trainee.userId);
    const isAwaited = present(this.#memories.get(victim)).promotions.length > 0;
    if (trainee && draw.chance(isAwaited ? 0.6 : 0.2)) return trainee;
    const rootId = present(draw.pick(quorum.userIds), "pick");
    return draw.chance(0.5) ? present(members.get(rootId)) : present(draw.pick([...members.values()]), "pick");
  }

  /** What the attackers learn from an activity, and from the messages that it had sent. */
  async #harvest(victim: Victim, activity: Activity): Promise<void> {
    victim.touch();
    const { organizationId } = victim;
    if (activity.status === "ACTIVITY_STATUS_CONSENSUS_NEEDED") {
      if (!victim.waiting.some(({ id }) => id === activity.id)) victim.waiting.push(activity);
      return;
    }
    const index = victim.waiting.findIndex(({ id }) => id === activity.id);
    if (index !== -1) victim.waiting.splice(index, 1);
    if (activity.status !== "ACTIVITY_STATUS_COMPLETED") return;
    const result = (resultOf(activity) ?? {}) as Readonly<Record<string, unknown>>;
    learn(victim.known, result);
    if (activityKinds[activity.type].family === "acceptInvitation") this.#loot.forgetInvitation(result);
    const { importBundle, session, userId, otpId, credentialBundle } = result as Readonly<Record<string, string>>;
    if (importBundle !== undefined) {
      this.#loot.importTargets.push({ organizationId, userId: firstOf(activity.votes).userId, importBundle });
    }
    if (session !== undefined && userId === undefined) this.#tally.note("sessions with a key of the attackers' own");
    else if (session !== undefined) {
      this.#loot.sessions.push({ organizationId, userId: present(userId, "userId"), token: session });
      this.#tally.note("read-only sessions opened");
    }
    if (credentialBundle !== undefined) this.#open(credentialBundle);
    const { otpEncryptionTargetBundle: target } = result as Readonly<Record<string, string>>;
    const { family } = activityKinds[activity.type];
    await this.#readMail(organizationId, otpId === undefined ? undefined : { otpId, family, target });
  }

  async #readMail(organizationId: string, sent: Omit<Code, "organizationId" | "otpCode"> | undefined): Promise<void> {
    for (const contact of this.#loot.contacts) {
      for (const text of await this.#environment.mailboxes.take(contact)) {
        const [bundle] = /\b[1-9A-HJ-NP-Za-km-z]{100,}\b/.exec(text) ?? [];
        const [otpCode] = /\b\d{6}\b/.exec(text) ?? [];
        const [, invitationId] = /^Invitation: (\S+)$/m.exec(text) ?? [];
        const [, userId] = /^User: (\S+)$/m.exec(text) ?? [];
        if (invitationId !== undefined && userId !== undefined) {
          this.#loot.invitations.push({ organizationId, invitationId, userId });
          this.#tally.note("invitations received");
        } else if (bundle !== undefined) this.#open(bundle);
        else if (sent !== undefined && otpCode !== undefined) {
          this.#loot.codes.push({ organizationId, otpCode, ...sent });
          this.#tally.note("codes received");
        }
      }
    }
  }

  #open(bundle: string): void {
    const before = this.#loot.opened;
    this.#loot.open(bundle);
    this.#tally.note("login keys opened", this.#loot.opened - before);
  }

  async #honestly(draw: Draw, victim: Victim, organization: Organization): Promise<void> {
    const memory = present(this.#memories.get(victim));
    const { mailboxes } = this.#environment;
    const scene = { draw, victim, parent: this.#parent, organization, mailboxes, memory, step: this.#step };
    if (draw.chance(0.5)) {
      const found = review(scene);
      if (found !== undefined) this.#story.push(`${this.#step}. ${victim.name}: root users ${found}`);
      const became = draw.chance(0.5) ? await approveReviewed(scene) : undefined;
      if (became === undefined) return;
      this.#tally.note("harmless activities approved by root users");
      this.#story.push(`${this.#step}. ${victim.name}: root users approve what they found harmless: ${became}`);
      victim.touch();
      await this.#check();
      return;
    }
    const isAwaited = memory.promotions.length > 0 && draw.chance(0.4);
    const name = isAwaited ? "agreesToPromotion" : present(draw.pick(honestWorkNames), "pick");
    const work: Work = honestWork[name];
    const became = await work(scene);
    if (became === undefined) return;
    this.#tally.note(became === "ACTIVITY_STATUS_COMPLETED" ? "honest steps" : "honest steps refused");
    this.#story.push(`${this.#step}. ${victim.name}: root user ${name}: ${became}`);
    victim.touch();
    const after = await victim.look();
    if (after) this.#expected.set(victim, rootStateOf(after));
  }

  async #check(): Promise<void> {
    for (const victim of [this.#parent, this.#child]) {
      const organization = await victim.look();
      if (!organization) continue;
      const faults = rootLoot(organization, this.#loot);
      const [expected, found] = [present(this.#expected.get(victim)), rootStateOf(organization)];
      if (found !== expected) faults.push(`what only root users change has changed:\n${differenceOf(expected, found)}`);
      if (faults.length > 0) this.#fail(faults);
    }
  }

  /** Asks the service itself, in case the database does not tell everything. */
  async #probe({ organizationId, name }: Victim, organization: Organization): Promise<void> {
    const body = JSON.stringify({ organizationId });
    const stamps = await Promise.all(this.#loot.credentialsOf(organization).map(({ stamp }) => stamp(body)));
    const sessions = this.#loot.sessions.filter((session) => session.organizationId === organizationId);
    const headers = [...stamps, ...sessions.map(({ token }) => ["X-Session", token] as const)];
    for (const header of headers) {
      const response = await fetch(`${this.#environment.service.baseUrl}/public/v1/query/whoami`, {
        method: "POST",
        headers: [[...header]],
        body,
      });
      const { userId } = (await response.json()) as { userId?: string };
      if (userId === undefined) continue;
      this.#tally.note("credentials that came in");
      if (organization.members.get(userId)?.root)
        this.#fail([`${name}: ${header[0]} comes in as the root user ${userId}`]);
    }
  }

  #tell(what: string, { activity, error }: Answer): void {
    const became = error ? `${error.code} ${error.message}` : activity.status;
    this.#story.push(`${this.#step}. ${what}\n   ${became}`);
  }

  #fail(faults: readonly string[]): never {
    throw new Error([...faults, "after:", ...this.#story].join("\n"));
  }
}

/** Without what only machines read. */
function brief(parameters: object): string {
  return JSON.stringify(parameters, (_name, value: unknown) =>
    typeof value === "string" && value.length > longest ? `${value.slice(0, 12)}…` : value,
  );
}

/** What has to come first, where the attackers have nothing to use a type with. */
function missingFor(type: ActivityType, { organizationId }: Victim, loot: Loot): ActivityType | undefined {
  const lacks = (held: readonly { readonly organizationId: string }[]) =>
    held.every((each) => each.organizationId !== organizationId);
  switch (activityKinds[type].family) {
    case "acceptInvitation":
      return lacks(loot.invitations) ? "ACTIVITY_TYPE_CREATE_INVITATIONS" : undefined;
    case "otpAuth":
      return "ACTIVITY_TYPE_INIT_OTP_AUTH";
    case "verifyOtp":
      return type === "ACTIVITY_TYPE_VERIFY_OTP" ? "ACTIVITY_TYPE_INIT_OTP_V2" : "ACTIVITY_TYPE_INIT_OTP_V3";
    case "otpLogin":
      return type === "ACTIVITY_TYPE_OTP_LOGIN" ? "ACTIVITY_TYPE_VERIFY_OTP" : "ACTIVITY_TYPE_VERIFY_OTP_V2";
    case "importWallet":
      return "ACTIVITY_TYPE_INIT_IMPORT_WALLET";
    case "importPrivateKey":
      return "ACTIVITY_TYPE_INIT_IMPORT_PRIVATE_KEY";
    default:
      return undefined;
  }
}
