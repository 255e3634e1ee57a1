// Credentials of the person, which their own query and get_user have to agree on.

import { getUser } from "@countersign/api";
import type { Connection, User } from "@countersign/api";
import { readAgreed } from "../../check/agreement.js";
import { useLoaded } from "../../parts/loaded.js";
import type { Loaded } from "../../parts/loaded.js";
import { reads } from "../../session/connection.js";
import type { Profile } from "../../session/profiles.js";

type Name = keyof User & ("apiKeys" | "authenticators");
type Asked = Readonly<Record<"organizationId" | "userId", string>>;

/**
 * @param name of the credentials in both answers
 * @param title what they are called if the answers differ
 */
export function useOwn<Own extends Name, Answer extends Readonly<Record<Own, unknown>>>(
  profile: Profile,
  name: Own,
  query: (connection: Connection, asked: Asked) => Promise<Answer>,
  title: string,
): Loaded<Answer> {
  const { id, organizationId, userId } = profile;
  return useLoaded(
    () =>
      readAgreed(async () => {
        const connection = reads(profile);
        const asked = { organizationId, userId };
        const [found, { user }] = await Promise.all([query(connection, asked), getUser(connection, asked)]);
        return [found, [title, found[name], user[name]]];
      }),
    [id],
  );
}
