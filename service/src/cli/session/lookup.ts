// Wallets, private keys, policies and users by id or by name. Names are unique within an organization, but for users.

import {
  listPolicies,
  listPrivateKeys,
  listSecrets,
  listSmartContractInterfaces,
  listSpendingLimits,
  listUsers,
  listVelocityControls,
  listWallets,
  listWebhookEndpoints,
} from "@countersign/api";
import type { Session } from "./session.js";

/** The ids of wallets that are named by id or by name. Asks the service only where one is not a UUID. */
export function walletIds({ connection, organizationId }: Session, named: readonly string[]): Promise<string[]> {
  return lookUp("wallet", named, async () => {
    const { wallets } = await listWallets(connection, { organizationId });
    return wallets.map(({ walletId, walletName }) => ({ id: walletId, name: walletName }));
  });
}

/** The ids of private keys that are named by id or by name. Asks the service only where one is not a UUID. */
export function privateKeyIds({ connection, organizationId }: Session, named: readonly string[]): Promise<string[]> {
  return lookUp("private key", named, async () => {
    const { privateKeys } = await listPrivateKeys(connection, { organizationId });
    return privateKeys.map(({ privateKeyId, privateKeyName }) => ({ id: privateKeyId, name: privateKeyName }));
  });
}

/** The ids of webhook endpoints that are named by id or by name. Asks the service only where one is not a UUID. */
export function webhookEndpointIds(
  { connection, organizationId }: Session,
  named: readonly string[],
): Promise<string[]> {
  return lookUp("webhook endpoint", named, async () => {
    const { webhookEndpoints } = await listWebhookEndpoints(connection, { organizationId });
    return webhookEndpoints.map(({ endpointId, name }) => ({ id: endpointId, name }));
  });
}

/** The ids of interfaces of smart contracts, that are named by id or by address. */
export function contractInterfaceIds(
  { connection, organizationId }: Session,
  named: readonly string[],
): Promise<string[]> {
  return lookUp("interface", named, async () => {
    const { smartContractInterfaces } = await listSmartContractInterfaces(connection, { organizationId });
    return smartContractInterfaces.map((each) => ({
      id: each.smartContractInterfaceId,
      name: each.smartContractAddress,
    }));
  });
}

/** The ids of spending limits that are named by id or by name. Asks the service only where one is not a UUID. */
export function spendingLimitIds({ connection, organizationId }: Session, named: readonly string[]): Promise<string[]> {
  return lookUp("spending limit", named, async () => {
    const { spendingLimits } = await listSpendingLimits(connection, { organizationId });
    return spendingLimits.map(({ spendingLimitId, name }) => ({ id: spendingLimitId, name }));
  });
}

/** The ids of velocity controls that are named by id or by identifier. Asks the service only where one is not a UUID. */
export function velocityControlIds(
  { connection, organizationId }: Session,
  named: readonly string[],
): Promise<string[]> {
  return lookUp("velocity control", named, async () => {
    const { velocityControls } = await listVelocityControls(connection, { organizationId });
    return velocityControls.map(({ velocityControlId, identifier }) => ({ id: velocityControlId, name: identifier }));
  });
}

/** The ids of secrets that are named by id or by name. Asks the service only where one is not a UUID. */
export function secretIds({ connection, organizationId }: Session, named: readonly string[]): Promise<string[]> {
  return lookUp("secret", named, async () => {
    const found: Named[] = [];
    for (;;) {
      const after = found.at(-1)?.id;
      const paginationOptions = { limit: "100", ...(after !== undefined && { after }) };
      const { secrets } = await listSecrets(connection, { organizationId, paginationOptions });
      found.push(...secrets.map(({ secretId, name = "" }) => ({ id: secretId, name })));
      if (secrets.length < 100) return found;
    }
  });
}

/** The ids of policies that are named by id or by name. Asks the service only where one is not a UUID. */
export function policyIds({ connection, organizationId }: Session, named: readonly string[]): Promise<string[]> {
  return lookUp("policy", named, async () => {
    const { policies } = await listPolicies(connection, { organizationId });
    return policies.map(({ policyId, policyName }) => ({ id: policyId, name: policyName }));
  });
}

/**
 * The ids of users that are named by id or by name. Asks the service only where one is not a UUID.
 *
 * @throws Error also where several have a name
 */
export function userIds({ connection, organizationId }: Session, named: readonly string[]): Promise<string[]> {
  return lookUp("user", named, async () => {
    const { users } = await listUsers(connection, { organizationId });
    return users.map(({ userId, userName }) => ({ id: userId, name: userName }));
  });
}

/** The id of what is named by id or by name, found as `look` finds several. */
export async function idOf(look: typeof userIds, session: Session, named: string): Promise<string> {
  const [id = named] = await look(session, [named]);
  return id;
}

interface Named {
  readonly id: string;
  readonly name: string;
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

async function lookUp(
  what: string,
  named: readonly string[],
  list: () => Promise<readonly Named[]>,
): Promise<string[]> {
  if (named.every((text) => uuid.test(text))) return [...named];
  const all = await list();
  return named.map((text) => {
    if (uuid.test(text)) return text;
    const [found, ...others] = all.filter(({ name }) => name === text);
    // Whatever else has a name has it alone.
    if (what === "user" && found && others.length > 0) {
      const ids = [found, ...others].map(({ id }) => id).join(", ");
      throw new Error(`several have the name ${JSON.stringify(text)}; use an id: ${ids}`);
    }
    if (found) return found.id;
    const names = all.map(({ name }) => JSON.stringify(name)).join(", ");
    throw new Error(`no ${what} is named ${JSON.stringify(text)}; known names: ${names || "none"}`);
  });
}
