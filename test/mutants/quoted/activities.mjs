// Faults in how activities are carried out: the engine, votes, what is stored of them, and what families say of themselves.

import { mutantsOf } from "./mutant.mjs";

const overtaken = ["engine/overtaken.test.ts"];

const commits = mutantsOf("activities/engine/commit.ts", overtaken, [
  [
    "      scope.expectRevision(organization.revision);\n",
    "",
    "a request or a vote is recorded on a state that it was not decided on",
  ],
  [
    "if (home !== organization) transaction.in(home.id).expectRevision(home.revision);",
    "",
    "a login is recorded that the parent would deny by now",
  ],
]);

const engine = mutantsOf("activities/engine/engine.ts", overtaken, [
  [
    "checkLiveness(submission.timestampMs, Date.now());",
    "",
    "recorded requests can be played back for ever",
    { tests: ["engine/liveness.test.ts", "engine/refusals.test.ts", "auth/guests.test.ts"] },
  ],
  [
    "&& !isThroughParent(submission.type)) {",
    "&& false) {",
    "the parent's users act in sub-organizations",
    { tests: ["engine/refusals.test.ts"] },
  ],
  [
    "await checkPreconditions({ organization, initiator: member, signing: this.#parts.signing, toSign }, newest);",
    "",
    "features and imports are not looked at",
    { tests: ["families/transfers/rights.test.ts", "families/logins/one-time-codes.test.ts"] },
  ],
  [
    'if (decision.outcome === "deny") {',
    "if (false) {",
    "what is denied waits for votes",
    { tests: ["engine/refusals.test.ts"] },
  ],
  [
    'const isAllowed = decision.outcome === "allow" && !delay;',
    "const isAllowed = true;",
    "what needs consensus is carried out",
    { tests: ["engine/voting.test.ts"] },
  ],
  [
    "isImmediate(submission.type) || home !== organization;",
    "isImmediate(submission.type);",
    "the parent's logins wait for votes that nobody can cast",
    { tests: ["families/logins/rights.test.ts"] },
  ],
  [
    "if (guest) return { isAllowed: true, delay: undefined, evaluations: [allowedAsGuest], lacking: undefined };",
    "",
    "guests need a policy",
    { tests: ["auth/guests.test.ts"] },
  ],
  [
    "decideRequest(this.#parts.store.in(home), home, request, known, {",
    "decideRequest(this.#parts.store.in(organization), organization, request, toSign, {",
    "a sub-organization's policies decide on the parent's users",
    { tests: ["families/logins/rights.test.ts"] },
  ],
  [
    "const caller = again ? await call.identify() : call.caller;",
    "const caller = call.caller;",
    "a request that was overtaken is decided on the old state",
  ],
  [
    "JSON.stringify(redactResult(submission.type, result)),\n        failure",
    "JSON.stringify(result),\n        failure",
    "sessions are stored in results",
    { tests: ["families/sessions/read-only.test.ts", "end-to-end/secrets.system.test.ts"] },
  ],
  [
    "recordWith(redactResult(submission.type, result))",
    "recordWith(result)",
    "webhooks are sent sessions",
    { tests: ["families/sessions/read-only.test.ts", "end-to-end/every-type.test.ts"] },
  ],
  [
    "const known = repeated ? await this.#find(caller, request.identity) : undefined;",
    "const known = undefined as Activity | undefined;",
    "the same body leads to an error",
    { equivalent: "what stands in its way is an ApiError, behind which the earlier activity is looked for" },
  ],
  [
    "    this.#underWay.set(fingerprint, work);\n",
    "",
    "the same body is worked on twice at a time",
    { equivalent: "the second finds the first one's row in its place and answers with it; waiting spares the work" },
  ],
  [
    'status: step ? "ACTIVITY_STATUS_COMPLETED" : waiting',
    'status: "ACTIVITY_STATUS_COMPLETED"',
    "what waits is told to be done",
    { tests: ["engine/voting.test.ts"] },
  ],
]);

const plans = mutantsOf("activities/engine/plan.ts", overtaken, [
  [
    "if (failure) throw failure;",
    "",
    "what cannot be read any more is carried out",
    { tests: ["engine/last-vote.test.ts"] },
  ],
  [
    'throw new ApiError(ErrorCode.FAILED_PRECONDITION, "the user who asked for the activity has been deleted");',
    'throw new ApiError(ErrorCode.UNAVAILABLE, "later");',
    "what a deleted user has asked for waits for ever",
    { tests: ["engine/voting.test.ts"] },
  ],
  [
    "await checkPreconditions({ organization, initiator, signing: parts.signing, toSign }, { type, intent });",
    "",
    "a feature that is off by now is used",
    { tests: ["engine/last-vote.test.ts"] },
  ],
  [
    "{ type, intent, submittedAt: activity.created_at, toSign }",
    "{ type, intent, submittedAt: Date.now(), toSign }",
    "what changed while votes were awaited counts as seen",
    { tests: ["families/people/root-quorum.test.ts"] },
  ],
]);

const voting = mutantsOf("activities/engine/voting.ts", overtaken, [
  [
    'if (counts === false) return refuse("this user has no vote on the activity");',
    "",
    "anybody votes",
    { tests: ["engine/voting.test.ts"] },
  ],
  [
    "if (!isWaiting(activity)) {",
    "if (false) {",
    "votes are cast on what is over",
    { tests: ["engine/voting.test.ts"] },
  ],
  [
    "if (!approves) return this.#record",
    "if (!approves && votes.length > 99) return this.#record",
    "a rejection counts as an approval",
    { tests: ["engine/voting.test.ts"] },
  ],
  ["if (!had) return;", "return;", "a user approves twice", { tests: ["engine/voting.test.ts"] }],
  [
    'if (decision.outcome === "deny") return refuse(decision.message);',
    "",
    "a vote passes a policy that denies",
    { tests: ["policy/life-cycles.test.ts"] },
  ],
  [
    "if (!(error instanceof ApiError) || error instanceof NotProved || isPassing(error)) throw error;",
    "if (!(error instanceof ApiError)) throw error;",
    "an activity fails for good for what another attempt may bring",
    { tests: ["engine/last-vote.test.ts"] },
  ],
  [
    "vote.message === message && vote.user_id === caller.member.id",
    "vote.message === message",
    "a vote's body that others have sent counts as cast",
    { tests: ["engine/last-vote.test.ts"] },
  ],
  [
    "if (!approves && counts === undefined) throw",
    "if (false) throw",
    "who cannot be told to count ends an activity",
    { tests: ["policy/held-loop.test.ts"] },
  ],
]);

const stored = [
  ...mutantsOf(
    "activities/engine/redaction.ts",
    ["engine/redaction.test.ts"],
    [
      [
        "if (!redaction || (waits && redaction.keptWhileWaiting)) return",
        "if (!redaction) return",
        "what waits is carried out without its secrets",
        { tests: ["engine/redaction.test.ts", "families/identities/oauth-providers.test.ts"] },
      ],
      [
        "(waits && redaction.keptWhileWaiting)",
        "redaction.keptWhileWaiting",
        "secrets stay stored that nobody needs any more",
      ],
      ["if (!redaction.guessable) return", "if (true) return", "a card's number can be found from its fingerprint"],
      [
        'fingerprint: hash("sha256", stored), signature: "" }',
        'fingerprint: hash("sha256", stored), signature }',
        "a card's number can be found from its signature",
      ],
      ["const shown = redaction.redact(parameters);", "const shown = parameters;", "secrets are shown in activities"],
      [
        "const stored = JSON.stringify({ ...submission, parameters: shown });",
        "const stored = body;",
        "secrets are stored in bodies",
      ],
    ],
  ),
  ...mutantsOf(
    "activities/engine/liveness.ts",
    ["engine/liveness.test.ts"],
    [
      ["age < oldest", "age <= oldest", "a request lives a moment too long"],
      ["age >= -furthestAhead", "age > -furthestAhead", "a request of exactly five minutes ahead is refused"],
      ["const oldest = 60 * 60 * 1000;", "const oldest = 61 * 60 * 1000;", "requests live 61 minutes"],
    ],
  ),
  ...mutantsOf(
    "activities/engine/results.ts",
    ["engine/versions.test.ts"],
    [
      [
        "return resultOf ? resultOf(newest) : newest;",
        "return newest;",
        "older versions are answered in the newest form",
      ],
    ],
  ),
  ...mutantsOf(
    "activities/engine/record.ts",
    ["engine/voting.test.ts", "engine/record.test.ts"],
    [
      ["approvals.every(({ userId }) => userId !== member.id)", "true", "who has approved is told to approve"],
      ["canReject: counts === true,", "canReject: true,", "everyone is told to reject"],
      [
        "if (!isWaiting(row)) return noRights;",
        "if (!row.status) return noRights;",
        "what is over can be voted on, its record says",
      ],
      [
        'selection: "VOTE_SELECTION_APPROVED" as const,',
        'selection: "VOTE_SELECTION_REJECTED" as const,',
        "who asks has rejected, the record says",
      ],
    ],
  ),
  ...mutantsOf(
    "activities/engine/contention.ts",
    ["engine/overtaken.test.ts", "engine/same-body.test.ts"],
    [
      [
        "return await attempt(count > 0);",
        "return await attempt(false);",
        "who was overtaken does not look again",
        {
          equivalent:
            "behind a second conflict it looks again in turn, so that the answer only comes one attempt later",
        },
      ],
    ],
  ),
  ...mutantsOf(
    "params/distinct.ts",
    ["families/people/users.test.ts", "families/people/root-quorum.test.ts"],
    [["if (repeated === -1) return;", "return;", "an id may be in a list twice"]],
  ),
  ...mutantsOf(
    "activities/login/feature.ts",
    ["families/transfers/rights.test.ts", "families/logins/one-time-codes.test.ts"],
    [
      [
        "if (oneOf.some((name) => organization.features.has(name))) return;",
        "return;",
        "features that are off are used",
      ],
    ],
  ),
  ...mutantsOf(
    "activities/transfer/imports.ts",
    ["families/transfers/rights.test.ts", "families/transfers/imports.test.ts", "end-to-end/secrets.system.test.ts"],
    [
      [
        "if (userId === initiator.id) return;",
        "return;",
        "users import for others",
        { tests: ["families/transfers/targets.test.ts"] },
      ],
      [
        "    parseEncryptedBundle(intent.encryptedBundle);\n",
        "",
        "a mnemonic that was sent as it is waits for votes, and is shown",
      ],
    ],
  ),
  ...mutantsOf(
    "activities/engine/references.ts",
    ["policy/subjects.test.ts", "policy/descriptors.depth.test.ts"],
    [
      [
        "if (Array.isArray(value)) return value.flatMap((item) => textsAt(item, path));",
        "if (Array.isArray(value)) return textsAt(value[0], path);",
        "of a list, policies see the first alone",
      ],
    ],
  ),
];

const escalation = [
  "policy/root-access.test.ts",
  "policy/descriptors.depth.test.ts",
  "escalation/escalation.depth.test.ts",
];
const families = [
  ...mutantsOf(
    "activities/credentials/create-oauth-providers.ts",
    ["families/identities/oauth-providers.test.ts", "escalation/escalation.depth.test.ts"],
    [
      [
        "authority: ofOwnCredentials,",
        "authority: { ...ofOwnCredentials, accessOf: () => [] },",
        "OAuth providers taken out of what lets somebody become a root user",
      ],
    ],
  ),
  ...mutantsOf("activities/users/update-user.ts", escalation, [
    ["accessOf: contactsOf", "accessOf: () => []", "whoever updates users becomes root"],
    [
      "userEmail === undefined && userPhoneNumber === undefined ? [] : [userId]",
      "userEmail === undefined ? [] : [userId]",
      "a root user's number is changed by policy",
    ],
  ]),
  ...mutantsOf("activities/users/update-user-email.ts", escalation, [
    ["accessOf: ({ userId }) => [userId]", "accessOf: () => []", "a root user's address is changed by policy"],
  ]),
  ...mutantsOf(
    "activities/users/contact-change.ts",
    ["families/logins/email-auth.test.ts", "families/people/users.test.ts", "families/people/single-fields.test.ts"],
    [
      ["if (mailed.length > 0) await", "if (mailed.length > 99) await", "keys that were mailed outlive the address"],
      ["if (isProofOf(token, contacts))", "if (token)", "a token verifies another contact than its own"],
    ],
  ),
  ...mutantsOf(
    "activities/users/contact-proof.ts",
    ["families/logins/sign-up.test.ts", "families/people/single-fields.test.ts"],
    [
      ["if (await takeTokenForContact(", "if (true || takeTokenForContact(", "a token verifies any number of contacts"],
      ["if (isTokenFor(organization, token)) return;", "return;", "a token serves in any organization"],
    ],
  ),
  ...mutantsOf(
    "activities/users/sign-up.ts",
    ["families/logins/sign-up.test.ts"],
    [
      ["if (!usage) return", "if (usage || !usage) return", "whoever forwards a sign-up adds a key of their own"],
      ["other > index &&", "other < index &&", "a token verifies the contact of two root users"],
    ],
  ),
  ...mutantsOf("activities/users/delete-users.ts", escalation, [
    ["accessOf: ({ userIds }) => userIds", "accessOf: () => []", "root users are deleted by policy"],
    [
      "if (rootIds.length < quorum.threshold) {",
      "if (false) {",
      "fewer root users remain than have to agree",
      { tests: ["families/people/users.test.ts", "families/people/root-quorum.test.ts"] },
    ],
  ]),
  ...mutantsOf(
    "activities/login/create-read-write-session.ts",
    ["families/sessions/read-write.test.ts", "escalation/escalation.depth.test.ts"],
    [
      [
        "accessOf: ({ userId }, initiatorId) => [userId ?? initiatorId]",
        "accessOf: (_intent, initiatorId) => [initiatorId]",
        "sessions are opened for root users",
      ],
    ],
  ),
  ...mutantsOf(
    "activities/organizations/update-root-quorum.ts",
    ["families/people/root-quorum.test.ts"],
    [
      [
        "  checkJoining(organization, userIds, submittedAt);\n",
        "",
        "who joins the quorum may have got a stranger's key since",
      ],
      ["if (threshold > userIds.length) {", "if (false) {", "a threshold is above the number of root users"],
      [
        "authority: byRootQuorum,",
        "authority: { ...byRootQuorum, rootQuorumOnly: false },",
        "policies change the quorum",
        { tests: ["families/people/root-quorum.test.ts", "escalation/escalation.depth.test.ts"] },
      ],
    ],
  ),
  ...mutantsOf(
    "activities/organizations/set-organization-feature.ts",
    ["families/people/features.test.ts", "escalation/escalation.depth.test.ts"],
    [
      [
        "authority: byRootQuorum,",
        "authority: { ...byRootQuorum, rootQuorumOnly: false },",
        "policies switch features on",
      ],
    ],
  ),
  ...mutantsOf(
    "activities/login/otp-auth.ts",
    ["families/logins/one-time-codes.test.ts", "families/logins/guessing.test.ts"],
    [
      ["await proveCode(context, intent);\n", "Date.now();\n", "no code is needed"],
      [
        "if ((isSms ? userPhoneNumber : userEmail) === contact) return member;",
        "return member;",
        "a code is good after its receiver has moved",
      ],
      ["if (!(await takeCode(scope, otpId, now))) throw", "if (false) throw", "a code is good twice"],
    ],
  ),
  ...mutantsOf(
    "activities/login/recover-user.ts",
    ["families/logins/recovery.test.ts", "escalation/escalation.depth.test.ts"],
    [
      ["if (userId !== initiator.id) {", "if (false) {", "users recover others"],
      ["if (recoveryKeys.length > 0) await", "if (recoveryKeys.length > 99) await", "a recovery key is good twice"],
    ],
  ),
  ...mutantsOf(
    "activities/login/id-token.ts",
    ["families/identities/oauth.test.ts", "families/identities/oauth-login.test.ts"],
    [["{ boundTo, at: submittedAt }", "{ at: submittedAt }", "a token logs in whoever has seen it"]],
  ),
  ...mutantsOf(
    "activities/invitations/accept-invitation.ts",
    ["families/invitations/accepting.test.ts", "auth/guests.test.ts"],
    [
      ["  checkOpen(invitation);\n", "", "an invitation is accepted that has expired"],
      [
        'if (!(await closeInvitation(scope, id, "INVITATION_STATUS_ACCEPTED"))) {',
        'if (!(await closeInvitation(scope, id, "INVITATION_STATUS_ACCEPTED")) && id === "") {',
        "two at the same time accept one invitation",
        { tests: ["families/invitations/overtaken.test.ts"] },
      ],
    ],
  ),
];

/** @type {readonly import("./mutant.mjs").Mutant[]} */
export const activities = [...commits, ...engine, ...plans, ...voting, ...stored, ...families];
