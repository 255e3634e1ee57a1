// Invitations as they are sent, received by e-mail and accepted.

import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import PostalMime from "postal-mime";
import { createAuthenticator } from "../../support/authenticator.js";
import type { Ceremony, SoftwareAuthenticator } from "../../support/authenticator.js";
import type { Person } from "../../support/people.js";
import { firstOf, resultOf } from "../../support/results.js";
import type { RunningService } from "../../support/service.js";
import { post } from "../sessions/session.js";
import type { Answer } from "../sessions/session.js";

export const origin = "https://app.example.com";

/** What an e-mail tells its receiver. */
export interface Received {
  readonly to: string | undefined;
  readonly text: string;
  /** `<id>.<token>` */
  readonly invitationId: string;
  readonly userId: string;
  readonly organizationId: string;
}

/** Parameters of an invitation. */
export function invitationTo(receiverUserEmail: string, senderUserId: string, receiverUserTags: string[] = []) {
  return {
    receiverUserName: "Dana Okafor",
    receiverUserEmail,
    receiverUserTags,
    accessType: "ACCESS_TYPE_WEB" as const,
    senderUserId,
  };
}

/** Sends invitations; answers their ids. */
export async function invite(by: Person, invitations: ReturnType<typeof invitationTo>[]): Promise<string[]> {
  const { activity } = await by.client.createInvitations(
    by.request("ACTIVITY_TYPE_CREATE_INVITATIONS", { invitations }),
  );
  return resultOf(activity, "createInvitationsResult").invitationIds;
}

/** Waits for the e-mail of an invitation, in the folder in which the service puts it, and reads it. */
export async function receive(
  { dataFolder }: Pick<RunningService, "dataFolder">,
  invitationId: string,
): Promise<Received> {
  const folder = join(dataFolder, "outbox");
  const file = `${invitationId}.eml`;
  while (!(await readdir(folder).catch((): string[] => [])).includes(file)) await pause(10);
  const { to, text = "" } = await PostalMime.parse(await readFile(join(folder, file)));
  const [, userId = ""] = /^User: (\S+)$/m.exec(text) ?? [];
  const [, organizationId = ""] = /^Organization: (\S+)$/m.exec(text) ?? [];
  const [, shown = ""] = /^Invitation: (\S+)$/m.exec(text) ?? [];
  return { to: to?.[0]?.address, text, invitationId: shown, userId, organizationId };
}

/** Invites one person and gives what they received. */
export async function invited(
  service: Pick<RunningService, "dataFolder">,
  by: Person,
  receiverUserTags: string[] = [],
  email = "dana@example.com",
): Promise<Received> {
  const id = firstOf(await invite(by, [invitationTo(email, by.userId, receiverUserTags)]));
  return receive(service, id);
}

/** An acceptance, as the page of a newcomer would send it. */
export interface Acceptance {
  /** Exactly what is stamped. */
  readonly body: string;
  readonly authenticator: SoftwareAuthenticator;
}

type Shown = Pick<Received, "invitationId" | "userId" | "organizationId">;

/** Registers a new authenticator and writes the request that accepts an invitation with it. */
export function acceptanceOf(
  { invitationId, userId, organizationId }: Shown,
  authenticator = createAuthenticator({ origin }),
  ceremony: Ceremony = {},
): Acceptance {
  const parameters = {
    invitationId,
    userId,
    authenticator: { authenticatorName: "Passkey", ...authenticator.register(ceremony) },
  };
  const type = "ACTIVITY_TYPE_ACCEPT_INVITATION_V2";
  const body = JSON.stringify({ type, timestampMs: String(Date.now()), organizationId, parameters });
  return { body, authenticator };
}

/** Sends an acceptance, stamped by the authenticator that it registers. */
export function accept(service: Pick<RunningService, "baseUrl">, { body, authenticator }: Acceptance): Promise<Answer> {
  return send(service, body, { "X-Stamp-Webauthn": authenticator.stamp(body) });
}

/** Sends a body to accept_invitation. */
export function send(
  service: Pick<RunningService, "baseUrl">,
  body: string,
  headers: Readonly<Record<string, string>>,
): Promise<Answer> {
  return post(service, "/public/v1/submit/accept_invitation", body, headers);
}
