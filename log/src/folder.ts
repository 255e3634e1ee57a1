// Logs and witnesses that keep what they have in folders. Node only.

export { FolderStorage } from "./storage/folder.js";
export { FolderWitnessState } from "./witness/folder-state.js";
