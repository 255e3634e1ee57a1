// What is known of secrets. The secrets themselves are only exported.

import type { SecretMetadata } from "@countersign/api";
import type { Service } from "@countersign/api/server";
import type { Call } from "../auth/caller.js";
import { pageSecrets } from "../store/secrets.js";
import type { SecretRecordRow } from "../store/secrets.js";
import type { Store } from "../store/store.js";
import { pageOf } from "./page.js";

export function secretQueries(store: Store): Pick<Service<Call>, "listSecrets"> {
  return {
    async listSecrets({ caller }, { paginationOptions }) {
      const rows = await pageSecrets(store.in(caller.organization), pageOf(paginationOptions));
      return { secrets: rows.map(toMetadata) };
    },
  };
}

function toMetadata({ id, name, static_properties, created_at }: SecretRecordRow): SecretMetadata {
  const properties = JSON.parse(static_properties) as readonly (readonly [string, string])[];
  return {
    secretId: id,
    ...(name !== null && { name }),
    staticProperties: properties.map(([key, value]) => ({ key, value })),
    createdAtUnixMs: String(created_at),
  };
}
