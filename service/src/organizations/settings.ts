// What an organization has set beside its users and policies: little of each, and read together.

import { readContractInterfaces } from "../contract-interfaces/contract-interface.js";
import type { ContractInterfaces } from "../contract-interfaces/contract-interface.js";
import { readSpendingLimit } from "../spending/spending-limit.js";
import type { SpendingLimit } from "../spending/spending-limit.js";
import { readVelocityControl } from "../spending/velocity-control.js";
import type { VelocityControl } from "../spending/velocity-control.js";
import { findAuthProxy } from "../store/auth-proxies.js";
import type { AuthProxyRow } from "../store/auth-proxies.js";
import type { ProvedName } from "../store/authority/tables.js";
import { listAddressBookEntries } from "../store/address-book.js";
import { listContractInterfaces } from "../store/contract-interfaces.js";
import { delayedChanges, listDelays } from "../store/delays.js";
import type { DelayedChange, DelayName } from "../store/delays.js";
import { listFreezes } from "../store/freezes.js";
import type { FreezeRow } from "../store/freezes.js";
import { listIpAllowlists } from "../store/ip-allowlists.js";
import { featureRows } from "../store/organizations.js";
import type { DelaysTable } from "../store/schema-brakes.js";
import { listSpendingLimits } from "../store/spending-limits.js";
import type { Scope } from "../store/store.js";
import { listVelocityControls } from "../store/velocity-controls.js";
import { listWebhookEndpoints } from "../store/webhook-endpoints.js";
import type { WebhookEndpointRow } from "../store/webhook-endpoints.js";
import { AddressBook } from "./address-book.js";
import { readIpAllowlists } from "./ip-allowlist.js";
import type { IpAllowlists } from "./ip-allowlist.js";
import { Tally } from "./proved.js";

export interface Settings {
  readonly features: ReadonlyMap<string, string>;
  /** Oldest first. */
  readonly webhookEndpoints: readonly WebhookEndpointRow[];
  /** Whether or not its user and key are there. */
  readonly authProxyRow: AuthProxyRow | undefined;
  readonly contractInterfaces: ContractInterfaces;
  /** Oldest first. */
  readonly velocityControls: readonly VelocityControl[];
  /** Oldest first. */
  readonly spendingLimits: readonly SpendingLimit[];
  readonly ipAllowlists: IpAllowlists;
  /** For how long activities wait for votes, in milliseconds; undefined for any time. */
  readonly votesExpireAfter: number | undefined;
  /** For how long changes wait after their last vote, in milliseconds. */
  readonly delays: ReadonlyMap<DelayedChange, number>;
  readonly addressBook: AddressBook;
  /** What is frozen, by its id. */
  readonly freezes: ReadonlyMap<string, FreezeRow>;
  /** What the rows of all this come to. */
  readonly settingRows: Pick<Tally, "sum" | "flaw">;
}

export const noSettings: Settings = {
  features: new Map(),
  webhookEndpoints: [],
  authProxyRow: undefined,
  contractInterfaces: new Map(),
  velocityControls: [],
  spendingLimits: [],
  ipAllowlists: new Map(),
  votesExpireAfter: undefined,
  delays: new Map(),
  addressBook: new AddressBook([]),
  freezes: new Map(),
  settingRows: { sum: 0n, flaw: undefined },
};

interface SettingsRead {
  readonly settingRows: Settings["settingRows"];
  /** @param isProved whether the organization is as the service has left it; what it has set need not be readable otherwise */
  readonly settingsOf: (isProved: boolean) => Settings;
}

export async function readSettings(scope: Scope): Promise<SettingsRead> {
  const settingRows = new Tally(scope.authority, scope.organizationId);
  async function proved<Row extends object>(table: ProvedName, read: (scope: Scope) => Promise<Row[]>): Promise<Row[]> {
    const rows = await read(scope);
    for (const row of rows) settingRows.add(table, row);
    return rows;
  }
  const features = await proved("features", featureRows);
  const webhookEndpoints = await proved("webhook_endpoints", listWebhookEndpoints);
  const [authProxyRow] = await proved("auth_proxies", async () => {
    const found = await findAuthProxy(scope);
    return found ? [found] : [];
  });
  const contractInterfaces = await proved("contract_interfaces", listContractInterfaces);
  const velocityControls = await proved("velocity_controls", listVelocityControls);
  const spendingLimits = await proved("spending_limits", listSpendingLimits);
  const ipAllowlists = await proved("ip_allowlists", listIpAllowlists);
  const freezes = await proved("freezes", listFreezes);
  const delays = await proved("delays", listDelays);
  const addressBook = await proved("address_book_entries", listAddressBookEntries);
  const settingsOf = (isProved: boolean): Settings => ({
    features: new Map(features.map(({ name, value }) => [name, value])),
    webhookEndpoints,
    authProxyRow: isProved ? authProxyRow : undefined,
    contractInterfaces: readContractInterfaces(isProved ? contractInterfaces : []),
    velocityControls: isProved ? velocityControls.map(readVelocityControl) : [],
    spendingLimits: isProved ? spendingLimits.map(readSpendingLimit) : [],
    ipAllowlists: readIpAllowlists(ipAllowlists),
    votesExpireAfter: millisecondsOf(delays, "votes"),
    delays: new Map(
      delayedChanges.flatMap((change) => {
        const milliseconds = millisecondsOf(delays, change);
        return milliseconds === undefined ? [] : [[change, milliseconds]];
      }),
    ),
    addressBook: new AddressBook(isProved ? addressBook : []),
    freezes: new Map(freezes.map((freeze) => [freeze.target_id, freeze])),
    settingRows,
  });
  return { settingRows, settingsOf };
}

function millisecondsOf(delays: readonly DelaysTable[], wanted: DelayName): number | undefined {
  const found = delays.find(({ name }) => name === wanted);
  return found && Number(found.seconds) * 1000;
}
