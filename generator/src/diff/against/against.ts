// What `diff` compares with: a commit, a folder, or a published package.

import { Diagnostics } from "../../diagnostics/diagnostic.js";
import { readSources } from "../../load/contract-files.js";
import type { Sources } from "../../load/contract-files.js";
import { AgainstError } from "./error.js";
import { readFromGit } from "./git.js";
import { readFromPackage } from "./npm.js";

/**
 * The texts of the contract that is named.
 *
 * @param schema folder of the present contract; a commit is searched for the same folder
 * @throws AgainstError
 */
export async function readAgainst(named: string, schema: string): Promise<Sources> {
  if (named.startsWith("git:")) return readFromGit(named.slice(4), schema);
  if (named.startsWith("npm:")) return readFromPackage(named.slice(4));
  return readFolder(named);
}

async function readFolder(folder: string): Promise<Sources> {
  const diagnostics = new Diagnostics();
  const sources = readSources(folder, diagnostics);
  const [problem] = diagnostics.sorted();
  if (problem) throw new AgainstError(problem.message);
  if (!sources.has("contract.yaml"))
    throw new AgainstError(
      `the folder ${folder} holds no contract.yaml; name git:REF, npm:PACKAGE@VERSION or a contract's folder`,
    );
  return sources;
}
