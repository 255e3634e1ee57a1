// `countersign oauth2`: an organization's own apps at providers of OAuth 2.0.

import {
  Oauth2Provider,
  createOauth2Credential,
  deleteOauth2Credential,
  listOauth2Credentials,
  updateOauth2Credential,
} from "@countersign/api";
import { Command } from "commander";
import { openSession } from "../session/session.js";
import { finish } from "../session/submit.js";
import { friendlyName, friendlyNames } from "../terminal/enum-values.js";
import { readSecret } from "../terminal/input.js";
import type { Io } from "../terminal/io.js";
import { oneOf } from "../terminal/option-values.js";
import { record, show, table } from "../terminal/output.js";
import { envelopesKey } from "./signer-key.js";

interface Options {
  readonly provider: Oauth2Provider;
  readonly clientId: string;
  readonly clientSecretInput: string;
}

/** `countersign oauth2`. */
export function oauth2Command(io: Io): Command {
  const command = new Command("oauth2").description("your apps at providers of OAuth 2.0, for logins by them");
  command
    .command("list")
    .description("list credentials, oldest first, without what is secret")
    .action((_: unknown, command: Command) => list(io, command));
  addOptions(command.command("create").description("add the credential of an app")).action(
    (options: Options, command: Command) => create(io, options, command),
  );
  addOptions(
    command
      .command("update")
      .description("replace provider, client id and secret of a credential")
      .argument("<credential>", "id of the credential"),
  ).action((id: string, options: Options, command: Command) => update(io, id, options, command));
  command
    .command("delete")
    .description("delete a credential")
    .argument("<credential>", "id of the credential")
    .action((id: string, _: unknown, command: Command) => remove(io, id, command));
  return command;
}

function addOptions(command: Command): Command {
  const providers = friendlyNames(Oauth2Provider).join(" or ");
  return command
    .requiredOption("--provider <provider>", providers, oneOf(Oauth2Provider))
    .requiredOption("--client-id <id>", "the app's client id at the provider")
    .requiredOption(
      "--client-secret-input <file>",
      "file with the client secret, mode 0600; - for standard input; it is encrypted on this computer",
    );
}

async function list(io: Io, command: Command): Promise<void> {
  const session = await openSession(io, command);
  const answer = await listOauth2Credentials(session.connection, { organizationId: session.organizationId });
  const rows = answer.oauth2Credentials.map(({ oauth2CredentialId, provider, clientId }) => [
    oauth2CredentialId,
    friendlyName(Oauth2Provider, provider),
    clientId,
  ]);
  show(session, answer, () => table(["credential id", "provider", "client id"], rows, "No OAuth 2.0 credentials."));
}

async function create(io: Io, options: Options, command: Command): Promise<void> {
  const parameters = await parametersOf(io, options, command);
  const session = await openSession(io, command);
  const { organizationId } = session;
  const answer = await createOauth2Credential(session.connection, { organizationId, parameters });
  await finish(session, answer, ({ id, result }) =>
    record([
      ["credential id", result.createOauth2CredentialResult?.oauth2CredentialId],
      ["activity id", id],
    ]),
  );
}

async function update(io: Io, oauth2CredentialId: string, options: Options, command: Command): Promise<void> {
  const parameters = { oauth2CredentialId, ...(await parametersOf(io, options, command)) };
  const session = await openSession(io, command);
  const { organizationId } = session;
  const answer = await updateOauth2Credential(session.connection, { organizationId, parameters });
  await finish(session, answer, ({ id }) =>
    record([
      ["credential id", oauth2CredentialId],
      ["activity id", id],
    ]),
  );
}

async function remove(io: Io, oauth2CredentialId: string, command: Command): Promise<void> {
  const session = await openSession(io, command);
  const { connection, organizationId } = session;
  const answer = await deleteOauth2Credential(connection, { organizationId, parameters: { oauth2CredentialId } });
  await finish(session, answer, ({ id }) =>
    record([
      ["deleted credential", oauth2CredentialId],
      ["activity id", id],
    ]),
  );
}

async function parametersOf(io: Io, { provider, clientId, clientSecretInput }: Options, command: Command) {
  const secret = Buffer.from(await readSecret(io, "--client-secret-input", clientSecretInput));
  const { sealEnvelope } = await import("../../custody/envelope.js");
  const envelope = sealEnvelope(await envelopesKey(io, command), secret);
  secret.fill(0);
  return { provider, clientId, encryptedClientSecret: envelope.toString("hex") };
}
