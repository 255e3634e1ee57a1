// The language server, as an editor uses it: started as a program, and spoken to by the protocol's own library.

import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  CodeActionRequest,
  CompletionRequest,
  DefinitionRequest,
  DidChangeTextDocumentNotification,
  DidCloseTextDocumentNotification,
  DidOpenTextDocumentNotification,
  ExitNotification,
  HoverRequest,
  InitializeRequest,
  InitializedNotification,
  PrepareRenameRequest,
  PublishDiagnosticsNotification,
  ReferencesRequest,
  RegistrationRequest,
  RenameRequest,
  ShutdownRequest,
  StreamMessageReader,
  StreamMessageWriter,
  createProtocolConnection,
} from "vscode-languageserver-protocol/node";
import type { Diagnostic, Location, ProtocolConnection } from "vscode-languageserver-protocol/node";
import { present } from "../service/support/results.js";
import { root } from "./fixture.js";
import { temporaryFolder } from "./folders.js";

let folder: string;
let server: ChildProcess;
let editor: ProtocolConnection;
const said = new Map<string, readonly Diagnostic[]>();

const uriOf = (file: string) => pathToFileURL(path.join(folder, file)).href;
const textOf = (file: string) => readFileSync(path.join(folder, file), "utf8");

beforeAll(async () => {
  folder = path.join(temporaryFolder("language-server-"), "library");
  cpSync(path.join(root, "test/contracts/library"), folder, { recursive: true });
  server = spawn(process.execPath, [path.join(root, "generator/contract.mjs"), "language-server"]);
  const { stdin, stdout } = server;
  editor = createProtocolConnection(
    new StreamMessageReader(present(stdout ?? undefined)),
    new StreamMessageWriter(present(stdin ?? undefined)),
  );
  editor.onNotification(PublishDiagnosticsNotification.type, ({ uri, diagnostics }) => {
    said.set(uri, diagnostics);
  });
  editor.onRequest(RegistrationRequest.type, () => {});
  editor.listen();
  await editor.sendRequest(InitializeRequest.type, {
    processId: process.pid,
    rootUri: pathToFileURL(folder).href,
    capabilities: {},
  });
  await editor.sendNotification(InitializedNotification.type, {});
});
afterAll(async () => {
  await editor.sendRequest(ShutdownRequest.type);
  await editor.sendNotification(ExitNotification.type);
  await once(server, "exit");
});

let version = 1;
async function open(file: string, text = textOf(file)): Promise<void> {
  const textDocument = { uri: uriOf(file), languageId: "yaml", version: version++, text };
  await editor.sendNotification(DidOpenTextDocumentNotification.type, { textDocument });
}
async function change(file: string, text: string): Promise<void> {
  const textDocument = { uri: uriOf(file), version: version++ };
  await editor.sendNotification(DidChangeTextDocumentNotification.type, { textDocument, contentChanges: [{ text }] });
}
const close = (file: string) =>
  editor.sendNotification(DidCloseTextDocumentNotification.type, { textDocument: { uri: uriOf(file) } });

/** The place of a word, in the middle of it. */
function at(file: string, before: string, word: string, text = textOf(file)) {
  const found = text.indexOf(before + word);
  expect(found, `${before}${word} in ${file}`).toBeGreaterThanOrEqual(0);
  const lines = text.slice(0, found + before.length + 1).split("\n");
  const position = { line: lines.length - 1, character: present(lines.at(-1)).length };
  return { textDocument: { uri: uriOf(file) }, position };
}

/** What stands there. */
const wordAt = ({ uri, range }: Location) => {
  const file = path.relative(pathToFileURL(folder).pathname, new URL(uri).pathname);
  const line = textOf(file).split("\n")[range.start.line] ?? "";
  return `${file} ${line.slice(range.start.character, range.end.character)}`;
};

const book = "shapes/books.yaml";

describe("findings", () => {
  test("are shown while somebody types, in every file that they are about, and go away", async () => {
    await open(book);
    const text = textOf(book);
    const broken = text.replace("title: Title", "title: Titel");
    expect(broken).not.toBe(text);
    await change(book, broken);
    await expect.poll(() => said.get(uriOf(book))).toHaveLength(1);
    const [finding] = present(said.get(uriOf(book)));
    expect(finding).toMatchObject({
      code: "CS0203",
      source: "contract",
      message: "unknown type `Titel`\ndid you mean `Title`?",
    });
    const actions = await editor.sendRequest(CodeActionRequest.type, {
      textDocument: { uri: uriOf(book) },
      range: present(finding).range,
      context: { diagnostics: [present(finding)] },
    });
    expect(actions).toMatchObject([
      { title: "Write `Title`", edit: { changes: { [uriOf(book)]: [{ newText: "Title" }] } } },
    ]);
    await change(book, text);
    await expect.poll(() => said.get(uriOf(book))).toEqual([]);
    await close(book);
  });

  test("what is not saved counts, and no longer once it is closed", async () => {
    const scalars = textOf("scalars.yaml");
    await open("scalars.yaml", scalars.replace("  Title:", "  Titles:"));
    await expect.poll(() => said.get(uriOf(book))?.length ?? 0).toBeGreaterThan(0);
    await close("scalars.yaml");
    await expect.poll(() => said.get(uriOf(book))).toEqual([]);
  });

  test("files that changed otherwise are read again", async () => {
    const text = textOf("enums.yaml");
    writeFileSync(path.join(folder, "enums.yaml"), `${text}\nnonsense: true\n`);
    await editor.sendNotification("workspace/didChangeWatchedFiles", { changes: [] });
    await expect.poll(() => said.get(uriOf("enums.yaml"))?.length ?? 0).toBeGreaterThan(0);
    writeFileSync(path.join(folder, "enums.yaml"), text);
    await editor.sendNotification("workspace/didChangeWatchedFiles", { changes: [] });
    await expect.poll(() => said.get(uriOf("enums.yaml"))).toEqual([]);
  });
});

test("hovering over a type shows what it is, and over a field its resolved type", async () => {
  const type = await editor.sendRequest(HoverRequest.type, at(book, "title: ", "Title"));
  expect(type?.contents).toMatchObject({ kind: "markdown", value: expect.stringContaining("scalar Title: string") });
  const field = await editor.sendRequest(HoverRequest.type, at(book, "", "title: Title"));
  expect(field?.contents).toMatchObject({ value: expect.stringMatching(/Book\.title: Title[^]*maxLength: `100`/) });
  const nothing = await editor.sendRequest(HoverRequest.type, at(book, "", "shapes:"));
  expect(nothing).toBeNull();
});

test("hovering over a header shows its type", async () => {
  const header = await editor.sendRequest(HoverRequest.type, at("webhooks.yaml", "", "X-Event-Id"));
  expect(header?.contents).toMatchObject({ value: expect.stringContaining("X-Event-Id: TaskId") });
});

test("a type leads to its declaration, and that to all of its uses", async () => {
  const declared = (await editor.sendRequest(DefinitionRequest.type, at(book, "title: ", "Title"))) as Location;
  expect(wordAt(declared)).toBe("scalars.yaml Title");
  const uses = await editor.sendRequest(ReferencesRequest.type, {
    ...at("scalars.yaml", "  ", "Title:"),
    context: { includeDeclaration: true },
  });
  const words = (uses ?? []).map(wordAt);
  expect(words.length).toBeGreaterThan(2);
  expect(words.every((word) => word.endsWith(" Title"))).toBe(true);
  expect(words).toContain(`${book} Title`);
});

test("where a type stands, the contract's own are offered, and in texts none", async () => {
  const labels = async (line: string) => {
    const text = `${textOf(book)}${line}`;
    await open(book, text);
    const position = { line: text.split("\n").length - 1, character: line.length };
    const items = await editor.sendRequest(CompletionRequest.type, { textDocument: { uri: uriOf(book) }, position });
    await close(book);
    return (Array.isArray(items) ? items : (items?.items ?? [])).map(({ label }) => label);
  };
  expect(await labels("      title: T")).toEqual(expect.arrayContaining(["Title", "Book", "Genre", "int64"]));
  expect(await labels("      titles: map<")).toContain("Title");
  expect(await labels("      doc: An I")).toEqual([]);
});

test("a set of headers leads from where it is extended to its declaration, shows its headers, and is renamed in both", async () => {
  const [webhooks, headers] = ["webhooks.yaml", "headers.yaml"];
  const text = textOf(webhooks);
  const event = "X-Event-Id: { type: TaskId, doc: Identifier of the event. }";
  writeFileSync(path.join(folder, headers), `headers:\n  Traced: { ${event} }\n`);
  writeFileSync(path.join(folder, webhooks), text.replace(event, "extends: Traced"));
  await editor.sendNotification("workspace/didChangeWatchedFiles", { changes: [] });
  const place = at(webhooks, "extends: ", "Traced");
  const declared = (await editor.sendRequest(DefinitionRequest.type, place)) as Location;
  expect(wordAt(declared)).toBe("headers.yaml Traced");
  const set = await editor.sendRequest(HoverRequest.type, place);
  expect(set?.contents).toMatchObject({ value: expect.stringContaining("headers Traced\n  X-Event-Id: TaskId") });
  const header = await editor.sendRequest(HoverRequest.type, at(headers, "", "X-Event-Id"));
  expect(header?.contents).toMatchObject({ value: expect.stringContaining("Traced.X-Event-Id: TaskId") });
  const edit = await editor.sendRequest(RenameRequest.type, { ...place, newName: "Delivered" });
  expect(Object.keys(edit?.changes ?? {}).sort()).toEqual([uriOf(headers), uriOf(webhooks)]);
  writeFileSync(path.join(folder, webhooks), text);
  rmSync(path.join(folder, headers));
  await editor.sendNotification("workspace/didChangeWatchedFiles", { changes: [] });
});

describe("renaming", () => {
  test("changes the declaration and every use, and nothing else", async () => {
    const place = at(book, "title: ", "Title");
    expect(await editor.sendRequest(PrepareRenameRequest.type, place)).toMatchObject({ placeholder: "Title" });
    const edit = await editor.sendRequest(RenameRequest.type, { ...place, newName: "BookNumber" });
    const changes = Object.entries(edit?.changes ?? {});
    expect(changes.length).toBeGreaterThan(2);
    for (const [uri, edits] of changes) {
      for (const { range, newText } of edits)
        expect([wordAt({ uri, range }).split(" ")[1], newText]).toEqual(["Title", "BookNumber"]);
    }
  });

  test.each([
    ["Book", "Book"],
    ["title", "is no name of a type"],
    ["Client2 ", "is no name of a type"],
  ])("to %j is refused", async (newName, why) => {
    const renaming = editor.sendRequest(RenameRequest.type, { ...at(book, "title: ", "Title"), newName });
    await expect(renaming).rejects.toThrow(why);
  });
});
