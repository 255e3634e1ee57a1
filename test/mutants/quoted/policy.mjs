// Faults in who may do what: decisions, votes, and what policies see.

import { mutantsOf } from "./mutant.mjs";

const signingSeveral = ["families/keys/sign-transactions.test.ts"];

const authenticators = mutantsOf(
  "policy/authenticators.ts",
  ["mfa/mfa-policies.test.ts"],
  [
    ["if (applies) break;", "", "every MFA policy applies whose condition is true"],
    ["if (applies === false) continue;", "", "MFA policies apply to everything"],
    ["if (applies === false) continue;", "if (!applies) continue;", "MFA policies in error do not apply"],
    ["tried.has(each) || ", "", "the search for steps to complete does not end"],
    ["given.type === type && ", "", "any method completes a step"],
    ["(id === undefined || given.id === id)", "true", "any credential of the type completes a step"],
    [
      "if (required.every(({ isSatisfied }) => isSatisfied)) counted.push(approval);",
      "counted.push(approval);",
      "approvals count before their user has authenticated",
    ],
    [
      "isStillRequested && isAuthenticated",
      "isStillRequested",
      "votes carry out what its initiator has not authenticated for",
    ],
    ["return required.find(({ isSatisfied }) => !isSatisfied)?.policy;", "return undefined;", "no request waits"],
  ],
);

const batches = mutantsOf(
  "policy/context.ts",
  ["policy/batches.test.ts"],
  [
    ["[...contexts, ...ofEach.map", "[...ofEach.map", "nobody can deny batches alone", { tests: signingSeveral }],
    [
      "alone.slice(0, contexts.length)",
      "alone.slice(0, 1)",
      "only the first of a batch is decided as if it were alone",
    ],
    ["alone.slice(0, contexts.length)", "alone.slice(0, 0)", "a batch does what policies deny of single requests"],
  ],
);

const decisions = mutantsOf(
  "policy/decide.ts",
  ["policy/decide.test.ts", "policy/invariants.test.ts"],
  [
    [">= organization.quorum.threshold", "> 0", "one root user is the quorum"],
    [
      "if (context.activity !== activity) known.condition.clear();",
      "",
      "a condition comes to the same for a batch and for each of its requests",
      { tests: ["policy/batches.test.ts"] },
    ],
    [">= organization.quorum.threshold", "> organization.quorum.threshold", "the quorum takes one more"],
    ["if (members.get(userId)?.root) count++;", "if (members.has(userId)) count++;", "any user counts as root"],
    [
      "return rootApproved ? consensusNeeded : notForPolicies;",
      "return consensusNeeded;",
      "anyone may ask for what only the quorum does",
    ],
    ["authority.rootQuorumOnly || ", "", "policies allow what only the quorum does"],
    [
      " || authority.accessOf.some((id) => id !== initiatorId && members.get(id)?.root)",
      "",
      "policies allow access to root users",
      { tests: ["policy/decide.test.ts", "escalation/escalation.depth.test.ts"] },
    ],
    [
      "authority.accessOf.some((id) => id !== initiatorId",
      "authority.accessOf.every((id) => id !== initiatorId",
      "a root user is reached beside another user",
      { tests: ["policy/decide.test.ts", "families/people/users.test.ts", "escalation/escalation.depth.test.ts"] },
    ],
    [
      "    selfService &&\n",
      "",
      "users do anything about themselves without a policy",
      { tests: ["policy/own-access.test.ts"] },
    ],
    [
      "    approvals.some(({ userId }) => userId === initiatorId) &&\n",
      "",
      "own credentials without the initiator's approval",
      { tests: ["policy/own-access.test.ts"] },
    ],
    [
      "    members.has(initiatorId) &&\n",
      "",
      "who was deleted manages credentials",
      { tests: ["policy/own-access.test.ts"] },
    ],
    [
      "    accessOf.length > 0 &&\n",
      "",
      "what is about nobody counts as one's own",
      { tests: ["policy/own-access.test.ts"] },
    ],
    [
      "accessOf.every((id) => id === initiatorId)",
      "accessOf.some((id) => id === initiatorId)",
      "others' credentials pass beside one's own",
      { tests: ["policy/own-access.test.ts"] },
    ],
    ["denied ||= applied;", "denied = applied;", "the last policy that denies decides alone"],
    [
      "if (tooCostly || verdicts.some(({ denied }) => denied)) {",
      "if (tooCostly || verdicts.some(({ denied, allowed }) => denied && !allowed)) {",
      "an allow beats a deny",
    ],
    [
      "if (tooCostly || verdicts.some(({ denied }) => denied)) {",
      "if (verdicts.some(({ denied }) => denied)) {",
      "policies that are too costly to evaluate are left out",
      { tests: ["policy/budget.test.ts", "policy/decide.test.ts"] },
    ],
    [
      "verdicts.some(({ denied }) => denied)",
      "verdicts.every(({ denied }) => denied)",
      "a deny about one thing is passed by naming two",
      { tests: ["policy/subjects.test.ts", "policy/decide.test.ts"] },
    ],
    [
      "verdicts.every(({ allowed }) => allowed)",
      "verdicts.some(({ allowed }) => allowed)",
      "an allow about one thing allows another",
      { tests: ["policy/subjects.test.ts", "policy/decide.test.ts"] },
    ],
    [
      "if (!isOpen) return implicitDenial;",
      "if (isOpen) break;",
      "an activity waits for what nobody can allow",
      { tests: ["policy/subjects.test.ts", "policy/decide.test.ts", "policy/invariants.test.ts"] },
    ],
    [
      "if (policy[expression].asksForSubject) return evaluate(policy, expression, context);",
      "",
      "what is known of one thing is taken for another",
      { tests: ["policy/subjects.test.ts", "policy/decide.test.ts"] },
    ],
    ["if (rootApproved && isPolicyChange(proposal)) return consensusNeeded;", "", "a policy can lock the quorum out"],
    [
      "if (rootApproved && isPolicyChange(proposal)) return consensusNeeded;",
      "if (rootApproved) return consensusNeeded;",
      "a deny does not bind a root user below the quorum",
    ],
    [
      "if (rootApproved) return proposal.immediate ? noWait : consensusNeeded;",
      "if (rootApproved) return consensusNeeded;",
      "what cannot wait waits for the quorum",
      { tests: ["policy/decide.test.ts", "families/logins/rights.test.ts"] },
    ],
    [
      "return proposal.immediate ? noWait : consensusNeeded;\n}",
      "return consensusNeeded;\n}",
      "what cannot wait waits for a consensus",
      { tests: ["policy/own-access.test.ts"] },
    ],
    [
      "return proposal.immediate ? noWait : consensusNeeded;\n}",
      "return implicitDenial;\n}",
      "a consensus is never waited for",
    ],
    [
      'isTrue(outcome) || (effect === "EFFECT_DENY" && "error" in outcome)',
      "isTrue(outcome)",
      "a deny in error does not deny",
    ],
    ['(effect === "EFFECT_DENY" && "error" in outcome)', '"error" in outcome', "an allow in error allows"],
    [
      'activityKinds[type].resource === "POLICY"',
      'activityKinds[type].resource !== "POLICY"',
      "what is no change of policies waits behind a deny",
    ],
    ["if (!holds(policy, condition)) {", "if (false) {", "conditions are not looked at"],
    [
      "if (!isAuthProxy && isRootQuorum(organization, request))",
      "if (!isAuthProxy && countRoots(organization, request) > 0)",
      "a submission of one root user is decided as the quorum's",
      { tests: ["engine/voting.test.ts", "families/people/root-quorum.test.ts"] },
    ],
    [
      "if (isAuthProxy && !isAuthProxyRight(proposal.type)) return notForAuthProxy;",
      "",
      "policies and the root quorum let an auth proxy do more than it is there for",
      { tests: ["auth-proxy/rights.test.ts"] },
    ],
  ],
);

const voters = mutantsOf(
  "policy/voters.ts",
  ["policy/decide.test.ts", "policy/invariants.test.ts"],
  [
    ["if (!voter) return false;", "if (!voter) return true;", "who was deleted votes"],
    ["if (voter.root) return true;", "", "root users have no vote without a policy"],
    [
      "if (isRootOnly(this.#organization, this.#proposal)) return false;",
      "",
      "others vote on what only the quorum does",
    ],
    ['if (policy.effect !== "EFFECT_ALLOW") continue;', "", "votes count towards policies that deny"],
    [
      "if (id === this.#proposal.initiatorId && lacksInitiator(this.#organization, this.#proposal)) return true;",
      "",
      "an initiator who is not root cannot approve anew",
      { tests: ["engine/stolen-key.test.ts"] },
    ],
    [
      "if (!context) continue;",
      "context ??= contexts[0]!;",
      "votes count towards policies that are about something else",
    ],
  ],
).concat(
  mutantsOf(
    "policy/approvals.ts",
    ["engine/approvals.test.ts"],
    [
      [
        "const approvalsLast = 24 * 60 * 60 * 1000;",
        "const approvalsLast = 25 * 60 * 60 * 1000;",
        "approvals count for more than a day",
      ],
      [
        "approvals.get(userId) ?? ",
        "",
        "what a user has authenticated with is forgotten",
        { tests: ["mfa/mfa-policies.test.ts"] },
      ],
      ["if (!isValid(cast)) continue;", "", "approvals count whose credential is gone"],
      ["[activity, ...votes.filter(isApproval)]", "[activity, ...votes]", "rejections count as approvals"],
      [
        "if (!first || now - first.created_at >= approvalsLast) return [];",
        "if (!first) return [];",
        "a round that is over counts until the next vote",
      ],
      [
        "if (first && cast.created_at - first.created_at >= approvalsLast) round = [];",
        "",
        "a new round keeps the approvals of the last",
        { tests: ["engine/approvals.test.ts", "engine/voting.test.ts"] },
      ],
      [
        "isStillRequested: requests.length > 0,",
        "isStillRequested: true,",
        "a request by a credential that is gone is carried out",
        { tests: ["engine/stolen-key.test.ts"] },
      ],
      [
        "isStillRequested: requests.length > 0,",
        "isStillRequested: isValid(activity),",
        "an initiator cannot approve anew",
        { tests: ["engine/stolen-key.test.ts"] },
      ],
    ],
  ),
  mutantsOf(
    "organizations/past-credential.ts",
    ["engine/stolen-key.test.ts"],
    [
      [
        "if (!member || !then) return false;",
        "if (!member) return false;\n  if (!then) return true;",
        "votes count without the voter's record",
      ],
      [
        "if (!row || (expiryOf(row) ?? Infinity) <= now) return false;",
        "if (!row) return false;",
        "votes count by keys that have expired",
        { tests: ["engine/gone-credentials.test.ts"] },
      ],
      [
        "return then.apiKeys.some(({ apiKeyId }) => apiKeyId === row.id);",
        "return true;",
        "a key that was registered again counts for what was done before",
      ],
      [
        "return then.authenticators.some(({ authenticatorId }) => authenticatorId === id);",
        "return true;",
        "votes count by authenticators that are gone",
        { tests: ["engine/gone-credentials.test.ts"] },
      ],
      [
        "before.every(({ providerId }) => accounts.has(providerId))",
        "true",
        "votes count by accounts that are linked no more",
        { tests: ["auth/attested.test.ts"] },
      ],
      [
        "return hasSameContacts(member, then);",
        "return true;",
        "votes count by contacts that were changed",
        { tests: ["auth/attested.test.ts"] },
      ],
    ],
  ),
  mutantsOf(
    "policy/context.ts",
    ["policy/contexts.test.ts", "policy/decide.test.ts"],
    [
      [
        "if (!member) continue;",
        "if (!member) throw new Error();",
        "a deleted approver ends the decision",
        { tests: ["policy/decide.test.ts", "engine/voting.test.ts"] },
      ],
      [
        "if (apiKey?.member.id === userId) {",
        "if (apiKey) {",
        "an approval shows another user's credential",
        { tests: ["policy/own-access.test.ts"] },
      ],
      [
        "if (authenticator?.member.id !== userId) return undefined;",
        "if (!authenticator) return undefined;",
        "an approval shows another user's authenticator",
        { tests: ["policy/own-access.test.ts"] },
      ],
      [
        'email: record.userEmail ?? "", alias: ""',
        'email: "", alias: ""',
        "policies see no addresses of approvers",
        { tests: ["policy/own-access.test.ts"] },
      ],
      ["tags: record.userTags,", "tags: [],", "policies see no tags of approvers"],
      [
        "...(subject.wallet && { wallets })",
        "wallets",
        "policies see wallets where something else is decided about",
        { tests: ["policy/subjects.test.ts"] },
      ],
      [
        "authority.rootQuorumOnly ? undefined : kindOf(type)",
        "kindOf(type)",
        "what only the root quorum does has a kind",
        { tests: ["policy/own-access.test.ts"] },
      ],
    ],
  ),
  mutantsOf(
    "policy/electorate.ts",
    ["policy/invariants.test.ts"],
    [
      [
        "if (!electorate || electorate.until <= now)",
        "if (!electorate)",
        "who could approve is told by keys that have expired since",
        { tests: ["policy/expired-keys.test.ts"] },
      ],
      [
        'const names = ["id", "credential_id", "public_key"] as const;',
        'const names = ["credential_id", "public_key"] as const;',
        "who could approve is told without the ids of credentials",
      ],
    ],
  ),
  mutantsOf(
    "chains/preimage.ts",
    ["chains/preimage.test.ts", "policy/raw-payloads.test.ts"],
    [
      ["text.startsWith(`${bytes}`, prefix.length)", "true", "a message for people may have any length"],
      ["case 0x05:", "case 0x06:", "an authorization in its bytes is not known"],
      ['size === digestBytes ? "digest" : "message"', '"message"', "the message of a digest is no digest"],
      ['"digest" : "unknown";', '"unknown" : "unknown";', "a digest that is hashed once more is none"],
    ],
  ),
  mutantsOf(
    "policy/payload-words.ts",
    ["policy/raw-payloads.test.ts"],
    [
      [
        'return { ...transactionOf(preimage.transaction), payload: seen("TRANSACTION") };',
        'return { payload: seen("TRANSACTION") };',
        "a transaction's bytes have none of its words",
      ],
      ['= ["DIGEST", "UNKNOWN", "SSH_SIGNATURE"]', '= ["UNKNOWN", "SSH_SIGNATURE"]', "a digest is not blind"],
      [
        "isBare ? `${words.payload?.kind}` : `: ${each.payload}`",
        '""',
        "of several payloads, policies see the last alone",
      ],
    ],
  ),
  mutantsOf(
    "policy/blind-spots.ts",
    ["policy/blind-spots.test.ts"],
    [
      ["if (accounts && keys) return false;", "", "a wallet's policy is held against that of a private key"],
      [
        'consensus.trim() !== "" || time.trim() !== ""',
        'consensus.trim() !== ""',
        "a deny that is not always in force closes what it is about",
      ],
      ['(verdict === "maybe" && isMeant(part, meant))', 'verdict === "maybe"', "a deny about another key closes"],
      ['["HASH_FUNCTION_NO_OP", "DIGEST"]],\n  bitcoin', "],\n  bitcoin", "TRON's digests are not thought of"],
    ],
  ),
  mutantsOf(
    "policy/conjuncts.ts",
    ["policy/blind-spots.test.ts"],
    [
      ['if (!program) return "maybe";', 'if (!program) return "never";', "what stands in parentheses never holds"],
      [
        'return part.roots.has("activity.params") ? "maybe" : "never";',
        'return "never";',
        "a parameter that is not known never has a value",
      ],
    ],
  ),
  mutantsOf(
    "signing/to-sign.ts",
    ["families/keys/typed-data.test.ts"],
    [
      ["if (allowEmptyDomain || ", "if (", "typed data without a domain can't be allowed"],
      [
        'if (read?.kind === "typedData") checkDomain(read.typedData);',
        "",
        "typed data without a domain is signed unasked",
      ],
    ],
  ),
  mutantsOf(
    "signing/key-contexts.ts",
    ["policy/key-words.test.ts"],
    [
      ["imported: imported === 1", "imported: exported === 1", "what was exported counts as imported"],
      ["exported: exported === 1", "exported: false", "nothing counts as exported"],
    ],
  ),
  mutantsOf(
    "store/wallets.ts",
    ["policy/key-words.test.ts"],
    [
      ['  // Policies ask for the name.\n  scope.changed("holdings");\n', "", "policies see the label of before"],
      ['  if (exported === 0) scope.changed("holdings");\n', "", "policies go on where a wallet has been exported"],
    ],
  ),
  mutantsOf(
    "store/private-keys.ts",
    ["policy/key-words.test.ts"],
    [
      [
        '  if (exported === 0) scope.changed("holdings");\n',
        "",
        "policies go on where a private key has been exported",
      ],
    ],
  ),
);

const times = [
  ...mutantsOf(
    "policy/times.ts",
    ["policy/times.test.ts"],
    [
      ["[instant - 1, instant, instant + 1]", "[instant]", "what lies beside a named instant is not looked at"],
      ["if (names.length > mostSpans) return;", "names.length = Math.min(1, names.length);", "all spans are one"],
      ["begins + length - 1, begins + length", "begins", "ends of spans are not looked at"],
    ],
  ),
  ...mutantsOf(
    "policy/compare.ts",
    ["policy/times.test.ts"],
    [["if (!time.holdsAt(now)) continue;", "", "policies are compared as if they had no times"]],
  ),
];

/** @type {readonly import("./mutant.mjs").Mutant[]} */
export const policy = [...authenticators, ...batches, ...decisions, ...voters, ...times];
