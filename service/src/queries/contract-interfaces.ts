// Interfaces of smart contracts.

import type { SmartContractInterface } from "@countersign/api";
import { Streamed } from "@countersign/api/server";
import type { Service } from "@countersign/api/server";
import type { Call } from "../auth/caller.js";
import { found } from "../params/found.js";
import { findContractInterfaceText, listContractInterfaces } from "../store/contract-interfaces.js";
import type { ContractInterfaceRow } from "../store/contract-interfaces.js";
import type { Scope, Store } from "../store/store.js";
import { toTimestamp } from "../store/timestamp.js";

export function contractInterfaceQueries(
  store: Store,
): Pick<Service<Call>, "getSmartContractInterface" | "listSmartContractInterfaces"> {
  return {
    async getSmartContractInterface({ caller: { organization } }, { smartContractInterfaceId }) {
      const scope = store.in(organization);
      const smartContractInterface = await found("smart contract interface", smartContractInterfaceId, async (id) => {
        const row = (await listContractInterfaces(scope)).find((each) => each.id === id);
        return row && (await answered(scope, row));
      });
      return { smartContractInterface };
    },

    listSmartContractInterfaces: ({ caller: { organization } }) =>
      new Streamed({ smartContractInterfaces: reading(store.in(organization)) }),
  };
}

/** One after another: a text may be long. */
async function* reading(scope: Scope): AsyncGenerator<SmartContractInterface[]> {
  for (const row of await listContractInterfaces(scope)) {
    const one = await answered(scope, row);
    if (one) yield [one];
  }
}

/** Undefined where it was deleted meanwhile. */
async function answered(scope: Scope, row: ContractInterfaceRow): Promise<SmartContractInterface | undefined> {
  const text = await findContractInterfaceText(scope, row.id);
  if (text === undefined) return undefined;
  const createdAt = toTimestamp(row.created_at);
  return {
    organizationId: scope.organizationId,
    smartContractInterfaceId: row.id,
    smartContractAddress: row.address,
    smartContractInterface: text,
    type: row.type,
    label: row.label,
    notes: row.notes,
    createdAt,
    updatedAt: createdAt,
  };
}
