// The oldest version of TypeScript that a contract wants its package to be built by.

/** Compares versions such as `5.10` and `5.4`. */
export function isAtLeast(version: string, other: string): boolean {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const [otherMajor = 0, otherMinor = 0] = other.split(".").map(Number);
  return major > otherMajor || (major === otherMajor && minor >= otherMinor);
}
