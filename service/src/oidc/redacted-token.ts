// ID tokens as they may be stored: a token without its signature tells whose it was, and proves nothing to anyone.

export function withoutSignature(oidcToken: string): string {
  return `${oidcToken.split(".").slice(0, 2).join(".")}.`;
}

/** An account at an OpenID Connect issuer as a request has it; absent members may be null. */
interface Account {
  readonly oidcToken?: string | null | undefined;
}

/** Someone's accounts at OpenID Connect issuers, without the signatures of their ID tokens. */
export function withoutSignatures<Holder extends { readonly oauthProviders?: readonly Account[] | null }>(
  holder: Holder,
): Holder {
  const oauthProviders = holder.oauthProviders?.map((account) =>
    typeof account.oidcToken !== "string" ? account : { ...account, oidcToken: withoutSignature(account.oidcToken) },
  );
  return oauthProviders ? { ...holder, oauthProviders } : holder;
}
