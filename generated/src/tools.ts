// The operations of Countersign API that a language model may be offered, as tools of the Model Context Protocol.

import type { SignTransactionInputV2 } from "./activities/sign-transaction.js";
import type { Activity } from "./activity.js";
import type { ExplainPolicyRequest } from "./queries/explain-policy.js";
import type { GetActivityRequest } from "./queries/get-activity.js";
import type { GetSpendingUsageRequest } from "./queries/get-spending-usage.js";
import type { ListSpendingLimitsRequest } from "./queries/list-spending-limits.js";
import type { ListWalletAccountsRequest } from "./queries/list-wallet-accounts.js";
import type { ListWalletsRequest } from "./queries/list-wallets.js";
import type { WhoamiRequest } from "./queries/whoami.js";
import type { Connection } from "./runtime/client.js";
import type { Tool, ToolOptions } from "./runtime/tools.js";
import { signTransaction } from "./activities/sign-transaction.js";
import { explainPolicy } from "./queries/explain-policy.js";
import { getActivity } from "./queries/get-activity.js";
import { getSpendingUsage } from "./queries/get-spending-usage.js";
import { listSpendingLimits } from "./queries/list-spending-limits.js";
import { listWalletAccounts } from "./queries/list-wallet-accounts.js";
import { listWallets } from "./queries/list-wallets.js";
import { whoami } from "./queries/whoami.js";
import { waitForActivity } from "./wait.js";

/**
 * What a tool answers once the activity has ended: how it ended, what the contract names as its summary, and its
 * result. For tools of your own.
 */
export async function settled(connection: Connection, submitted: Activity, options: ToolOptions): Promise<object> {
  const ended = await waitForActivity(connection, submitted, options);
  const activity: Activity = ended.activity ?? submitted;
  const [result] = Object.values(activity["result"]);
  return {
    outcome: ended.outcome,
    activity: {
      id: activity["id"],
      organizationId: activity["organizationId"],
      status: activity["status"],
      fingerprint: activity["fingerprint"],
      failure: activity["failure"],
    },
    ...(result !== undefined && { result }),
  };
}

/** Every tool. Give a model those alone that it needs. */
export const tools: readonly Tool[] = [
  {
    name: "sign_transaction",
    description:
      "Signs a transaction with a private key or wallet account, if the policies and spending limits allow it. Nothing is sent to the chain, but whoever has the signed transaction can send it. Where the outcome is consensusNeeded, people have to approve it first: say so, and wait.",
    annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: false },
    inputSchema: {
      type: "object",
      properties: {
        organizationId: {
          description: "Organization in which the activity takes place. For most activities this is the caller's own.",
          type: "string",
          maxLength: 64,
        },
        generateAppProofs: {
          description: "Whether to return proofs of what ran. Accepted and ignored: this service has none.",
          type: ["boolean", "null"],
        },
        parameters: { description: "What is asked for.", $ref: "#/$defs/SignTransactionIntentV2" },
      },
      required: ["organizationId", "parameters"],
      additionalProperties: false,
      $defs: {
        SignTransactionIntentV2: {
          description:
            "Parameters of `ACTIVITY_TYPE_SIGN_TRANSACTION_V2`. Signs a transaction with a private key or wallet account. The service does not send it to the chain.",
          type: "object",
          properties: {
            signWith: {
              description:
                "What to sign with; the address of a wallet account, the address of a private key, or the id of a private key.",
              type: "string",
              maxLength: 256,
            },
            unsignedTransaction: {
              description:
                "Transaction in hex without 0x. For Ethereum, the unsigned serialization of any type of EIP-2718 or of a legacy transaction; for Solana, the whole serialized transaction with room for its signatures; for Bitcoin, a PSBT; for TRON, the raw data of the transaction (raw_data_hex).",
              type: "string",
              maxLength: 524288,
            },
            type: { description: "Chain of the transaction.", $ref: "#/$defs/TransactionType" },
          },
          required: ["signWith", "unsignedTransaction", "type"],
          additionalProperties: false,
        },
        TransactionType: {
          description: "The chain of a transaction, which decides how it is parsed and signed.",
          type: "string",
          enum: [
            "TRANSACTION_TYPE_ETHEREUM",
            "TRANSACTION_TYPE_SOLANA",
            "TRANSACTION_TYPE_BITCOIN",
            "TRANSACTION_TYPE_TRON",
          ],
        },
      },
    },
    outputSchema: {
      type: "object",
      properties: {
        outcome: {
          type: "string",
          description:
            "How it ended: `completed`, `failed`, `rejected`, `consensusNeeded`, `authenticatorsNeeded`; `timedOut` or `aborted` where it had not ended yet, `unknown` for an end that this package does not know.",
        },
        activity: {
          type: "object",
          properties: {
            id: {
              description: "Identifier of an activity; a UUID of version 7, so that ids sort by the time of creation.",
              type: "string",
            },
            organizationId: { description: "Organization in which the activity takes place.", type: "string" },
            status: { $ref: "#/$defs/ActivityStatus" },
            fingerprint: {
              description:
                "Names the activity in votes. It is sha256, a colon, and the hex SHA-256 of the body that was submitted.",
              type: "string",
            },
            failure: {
              description: "Why the activity failed; null unless its status is ACTIVITY_STATUS_FAILED.",
              anyOf: [{ $ref: "#/$defs/Status" }, { type: "null" }],
            },
          },
          required: ["id", "organizationId", "status", "fingerprint"],
        },
        result: { $ref: "#/$defs/SignTransactionResult" },
      },
      required: ["outcome", "activity"],
      $defs: {
        ActivityStatus: { description: "How far an activity has come.", type: "string" },
        Any: {
          description: "A detail of an error. What else it holds depends on its @type.",
          type: "object",
          properties: { "@type": { description: "URL that names the kind of detail.", type: ["string", "null"] } },
        },
        SignTransactionResult: {
          description: "What a completed `ACTIVITY_TYPE_SIGN_TRANSACTION` answers.",
          type: "object",
          properties: {
            signedTransaction: {
              description:
                "Transaction in hex without 0x, ready to be sent to the chain. For Solana, the transaction of the request with the signature in its place; for Bitcoin, the PSBT with the signatures of the inputs that signWith signs, not finalized; for TRON, the raw data with the signature behind it.",
              type: "string",
            },
          },
          required: ["signedTransaction"],
        },
        Status: {
          description: "Why an activity failed.",
          type: "object",
          properties: {
            code: {
              description: "Code of the error, the same numbers as in the body of an error answer.",
              type: ["integer", "null"],
              minimum: -2147483648,
              maximum: 2147483647,
            },
            message: { description: "What went wrong, for people.", type: ["string", "null"] },
            details: {
              description: "More about the error, for programs.",
              type: ["array", "null"],
              items: { $ref: "#/$defs/Any" },
            },
          },
        },
      },
    },
    run: async (connection, input, options) =>
      settled(
        connection,
        (await signTransaction(connection, input as unknown as SignTransactionInputV2, options))["activity"],
        options,
      ),
  },
  {
    name: "wait_for_activity",
    description: "Waits until a submitted activity has ended, and tells how it ended.",
    annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
    inputSchema: {
      type: "object",
      properties: {
        organizationId: {
          description: "Organization of the activity; the caller's own, or one of its sub-organizations.",
          type: "string",
          maxLength: 64,
        },
        activityId: {
          description: "Identifier of an activity; a UUID of version 7, so that ids sort by the time of creation.",
          type: "string",
          maxLength: 64,
        },
      },
      required: ["organizationId", "activityId"],
      additionalProperties: false,
    },
    outputSchema: {
      type: "object",
      properties: {
        outcome: {
          type: "string",
          description:
            "How it ended: `completed`, `failed`, `rejected`, `consensusNeeded`, `authenticatorsNeeded`; `timedOut` or `aborted` where it had not ended yet, `unknown` for an end that this package does not know.",
        },
        activity: {
          type: "object",
          properties: {
            id: {
              description: "Identifier of an activity; a UUID of version 7, so that ids sort by the time of creation.",
              type: "string",
            },
            organizationId: { description: "Organization in which the activity takes place.", type: "string" },
            status: { $ref: "#/$defs/ActivityStatus" },
            fingerprint: {
              description:
                "Names the activity in votes. It is sha256, a colon, and the hex SHA-256 of the body that was submitted.",
              type: "string",
            },
            failure: {
              description: "Why the activity failed; null unless its status is ACTIVITY_STATUS_FAILED.",
              anyOf: [{ $ref: "#/$defs/Status" }, { type: "null" }],
            },
          },
          required: ["id", "organizationId", "status", "fingerprint"],
        },
        result: { type: "object" },
      },
      required: ["outcome", "activity"],
      $defs: {
        ActivityStatus: { description: "How far an activity has come.", type: "string" },
        Any: {
          description: "A detail of an error. What else it holds depends on its @type.",
          type: "object",
          properties: { "@type": { description: "URL that names the kind of detail.", type: ["string", "null"] } },
        },
        Status: {
          description: "Why an activity failed.",
          type: "object",
          properties: {
            code: {
              description: "Code of the error, the same numbers as in the body of an error answer.",
              type: ["integer", "null"],
              minimum: -2147483648,
              maximum: 2147483647,
            },
            message: { description: "What went wrong, for people.", type: ["string", "null"] },
            details: {
              description: "More about the error, for programs.",
              type: ["array", "null"],
              items: { $ref: "#/$defs/Any" },
            },
          },
        },
      },
    },
    run: async (connection, input, options) =>
      settled(
        connection,
        (await getActivity(connection, input as unknown as GetActivityRequest, options))["activity"],
        options,
      ),
  },
  {
    name: "may_i",
    description:
      "Tells whether policies, brakes and spending limits would allow an activity, and why, without doing anything. Give type, such as ACTIVITY_TYPE_SIGN_TRANSACTION_V2, and the parameters that would be submitted.",
    annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
    inputSchema: {
      type: "object",
      properties: {
        organizationId: {
          description: "The caller's organization, or one of its sub-organizations.",
          type: "string",
          maxLength: 64,
        },
        activityId: {
          description:
            "An activity that was submitted. It is decided by the approvals that count now; one that has ended, by those that counted then. Either this or type and parameters.",
          type: ["string", "null"],
          maxLength: 64,
        },
        type: {
          description: "Kind of an activity that might be submitted. Votes have no policies of their own.",
          anyOf: [{ $ref: "#/$defs/ActivityType" }, { type: "null" }],
        },
        parameters: { description: "The parameters that would be submitted, an object of the type's intent." },
        userId: {
          description:
            "Who would submit it, and so approve it first; a user of the organization, by default the caller. Only with type and parameters.",
          type: ["string", "null"],
          maxLength: 64,
        },
        approvedBy: {
          description:
            "Users who would have approved it afterwards, each with their first credential that has not expired; users of the organization that decides. Only with type and parameters.",
          type: ["array", "null"],
          maxItems: 100,
          items: { type: "string", maxLength: 64 },
        },
        at: {
          description: "When it would be decided; by default now. Only with type and parameters.",
          type: ["string", "null"],
          maxLength: 20,
          pattern: "^[0-9]{1,20}$",
        },
      },
      required: ["organizationId"],
      additionalProperties: false,
      $defs: {
        ActivityType: {
          description: "Kind of an activity. The suffix V2 and so on is the version of its parameters.",
          type: "string",
          enum: [
            "ACTIVITY_TYPE_ACCEPT_INVITATION",
            "ACTIVITY_TYPE_ACCEPT_INVITATION_V2",
            "ACTIVITY_TYPE_ACTIVATE_BILLING_TIER",
            "ACTIVITY_TYPE_APPROVE_ACTIVITY",
            "ACTIVITY_TYPE_CREATE_ADDRESS_BOOK_ENTRIES",
            "ACTIVITY_TYPE_CREATE_API_KEYS",
            "ACTIVITY_TYPE_CREATE_API_KEYS_V2",
            "ACTIVITY_TYPE_CREATE_API_ONLY_USERS",
            "ACTIVITY_TYPE_CREATE_AUTHENTICATORS",
            "ACTIVITY_TYPE_CREATE_AUTHENTICATORS_V2",
            "ACTIVITY_TYPE_CREATE_INVITATIONS",
            "ACTIVITY_TYPE_CREATE_MFA_POLICY",
            "ACTIVITY_TYPE_CREATE_NOTIFICATION_CHANNEL",
            "ACTIVITY_TYPE_CREATE_OAUTH2_CREDENTIAL",
            "ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS",
            "ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS_V2",
            "ACTIVITY_TYPE_CREATE_ORGANIZATION",
            "ACTIVITY_TYPE_CREATE_ORGANIZATION_V2",
            "ACTIVITY_TYPE_CREATE_POLICIES",
            "ACTIVITY_TYPE_CREATE_POLICY",
            "ACTIVITY_TYPE_CREATE_POLICY_V2",
            "ACTIVITY_TYPE_CREATE_POLICY_V3",
            "ACTIVITY_TYPE_CREATE_PRIVATE_KEY_TAG",
            "ACTIVITY_TYPE_CREATE_PRIVATE_KEYS",
            "ACTIVITY_TYPE_CREATE_PRIVATE_KEYS_V2",
            "ACTIVITY_TYPE_CREATE_READ_ONLY_SESSION",
            "ACTIVITY_TYPE_CREATE_READ_WRITE_SESSION",
            "ACTIVITY_TYPE_CREATE_READ_WRITE_SESSION_V2",
            "ACTIVITY_TYPE_CREATE_SESSION_PROFILE",
            "ACTIVITY_TYPE_CREATE_SMART_CONTRACT_INTERFACE",
            "ACTIVITY_TYPE_CREATE_SPENDING_LIMIT",
            "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION",
            "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V2",
            "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V3",
            "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V4",
            "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V5",
            "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V6",
            "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V7",
            "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8",
            "ACTIVITY_TYPE_CREATE_USER_TAG",
            "ACTIVITY_TYPE_CREATE_USERS",
            "ACTIVITY_TYPE_CREATE_USERS_V2",
            "ACTIVITY_TYPE_CREATE_USERS_V3",
            "ACTIVITY_TYPE_CREATE_USERS_V4",
            "ACTIVITY_TYPE_CREATE_VELOCITY_CONTROL",
            "ACTIVITY_TYPE_CREATE_WALLET",
            "ACTIVITY_TYPE_CREATE_WALLET_ACCOUNTS",
            "ACTIVITY_TYPE_CREATE_WEBHOOK_ENDPOINT",
            "ACTIVITY_TYPE_DELETE_ADDRESS_BOOK_ENTRIES",
            "ACTIVITY_TYPE_DELETE_API_KEYS",
            "ACTIVITY_TYPE_DELETE_AUTHENTICATORS",
            "ACTIVITY_TYPE_DELETE_INVITATION",
            "ACTIVITY_TYPE_DELETE_MFA_POLICY",
            "ACTIVITY_TYPE_DELETE_NOTIFICATION_CHANNEL",
            "ACTIVITY_TYPE_DELETE_OAUTH2_CREDENTIAL",
            "ACTIVITY_TYPE_DELETE_OAUTH_PROVIDERS",
            "ACTIVITY_TYPE_DELETE_ORGANIZATION",
            "ACTIVITY_TYPE_DELETE_PAYMENT_METHOD",
            "ACTIVITY_TYPE_DELETE_POLICIES",
            "ACTIVITY_TYPE_DELETE_POLICY",
            "ACTIVITY_TYPE_DELETE_PRIVATE_KEY_TAGS",
            "ACTIVITY_TYPE_DELETE_PRIVATE_KEYS",
            "ACTIVITY_TYPE_DELETE_SECRETS",
            "ACTIVITY_TYPE_DELETE_SMART_CONTRACT_INTERFACE",
            "ACTIVITY_TYPE_DELETE_SPENDING_LIMITS",
            "ACTIVITY_TYPE_DELETE_SUB_ORGANIZATION",
            "ACTIVITY_TYPE_DELETE_USER_TAGS",
            "ACTIVITY_TYPE_DELETE_USERS",
            "ACTIVITY_TYPE_DELETE_VELOCITY_CONTROL",
            "ACTIVITY_TYPE_DELETE_WALLET_ACCOUNTS",
            "ACTIVITY_TYPE_DELETE_WALLETS",
            "ACTIVITY_TYPE_DELETE_WEBHOOK_ENDPOINT",
            "ACTIVITY_TYPE_DISABLE_AUTH_PROXY",
            "ACTIVITY_TYPE_DISABLE_PRIVATE_KEY",
            "ACTIVITY_TYPE_EMAIL_AUTH",
            "ACTIVITY_TYPE_EMAIL_AUTH_V2",
            "ACTIVITY_TYPE_EMAIL_AUTH_V3",
            "ACTIVITY_TYPE_ENABLE_AUTH_PROXY",
            "ACTIVITY_TYPE_EXPORT_PRIVATE_KEY",
            "ACTIVITY_TYPE_EXPORT_SECRETS",
            "ACTIVITY_TYPE_EXPORT_WALLET",
            "ACTIVITY_TYPE_EXPORT_WALLET_ACCOUNT",
            "ACTIVITY_TYPE_FREEZE",
            "ACTIVITY_TYPE_IMPORT_PRIVATE_KEY",
            "ACTIVITY_TYPE_IMPORT_SECRETS",
            "ACTIVITY_TYPE_IMPORT_WALLET",
            "ACTIVITY_TYPE_INIT_IMPORT_PRIVATE_KEY",
            "ACTIVITY_TYPE_INIT_IMPORT_SECRETS",
            "ACTIVITY_TYPE_INIT_IMPORT_WALLET",
            "ACTIVITY_TYPE_INIT_OTP",
            "ACTIVITY_TYPE_INIT_OTP_V2",
            "ACTIVITY_TYPE_INIT_OTP_V3",
            "ACTIVITY_TYPE_INIT_OTP_AUTH",
            "ACTIVITY_TYPE_INIT_OTP_AUTH_V2",
            "ACTIVITY_TYPE_INIT_OTP_AUTH_V3",
            "ACTIVITY_TYPE_INIT_USER_EMAIL_RECOVERY",
            "ACTIVITY_TYPE_INIT_USER_EMAIL_RECOVERY_V2",
            "ACTIVITY_TYPE_OAUTH",
            "ACTIVITY_TYPE_OAUTH2_AUTHENTICATE",
            "ACTIVITY_TYPE_OAUTH_LOGIN",
            "ACTIVITY_TYPE_OTP_AUTH",
            "ACTIVITY_TYPE_OTP_LOGIN",
            "ACTIVITY_TYPE_OTP_LOGIN_V2",
            "ACTIVITY_TYPE_RECOVER_USER",
            "ACTIVITY_TYPE_REJECT_ACTIVITY",
            "ACTIVITY_TYPE_REMOVE_IP_ALLOWLIST",
            "ACTIVITY_TYPE_REMOVE_ORGANIZATION_FEATURE",
            "ACTIVITY_TYPE_RESTRICT_KEYS",
            "ACTIVITY_TYPE_SET_DELAYS",
            "ACTIVITY_TYPE_SET_IP_ALLOWLIST",
            "ACTIVITY_TYPE_SET_ORGANIZATION_FEATURE",
            "ACTIVITY_TYPE_SET_PAYMENT_METHOD",
            "ACTIVITY_TYPE_SET_PAYMENT_METHOD_V2",
            "ACTIVITY_TYPE_SET_VOTE_EXPIRY",
            "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD",
            "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2",
            "ACTIVITY_TYPE_SIGN_RAW_PAYLOADS",
            "ACTIVITY_TYPE_SIGN_TRANSACTION",
            "ACTIVITY_TYPE_SIGN_TRANSACTION_V2",
            "ACTIVITY_TYPE_SIGN_TRANSACTIONS",
            "ACTIVITY_TYPE_STAMP_LOGIN",
            "ACTIVITY_TYPE_THAW",
            "ACTIVITY_TYPE_UPDATE_ALLOWED_ORIGINS",
            "ACTIVITY_TYPE_UPDATE_AUTH_PROXY_CONFIG",
            "ACTIVITY_TYPE_UPDATE_MFA_POLICY",
            "ACTIVITY_TYPE_UPDATE_OAUTH2_CREDENTIAL",
            "ACTIVITY_TYPE_UPDATE_ORGANIZATION_NAME",
            "ACTIVITY_TYPE_UPDATE_POLICY",
            "ACTIVITY_TYPE_UPDATE_POLICY_V2",
            "ACTIVITY_TYPE_UPDATE_PRIVATE_KEY_TAG",
            "ACTIVITY_TYPE_UPDATE_ROOT_QUORUM",
            "ACTIVITY_TYPE_UPDATE_SPENDING_LIMIT",
            "ACTIVITY_TYPE_UPDATE_USER",
            "ACTIVITY_TYPE_UPDATE_USER_EMAIL",
            "ACTIVITY_TYPE_UPDATE_USER_NAME",
            "ACTIVITY_TYPE_UPDATE_USER_PHONE_NUMBER",
            "ACTIVITY_TYPE_UPDATE_USER_TAG",
            "ACTIVITY_TYPE_UPDATE_WALLET",
            "ACTIVITY_TYPE_UPDATE_WALLET_ACCOUNT_NAME",
            "ACTIVITY_TYPE_UPDATE_WEBHOOK_ENDPOINT",
            "ACTIVITY_TYPE_VERIFY_OTP",
            "ACTIVITY_TYPE_VERIFY_OTP_V2",
          ],
        },
      },
    },
    outputSchema: {
      type: "object",
      properties: {
        outcome: { $ref: "#/$defs/DecisionOutcome" },
        message: { description: "The outcome in words.", type: "string" },
        policies: {
          description:
            "How each policy of the organization took part, oldest first, whether or not the outcome depends on it.",
          type: "array",
          items: { $ref: "#/$defs/PolicyExplanation" },
        },
        couldApprove: {
          description:
            "Users who have not approved the activity, or whose approval no longer counts, and whose approval would count. Empty unless consensus is needed.",
          type: "array",
          items: { type: "string" },
        },
      },
      required: ["outcome", "message", "policies", "couldApprove"],
      $defs: {
        DecisionOutcome: { description: "What was decided about an activity.", type: "string" },
        Effect: {
          description: "What a policy decides when it applies.",
          type: "string",
          enum: ["EFFECT_ALLOW", "EFFECT_DENY"],
        },
        ExpressionOutcome: {
          description: "What an expression of a policy, or a clause of one, comes to for an activity.",
          type: "string",
        },
        ExpressionSource: { description: "Which of a policy's expressions.", type: "string" },
        PolicyClause: {
          description:
            "One of the parts that the outermost && and || of an expression join, and its outcome. Lines and columns count from 1, columns in UTF-16 code units.",
          type: "object",
          properties: {
            source: { $ref: "#/$defs/ExpressionSource" },
            text: {
              description: "The clause, as it stands in the policy, its first 2,000 characters.",
              type: "string",
            },
            line: {
              description: "Line of the first character.",
              type: "integer",
              minimum: -2147483648,
              maximum: 2147483647,
            },
            column: {
              description: "Column of the first character.",
              type: "integer",
              minimum: -2147483648,
              maximum: 2147483647,
            },
            endLine: {
              description: "Line behind the last character.",
              type: "integer",
              minimum: -2147483648,
              maximum: 2147483647,
            },
            endColumn: {
              description: "Column behind the last character.",
              type: "integer",
              minimum: -2147483648,
              maximum: 2147483647,
            },
            outcome: { $ref: "#/$defs/ExpressionOutcome" },
            message: {
              description: "Why it is in error or not applicable, with line and column.",
              type: ["string", "null"],
            },
          },
          required: ["source", "text", "line", "column", "endLine", "endColumn", "outcome"],
        },
        PolicyExplanation: {
          description: "How one policy took part in a decision.",
          type: "object",
          properties: {
            policyId: { description: "Identifier of a policy.", type: "string" },
            policyName: {
              description: "Name of a policy, for people. Unique within the organization.",
              type: "string",
            },
            effect: { $ref: "#/$defs/Effect" },
            applied: {
              description:
                "Whether the policy had its effect: it allows only where condition and consensus are true, it denies where neither is false or not applicable.",
              type: "boolean",
            },
            timeOutcome: {
              description: "Outcome of the time; absent without one. If it is false, the policy has no effect.",
              anyOf: [{ $ref: "#/$defs/ExpressionOutcome" }, { type: "null" }],
            },
            conditionOutcome: {
              description: "Outcome of the condition; true without one.",
              $ref: "#/$defs/ExpressionOutcome",
            },
            consensusOutcome: {
              description: "Outcome of the consensus; true without one.",
              $ref: "#/$defs/ExpressionOutcome",
            },
            clauses: {
              description:
                "The clauses of the condition, then those of the consensus, each in the order of the text; first the time as a whole, where there is one.",
              type: "array",
              items: { $ref: "#/$defs/PolicyClause" },
            },
          },
          required: ["policyId", "policyName", "effect", "applied", "conditionOutcome", "consensusOutcome", "clauses"],
        },
      },
    },
    run: (connection, input, options) => explainPolicy(connection, input as unknown as ExplainPolicyRequest, options),
  },
  {
    name: "get_spending_usage",
    description:
      "Tells how much of a spending limit is used up and how much is left. An addition to the API, which existing clients do not know.",
    annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
    inputSchema: {
      type: "object",
      properties: {
        organizationId: {
          description: "The caller's organization, or one of its sub-organizations.",
          type: "string",
          maxLength: 64,
        },
        spendingLimitId: { description: "The limit.", type: "string", maxLength: 64 },
        holder: {
          description:
            "Whose spending, where the limit counts each one by itself: an id or address. Omit it for up to 100 of them.",
          type: ["string", "null"],
          maxLength: 256,
        },
      },
      required: ["organizationId", "spendingLimitId"],
      additionalProperties: false,
    },
    outputSchema: {
      type: "object",
      properties: {
        usages: {
          description: "By holder. Those that have spent nothing yet are left out, unless asked for.",
          type: "array",
          items: { $ref: "#/$defs/SpendingUsage" },
        },
      },
      required: ["usages"],
      $defs: {
        SpendingUsage: {
          description: "How much of a spending limit is used up.",
          type: "object",
          properties: {
            holder: {
              description: "Whose spending it is, as the scope says: an id or address; empty for the organization.",
              type: "string",
            },
            spent: { description: "What counts as spent now.", type: "string" },
            waiting: { description: "What is held back for activities that wait for votes.", type: "string" },
            remaining: { description: "What is left.", type: "string" },
            moreAt: {
              description: "When the earliest of what is spent stops to count. Absent where nothing does.",
              anyOf: [{ $ref: "#/$defs/Timestamp" }, { type: "null" }],
            },
          },
          required: ["holder", "spent", "waiting", "remaining"],
        },
        Timestamp: {
          description: "A point in time.",
          type: "object",
          properties: {
            seconds: { description: "Seconds since 1970-01-01 UTC, as a decimal string.", type: "string" },
            nanos: {
              description:
                "Nanoseconds within a second, 0 to 999999999, as a decimal string. The service tells times in whole seconds, so it is 0.",
              type: "string",
            },
          },
          required: ["seconds", "nanos"],
        },
      },
    },
    run: (connection, input, options) =>
      getSpendingUsage(connection, input as unknown as GetSpendingUsageRequest, options),
  },
  {
    name: "list_spending_limits",
    description:
      "Lists the spending limits of an organization. An addition to the API, which existing clients do not know.",
    annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
    inputSchema: {
      type: "object",
      properties: {
        organizationId: {
          description: "The caller's organization, or one of its sub-organizations.",
          type: "string",
          maxLength: 64,
        },
      },
      required: ["organizationId"],
      additionalProperties: false,
    },
    outputSchema: {
      type: "object",
      properties: {
        spendingLimits: {
          description: "The limits, oldest first.",
          type: "array",
          items: { $ref: "#/$defs/SpendingLimit" },
        },
      },
      required: ["spendingLimits"],
      $defs: {
        SpendingExcess: {
          description: "What becomes of a request that would exceed a spending limit.",
          type: "string",
          enum: ["SPENDING_EXCESS_DENY", "SPENDING_EXCESS_CONSENSUS"],
        },
        SpendingLimit: {
          description: "A limit on what may be spent.",
          type: "object",
          properties: {
            spendingLimitId: { description: "Identifier of a spending limit.", type: "string" },
            name: { description: "Name of a spending limit, unlike any other in its organization.", type: "string" },
            assets: {
              description: "What is counted. Empty for anything that is signed.",
              type: "array",
              items: { type: "string" },
            },
            measure: { $ref: "#/$defs/SpendingMeasure" },
            maximum: { description: "The most that is allowed over the window.", type: "string" },
            window: { $ref: "#/$defs/SpendingWindow" },
            scope: { $ref: "#/$defs/SpendingScope" },
            scopeId: {
              description: "What the scope names: an id or address. Absent where each one is counted by itself.",
              type: ["string", "null"],
            },
            receivers: {
              description: "Whose payments are counted. Absent where all are.",
              anyOf: [{ $ref: "#/$defs/SpendingReceivers" }, { type: "null" }],
            },
            excess: { $ref: "#/$defs/SpendingExcess" },
            uncounted: {
              description: "What may be signed although the limit cannot count it.",
              type: "array",
              items: { $ref: "#/$defs/UncountedSpending" },
            },
            createdAt: { $ref: "#/$defs/Timestamp" },
            updatedAt: { $ref: "#/$defs/Timestamp" },
          },
          required: [
            "spendingLimitId",
            "name",
            "assets",
            "measure",
            "maximum",
            "window",
            "scope",
            "excess",
            "uncounted",
            "createdAt",
            "updatedAt",
          ],
        },
        SpendingMeasure: {
          description: "What a spending limit counts.",
          type: "string",
          enum: ["SPENDING_MEASURE_AMOUNT", "SPENDING_MEASURE_COUNT", "SPENDING_MEASURE_RECEIVERS"],
        },
        SpendingPeriod: {
          description: "The time over which a spending limit counts.",
          type: "string",
          enum: [
            "SPENDING_PERIOD_ROLLING",
            "SPENDING_PERIOD_DAY",
            "SPENDING_PERIOD_WEEK",
            "SPENDING_PERIOD_MONTH",
            "SPENDING_PERIOD_EVER",
          ],
        },
        SpendingReceivers: {
          description: "Receivers whose payments a limit counts, as an address book has them at the time.",
          type: "object",
          properties: {
            book: { description: "The address book.", type: "string" },
            outside: {
              description: "Whether all others are counted, and those in the book are not. Default: no.",
              type: ["boolean", "null"],
            },
          },
          required: ["book"],
        },
        SpendingScope: {
          description: "Whose spending a limit counts together.",
          type: "string",
          enum: [
            "SPENDING_SCOPE_ORGANIZATION",
            "SPENDING_SCOPE_WALLET",
            "SPENDING_SCOPE_ACCOUNT",
            "SPENDING_SCOPE_USER",
            "SPENDING_SCOPE_USER_TAG",
            "SPENDING_SCOPE_RECEIVER",
          ],
        },
        SpendingWindow: {
          description: "The time over which a spending limit counts.",
          type: "object",
          properties: {
            period: { $ref: "#/$defs/SpendingPeriod" },
            seconds: {
              description: "How long a rolling period is: 60 to 31536000. Only for that.",
              type: ["string", "null"],
            },
            timeZone: {
              description: "Of calendar periods: an IANA time zone. Default: UTC.",
              type: ["string", "null"],
            },
          },
          required: ["period"],
        },
        Timestamp: {
          description: "A point in time.",
          type: "object",
          properties: {
            seconds: { description: "Seconds since 1970-01-01 UTC, as a decimal string.", type: "string" },
            nanos: {
              description:
                "Nanoseconds within a second, 0 to 999999999, as a decimal string. The service tells times in whole seconds, so it is 0.",
              type: "string",
            },
          },
          required: ["seconds", "nanos"],
        },
        UncountedSpending: {
          description:
            "What may move an asset without saying how much of it. A spending limit denies it unless it allows it by name.",
          type: "string",
          enum: [
            "UNCOUNTED_SPENDING_DIGEST",
            "UNCOUNTED_SPENDING_CALL",
            "UNCOUNTED_SPENDING_ALLOWANCE",
            "UNCOUNTED_SPENDING_TYPED_DATA",
            "UNCOUNTED_SPENDING_DELEGATION",
            "UNCOUNTED_SPENDING_DURABLE_NONCE",
          ],
        },
      },
    },
    run: (connection, input, options) =>
      listSpendingLimits(connection, input as unknown as ListSpendingLimitsRequest, options),
  },
  {
    name: "list_wallet_accounts",
    description: "Lists the accounts derived from one wallet or from all, newest first, a page at a time.",
    annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
    inputSchema: {
      type: "object",
      properties: {
        organizationId: {
          description: "The caller's organization, or one of its sub-organizations.",
          type: "string",
          maxLength: 64,
        },
        walletId: {
          description: "Whose accounts to list. By default those of all wallets of the organization.",
          type: ["string", "null"],
          maxLength: 64,
        },
        includeWalletDetails: {
          description: "Whether each account comes with its wallet. Default false.",
          type: ["boolean", "null"],
        },
        paginationOptions: {
          description: "Which page to read. Its ids are those of wallet accounts. By default the ten newest.",
          anyOf: [{ $ref: "#/$defs/Pagination" }, { type: "null" }],
        },
      },
      required: ["organizationId"],
      additionalProperties: false,
      $defs: {
        Pagination: {
          description: "Which page of a list to read. A list is newest first; give before or after, not both.",
          type: "object",
          properties: {
            limit: {
              description: "Most items on the page, 1 to 100, as a decimal string. Default 10.",
              type: ["string", "null"],
              maxLength: 3,
              pattern: "^([1-9][0-9]?|100)$",
            },
            before: {
              description: "Id of a listed object. The page has the items right before it in the list.",
              type: ["string", "null"],
              maxLength: 64,
            },
            after: {
              description:
                "Id of a listed object, as a rule the last of the page before. The page has the items right after it.",
              type: ["string", "null"],
              maxLength: 64,
            },
          },
          additionalProperties: false,
        },
      },
    },
    outputSchema: {
      type: "object",
      properties: {
        accounts: {
          description: "The accounts of the page, newest first.",
          type: "array",
          items: { $ref: "#/$defs/WalletAccount" },
        },
      },
      required: ["accounts"],
      $defs: {
        AddressFormat: {
          description: "Form of an address. It decides which curve and hash the address comes from.",
          type: "string",
        },
        Curve: { description: "Elliptic curve of a private key or wallet account.", type: "string" },
        PathFormat: { description: "How a derivation path is written.", type: "string" },
        Timestamp: {
          description: "A point in time.",
          type: "object",
          properties: {
            seconds: { description: "Seconds since 1970-01-01 UTC, as a decimal string.", type: "string" },
            nanos: {
              description:
                "Nanoseconds within a second, 0 to 999999999, as a decimal string. The service tells times in whole seconds, so it is 0.",
              type: "string",
            },
          },
          required: ["seconds", "nanos"],
        },
        Wallet: {
          description:
            "A seed held by the service, from which accounts are derived. The seed is never part of this record.",
          type: "object",
          properties: {
            walletId: { description: "Identifier of a wallet.", type: "string" },
            walletName: {
              description: "Name of a wallet, for people. Unique within the organization.",
              type: "string",
            },
            createdAt: { $ref: "#/$defs/Timestamp" },
            updatedAt: { $ref: "#/$defs/Timestamp" },
            exported: {
              description: "True when the wallet's mnemonic has been exported at least once.",
              type: "boolean",
            },
            imported: {
              description: "True when the wallet was imported rather than created by the service.",
              type: "boolean",
            },
          },
          required: ["walletId", "walletName", "createdAt", "updatedAt", "exported", "imported"],
        },
        WalletAccount: {
          description: "A key derived from a wallet's seed, with its address.",
          type: "object",
          properties: {
            walletAccountId: { description: "Identifier of a wallet account.", type: "string" },
            organizationId: { description: "Identifier of an organization or sub-organization.", type: "string" },
            walletId: { description: "Identifier of a wallet.", type: "string" },
            curve: { $ref: "#/$defs/Curve" },
            pathFormat: { $ref: "#/$defs/PathFormat" },
            path: {
              description: "BIP-32 path from the seed to an account. Every step is hardened on Ed25519 (SLIP-10).",
              type: "string",
            },
            addressFormat: { $ref: "#/$defs/AddressFormat" },
            address: {
              description:
                "Address in the form of its chain, with the chain's own checksum and case. Compare it exactly.",
              type: "string",
            },
            createdAt: { $ref: "#/$defs/Timestamp" },
            updatedAt: { $ref: "#/$defs/Timestamp" },
            name: { description: "The account's name, if it has one.", type: ["string", "null"] },
            publicKey: { description: "The account's public key, compressed. Always there.", type: ["string", "null"] },
            caip2Prefix: {
              description:
                "CAIP-2 namespace of the address's chain, such as eip155. Absent if the address is a public key.",
              type: ["string", "null"],
            },
            walletDetails: {
              description: "The account's wallet, where includeWalletDetails asks for it.",
              anyOf: [{ $ref: "#/$defs/Wallet" }, { type: "null" }],
            },
          },
          required: [
            "walletAccountId",
            "organizationId",
            "walletId",
            "curve",
            "pathFormat",
            "path",
            "addressFormat",
            "address",
            "createdAt",
            "updatedAt",
          ],
        },
      },
    },
    run: (connection, input, options) =>
      listWalletAccounts(connection, input as unknown as ListWalletAccountsRequest, options),
  },
  {
    name: "list_wallets",
    description: "Lists all wallets of an organization.",
    annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
    inputSchema: {
      type: "object",
      properties: {
        organizationId: {
          description: "The caller's organization, or one of its sub-organizations.",
          type: "string",
          maxLength: 64,
        },
      },
      required: ["organizationId"],
      additionalProperties: false,
    },
    outputSchema: {
      type: "object",
      properties: {
        wallets: { description: "The wallets, oldest first.", type: "array", items: { $ref: "#/$defs/Wallet" } },
      },
      required: ["wallets"],
      $defs: {
        Timestamp: {
          description: "A point in time.",
          type: "object",
          properties: {
            seconds: { description: "Seconds since 1970-01-01 UTC, as a decimal string.", type: "string" },
            nanos: {
              description:
                "Nanoseconds within a second, 0 to 999999999, as a decimal string. The service tells times in whole seconds, so it is 0.",
              type: "string",
            },
          },
          required: ["seconds", "nanos"],
        },
        Wallet: {
          description:
            "A seed held by the service, from which accounts are derived. The seed is never part of this record.",
          type: "object",
          properties: {
            walletId: { description: "Identifier of a wallet.", type: "string" },
            walletName: {
              description: "Name of a wallet, for people. Unique within the organization.",
              type: "string",
            },
            createdAt: { $ref: "#/$defs/Timestamp" },
            updatedAt: { $ref: "#/$defs/Timestamp" },
            exported: {
              description: "True when the wallet's mnemonic has been exported at least once.",
              type: "boolean",
            },
            imported: {
              description: "True when the wallet was imported rather than created by the service.",
              type: "boolean",
            },
          },
          required: ["walletId", "walletName", "createdAt", "updatedAt", "exported", "imported"],
        },
      },
    },
    run: (connection, input, options) => listWallets(connection, input as unknown as ListWalletsRequest, options),
  },
  {
    name: "whoami",
    description: "Returns who the caller is, by the credential that stamped the request.",
    annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
    inputSchema: {
      type: "object",
      properties: {
        organizationId: {
          description: "The caller's organization. With a parent's id, users of its sub-organizations are found too.",
          type: "string",
          maxLength: 64,
        },
      },
      required: ["organizationId"],
      additionalProperties: false,
    },
    outputSchema: {
      type: "object",
      properties: {
        organizationId: { description: "Organization to which the caller belongs.", type: "string" },
        organizationName: { description: "Name of an organization, for people.", type: "string" },
        userId: { description: "Identifier of a user.", type: "string" },
        username: { description: "Name of a user, for people.", type: "string" },
      },
      required: ["organizationId", "organizationName", "userId", "username"],
    },
    run: (connection, input, options) => whoami(connection, input as unknown as WhoamiRequest, options),
  },
];
