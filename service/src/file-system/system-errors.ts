// Which errors of the operating system pass by themselves.

const temporary = new Set([
  "EAGAIN",
  "EBUSY",
  "EDQUOT",
  "EIO",
  "EMFILE",
  "ENFILE",
  "ENOBUFS",
  "ENOMEM",
  "ENOSPC",
  "EROFS",
  "ESTALE",
]);

/** Whether the same may succeed when there is room again, or fewer files are open. */
export function isTemporarySystemError(error: unknown): boolean {
  return error instanceof Error && "code" in error && typeof error.code === "string" && temporary.has(error.code);
}
