import { parseDocument } from "yaml";

/**
 * @param {readonly string[]} artefacts
 * @param {string} contract text of the file that names the contract
 * @returns its text, asking for these artefacts beside types and client, whatever it asked for
 */
export function emitting(artefacts, contract) {
  const document = parseDocument(contract);
  document.setIn(["package", "emit"], artefacts);
  return document.toString();
}
