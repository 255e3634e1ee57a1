// Sessions that read: the token that X-Session carries, and what it proves.

import { hash, randomBytes } from "node:crypto";
import { findOrganizationsWithSession, findSession } from "../store/sessions.js";
import type { Store } from "../store/store.js";
import type { Proof } from "./proof.js";
import { StampRefused } from "./refusal.js";
import { expiredSession, nobodys } from "./unauthenticated.js";

/** 256 bits in base64url. */
const tokenForm = /^[\w-]{43}$/;
/** In the place of a scheme: nothing is signed. */
export const sessionScheme = "SESSION";

/** Draws a token; its bearer reads as the user. */
export function newSessionToken(): string {
  return randomBytes(32).toString("base64url");
}

/** What is kept of a token: SHA-256 in hex. With 256 random bits nobody finds the token from it. */
export function sessionHash(token: string): string {
  return hash("sha256", token);
}

/**
 * What the bearer of a session has proved.
 *
 * @param token value of X-Session
 * @throws StampRefused where no session has such a token
 */
export function proveSession(store: Store, token: string): Proof {
  if (!tokenForm.test(token)) {
    throw new StampRefused("X-Session is not a session's token", { told: nobodys("X-Session") });
  }
  const tokenHash = sessionHash(token);
  return {
    stamp: { publicKey: tokenHash, scheme: sessionScheme, signature: "" },
    async findIn(organization) {
      const session = await findSession(store.in(organization), tokenHash);
      if (!session) return undefined;
      if (session.expires_at <= Date.now()) {
        throw new StampRefused(`session of user ${session.user_id} has expired`, {
          told: expiredSession,
          kind: "expired",
        });
      }
      return organization.members.get(session.user_id);
    },
    findBelow: (parentId) => findOrganizationsWithSession(store, parentId, tokenHash),
  };
}
