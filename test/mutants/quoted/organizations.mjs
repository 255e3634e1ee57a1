// Faults in organizations: who can still come in as root, what is kept in memory, features, origins, the first start.

import { mutantsOf } from "./mutant.mjs";

const quorum = ["organizations/joining-users.test.ts", "families/people/root-quorum.test.ts"];
const features = ["families/people/features.test.ts"];

/** @type {readonly import("./mutant.mjs").Mutant[]} */
export const organizations = [
  ...mutantsOf("activities/organizations/joining-users.ts", quorum, [
    ["member.root || member.changedAt <= proposedAt", "true", "who joins the quorum may have changed since"],
  ]),
  ...mutantsOf(
    "organizations/people.ts",
    ["organizations/joining-users.test.ts"],
    [
      [
        "authenticators.set(row.credential_id, { member, row });\n      member.got(row);",
        "authenticators.set(row.credential_id, { member, row });",
        "who joins may have got an authenticator since",
      ],
      ["if (!keysByMessage.some(", "if (keysByMessage.some(", "who joins may have got an API key since"],
      [
        'rows.add("oauth_providers", row);\n      if (!member) continue;\n      member.sum += element;\n      member.got(row);',
        'rows.add("oauth_providers", row);\n      if (!member) continue;\n      member.sum += element;',
        "who joins may have been linked to an account since",
      ],
      [
        "(type) => type === row.credential_type)) member.got(row)",
        "() => false)) member.got(row)",
        "who joins must not have logged in since",
      ],
    ],
  ),
  ...mutantsOf(
    "organizations/member.ts",
    ["organizations/joining-users.test.ts"],
    [
      [
        "this.changedAt = row.updated_at;",
        "this.changedAt = row.created_at;",
        "who joins may have got another address since",
      ],
    ],
  ),
  ...mutantsOf(
    "organizations/people.ts",
    ["organizations/changes.test.ts"],
    [
      ["idOf(coming[next]![1]) < idOf(value)", "idOf(value) === undefined", "who has changed comes last"],
      ["if (isGone(value)) continue;", "", "who was deleted stays"],
      ["if (ids.size === 0) return before;", "if (ids.size <= 1) return before;", "one user's changes are missed"],
    ],
  ),
  ...mutantsOf(
    "store/changes.ts",
    ["organizations/changes.test.ts"],
    [
      [
        "if (Number(after) !== at) return undefined;",
        "if (!after) return undefined;",
        "a gap in the record is passed over",
      ],
      ["if (this.#all || ", "if (", "what nobody can name is on record as nothing"],
      [
        'if (part === "p") policies = true;',
        'if (part === "p") policies ||= at < 0;',
        "changes of policies are missed",
      ],
      [".slice(0, -1)) {", ".slice(0, 1)) {", "only the last change is read"],
    ],
  ),
  ...mutantsOf(
    "store/organizations.ts",
    ["organizations/changes.test.ts"],
    [["if (serverOf(revision) !== serverOf(before)) return undefined;", "", "the record of another history counts"]],
  ),
  ...mutantsOf(
    "store/users.ts",
    ["organizations/changes.test.ts"],
    [["changed({ users: ids });", 'changed("holdings");', "a deleted user is kept in memory"]],
  ),
  ...mutantsOf(
    "organizations/reach.ts",
    ["organizations/reach.test.ts", "families/people/root-quorum.test.ts"],
    [
      ["if (spare >= 0 || spare >= spareRoots(before)) return;", "return;", "the root quorum can be locked out"],
      [
        "if (spare >= 0 || spare >= spareRoots(before)) return;",
        "if (spare >= 0) return;",
        "who is locked out cannot make it better",
      ],
      ["user.authenticators.length > 0 ||", "", "an authenticator is no way in"],
      ["(user.oauthProviders ?? []).length > 0 ||", "", "an OAuth account is no way in"],
      [
        "user.apiKeys.some(({ expirationSeconds }) => expirationSeconds === undefined) ||",
        "user.apiKeys.length > 0 ||",
        "a key that expires is a way in for good",
      ],
      [
        "(email && Boolean(user.userEmail)) ||",
        "Boolean(user.userEmail) ||",
        "an address is a way in without its login",
      ],
      ["(sms && Boolean(user.userPhoneNumber))", "false", "a number is no way in"],
      [
        "threshold: changed.threshold ?? before.threshold,",
        "threshold: before.threshold,",
        "a quorum can be asked for that nobody reaches",
      ],
      ["users?.get(id) ?? members.get(id)?.record", "members.get(id)?.record", "a change of a user is not looked at"],
    ],
  ),
  ...mutantsOf(
    "organizations/organizations.ts",
    ["auth/kept-organizations.test.ts", "organizations/acknowledged.test.ts"],
    [
      [
        "return (await this.#revisions.read(cached)) === cached.revision ? cached : undefined;",
        "return cached;",
        "changes are not seen",
      ],
      ["await begunBefore;", "return begunBefore;", "a change is not seen that came while the organization was read"],
      ["maxSize: rows,", "maxSize: Number.MAX_SAFE_INTEGER,", "organizations of any size are kept"],
    ],
  ),
  ...mutantsOf(
    "organizations/member.ts",
    ["families/people/users.test.ts", "families/people/root-quorum.test.ts"],
    [
      ["this.root = row.root === 1;", "this.root = true;", "every user is root"],
      [
        "apiKey.created_at + apiKey.expiration_seconds * 1000",
        "apiKey.created_at + apiKey.expiration_seconds",
        "keys expire a thousand times too early",
        { tests: ["families/people/credentials.test.ts", "auth/restricted.test.ts"] },
      ],
    ],
  ),
  ...mutantsOf(
    "activities/organizations/deletion.ts",
    ["families/people/organizations.test.ts", "families/people/sub-organizations.test.ts"],
    [
      ["if (await hasSubOrganizations(scope)) {", "if (false) {", "an organization is deleted with what is below it"],
      ["withoutExport ? [] : ", "", "keys cannot be given up"],
      ["filter(({ exported }) => exported === 0)", "filter(() => false)", "keys that were never exported are lost"],
      [
        "    await removePossessions(scope);\n",
        "",
        "credentials outlive their organization",
        { tests: ["store/scopes.test.ts", "engine/deletion.test.ts", "families/people/sub-organizations.test.ts"] },
      ],
    ],
  ),
  ...mutantsOf(
    "activities/organizations/new-organization.ts",
    ["families/people/sub-organizations.test.ts"],
    [
      ["if (threshold > roots.length) {", "if (false) {", "a quorum larger than its users is made"],
      ["if (spare >= 0) return;", "return;", "organizations are made that nobody can enter"],
      [
        "await insertPreparedUser(scope, user, true);",
        "await insertPreparedUser(scope, user, false);",
        "a new organization has no root users",
      ],
    ],
  ),
  ...mutantsOf("organizations/origins.ts", features, [
    [
      "if (own.size === 0 && parent) return allowedOriginsOf(parent, undefined);",
      "",
      "a sub-organization has no origins of its parent's",
      { tests: ["families/people/features.test.ts", "auth/guests.test.ts"] },
    ],
    ['...(feature === undefined ? [] : feature.split(","))', "", "origins of the feature do not count"],
    ["new Set([...organization.allowedOrigins, ", "new Set([", "origins of the list do not count"],
    [
      "if (organization.parentId === undefined) return",
      "if (organization.parentId !== own.organizationId) return",
      "a registration in a sub-organization is not held to its parent's origins",
    ],
  ]),
  ...mutantsOf("activities/organizations/feature-value.ts", features, [
    ['if (value === "" || value === "true") return "";', 'return "";', "false switches a feature on"],
    [
      "    checkWebhookUrl(value, webhooks);\n",
      "",
      "a webhook goes anywhere",
      { tests: ["families/people/features.test.ts", "events/target.test.ts"] },
    ],
  ]),
  ...mutantsOf(
    "activities/organizations/root-file.ts",
    ["organizations/root-file.test.ts", "operations/root-file.test.ts", "operations/start.system.test.ts"],
    [
      [
        "if (publicKeyOf(digits) !== root.apiPublicKey) {",
        'if (root.apiPublicKey === "") {',
        "root.json may hold a key that fits nothing",
      ],
      [
        "if (present && present.organizationId !== organizationId) return;",
        "",
        "another deployment's root.json is overwritten",
      ],
      ["if (root.organizationId !== organizationId) return false;", "", "another deployment's root.json is changed"],
    ],
  ),
  ...mutantsOf(
    "organizations/organization.ts",
    ["families/people/users.test.ts", "families/people/root-quorum.test.ts"],
    [["(root ? [id] : [])", "(root ? [id] : [id])", "the quorum has every user"]],
  ),
];
