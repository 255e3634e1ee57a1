// An organization with everything that belongs to it, and its settings.

import type { Invitation } from "@countersign/api";
import type { Service } from "@countersign/api/server";
import type { Call } from "../auth/caller.js";
import { toFeatures } from "../organizations/feature-list.js";
import { listInvitations } from "../store/invitations.js";
import type { InvitationRow } from "../store/invitations.js";
import { listPolicies } from "../store/policies.js";
import type { Store } from "../store/store.js";
import { listTags } from "../store/tags.js";
import { toTimestamp } from "../store/timestamp.js";
import { toPolicy } from "./policies.js";
import { readPrivateKeys } from "./private-keys.js";
import { toTag } from "./tags.js";
import { toUsers } from "./users.js";
import { readWallets } from "./wallets.js";

export function organizationQueries(store: Store): Pick<Service<Call>, "getOrganization" | "getOrganizationConfigs"> {
  return {
    async getOrganization({ caller: { organization } }) {
      const scope = store.in(organization.id);
      return {
        organizationData: {
          organizationId: organization.id,
          name: organization.name,
          users: toUsers(organization),
          policies: (await listPolicies(scope)).map(toPolicy),
          privateKeys: await readPrivateKeys(scope),
          invitations: (await listInvitations(scope)).map(toInvitation),
          tags: (await listTags(scope)).map(toTag),
          rootQuorum: organization.quorum,
          features: toFeatures(organization.features),
          wallets: await readWallets(scope),
        },
      };
    },

    getOrganizationConfigs: ({ caller: { organization } }) => ({
      configs: { features: toFeatures(organization.features), quorum: organization.quorum },
    }),
  };
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
