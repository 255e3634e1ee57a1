// What is mutated, and which tests have to notice. A source belongs to the first room that names it.

/**
 * @typedef {object} Room
 * @property {string} name
 * @property {readonly string[]} sources pathspecs of Git
 * @property {readonly string[]} tests pathspecs of Git; of folders the facts, other files where they are named. Short ones that
 *   fit the sources: a mutant that survives runs all that come past it
 * @property {true} [isOnPostgres] its tests need a server of PostgreSQL, which `npm run postgres` has; all others run on SQLite
 * @property {true} [isFitted] these tests noticed at least 60 % of a sample of ten mutants or more
 */

const service = (/** @type {readonly string[]} */ paths) => paths.map((each) => `service/src/${each}`);
const facts = (/** @type {readonly string[]} */ paths) =>
  paths.map((each) => `test/service/${each}${each.endsWith("/") ? "" : ".test.ts"}`);

/** @type {readonly Room[]} */
export const rooms = [
  {
    name: "policy-language",
    isFitted: true,
    sources: service(["policy-language", "policy/in-force.ts"]),
    tests: facts([
      "policy/language/",
      "policy/contexts",
      "policy/budget",
      "policy/policy-index",
      "policy/decide",
      "policy/explain-query",
      "policy/reading/agreement",
      "families/policies/",
      "brakes/address-book",
    ]),
  },
  {
    name: "spending",
    isFitted: true,
    sources: service([
      "spending",
      "store/spending*",
      "store/held-rows.ts",
      "queries/planned-spending.ts",
      "policy/limit-words.ts",
      "policy/controls.ts",
      "policy/spending.ts",
    ]),
    tests: facts(["spending/"]),
  },
  {
    name: "policy",
    isFitted: true,
    sources: service(["policy", "signing", "organizations/past-credential.ts"]),
    tests: facts([
      "policy/",
      "brakes/",
      "mfa/",
      "engine/approvals",
      "engine/gone-credentials",
      "engine/stolen-key",
      "engine/voting",
      "auth/attested",
      "chains/preimage",
      "families/keys/",
      "families/logins/rights",
      "families/people/root-quorum",
      "auth-proxy/rights",
    ]),
  },
  {
    name: "authority",
    isFitted: true,
    sources: service(["store/authority", "organizations/proved.ts"]),
    tests: facts(["store/authority", "store/pins", "store/recorded-heads", "authority/", "authority/sealing.system"]),
  },
  {
    name: "custody",
    isFitted: true,
    sources: [...service(["custody"]), ":!service/src/custody/providers"],
    tests: facts([
      "custody/",
      "oauth2/",
      "families/keys/signing",
      "families/transfers/exports",
      "families/transfers/imports",
    ]),
  },
  {
    name: "key-providers",
    isFitted: true,
    sources: service(["custody/providers"]),
    tests: facts(["providers/", "providers/pkcs11.system"]),
  },
  {
    name: "auth",
    isFitted: true,
    sources: service(["auth", "net/origin.ts", "activities/invitations/guests.ts"]),
    tests: facts([
      "auth/",
      "families/sessions/",
      "families/logins/rights",
      "families/people/credentials",
      "families/people/features",
      "engine/refusals",
    ]),
  },
  { name: "auth-proxy", isFitted: true, sources: service(["auth-proxy"]), tests: facts(["auth-proxy/"]) },
  {
    name: "engine",
    isFitted: true,
    sources: service(["activities/engine", "activities/definition", "params"]),
    tests: facts([
      "engine/",
      "brakes/",
      "end-to-end/every-type",
      "auth/guests",
      "families/identities/oauth-providers",
      "families/logins/rights",
      "families/people/root-quorum",
      "families/sessions/read-only",
      "session-profiles/",
      "families/transfers/rights",
      "policy/held-loop",
      "policy/life-cycles",
      "policy/subjects",
    ]),
  },
  {
    name: "activities",
    sources: service(["activities"]),
    tests: facts([
      "families/",
      "brakes/",
      "policy/subjects",
      "policy/root-access",
      "oauth2/",
      "organizations/root-file",
      "operations/root-file",
      "engine/deletion",
    ]),
  },
  {
    name: "organizations",
    isFitted: true,
    sources: service(["organizations", "store/changes.ts", "store/organizations.ts", "store/users.ts"]),
    tests: facts([
      "organizations/",
      "families/people/",
      "auth/attested",
      "auth/guests",
      "auth/kept-organizations",
      "auth/restricted",
      "store/scopes",
      "engine/deletion",
      "events/target",
      "ip-allowlists/",
      "notifications/notifications",
      "session-profiles/",
      "policy/policy-index",
      "brakes/address-book",
    ]),
  },
  { name: "budgets", isFitted: true, sources: service(["budgets"]), tests: facts(["budgets/"]) },
  {
    name: "delivery",
    isFitted: true,
    sources: service(["delivery", "store/outbox.ts"]),
    tests: facts(["messages/", "events/", "notifications/", "budgets/events"]),
  },
  {
    name: "oidc",
    isFitted: true,
    sources: service(["oidc", "deployment-signatures"]),
    tests: facts(["oidc/", "oauth2/", "families/identities/"]),
  },
  {
    name: "transactions",
    isFitted: true,
    sources: service([
      "store/open-transaction.ts",
      "store/sqlite/group-commit.ts",
      "store/sqlite/durability.ts",
      "organizations/revision-reads.ts",
    ]),
    tests: facts([
      "store/transactions",
      "store/sqlite",
      "store/durability",
      "store/writers",
      "organizations/revision-reads",
    ]),
  },
  { name: "archive", isFitted: true, sources: service(["archive", "store/archive.ts"]), tests: facts(["archive/"]) },
  {
    name: "signing-keys",
    isFitted: true,
    sources: service(["deployment-keys", "maintenance/signing-key-rotation.ts", "store/signing-keys.ts"]),
    tests: facts(["store/signing-keys", "auth/verification-token", "rotation/", "events/signer"]),
  },
  {
    name: "postgres",
    isOnPostgres: true,
    sources: service(["store/postgres", "store/transaction-groups.ts"]),
    tests: facts([
      "store/postgres.system",
      "store/transaction-groups.system",
      "store/on-postgres.system",
      "store/conformance.system",
      "postgres/turns.system",
      "postgres/connections.system",
      "postgres/server.system",
    ]),
  },
  {
    name: "maintenance",
    isFitted: true,
    sources: service(["maintenance"]),
    tests: facts(["rotation/", "transfer/rotation"]),
  },
  {
    name: "backup",
    isFitted: true,
    sources: service(["backup"]),
    tests: facts(["backup/", "operations/backup.system", "transparency/restored"]),
  },
  { name: "transparency", isFitted: true, sources: service(["transparency"]), tests: facts(["transparency/"]) },
  {
    name: "keys",
    isFitted: true,
    sources: service(["store/wallets.ts", "store/private-keys.ts"]),
    tests: facts(["families/keys/", "store/scopes", "organizations/", "policy/key-words", "budgets/storage"]),
  },
  {
    name: "contract-interfaces",
    isFitted: true,
    sources: service(["contract-interfaces"]),
    tests: facts(["contract-interfaces/"]),
  },
  {
    name: "chains",
    sources: service(["chains"]),
    tests: facts(["chains/", "policy/raw-payloads", "families/keys/sign-bitcoin", "families/keys/sign-tron"]),
  },
  {
    name: "signers",
    isFitted: true,
    sources: service(["cli/signers", "cli/client/agents.ts", "cli/client/agent-policy.ts"]),
    tests: facts(["cli/ethereum-rpc", "cli/outcomes", "cli/ssh-agent", "cli/agents", "cli/op-signer.system"]),
  },
  { name: "log", isFitted: true, sources: ["log/src"], tests: ["test/log/"] },
  { name: "runtime", isFitted: true, sources: ["templates/runtime"], tests: ["test/runtime/"] },
  {
    name: "compiler",
    isFitted: true,
    sources: ["generator/src"],
    tests: [
      "test/generator/diff/rules.test.ts",
      "test/generator/broken/",
      "test/emit/openapi.test.ts",
      "test/generator/",
      "test/generator/imports.system.test.ts",
      // Needs a repository of Git, which copies are not.
      ":!test/generator/house.test.ts",
    ],
  },
  {
    name: "console",
    isFitted: true,
    sources: ["check", "decode", "secrets", "completion"].map((each) => `console/src/${each}`),
    tests: facts(["console/"]),
  },
];
