// Starts the compiler's language server for workspaces with a contract.

const path = require("node:path");
const { workspace } = require("vscode");
const { LanguageClient, TransportKind } = require("vscode-languageclient/node");

/** @type {import("vscode-languageclient/node").LanguageClient | undefined} */
let client;

exports.activate = async () => {
  const folder = workspace.workspaceFolders?.[0]?.uri.fsPath;
  // What a workspace names is run only once its owner trusts it: the extension does not start in others.
  const named = workspace.getConfiguration("contract").get("compiler");
  const command = named || path.join(folder ?? ".", "node_modules/.bin/contract");
  client = new LanguageClient(
    "contract",
    "Contract language",
    { command, args: ["language-server"], transport: TransportKind.stdio },
    { documentSelector: [{ scheme: "file", language: "yaml" }] },
  );
  await client.start();
};

exports.deactivate = () => client?.stop();
