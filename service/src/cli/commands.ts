// The commands by their names, in the order of the help. Each is loaded when it is asked for: people wait for it each time.

import type { Command } from "commander";
import type { Io } from "./terminal/io.js";

type Commands = Readonly<Record<string, () => Promise<(io: Io) => Command>>>;

const commands: Commands = {
  serve: async () => (await import("./operator/serve.js")).serveCommand,
  config: async () => (await import("./operator/config.js")).configCommand,
  "master-key": async () => (await import("./operator/master-key.js")).masterKeyCommand,
  "signing-keys": async () => (await import("./operator/signing-keys.js")).signingKeysCommand,
  backup: async () => (await import("./operator/backup.js")).backupCommand,
  restore: async () => (await import("./operator/backup.js")).restoreCommand,
  doctor: async () => (await import("./operator/doctor.js")).doctorCommand,
  authority: async () => (await import("./operator/authority.js")).authorityCommand,
  archive: async () => (await import("./operator/archive.js")).archiveCommand,
  webhooks: async () => (await import("./operator/webhooks.js")).webhooksCommand,
  messages: async () => (await import("./operator/messages.js")).messagesCommand,
  log: async () => (await import("./log/log.js")).logCommand,
  witness: async () => (await import("./log/witness.js")).witnessCommand,
  "api-keys": async () => (await import("./client/api-keys.js")).apiKeysCommand,
  "encryption-keys": async () => (await import("./client/encryption-keys.js")).encryptionKeysCommand,
  login: async () => (await import("./client/login.js")).loginCommand,
  sessions: async () => (await import("./client/sessions.js")).sessionsCommand,
  "session-profiles": async () => (await import("./client/session-profiles.js")).sessionProfilesCommand,
  allowlist: async () => (await import("./client/ip-allowlists.js")).ipAllowlistCommand,
  whoami: async () => (await import("./client/whoami.js")).whoamiCommand,
  organization: async () => (await import("./client/organization.js")).organizationCommand,
  features: async () => (await import("./client/features.js")).featuresCommand,
  users: async () => (await import("./client/users.js")).usersCommand,
  invitations: async () => (await import("./client/invitations.js")).invitationsCommand,
  "oauth-providers": async () => (await import("./client/oauth-providers.js")).oauthProvidersCommand,
  oauth2: async () => (await import("./client/oauth2-credentials.js")).oauth2Command,
  notifications: async () => (await import("./client/notifications.js")).notificationsCommand,
  mfa: async () => (await import("./client/mfa-policies.js")).mfaCommand,
  "webhook-endpoints": async () => (await import("./client/webhook-endpoints.js")).webhookEndpointsCommand,
  "auth-proxy": async () => (await import("./client/auth-proxy.js")).authProxyCommand,
  wallets: async () => (await import("./client/wallets.js")).walletsCommand,
  "private-keys": async () => (await import("./client/private-keys.js")).privateKeysCommand,
  secrets: async () => (await import("./client/secrets.js")).secretsCommand,
  encrypt: async () => (await import("./client/encrypt.js")).encryptCommand,
  decrypt: async () => (await import("./client/decrypt.js")).decryptCommand,
  "signer-key": async () => (await import("./client/signer-key.js")).signerKeyCommand,
  sign: async () => (await import("./client/sign.js")).signCommand,
  activities: async () => (await import("./client/activities.js")).activitiesCommand,
  console: async () => (await import("./client/console.js")).consoleCommand,
  policies: async () => (await import("./policies/policies.js")).policiesCommand,
  interfaces: async () => (await import("./client/contract-interfaces.js")).contractInterfacesCommand,
  limits: async () => (await import("./client/spending-limits.js")).spendingLimitsCommand,
  controls: async () => (await import("./client/velocity-controls.js")).velocityControlsCommand,
  "ethereum-rpc": async () => (await import("./signers/ethereum-rpc.js")).ethereumRpcCommand,
  "ssh-agent": async () => (await import("./signers/ssh-agent.js")).sshAgentCommand,
  agents: async () => (await import("./client/agents.js")).agentsCommand,
  mcp: async () => (await import("./client/mcp.js")).mcpCommand,
  "address-book": async () => (await import("./client/address-book.js")).addressBookCommand,
  brakes: async () => (await import("./client/brakes.js")).brakesCommand,
  request: async () => (await import("./client/request.js")).requestCommand,
};

/** @param name of the one that is wanted. Without it, or where there is no such command, all are: the help lists them */
export async function commandsNamed(name: string | undefined): Promise<readonly ((io: Io) => Command)[]> {
  const wanted = Object.entries(commands).filter(([each]) => each === name);
  return Promise.all((wanted.length > 0 ? wanted : Object.entries(commands)).map(([, load]) => load()));
}
