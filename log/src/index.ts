// Transparency logs in the C2SP formats. Everything here runs in Node and in browsers; what needs a file system is in
// `folder.ts`.

export { LogError, type LogErrorCode } from "./error.js";
export { emptyRoot, hashSize, leafHash, nodeHash, rootOf } from "./merkle/hash.js";
export { maxProofLength, verifyConsistency, verifyInclusion, type TreeHead } from "./merkle/proof.js";
export { proveConsistency, proveInclusion, rootOfSize, type ReadNodes } from "./merkle/prove.js";
export type { Node } from "./merkle/range.js";
export {
  formatVkey,
  noteKey,
  parseVkey,
  signatureTypes,
  type NoteKey,
  type NoteSigner,
  type NoteVerifier,
} from "./note/key.js";
export { ed25519Signer, ed25519Verifier, type SignEd25519 } from "./note/ed25519.js";
export {
  formatNote,
  openNote,
  parseNote,
  signText,
  verifiedSignatures,
  type Note,
  type NoteSignature,
  type VerifiedSignature,
} from "./note/note.js";
export { formatCheckpoint, parseCheckpoint, type Checkpoint } from "./checkpoint.js";
export { cosignatureTime, cosignatureVerifier, cosigner, systemClock, type Clock } from "./cosignature.js";
export {
  mlDsaCosignatureVerifier,
  mlDsaCosigner,
  type SignMlDsa44,
  type VerifyMlDsa44,
} from "./subtree-cosignature.js";
export {
  checkpointPath,
  newBundles,
  newTiles,
  parseTilePath,
  tilePath,
  tileWidth,
  tileWidthIn,
  type Tile,
} from "./tiles/path.js";
export { formatBundle, formatTile, maxEntryBytes, parseBundle, parseTile } from "./tiles/content.js";
export {
  nodesFromTiles,
  readConsistencyProof,
  readEntries,
  readInclusionProof,
  readRoot,
  type ReadPath,
} from "./tiles/reader.js";
export { formatProof, parseProof, type LogProof } from "./proof.js";
export {
  describeQuorum,
  isQuorum,
  parsePolicy,
  type Policy,
  type PolicyGroup,
  type PolicyLog,
  type PolicyOptions,
  type PolicyWitness,
} from "./policy.js";
export {
  verifyCheckpoint,
  verifyContinuation,
  verifyEntry,
  verifyReceipt,
  type Receipt,
  type VerifiedCheckpoint,
  type VerifiedEntry,
} from "./verify.js";
export { leafOf, leafSize, leafVersion, newSalt, saltSize, verifyLeaf } from "./leaf.js";
export { canonicalRecord, canonicalText, parseRecord, type Json } from "./record.js";
export type { Batch, LogStorage } from "./storage/storage.js";
export { MemoryStorage } from "./storage/memory.js";
export { LogWriter, type Appended, type LogKeys } from "./writer.js";
export { formatAddCheckpoint, maxRequestBytes, parseAddCheckpoint, type AddCheckpoint } from "./witness/request.js";
export { monitoringPath, originHash, parseMonitoringPath } from "./witness/origin.js";
export { MemoryWitnessState, type WitnessState } from "./witness/state.js";
export { sizeContentType, Witness, type WitnessedLog, type WitnessResponse } from "./witness/witness.js";
export {
  readAddCheckpointAnswer,
  requestCosignatures,
  type AddCheckpointAnswer,
  type Cosigned,
  type ProveFrom,
  type SendToWitness,
} from "./witness/client.js";
