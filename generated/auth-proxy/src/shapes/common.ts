// Records of the contract's shapes/common.yaml.

import type { Json } from "@countersign/api/runtime/json";

/** How an e-mail looks. The rest is set by the organization. */
export interface ProxyEmailCustomizationParams {
  /** Id of a template that the deployment has been given. */
  readonly templateId?: string | undefined;
}

/** The body of every answer that is not 200. */
export interface ProxyErrorBody {
  /** Which error it is, a code of gRPC. */
  readonly code: number;
  /** The same for people. */
  readonly message: string;
  /** Where in the request it lies. */
  readonly details: readonly Json[];
}
