// Requests that use keys, which brakes stop: those that sign, export and delete.

const uses =
  /^ACTIVITY_TYPE_(?:SIGN_(?:TRANSACTIONS?|RAW_PAYLOADS?)|EXPORT_(?:WALLET|WALLET_ACCOUNT|PRIVATE_KEY|SECRETS)|DELETE_(?:WALLETS|WALLET_ACCOUNTS|PRIVATE_KEYS|ORGANIZATION|SUB_ORGANIZATION))(?:_V\d+)?$/;

export function usesKeys(type: string): boolean {
  return uses.test(type);
}

/** The ids of wallets and keys that a request names, and the address or id that it signs with. */
export function keysOf(parameters: Readonly<Record<string, unknown>>): readonly string[] {
  const members = ["walletId", "walletIds", "privateKeyId", "privateKeyIds", "signWith", "address"];
  return members.flatMap((name) =>
    [parameters[name]].flat().filter((value): value is string => typeof value === "string"),
  );
}
