// The policy by which an agent pays, from one wallet and in one currency.

import { UsageError } from "../terminal/failure.js";
import type { Currency } from "./budget.js";

/** Plain transfers, or authorizations of EIP-3009 alone: what other calls and typed data move, the limit does not count. */
export function conditionOf(
  walletId: string,
  { chainId, token }: Currency,
  isReceiver = (receiver: string) => `${receiver} != ''`,
): string {
  const signed =
    token === undefined
      ? [
          "activity.type == 'ACTIVITY_TYPE_SIGN_TRANSACTION_V2'",
          `eth.tx.chain_id == ${chainId}`,
          "eth.tx.type <= 2",
          "eth.tx.data == '0x'",
          isReceiver("eth.tx.to"),
        ]
      : [
          "activity.type == 'ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2'",
          "eth.eip_712.primary_type == 'TransferWithAuthorization'",
          `eth.eip_712.domain.chain_id == ${chainId}`,
          `eth.eip_712.domain.verifying_contract == '${token}'`,
          isReceiver("eth.eip_712.message['to']"),
        ];
  return [`wallet.id == '${walletId}'`, ...signed].join(" && ");
}

/**
 * @returns the condition that a receiver is one of these
 * @throws UsageError
 */
export function receiversOf(texts: readonly string[]): (receiver: string) => string {
  const addresses: string[] = [];
  const books: string[] = [];
  for (const text of texts) {
    const [, book] = /^book:([a-z][a-z0-9_-]{0,62})$/.exec(text) ?? [];
    if (book !== undefined) books.push(`book('${book}')`);
    else if (/^0x[0-9a-fA-F]{40}$/.test(text)) addresses.push(`'${text}'`);
    else throw new UsageError(`--receivers: ${text} is not an address of Ethereum, nor a book such as book:shops`);
  }
  const lists = [...(addresses.length > 0 ? [`[${addresses.join(", ")}]`] : []), ...books];
  return (receiver) => `(${lists.map((list) => `${receiver} in ${list}`).join(" || ")})`;
}
