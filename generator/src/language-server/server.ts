// A language server for contracts (Language Server Protocol 3.17): findings while somebody types, hover, definitions and
// references, completion and renaming of types.

import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import {
  DidChangeWatchedFilesNotification,
  ErrorCodes,
  MarkupKind,
  ResponseError,
  TextDocumentSyncKind,
  createConnection,
} from "vscode-languageserver/node";
import type {
  Connection,
  InitializeResult,
  Location,
  TextDocumentPositionParams,
  WorkspaceEdit,
} from "vscode-languageserver/node";
import { version } from "../version.js";
import { completions } from "./completion.js";
import { EditedContract } from "./contract.js";
import type { Occurrence } from "./contract.js";
import { byFile, quickFixes, rangeOf } from "./findings.js";
import { hover } from "./hover.js";
import { rename } from "./rename.js";

/** After the last change, in milliseconds. */
const patience = 100;

const capabilities: InitializeResult["capabilities"] = {
  textDocumentSync: TextDocumentSyncKind.Full,
  hoverProvider: true,
  definitionProvider: true,
  referencesProvider: true,
  completionProvider: { triggerCharacters: [":", "[", "<", " "] },
  renameProvider: { prepareProvider: true },
  codeActionProvider: true,
};

/** Serves one editor, until it goes. */
export function serveEditor(input: NodeJS.ReadableStream, output: NodeJS.WritableStream): void {
  new LanguageServer(createConnection(input, output)).listen();
}

interface Place {
  readonly contract: EditedContract;
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

class LanguageServer {
  readonly #connection: Connection;
  readonly #contracts = new Map<string, EditedContract>();
  readonly #texts = new Map<string, string>();
  /** Files about which something was said, by contract. */
  readonly #shown = new Map<EditedContract, ReadonlySet<string>>();
  readonly #waiting = new Map<EditedContract, NodeJS.Timeout>();

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  listen(): void {
    const connection = this.#connection;
    connection.onInitialize(() => ({ capabilities, serverInfo: { name: "contract", version: version() } }));
    connection.onInitialized(() => {
      const watchers = [{ globPattern: "**/*.yaml" }];
      // Editors that cannot watch say so; what they save they tell of anyway.
      connection.client.register(DidChangeWatchedFilesNotification.type, { watchers }).catch(() => {});
    });
    connection.onDidOpenTextDocument(({ textDocument: { uri, text } }) => this.#edit(uri, text));
    connection.onDidChangeTextDocument(({ textDocument: { uri }, contentChanges }) => {
      this.#edit(uri, contentChanges.at(-1)?.text ?? "");
    });
    connection.onDidCloseTextDocument(({ textDocument: { uri } }) => this.#edit(uri, undefined));
    connection.onDidSaveTextDocument(() => this.#reread());
    connection.onDidChangeWatchedFiles(() => this.#reread());
    connection.onHover((at) => this.#hover(at));
    connection.onDefinition((at) => this.#definition(at));
    connection.onReferences((at) => this.#references(at));
    connection.onCompletion((at) => {
      const place = this.#place(at);
      return place ? completions(place.contract, this.#lineBefore(at)) : [];
    });
    connection.onCodeAction(({ textDocument: { uri }, context }) => quickFixes(uri, context.diagnostics));
    connection.onPrepareRename((at) => {
      const place = this.#place(at);
      const occurrence = place && occurrenceAt(place);
      return occurrence ? { range: rangeOf(occurrence.position), placeholder: occurrence.name } : null;
    });
    connection.onRenameRequest(({ newName, ...at }) => this.#rename(at, newName));
    connection.listen();
  }

  #edit(uri: string, text: string | undefined): void {
    if (text === undefined) this.#texts.delete(uri);
    else this.#texts.set(uri, text);
    const found = this.#find(uri);
    if (!found) return;
    found.contract.edit(found.file, text);
    this.#show(found.contract);
  }

  #reread(): void {
    for (const contract of this.#contracts.values()) {
      contract.changed();
      this.#show(contract);
    }
  }

  /** The contract that a file belongs to: the nearest folder with a contract.yaml. */
  #find(uri: string): { contract: EditedContract; file: string } | undefined {
    if (!uri.startsWith("file:")) return undefined;
    const name = fileURLToPath(uri);
    for (let folder = path.dirname(name); ; folder = path.dirname(folder)) {
      if (existsSync(path.join(folder, "contract.yaml"))) {
        const contract = this.#contracts.get(folder) ?? new EditedContract(folder);
        this.#contracts.set(folder, contract);
        return { contract, file: path.relative(folder, name).split(path.sep).join("/") };
      }
      if (folder === path.dirname(folder)) return undefined;
    }
  }

  #place({ textDocument, position }: TextDocumentPositionParams): Place | undefined {
    const found = this.#find(textDocument.uri);
    return found && { ...found, line: position.line + 1, column: position.character + 1 };
  }

  #references(at: TextDocumentPositionParams): Location[] {
    const place = this.#place(at);
    const occurrence = place && occurrenceAt(place);
    if (!occurrence) return [];
    const { contract } = place;
    const found = contract.occurrences.filter(({ name }) => name === occurrence.name);
    return found.map(({ position }) => locationOf(contract, position));
  }

  #hover(at: TextDocumentPositionParams): { contents: { kind: MarkupKind; value: string } } | null {
    const place = this.#place(at);
    const value = place && hover(place.contract, place.file, place.line, place.column);
    return value === undefined ? null : { contents: { kind: MarkupKind.Markdown, value } };
  }

  #definition(at: TextDocumentPositionParams): Location | null {
    const place = this.#place(at);
    const declared = place?.contract.names.get(occurrenceAt(place)?.name ?? "");
    if (!place || !declared) return null;
    const { name, position } = declared;
    return locationOf(place.contract, { ...position, length: name.length });
  }

  #lineBefore({ textDocument, position }: TextDocumentPositionParams): string {
    const line = this.#texts.get(textDocument.uri)?.split(/\r?\n/)[position.line] ?? "";
    return line.slice(0, position.character);
  }

  #rename(at: TextDocumentPositionParams, newName: string): WorkspaceEdit {
    const place = this.#place(at);
    const occurrence = place && occurrenceAt(place);
    if (!place || !occurrence) throw new ResponseError(ErrorCodes.InvalidRequest, "there is no type here");
    const renaming = rename(place.contract, occurrence.name, newName);
    if ("refusal" in renaming) throw new ResponseError(ErrorCodes.InvalidRequest, renaming.refusal);
    const edits = [...renaming.edits].map(([file, list]) => [uriOf(place.contract.pathOf(file)), list] as const);
    return { changes: Object.fromEntries(edits) };
  }

  #show(contract: EditedContract): void {
    clearTimeout(this.#waiting.get(contract));
    this.#waiting.set(
      contract,
      setTimeout(() => this.#publish(contract), patience),
    );
  }

  /** Of files about which there is nothing to say any more, that is said. */
  #publish(contract: EditedContract): void {
    const found = byFile(contract.compiled.diagnostics);
    const before = this.#shown.get(contract) ?? new Set();
    this.#shown.set(contract, new Set(found.keys()));
    for (const file of new Set([...before, ...found.keys()])) {
      const uri = uriOf(contract.pathOf(file));
      void this.#connection.sendDiagnostics({ uri, diagnostics: [...(found.get(file) ?? [])] });
    }
  }
}

function occurrenceAt({ contract, file, line, column }: Place): Occurrence | undefined {
  return contract.occurrenceAt(file, line, column);
}

function locationOf(contract: EditedContract, position: Occurrence["position"]): Location {
  return { uri: uriOf(contract.pathOf(position.file)), range: rangeOf(position) };
}

function uriOf(file: string): string {
  return pathToFileURL(file).href;
}
