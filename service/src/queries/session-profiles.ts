// Session profiles, which an organization with a parent has of it.

import type { Service } from "@countersign/api/server";
import type { Call } from "../auth/caller.js";
import { profileScopeOf, toSessionProfile } from "../organizations/session-profile.js";
import { found } from "../params/found.js";
import { findSessionProfile, listSessionProfiles } from "../store/session-profiles.js";
import type { Store } from "../store/store.js";

export function sessionProfileQueries(store: Store): Pick<Service<Call>, "getSessionProfile" | "getSessionProfiles"> {
  const scopeOf = ({ caller: { organization } }: Call) => profileScopeOf(store.in(organization), organization);
  return {
    async getSessionProfile(call, { sessionProfileId }) {
      const row = await found("session profile", sessionProfileId, (id) => findSessionProfile(scopeOf(call), id));
      return { sessionProfile: toSessionProfile(row) };
    },

    async getSessionProfiles(call) {
      return { sessionProfiles: (await listSessionProfiles(scopeOf(call))).map(toSessionProfile) };
    },
  };
}
