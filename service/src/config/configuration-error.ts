// A setting or a file of the deployment that can't be used.

/** The message says which setting or file it is, where it was set, and what would be right. */
export class ConfigurationError extends Error {
  override readonly name = "ConfigurationError";
}
