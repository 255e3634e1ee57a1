// `countersign sign`: payloads and transactions.

import {
  HashFunction,
  PayloadEncoding,
  TransactionType,
  signRawPayload,
  signTransaction,
  signTransactions,
} from "@countersign/api";
import { Command, Option } from "commander";
import { isRead } from "../../chains/encodings.js";
import { openSession } from "../session/session.js";
import { finish } from "../session/submit.js";
import { friendlyNames } from "../terminal/enum-values.js";
import { readText, sources } from "../terminal/input.js";
import type { Io } from "../terminal/io.js";
import { oneOf } from "../terminal/option-values.js";
import { record } from "../terminal/output.js";
import { addSignCsr } from "./sign-csr.js";
import { addSignJws } from "./sign-jws.js";
import { signWithOf, signerOptions } from "./signer.js";
import type { SignerOptions } from "./signer.js";

interface RawOptions extends SignerOptions {
  readonly payload: string;
  readonly encoding: PayloadEncoding;
  readonly hash?: HashFunction;
}

interface TransactionOptions extends SignerOptions {
  readonly type: TransactionType;
  readonly transaction: string;
}

interface TransactionsOptions extends SignerOptions {
  readonly type: TransactionType;
  readonly transactions: string;
}

/** `countersign sign`. */
export function signCommand(io: Io): Command {
  const command = new Command("sign").description("sign payloads and transactions");
  signerOptions(command.command("raw"))
    .description("sign a payload; prints r, s and v in hex")
    .requiredOption("--payload <text>", `what to sign: ${sources}`)
    .addOption(
      new Option(
        "--encoding <encoding>",
        "encoding of the payload: utf8, hex, or JSON that the service hashes: eip712 (typed data), " +
          "eip7702-authorization",
      )
        .argParser(oneOf(PayloadEncoding, { utf8: "TEXT_UTF8", hex: "HEXADECIMAL" }))
        .default(PayloadEncoding.TEXT_UTF8, "utf8"),
    )
    .addOption(
      new Option(
        "--hash <function>",
        "hash to sign: keccak256 or sha256 on secp256k1 and P-256; with none, the payload is the digest itself; " +
          "Ed25519 takes only not-applicable (default: sha256, none for eip712 and eip7702-authorization)",
      ).argParser(oneOf(HashFunction, { none: "NO_OP" })),
    )
    .action((options: RawOptions, command: Command) => signRaw(io, options, command));
  const chains = friendlyNames(TransactionType).join(", ");
  signerOptions(command.command("transaction"))
    .description("sign a transaction; prints it signed, in hex")
    .requiredOption("--type <type>", `chain of the transaction: ${chains}`, oneOf(TransactionType))
    .requiredOption("--transaction <hex>", `serialized transaction in hexadecimal: ${sources}`)
    .action((options: TransactionOptions, command: Command) => signSerialized(io, options, command));
  signerOptions(command.command("transactions"))
    .description("sign up to 100 transactions, all or none; prints them signed, in hex, one a line")
    .requiredOption("--type <type>", `chain of the transactions: ${chains}`, oneOf(TransactionType))
    .requiredOption("--transactions <lines>", `serialized transactions in hexadecimal, one a line: ${sources}`)
    .action((options: TransactionsOptions, command: Command) => signSeveral(io, options, command));
  addSignJws(io, command);
  addSignCsr(io, command);
  return command;
}

async function signRaw(io: Io, options: RawOptions, command: Command): Promise<void> {
  const { encoding } = options;
  const { hash: hashFunction = isRead(encoding) ? HashFunction.NO_OP : HashFunction.SHA256 } = options;
  const text = await readText(io, "--payload", options.payload);
  // A file of digits ends with a line feed as a rule; in text every character is signed.
  const payload = encoding === PayloadEncoding.HEXADECIMAL ? text.trim() : text;
  const session = await openSession(io, command);
  const signWith = await signWithOf(session, options);
  const answer = await signRawPayload(session.connection, {
    organizationId: session.organizationId,
    parameters: { signWith, payload, encoding, hashFunction },
  });
  await finish(session, answer, ({ id, result: { signRawPayloadResult: signature } }) =>
    record([
      ["r", signature?.r],
      ["s", signature?.s],
      ["v", signature?.v],
      ["activity id", id],
    ]),
  );
}

async function signSerialized(io: Io, options: TransactionOptions, command: Command): Promise<void> {
  const text = await readText(io, "--transaction", options.transaction);
  const session = await openSession(io, command);
  const signWith = await signWithOf(session, options);
  const answer = await signTransaction(session.connection, {
    organizationId: session.organizationId,
    parameters: { signWith, type: options.type, unsignedTransaction: bare(text) },
  });
  await finish(session, answer, ({ result }) => result.signTransactionResult?.signedTransaction ?? "");
}

async function signSeveral(io: Io, options: TransactionsOptions, command: Command): Promise<void> {
  const text = await readText(io, "--transactions", options.transactions);
  const unsignedTransactions = text
    .split("\n")
    .map(bare)
    .filter((line) => line !== "");
  const session = await openSession(io, command);
  const signWith = await signWithOf(session, options);
  const answer = await signTransactions(session.connection, {
    organizationId: session.organizationId,
    parameters: { signWith, type: options.type, unsignedTransactions },
  });
  await finish(session, answer, ({ result }) => result.signTransactionsResult?.signedTransactions.join("\n") ?? "");
}

/** Chains' own tools write 0x in front, which the service does not take. */
function bare(text: string): string {
  return text.trim().replace(/^0x/i, "");
}
