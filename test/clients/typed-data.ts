// Typed data as wallets are asked to sign it: a permit (EIP-2612), and an order with a list of records.

const domain = {
  name: "Harbour Dollar",
  version: "2",
  chainId: 1,
  verifyingContract: "0xCcCCccccCCCCcCCCCCCcCcCccCcCCCcCcccccccC",
} as const;

const permit = {
  domain,
  types: {
    Permit: [
      { name: "owner", type: "address" },
      { name: "spender", type: "address" },
      { name: "value", type: "uint256" },
      { name: "nonce", type: "uint256" },
      { name: "deadline", type: "uint256" },
    ],
  },
  primaryType: "Permit",
  message: {
    owner: "0xCD2a3d9F938E13CD947Ec05AbC7FE734Df8DD826",
    spender: "0xbBbBBBBbbBBBbbbBbbBbbbbBBbBbbbbBbBbbBBbB",
    value: 2n ** 200n,
    nonce: 0n,
    deadline: 1_900_000_000n,
  },
} as const;

const order = {
  domain,
  types: {
    Item: [
      { name: "id", type: "bytes32" },
      { name: "amount", type: "int64" },
      { name: "note", type: "string" },
    ],
    Order: [
      { name: "items", type: "Item[]" },
      { name: "open", type: "bool" },
      { name: "extra", type: "bytes" },
    ],
  },
  primaryType: "Order",
  message: {
    items: [
      { id: `0x${"11".repeat(32)}`, amount: -5n, note: "Füße" },
      { id: `0x${"22".repeat(32)}`, amount: 7n, note: "" },
    ],
    open: true,
    extra: "0xdeadbeef",
  },
} as const;

export const examples = { permit, order };
