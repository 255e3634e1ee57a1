// The variables by which the SDK of AWS finds credentials, for the stand-in and for nothing else.

import type { FakeKms } from "./fake-kms.js";

const nowhere = "/nonexistent";

/** Sets them, and returns what brings back those that were there. */
export function awsEnvironment({ accessKeyId, secretAccessKey }: FakeKms): () => void {
  const isOurs = (name: string) => name.startsWith("AWS_");
  const before = Object.entries(process.env).filter(([name]) => isOurs(name));
  const set = (variables: Iterable<readonly [string, string | undefined]>) => {
    for (const name of Object.keys(process.env).filter(isOurs)) delete process.env[name];
    Object.assign(process.env, Object.fromEntries(variables));
  };
  set([
    ["AWS_ACCESS_KEY_ID", accessKeyId],
    ["AWS_SECRET_ACCESS_KEY", secretAccessKey],
    ["AWS_EC2_METADATA_DISABLED", "true"],
    ["AWS_CONFIG_FILE", nowhere],
    ["AWS_SHARED_CREDENTIALS_FILE", nowhere],
  ]);
  return () => set(before);
}
