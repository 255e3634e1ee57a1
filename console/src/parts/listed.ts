// A list of the organization, which its own query and get_organization have to agree on.

import { getOrganization } from "@countersign/api";
import type { Connection, OrganizationData } from "@countersign/api";
import { readAgreed } from "../check/agreement.js";
import { reads, signedIn } from "../session/connection.js";
import { useLoaded } from "./loaded.js";
import type { Loaded } from "./loaded.js";

type Name = keyof OrganizationData & ("policies" | "privateKeys" | "users" | "wallets");
type Query<Answer> = (
  connection: Connection,
  input: { readonly organizationId: string },
  options: { readonly signal: AbortSignal },
) => Promise<Answer>;

/**
 * @param name of the list in both answers
 * @param title what the list is called if they differ
 */
export function useListed<Listed extends Name, Answer extends Readonly<Record<Listed, unknown>>>(
  name: Listed,
  query: Query<Answer>,
  title: string,
): Loaded<Answer> {
  const { id, organizationId } = signedIn();
  return useLoaded(
    (signal) =>
      readAgreed(async () => {
        const connection = reads(signedIn());
        const [listed, { organizationData }] = await Promise.all([
          query(connection, { organizationId }, { signal }),
          getOrganization(connection, { organizationId }, { signal }),
        ]);
        return [listed, [title, listed[name], organizationData[name]]];
      }),
    [id],
  );
}
