// An organization with everything that belongs to it, and its settings.

import type { Invitation } from "@countersign/api";
import { Streamed } from "@countersign/api/server";
import type { Service } from "@countersign/api/server";
import type { Call } from "../auth/caller.js";
import { toReferences } from "../contract-interfaces/contract-interface.js";
import { toFeatures } from "../organizations/feature-list.js";
import { listInvitations } from "../store/invitations.js";
import type { InvitationRow } from "../store/invitations.js";
import type { Scope, Store } from "../store/store.js";
import { toTimestamp } from "../store/timestamp.js";
import { readPolicies } from "./policies.js";
import { readPrivateKeys } from "./private-keys.js";
import { readTags } from "./tags.js";
import { toUsers } from "./users.js";
import { readWallets } from "./wallets.js";

export function organizationQueries(store: Store): Pick<Service<Call>, "getOrganization" | "getOrganizationConfigs"> {
  return {
    getOrganization({ caller: { organization } }) {
      const scope = store.in(organization);
      return new Streamed({
        organizationData: {
          organizationId: organization.id,
          name: organization.name,
          users: toUsers(organization),
          policies: readPolicies(scope),
          privateKeys: readPrivateKeys(scope),
          invitations: readInvitations(scope),
          tags: readTags(scope),
          rootQuorum: organization.quorum,
          features: toFeatures(organization.features),
          wallets: readWallets(scope),
          smartContractInterfaceReferences: toReferences(organization.contractInterfaces),
        },
      });
    },

    getOrganizationConfigs: ({ caller: { organization } }) => ({
      configs: { features: toFeatures(organization.features), quorum: organization.quorum },
    }),
  };
}

async function* readInvitations(scope: Scope): AsyncGenerator<Invitation[]> {
  for await (const rows of listInvitations(scope)) yield rows.map(toInvitation);
}

function toInvitation(row: InvitationRow): Invitation {
  return {
    invitationId: row.id,
    receiverUserName: row.receiver_name,
    receiverEmail: row.receiver_email,
    receiverUserTags: JSON.parse(row.receiver_tags) as string[],
    accessType: row.access_type,
    status: row.status,
    createdAt: toTimestamp(row.created_at),
    updatedAt: toTimestamp(row.updated_at),
    senderUserId: row.sender_user_id,
  };
}
