// The organization with its users, tags and root quorum, as two answers of the service have each of them.

import { getOrganization, getOrganizationConfigs, listUserTags, listUsers } from "@countersign/api";
import type { OrganizationData } from "@countersign/api";
import { readAgreed } from "../../check/agreement.js";
import { reads, signedIn } from "../../session/connection.js";
import { t } from "../../texts/index.js";
import { userTagsOf } from "./user-tags.js";

export function readPeople(organizationId: string, signal: AbortSignal): Promise<OrganizationData> {
  return readAgreed(async () => {
    const connection = reads(signedIn());
    const [{ organizationData }, { users }, { userTags }, { configs }] = await Promise.all([
      getOrganization(connection, { organizationId }, { signal }),
      listUsers(connection, { organizationId }, { signal }),
      listUserTags(connection, { organizationId }, { signal }),
      getOrganizationConfigs(connection, { organizationId }, { signal }),
    ]);
    return [
      organizationData,
      [t.people.title, organizationData.users, users],
      [t.people.tags, userTagsOf(organizationData), userTags],
      [t.rights.quorum, organizationData.rootQuorum, configs.quorum],
    ];
  });
}
