// The crates by which webhooks are verified.

export const webhookCrates = `ed25519-dalek = { version = "3", default-features = false, features = ["fast"] }
hmac = "0.13"
sha2 = { version = "0.11", default-features = false }
`;
