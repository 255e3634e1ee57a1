// Which row has what was counted of a slot. Nonces that follow each other share one: a wallet signs one after the other.

/** So many nonces share a row. */
const noncesTogether = 8;

/** The row of a slot, and the nonce that names the slot in it: empty where it is alone. */
export function placeOfSlot(slot: string): readonly [row: string, nonce: string] {
  const [, account, nonce] = /^(eip155:.+:)(\d{1,15})$/.exec(slot) ?? [];
  if (account === undefined || nonce === undefined) return [slot, ""];
  return [`${account}${Number(nonce) - (Number(nonce) % noncesTogether)}+`, nonce];
}

export function rowOfSlot(slot: string): string {
  return placeOfSlot(slot)[0];
}

/** The slot that has a place. */
export function slotAt(row: string, nonce: string): string {
  return nonce === "" ? row : row.slice(0, row.lastIndexOf(":") + 1) + nonce;
}
