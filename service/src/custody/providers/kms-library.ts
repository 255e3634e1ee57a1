// As much of the package @aws-sdk/client-kms as is used here. It is large, so it is left to those who need it.

import type { HttpAnswer } from "./http-exchange.js";
import { ProviderRefused } from "./provider.js";

/** A request as the SDK has signed it. */
export interface SignedRequest {
  readonly method: string;
  readonly protocol: string;
  readonly hostname: string;
  readonly port?: number;
  readonly path: string;
  readonly query?: Readonly<Record<string, string | readonly string[] | null>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

interface SdkResponse {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: HttpAnswer["body"];
}

/** What carries out the SDK's requests. */
export interface RequestHandler {
  handle(request: SignedRequest): Promise<{ readonly response: SdkResponse }>;
  destroy(): void;
}

interface KmsConfig {
  readonly region: string;
  readonly endpoint?: string;
  readonly maxAttempts: number;
  readonly requestHandler: RequestHandler;
}

interface Input {
  readonly KeyId: string;
  readonly EncryptionContext: Readonly<Record<string, string>>;
}

/** Which of these members there are, the command says. */
export interface KmsOutput {
  readonly KeyId?: string;
  readonly CiphertextBlob?: Uint8Array;
  readonly Plaintext?: Uint8Array;
}

interface KmsCommand {
  readonly input: Input;
}

export interface KmsClient {
  send(command: KmsCommand): Promise<KmsOutput>;
  destroy(): void;
}

export interface KmsLibrary {
  readonly KMSClient: new (config: KmsConfig) => KmsClient;
  readonly EncryptCommand: new (input: Input & { readonly Plaintext: Uint8Array }) => KmsCommand;
  readonly DecryptCommand: new (input: Input & { readonly CiphertextBlob: Uint8Array }) => KmsCommand;
}

/** How the SDK's commands fail. */
export interface SdkError extends Error {
  /** Of what a service has answered in its own form. */
  readonly $fault?: "client" | "server";
  readonly $metadata?: { readonly httpStatusCode?: number };
}

// No literal, or else the compiler and the bundler would need the package.
const packageName: string = "@aws-sdk/client-kms";

/** @throws ProviderRefused where it is not installed */
export async function loadKms(): Promise<KmsLibrary> {
  try {
    return (await import(packageName)) as KmsLibrary;
  } catch (cause) {
    throw new ProviderRefused(`the package ${packageName} is not installed; run: npm install ${packageName}`, {
      cause,
    });
  }
}
