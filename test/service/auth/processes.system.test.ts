// Processes that share a database know each other's sessions and guests.

import { ErrorCode } from "@countersign/api";
import { join } from "node:path";
import { expect, test } from "vitest";
import { accept, acceptanceOf, invited, send } from "../families/invitations/invitation.js";
import { whoamiWith } from "../families/people/credentials.js";
import { openSession, whoamiBy } from "../families/sessions/session.js";
import type { Answer } from "../families/sessions/session.js";
import { newUser, rootOf } from "../support/people.js";
import { unauthenticated } from "../support/refusal.js";
import { database, startService } from "../support/service.js";

const activityOf = ({ body }: Answer) => (body as { readonly activity: { readonly id: string } }).activity;

const refused401 = { status: 401, body: unauthenticated.bySession };

test.runIf(database === "postgres")(
  "an invitation sent by one process is accepted at another, and then at none",
  async () => {
    const one = await startService({ postgres: true });
    // Either of them may be the one that writes the e-mail.
    const other = await startService({ beside: one, config: { "messages.folder": join(one.dataFolder, "outbox") } });
    try {
      const root = rootOf(one);
      const received = await invited(one, root);
      const acceptance = acceptanceOf(received);
      expect(await accept(other, acceptance)).toMatchObject({ status: 200 });
      expect(await accept(one, acceptanceOf(received))).toMatchObject({
        status: 400,
        body: { code: ErrorCode.FAILED_PRECONDITION },
      });
      expect(await whoamiWith(one, root.organizationId, acceptance.authenticator)).toMatchObject({ status: 200 });
      // The same request at both at once is one acceptance, and each of them answers it.
      for (let count = 0; count < 10; count++) {
        const { body, authenticator } = acceptanceOf(await invited(one, root));
        const headers = { "X-Stamp-Webauthn": authenticator.stamp(body) };
        const answers = await Promise.all([one, other, one, other].map((service) => send(service, body, headers)));
        expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
        expect(new Set(answers.map((answer) => activityOf(answer).id)).size).toBe(1);
      }
    } finally {
      await other.close();
      await one.close();
    }
  },
);

test.runIf(database === "postgres")("a session is known to every process of a deployment", async () => {
  const one = await startService({ postgres: true });
  const other = await startService({ beside: one });
  try {
    const root = rootOf(one);
    const { organizationId, userId } = root;
    const { session } = await openSession(root);
    expect(await whoamiBy(other, organizationId, session)).toMatchObject({ status: 200, body: { userId } });
    // What one of them ends, no other one accepts.
    const bob = await newUser(root);
    const bobs = await openSession(bob);
    expect(await whoamiBy(other, organizationId, bobs.session)).toMatchObject({ status: 200 });
    await root.client.deleteUsers(root.request("ACTIVITY_TYPE_DELETE_USERS", { userIds: [bob.userId] }));
    expect(await whoamiBy(other, organizationId, bobs.session)).toEqual(refused401);
  } finally {
    await other.close();
    await one.close();
  }
});
