// What the strings and numbers of the wire hold. Aliases, so that a reader sees it.

/**
 * Name of an API key, for people.
 *
 * At most 256 characters.
 *
 * @example `"Ada's laptop"`
 */
export type ApiKeyName = string;
/**
 * WebAuthn attestation object, CBOR in base64url without padding.
 *
 * At most 65536 characters.
 *
 * @example
 * `"o2NmbXRkbm9uZWdhdHRTdG10oGhhdXRoRGF0YViYo3mm9u6vuaVeN4wRgDTidR5oL6ufLTCrE9ISVYbOGUddAAAAAPv8MAcVTk7MjAtuAgVX170AFJBF_-cD4VuhaK5mjYqsX4I6Fnk5pQECAyYgASFYIADUXL0VHEP-VgyMYWdRh7oIK9UN5g_GrzIbwjcvZ2YUIlggXNqRYSyAlj-f_J_LahWv4TOBlxFp8_P90Frrm89NcAc"`
 */
export type AttestationObject = string;
/**
 * Name of an authenticator, for people.
 *
 * At most 256 characters.
 *
 * @example `"Ada's phone"`
 */
export type AuthenticatorName = string;
/**
 * Address in the form of its chain, with the chain's own checksum and case. Compare it exactly.
 *
 * At most 256 characters.
 *
 * @example `"0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"`
 */
export type ChainAddress = string;
/**
 * WebAuthn client data, the JSON that the browser made, in base64url without padding.
 *
 * At most 16384 characters.
 *
 * @example
 * `"eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIiwiY2hhbGxlbmdlIjoiWHZSSjBKOWlURzV4WnR0eW80dlEwV19La2M3M0Ewb0NxbG11V3Blc3VLdyIsIm9yaWdpbiI6Imh0dHBzOi8vYXBwLmV4YW1wbGUuY29tIiwiY3Jvc3NPcmlnaW4iOmZhbHNlfQ"`
 */
export type ClientDataJson = string;
/**
 * WebAuthn credential id, in base64url without padding.
 *
 * At most 2048 characters.
 *
 * @example `"kEX_5wPhW6FormaNiqxfgjoWeTk"`
 */
export type CredentialId = string;
/**
 * BIP-32 path from the seed to an account. Every step is hardened on Ed25519 (SLIP-10).
 *
 * At most 256 characters.
 *
 * @example `"m/44'/60'/0'/0/0"`
 */
export type DerivationPath = string;
/**
 * E-mail address.
 *
 * At most 320 characters.
 *
 * @example `"ada@example.com"`
 */
export type Email = string;
/**
 * Lifetime in seconds, counted from creation, as a decimal string.
 *
 * At most 20 characters.
 *
 * @example `"900"`
 */
export type ExpirationSeconds = string;
/**
 * Number of words of a BIP-39 mnemonic. One of 12, 15, 18, 21 and 24.
 *
 * From 12 to 24. A multiple of 3.
 *
 * @example `12`
 */
export type MnemonicLength = number;
/**
 * Name of the link to an OAuth provider, for people.
 *
 * At most 256 characters.
 *
 * @example `"Company account"`
 */
export type OauthProviderName = string;
/**
 * OpenID Connect ID token, a signed JWT in compact form.
 *
 * At most 16384 characters.
 *
 * @example
 * `"eyJhbGciOiJFUzI1NiIsInR5cCI6IkpXVCIsImtpZCI6IjIwMjUtMTEifQ.eyJpc3MiOiJodHRwczovL2FjY291bnRzLmV4YW1wbGUuY29tIiwiYXVkIjoiY291bnRlcnNpZ24td2ViIiwic3ViIjoiMTA4MjA0MjY4MDMzMzExMzc0NTE5IiwiZXhwIjoxNzYzNjM0NjAwLCJpYXQiOjE3NjM2MzEwMDAsIm5vbmNlIjoiNzYzNmVmNWEzMDdhMGM5MTVlMTIwMjZkNGM4OWE1NjkyM2RkY2EyMzE5NTgxY2Y1MDg0MDI0NmIyZTcyMjU3ZSJ9.Tp6kUwnZDP-eAKaxojXoTvuf3WKGRQJdkBsDaNkIAKqF11CVozBIFnG2dEvWKkGdCRVg2vuBTOxaT4-A4zLV1A"`
 */
export type OidcToken = string;
/**
 * Identifier of an organization or sub-organization.
 *
 * At most 64 characters.
 *
 * @example `"1cfc2137-39bc-4966-82e4-5fd53fa064f9"`
 */
export type OrganizationId = string;
/**
 * Name of an organization, for people.
 *
 * At most 256 characters.
 *
 * @example `"Harbour Treasury"`
 */
export type OrganizationName = string;
/**
 * One-time code as the person received it, in capital or small letters.
 *
 * At most 32 characters.
 *
 * @example `"402817"`
 */
export type OtpCode = string;
/**
 * Where a one-time code is sent; an e-mail address or a phone number in E.164 form.
 *
 * At most 320 characters.
 *
 * @example `"ada@example.com"`
 */
export type OtpContact = string;
/**
 * Identifier of a one-time code that was sent.
 *
 * At most 64 characters.
 *
 * @example `"03b0292a-f858-4368-aec9-a26eb442633b"`
 */
export type OtpId = string;
/**
 * Phone number in E.164 form, which is a plus sign and the digits with the country code.
 *
 * At most 32 characters.
 *
 * @example `"+12025550143"`
 */
export type PhoneNumber = string;
/**
 * Public key of an API key, in hex without 0x: on P-256 and secp256k1 compressed (33 bytes), on Ed25519 32
 * bytes.
 *
 * At most 512 characters.
 *
 * @example `"03b108ac8b90958261475ce7932fa054fd29db58c2209cc9068cc9ddfd21f8bc6f"`
 */
export type PublicKey = string;
/**
 * Seconds, as a decimal string.
 *
 * At most 12 characters.
 *
 * @example `"900"`
 */
export type Seconds = string;
/**
 * What a session is, for the client and its backend; a JWT with exp, public_key, session_type, user_id and
 * organization_id. It opens nothing here, where the key itself stamps. Its ES256 signature, by the deployment's
 * session key, is over the SHA-256 of what a JWT's signature is usually over.
 *
 * At most 4096 characters.
 *
 * @example
 * `"eyJhbGciOiJFUzI1NiIsInR5cCI6IkpXVCJ9.eyJleHAiOjE3NjM2MzE5MDAsInB1YmxpY19rZXkiOiIwM2IxMDhhYzhiOTA5NTgyNjE0NzVjZTc5MzJmYTA1NGZkMjlkYjU4YzIyMDljYzkwNjhjYzlkZGZkMjFmOGJjNmYiLCJzZXNzaW9uX3R5cGUiOiJTRVNTSU9OX1RZUEVfUkVBRF9XUklURSIsInVzZXJfaWQiOiI3ZTRjMWY2ZS02ZDFjLTRkOGEtOWE1My0wZjZmOWUxZjJhMTAiLCJvcmdhbml6YXRpb25faWQiOiIxY2ZjMjEzNy0zOWJjLTQ5NjYtODJlNC01ZmQ1M2ZhMDY0ZjkifQ.EGfvW-BwEdgWDgLZmzW1wjCLoYAOe-xOO_8hk2w7J0_2BjsNc972VE4deN4T-ZRHdWnAcO9pDmWr6UTapGHZWA"`
 */
export type SessionJwt = string;
/**
 * Identifier of a user.
 *
 * At most 64 characters.
 *
 * @example `"7e4c1f6e-6d1c-4d8a-9a53-0f6f9e1f2a10"`
 */
export type UserId = string;
/**
 * Name of a user, for people.
 *
 * At most 256 characters.
 *
 * @example `"Ada Winters"`
 */
export type UserName = string;
/**
 * Proof of a one-time code, that its holder has an e-mail address or phone number; a JWT of the service.
 *
 * At most 4096 characters.
 *
 * @example
 * `"eyJhbGciOiJFUzI1NiIsInR5cCI6IkpXVCJ9.eyJjb250YWN0IjoiY2Fyb2xAZXhhbXBsZS5jb20iLCJleHAiOiIxNzYzNjM1NTAwMDAwIiwiaWQiOiI1ZDQzZjQwNS0xNTA5LTQ4NzQtOWIzMC0zNWUxNjJjMmNmZjEiLCJvcmdhbml6YXRpb25faWQiOiIxY2ZjMjEzNy0zOWJjLTQ5NjYtODJlNC01ZmQ1M2ZhMDY0ZjkiLCJwdWJsaWNfa2V5IjoiMDNiMTA4YWM4YjkwOTU4MjYxNDc1Y2U3OTMyZmEwNTRmZDI5ZGI1OGMyMjA5Y2M5MDY4Y2M5ZGRmZDIxZjhiYzZmIiwidmVyaWZpY2F0aW9uX3R5cGUiOiJPVFBfVFlQRV9FTUFJTCJ9.CzBVep_E6Q4zWH2ix-wRNluApcrvFDleg6jN8hc8YYar0PUaP2SJrtP4HUJnjLHW-yBFao-02f4jSG2St9wBJg"`
 */
export type VerificationToken = string;
/**
 * Name of a wallet's account, for people. Unique within the organization.
 *
 * At most 256 characters.
 *
 * @example `"Payroll"`
 */
export type WalletAccountName = string;
/**
 * Identifier of a wallet.
 *
 * At most 64 characters.
 *
 * @example `"b8902d55-24d8-4327-a788-c05716165733"`
 */
export type WalletId = string;
/**
 * Name of a wallet, for people. Unique within the organization.
 *
 * At most 256 characters.
 *
 * @example `"Operations"`
 */
export type WalletName = string;
/**
 * Challenge that was given to the authenticator, in base64url without padding.
 *
 * At most 2048 characters.
 *
 * @example `"XvRJ0J9iTG5xZttyo4vQ0W_Kkc73A0oCqlmuWpesuKw"`
 */
export type WebauthnChallenge = string;
