// The deployment in which organizations are attacked: a real service with its database, an issuer of ID tokens, and the
// mailboxes to which it sends.

import { openBeside } from "../support/authority.js";
import type { Store } from "../../../service/src/store/store.js";
import { signerKeyOf } from "../families/transfers/mover.js";
import { startPaperIssuer } from "../oidc/paper-issuer.js";
import type { PaperIssuer } from "../oidc/paper-issuer.js";
import { rootOf } from "../support/people.js";
import type { Person } from "../support/people.js";
import { startService } from "../support/service.js";
import type { RunningService } from "../support/service.js";
import { Mailboxes } from "./mailboxes.js";

export interface Environment {
  readonly service: RunningService;
  /** Reads the database beside the service. */
  readonly store: Store;
  readonly issuer: PaperIssuer;
  readonly mailboxes: Mailboxes;
  /** The deployment's root user, who makes organizations and is not attacked. */
  readonly operator: Person;
  /** By which bundles are checked. */
  readonly signerKey: string;
  close(): Promise<void>;
}

export async function openEnvironment(database: "sqlite" | "postgres"): Promise<Environment> {
  const issuer = await startPaperIssuer();
  const service = await startService({
    postgres: database === "postgres",
    config: { "oidc.allowPrivateIssuers": true },
  });
  const store = await openBeside(service);
  return {
    service,
    store,
    issuer,
    mailboxes: new Mailboxes(store, service.dataFolder),
    operator: rootOf(service),
    signerKey: await signerKeyOf(service),
    async close() {
      await store.close();
      await service.close();
      await issuer.close();
    },
  };
}
