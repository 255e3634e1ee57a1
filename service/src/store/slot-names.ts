// Which row has what was counted of a slot. Nonces that follow each other share one: a wallet signs one after the other.

/** So many nonces share a row. */
const noncesTogether = 8;

/** The row of a slot, and what names the slot in it: empty where it is alone. */
export function placeOfSlot(slot: string): readonly [row: string, within: string] {
  const [, account, digits] = /^(eip155:.+:)(\d{1,15})$/.exec(slot) ?? [];
  if (account === undefined) return [slot, ""];
  const within = Number(digits) % noncesTogether;
  return [`${account}${Number(digits) - within}+`, String(within)];
}

export function rowOfSlot(slot: string): string {
  return placeOfSlot(slot)[0];
}

/** The slot that has a place. */
export function slotAt(row: string, within: string): string {
  if (within === "") return row;
  const start = row.lastIndexOf(":") + 1;
  return row.slice(0, start) + String(Number.parseInt(row.slice(start), 10) + Number(within));
}
