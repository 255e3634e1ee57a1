// Whether the root quorum of an organization can still come together. An organization whose root users have lost their
// credentials is lost with all its keys, so nothing may bring that about.

import { ApiError, ErrorCode } from "@countersign/api";
import type { FeatureName } from "@countersign/api";
import type { Organization } from "./organization.js";

/** What a user can come in by. Users as they are read have it, and the parameters that make them. */
export interface WaysIn {
  readonly apiKeys: readonly { readonly expirationSeconds?: string | undefined }[];
  readonly authenticators: readonly unknown[];
  readonly oauthProviders?: readonly unknown[];
  readonly userEmail?: string | undefined;
  readonly userPhoneNumber?: string | undefined;
}

/** The part of an organization that decides who can come in as root. */
export interface RootAccess {
  readonly threshold: number;
  readonly roots: readonly WaysIn[];
  readonly features: ReadonlyMap<string, string>;
}

const byEmail: readonly FeatureName[] = [
  "FEATURE_NAME_EMAIL_AUTH",
  "FEATURE_NAME_OTP_EMAIL_AUTH",
  "FEATURE_NAME_EMAIL_RECOVERY",
  "FEATURE_NAME_ROOT_USER_EMAIL_RECOVERY",
];
const bySms: readonly FeatureName[] = ["FEATURE_NAME_SMS_AUTH"];

/**
 * How many more root users than the quorum asks for have a way in that lasts: an API key that does not expire, an
 * authenticator, an OAuth account, or an address to which the organization's features let a login be sent. Negative
 * when there are too few.
 */
export function spareRoots({ threshold, roots, features }: RootAccess): number {
  const on = (names: readonly FeatureName[]) => names.some((name) => features.has(name));
  const [email, sms] = [on(byEmail), on(bySms)];
  const reachable = roots.filter(
    (user) =>
      user.authenticators.length > 0 ||
      (user.oauthProviders ?? []).length > 0 ||
      user.apiKeys.some(({ expirationSeconds }) => expirationSeconds === undefined) ||
      (email && Boolean(user.userEmail)) ||
      (sms && Boolean(user.userPhoneNumber)),
  );
  return reachable.length - threshold;
}

/**
 * Refuses a change after which too few root users could come in.
 *
 * @param changed what is different afterwards; users are as they will be, by id
 * @throws ApiError FAILED_PRECONDITION. A change that makes nothing worse passes
 */
export function checkReach(
  organization: Organization,
  changed: Partial<Omit<RootAccess, "roots">> & {
    readonly rootIds?: readonly string[];
    readonly users?: ReadonlyMap<string, WaysIn>;
  },
): void {
  const before = accessOf(organization, organization.quorum.userIds);
  const after = {
    threshold: changed.threshold ?? before.threshold,
    features: changed.features ?? before.features,
    roots: accessOf(organization, changed.rootIds ?? organization.quorum.userIds, changed.users).roots,
  };
  const spare = spareRoots(after);
  if (spare >= 0 || spare >= spareRoots(before)) return;
  throw new ApiError(
    ErrorCode.FAILED_PRECONDITION,
    `${spare + after.threshold} root users would have a lasting way to log in, but the root quorum needs ${after.threshold}: ` +
      "give root users another API key that does not expire, an authenticator or an OAuth account first",
  );
}

function accessOf(
  { members, quorum, features }: Organization,
  rootIds: readonly string[],
  users?: ReadonlyMap<string, WaysIn>,
): RootAccess {
  const roots = rootIds.flatMap((id) => users?.get(id) ?? members.get(id)?.record ?? []);
  return { threshold: quorum.threshold, roots, features };
}
