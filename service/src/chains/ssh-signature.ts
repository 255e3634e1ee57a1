// What OpenSSH has a key sign for a file or a commit (SSHSIG, OpenSSH's PROTOCOL.sshsig): a namespace that says what the
// signature is for, and the digest of a message.

const magic = Buffer.from("SSHSIG");

/**
 * No other bytes: whoever asks for a signature chooses the namespace, and could write a part of a chain's transaction with
 * others. OpenSSH and git use such names alone.
 */
const plainNamespace = /^[\w.@+-]{1,64}$/;

const digestBytes: Readonly<Partial<Record<string, number>>> = { sha256: 32, sha512: 64 };

/** The namespace of such a message, such as `git` or `file`; undefined for any other message. */
export function sshNamespaceOf(message: Uint8Array): string | undefined {
  const bytes = Buffer.from(message.buffer, message.byteOffset, message.length);
  if (!bytes.subarray(0, magic.length).equals(magic)) return undefined;
  const fields: Buffer[] = [];
  for (let at = magic.length; at < bytes.length && fields.length < 5;) {
    if (at + 4 > bytes.length) return undefined;
    const end = at + 4 + bytes.readUInt32BE(at);
    if (end > bytes.length) return undefined;
    fields.push(bytes.subarray(at + 4, end));
    at = end;
  }
  if (fields.length !== 4) return undefined;
  const [namespace, reserved, algorithm, digest] = fields as [Buffer, Buffer, Buffer, Buffer];
  if (reserved.length > 0 || digest.length !== digestBytes[algorithm.toString("latin1")]) return undefined;
  const name = namespace.toString("latin1");
  return plainNamespace.test(name) ? name : undefined;
}
