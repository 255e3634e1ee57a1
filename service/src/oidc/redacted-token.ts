// ID tokens as they may be stored: a token without its signature tells whose it was, and proves nothing to anyone.

export function withoutSignature(oidcToken: string): string {
  return `${oidcToken.split(".").slice(0, 2).join(".")}.`;
}

/** Someone's accounts at OpenID Connect issuers, without the signatures of their ID tokens. */
export function withoutSignatures<
  Holder extends { readonly oauthProviders?: readonly { readonly oidcToken: string }[] | null },
>(holder: Holder): Holder {
  const oauthProviders = holder.oauthProviders?.map((one) => ({ ...one, oidcToken: withoutSignature(one.oidcToken) }));
  return oauthProviders ? { ...holder, oauthProviders } : holder;
}
