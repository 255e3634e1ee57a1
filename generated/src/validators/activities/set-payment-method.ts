// Validators of the types in `activities/set-payment-method`. What is sent is held strictly: bounds count, unknown
// members are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type {
  SetPaymentMethodActivity,
  SetPaymentMethodActivityV2,
  SetPaymentMethodBody,
  SetPaymentMethodIntent,
  SetPaymentMethodIntentV2,
  SetPaymentMethodRequest,
  SetPaymentMethodRequestV2,
  SetPaymentMethodResponse,
  SetPaymentMethodResponseV2,
  SetPaymentMethodResult,
} from "../../activities/set-payment-method.js";
import type { Issue, ObjectDescriptor, ParseResult, StandardSchema, UnionDescriptor } from "../../runtime/validate.js";
import {
  absent,
  codePoints,
  explain,
  hasOnly,
  isObject,
  isPresent,
  parse,
  record,
  standardSchema,
} from "../../runtime/validate.js";
import { isActivityBase } from "../activity.js";
import { activityStatusDescriptor } from "../enums.js";
import {
  activityIdDescriptor,
  cardCvvDescriptor,
  cardExpiryMonthDescriptor,
  cardExpiryYearDescriptor,
  cardHolderNameDescriptor,
  cardLastFourDescriptor,
  cardNumberDescriptor,
  emailDescriptor,
  fingerprintDescriptor,
  matchesMillisecondTimestamp,
  millisecondTimestampDescriptor,
  organizationIdDescriptor,
  paymentMethodIdDescriptor,
} from "../scalars.js";
import { voteDescriptor } from "../shapes/activity.js";
import { statusDescriptor, timestampDescriptor } from "../shapes/common.js";

/** What a {@link SetPaymentMethodActivity} holds. */
export const setPaymentMethodActivityDescriptor: ObjectDescriptor = /* @__PURE__ */ record("SetPaymentMethodActivity", {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_SET_PAYMENT_METHOD"], open: false },
  id: activityIdDescriptor,
  organizationId: organizationIdDescriptor,
  status: activityStatusDescriptor,
  votes: { kind: "array", of: () => voteDescriptor, minItems: 0, maxItems: 100 },
  fingerprint: fingerprintDescriptor,
  canApprove: { kind: "boolean" },
  canReject: { kind: "boolean" },
  createdAt: () => timestampDescriptor,
  updatedAt: () => timestampDescriptor,
  "failure?": () => statusDescriptor,
  intent: /* @__PURE__ */ record("", { setPaymentMethodIntent: () => setPaymentMethodIntentDescriptor }),
  result: /* @__PURE__ */ record("", { "setPaymentMethodResult?": () => setPaymentMethodResultDescriptor }),
});

/** Member `intent` of {@link SetPaymentMethodActivity}. */
function isSetPaymentMethodActivityIntent(value: unknown): boolean {
  if (!isObject(value) || !isReceivedSetPaymentMethodIntent(value.setPaymentMethodIntent)) return false;
  return true;
}

/** Member `result` of {@link SetPaymentMethodActivity}. */
function isSetPaymentMethodActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (isPresent(value.setPaymentMethodResult) && !isSetPaymentMethodResult(value.setPaymentMethodResult)) return false;
  return true;
}

/** Whether a value is a {@link SetPaymentMethodActivity} as it may be answered. */
export function isSetPaymentMethodActivity(value: unknown): value is SetPaymentMethodActivity {
  if (!isObject(value) || !isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_SET_PAYMENT_METHOD") return false;
  if (!isSetPaymentMethodActivityIntent(value.intent)) return false;
  return isSetPaymentMethodActivityResult(value.result);
}

/** The value as a {@link SetPaymentMethodActivity}, without explicit nulls, or its issues. */
export const parseSetPaymentMethodActivity = (value: unknown): ParseResult<SetPaymentMethodActivity> =>
  parse(isSetPaymentMethodActivity, setPaymentMethodActivityDescriptor, value, "tolerant");
/** Every place where a value is not a {@link SetPaymentMethodActivity} as it may be answered. */
export const explainSetPaymentMethodActivity = (value: unknown): readonly Issue[] =>
  explain(setPaymentMethodActivityDescriptor, value, "tolerant");
/** {@link parseSetPaymentMethodActivity} as a Standard Schema. */
export const SetPaymentMethodActivitySchema: StandardSchema<SetPaymentMethodActivity> =
  /* @__PURE__ */ standardSchema(parseSetPaymentMethodActivity);

/** What a {@link SetPaymentMethodIntent} holds. */
export const setPaymentMethodIntentDescriptor: ObjectDescriptor = /* @__PURE__ */ record("SetPaymentMethodIntent", {
  number: cardNumberDescriptor,
  cvv: cardCvvDescriptor,
  expiryMonth: cardExpiryMonthDescriptor,
  expiryYear: cardExpiryYearDescriptor,
  cardHolderEmail: emailDescriptor,
  cardHolderName: cardHolderNameDescriptor,
});

const setPaymentMethodIntentMembers = [
  "number",
  "cvv",
  "expiryMonth",
  "expiryYear",
  "cardHolderEmail",
  "cardHolderName",
];

/** Whether a value is a {@link SetPaymentMethodIntent} fit to be sent. */
export function isSetPaymentMethodIntent(value: unknown): value is SetPaymentMethodIntent {
  if (!isObject(value)) return false;
  const number = value.number;
  if (typeof number !== "string" || (number.length > 32 && codePoints(number) > 32)) return false;
  const cvv = value.cvv;
  if (typeof cvv !== "string" || (cvv.length > 8 && codePoints(cvv) > 8)) return false;
  const expiryMonth = value.expiryMonth;
  if (typeof expiryMonth !== "string" || (expiryMonth.length > 2 && codePoints(expiryMonth) > 2)) return false;
  const expiryYear = value.expiryYear;
  if (typeof expiryYear !== "string" || (expiryYear.length > 4 && codePoints(expiryYear) > 4)) return false;
  const cardHolderEmail = value.cardHolderEmail;
  if (typeof cardHolderEmail !== "string" || (cardHolderEmail.length > 320 && codePoints(cardHolderEmail) > 320))
    return false;
  const cardHolderName = value.cardHolderName;
  if (typeof cardHolderName !== "string" || (cardHolderName.length > 256 && codePoints(cardHolderName) > 256))
    return false;
  let members = 0;
  for (const _ in value) members++;
  return members === 6 || hasOnly(value, setPaymentMethodIntentMembers);
}

/** The value as a {@link SetPaymentMethodIntent}, without explicit nulls, or its issues. */
export const parseSetPaymentMethodIntent = (value: unknown): ParseResult<SetPaymentMethodIntent> =>
  parse(isSetPaymentMethodIntent, setPaymentMethodIntentDescriptor, value, "strict");
/** Every place where a value is not a {@link SetPaymentMethodIntent} fit to be sent. */
export const explainSetPaymentMethodIntent = (value: unknown): readonly Issue[] =>
  explain(setPaymentMethodIntentDescriptor, value, "strict");
/** {@link parseSetPaymentMethodIntent} as a Standard Schema. */
export const SetPaymentMethodIntentSchema: StandardSchema<SetPaymentMethodIntent> =
  /* @__PURE__ */ standardSchema(parseSetPaymentMethodIntent);

/** Whether a value is a {@link SetPaymentMethodIntent} as it may be answered. */
export function isReceivedSetPaymentMethodIntent(value: unknown): value is SetPaymentMethodIntent {
  if (!isObject(value) || typeof value.number !== "string" || typeof value.cvv !== "string") return false;
  if (typeof value.expiryMonth !== "string" || typeof value.expiryYear !== "string") return false;
  if (typeof value.cardHolderEmail !== "string" || typeof value.cardHolderName !== "string") return false;
  return true;
}

/** The value as a {@link SetPaymentMethodIntent}, without explicit nulls, or its issues. */
export const parseReceivedSetPaymentMethodIntent = (value: unknown): ParseResult<SetPaymentMethodIntent> =>
  parse(isReceivedSetPaymentMethodIntent, setPaymentMethodIntentDescriptor, value, "tolerant");
/** Every place where a value is not a {@link SetPaymentMethodIntent} as it may be answered. */
export const explainReceivedSetPaymentMethodIntent = (value: unknown): readonly Issue[] =>
  explain(setPaymentMethodIntentDescriptor, value, "tolerant");
/** {@link parseReceivedSetPaymentMethodIntent} as a Standard Schema. */
export const ReceivedSetPaymentMethodIntentSchema: StandardSchema<SetPaymentMethodIntent> =
  /* @__PURE__ */ standardSchema(parseReceivedSetPaymentMethodIntent);

/** What a {@link SetPaymentMethodResult} holds. */
export const setPaymentMethodResultDescriptor: ObjectDescriptor = /* @__PURE__ */ record("SetPaymentMethodResult", {
  lastFour: cardLastFourDescriptor,
  cardHolderName: cardHolderNameDescriptor,
  cardHolderEmail: emailDescriptor,
});

/** Whether a value is a {@link SetPaymentMethodResult} as it may be answered. */
export function isSetPaymentMethodResult(value: unknown): value is SetPaymentMethodResult {
  if (!isObject(value) || typeof value.lastFour !== "string") return false;
  if (typeof value.cardHolderName !== "string" || typeof value.cardHolderEmail !== "string") return false;
  return true;
}

/** The value as a {@link SetPaymentMethodResult}, without explicit nulls, or its issues. */
export const parseSetPaymentMethodResult = (value: unknown): ParseResult<SetPaymentMethodResult> =>
  parse(isSetPaymentMethodResult, setPaymentMethodResultDescriptor, value, "tolerant");
/** Every place where a value is not a {@link SetPaymentMethodResult} as it may be answered. */
export const explainSetPaymentMethodResult = (value: unknown): readonly Issue[] =>
  explain(setPaymentMethodResultDescriptor, value, "tolerant");
/** {@link parseSetPaymentMethodResult} as a Standard Schema. */
export const SetPaymentMethodResultSchema: StandardSchema<SetPaymentMethodResult> =
  /* @__PURE__ */ standardSchema(parseSetPaymentMethodResult);

/** What a {@link SetPaymentMethodActivityV2} holds. */
export const setPaymentMethodActivityV2Descriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "SetPaymentMethodActivityV2",
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_SET_PAYMENT_METHOD_V2"], open: false },
    id: activityIdDescriptor,
    organizationId: organizationIdDescriptor,
    status: activityStatusDescriptor,
    votes: { kind: "array", of: () => voteDescriptor, minItems: 0, maxItems: 100 },
    fingerprint: fingerprintDescriptor,
    canApprove: { kind: "boolean" },
    canReject: { kind: "boolean" },
    createdAt: () => timestampDescriptor,
    updatedAt: () => timestampDescriptor,
    "failure?": () => statusDescriptor,
    intent: /* @__PURE__ */ record("", { setPaymentMethodIntentV2: () => setPaymentMethodIntentV2Descriptor }),
    result: /* @__PURE__ */ record("", { "setPaymentMethodResult?": () => setPaymentMethodResultDescriptor }),
  },
);

/** Member `intent` of {@link SetPaymentMethodActivityV2}. */
function isSetPaymentMethodActivityV2Intent(value: unknown): boolean {
  if (!isObject(value) || !isReceivedSetPaymentMethodIntentV2(value.setPaymentMethodIntentV2)) return false;
  return true;
}

/** Member `result` of {@link SetPaymentMethodActivityV2}. */
function isSetPaymentMethodActivityV2Result(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (isPresent(value.setPaymentMethodResult) && !isSetPaymentMethodResult(value.setPaymentMethodResult)) return false;
  return true;
}

/** Whether a value is a {@link SetPaymentMethodActivityV2} as it may be answered. */
export function isSetPaymentMethodActivityV2(value: unknown): value is SetPaymentMethodActivityV2 {
  if (!isObject(value) || !isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_SET_PAYMENT_METHOD_V2") return false;
  if (!isSetPaymentMethodActivityV2Intent(value.intent)) return false;
  return isSetPaymentMethodActivityV2Result(value.result);
}

/** The value as a {@link SetPaymentMethodActivityV2}, without explicit nulls, or its issues. */
export const parseSetPaymentMethodActivityV2 = (value: unknown): ParseResult<SetPaymentMethodActivityV2> =>
  parse(isSetPaymentMethodActivityV2, setPaymentMethodActivityV2Descriptor, value, "tolerant");
/** Every place where a value is not a {@link SetPaymentMethodActivityV2} as it may be answered. */
export const explainSetPaymentMethodActivityV2 = (value: unknown): readonly Issue[] =>
  explain(setPaymentMethodActivityV2Descriptor, value, "tolerant");
/** {@link parseSetPaymentMethodActivityV2} as a Standard Schema. */
export const SetPaymentMethodActivityV2Schema: StandardSchema<SetPaymentMethodActivityV2> =
  /* @__PURE__ */ standardSchema(parseSetPaymentMethodActivityV2);

/** What a {@link SetPaymentMethodIntentV2} holds. */
export const setPaymentMethodIntentV2Descriptor: ObjectDescriptor = /* @__PURE__ */ record("SetPaymentMethodIntentV2", {
  cardHolderEmail: emailDescriptor,
  cardHolderName: cardHolderNameDescriptor,
  paymentMethodId: paymentMethodIdDescriptor,
});

const setPaymentMethodIntentV2Members = ["cardHolderEmail", "cardHolderName", "paymentMethodId"];

/** Whether a value is a {@link SetPaymentMethodIntentV2} fit to be sent. */
export function isSetPaymentMethodIntentV2(value: unknown): value is SetPaymentMethodIntentV2 {
  if (!isObject(value)) return false;
  const cardHolderEmail = value.cardHolderEmail;
  if (typeof cardHolderEmail !== "string" || (cardHolderEmail.length > 320 && codePoints(cardHolderEmail) > 320))
    return false;
  const cardHolderName = value.cardHolderName;
  if (typeof cardHolderName !== "string" || (cardHolderName.length > 256 && codePoints(cardHolderName) > 256))
    return false;
  const paymentMethodId = value.paymentMethodId;
  if (typeof paymentMethodId !== "string" || (paymentMethodId.length > 64 && codePoints(paymentMethodId) > 64))
    return false;
  let members = 0;
  for (const _ in value) members++;
  return members === 3 || hasOnly(value, setPaymentMethodIntentV2Members);
}

/** The value as a {@link SetPaymentMethodIntentV2}, without explicit nulls, or its issues. */
export const parseSetPaymentMethodIntentV2 = (value: unknown): ParseResult<SetPaymentMethodIntentV2> =>
  parse(isSetPaymentMethodIntentV2, setPaymentMethodIntentV2Descriptor, value, "strict");
/** Every place where a value is not a {@link SetPaymentMethodIntentV2} fit to be sent. */
export const explainSetPaymentMethodIntentV2 = (value: unknown): readonly Issue[] =>
  explain(setPaymentMethodIntentV2Descriptor, value, "strict");
/** {@link parseSetPaymentMethodIntentV2} as a Standard Schema. */
export const SetPaymentMethodIntentV2Schema: StandardSchema<SetPaymentMethodIntentV2> =
  /* @__PURE__ */ standardSchema(parseSetPaymentMethodIntentV2);

/** Whether a value is a {@link SetPaymentMethodIntentV2} as it may be answered. */
export function isReceivedSetPaymentMethodIntentV2(value: unknown): value is SetPaymentMethodIntentV2 {
  if (!isObject(value) || typeof value.cardHolderEmail !== "string") return false;
  if (typeof value.cardHolderName !== "string" || typeof value.paymentMethodId !== "string") return false;
  return true;
}

/** The value as a {@link SetPaymentMethodIntentV2}, without explicit nulls, or its issues. */
export const parseReceivedSetPaymentMethodIntentV2 = (value: unknown): ParseResult<SetPaymentMethodIntentV2> =>
  parse(isReceivedSetPaymentMethodIntentV2, setPaymentMethodIntentV2Descriptor, value, "tolerant");
/** Every place where a value is not a {@link SetPaymentMethodIntentV2} as it may be answered. */
export const explainReceivedSetPaymentMethodIntentV2 = (value: unknown): readonly Issue[] =>
  explain(setPaymentMethodIntentV2Descriptor, value, "tolerant");
/** {@link parseReceivedSetPaymentMethodIntentV2} as a Standard Schema. */
export const ReceivedSetPaymentMethodIntentV2Schema: StandardSchema<SetPaymentMethodIntentV2> =
  /* @__PURE__ */ standardSchema(parseReceivedSetPaymentMethodIntentV2);

/** What a {@link SetPaymentMethodRequest} holds. */
export const setPaymentMethodRequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record("SetPaymentMethodRequest", {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_SET_PAYMENT_METHOD"], open: false },
  timestampMs: millisecondTimestampDescriptor,
  organizationId: organizationIdDescriptor,
  "generateAppProofs?": { kind: "boolean" },
  parameters: () => setPaymentMethodIntentDescriptor,
});

const setPaymentMethodRequestMembers = ["type", "timestampMs", "organizationId", "generateAppProofs", "parameters"];

/** Whether a value is a {@link SetPaymentMethodRequest} fit to be sent. */
export function isSetPaymentMethodRequest(value: unknown): value is SetPaymentMethodRequest {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_SET_PAYMENT_METHOD") return false;
  const timestampMs = value.timestampMs;
  if (
    typeof timestampMs !== "string" ||
    (timestampMs.length > 20 && codePoints(timestampMs) > 20) ||
    !matchesMillisecondTimestamp(timestampMs)
  )
    return false;
  const organizationId = value.organizationId;
  if (typeof organizationId !== "string" || (organizationId.length > 64 && codePoints(organizationId) > 64))
    return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (generateAppProofs === null) absent.nulls++;
    else if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!isSetPaymentMethodIntent(value.parameters)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, setPaymentMethodRequestMembers);
}

/** The value as a {@link SetPaymentMethodRequest}, without explicit nulls, or its issues. */
export const parseSetPaymentMethodRequest = (value: unknown): ParseResult<SetPaymentMethodRequest> =>
  parse(isSetPaymentMethodRequest, setPaymentMethodRequestDescriptor, value, "strict");
/** Every place where a value is not a {@link SetPaymentMethodRequest} fit to be sent. */
export const explainSetPaymentMethodRequest = (value: unknown): readonly Issue[] =>
  explain(setPaymentMethodRequestDescriptor, value, "strict");
/** {@link parseSetPaymentMethodRequest} as a Standard Schema. */
export const SetPaymentMethodRequestSchema: StandardSchema<SetPaymentMethodRequest> =
  /* @__PURE__ */ standardSchema(parseSetPaymentMethodRequest);

/** What a {@link SetPaymentMethodResponse} holds. */
export const setPaymentMethodResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record("SetPaymentMethodResponse", {
  activity: () => setPaymentMethodActivityDescriptor,
});

/** Whether a value is a {@link SetPaymentMethodResponse} as it may be answered. */
export function isSetPaymentMethodResponse(value: unknown): value is SetPaymentMethodResponse {
  if (!isObject(value) || !isSetPaymentMethodActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link SetPaymentMethodResponse}, without explicit nulls, or its issues. */
export const parseSetPaymentMethodResponse = (value: unknown): ParseResult<SetPaymentMethodResponse> =>
  parse(isSetPaymentMethodResponse, setPaymentMethodResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link SetPaymentMethodResponse} as it may be answered. */
export const explainSetPaymentMethodResponse = (value: unknown): readonly Issue[] =>
  explain(setPaymentMethodResponseDescriptor, value, "tolerant");
/** {@link parseSetPaymentMethodResponse} as a Standard Schema. */
export const SetPaymentMethodResponseSchema: StandardSchema<SetPaymentMethodResponse> =
  /* @__PURE__ */ standardSchema(parseSetPaymentMethodResponse);

/** What a {@link SetPaymentMethodRequestV2} holds. */
export const setPaymentMethodRequestV2Descriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "SetPaymentMethodRequestV2",
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_SET_PAYMENT_METHOD_V2"], open: false },
    timestampMs: millisecondTimestampDescriptor,
    organizationId: organizationIdDescriptor,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => setPaymentMethodIntentV2Descriptor,
  },
);

const setPaymentMethodRequestV2Members = ["type", "timestampMs", "organizationId", "generateAppProofs", "parameters"];

/** Whether a value is a {@link SetPaymentMethodRequestV2} fit to be sent. */
export function isSetPaymentMethodRequestV2(value: unknown): value is SetPaymentMethodRequestV2 {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_SET_PAYMENT_METHOD_V2") return false;
  const timestampMs = value.timestampMs;
  if (
    typeof timestampMs !== "string" ||
    (timestampMs.length > 20 && codePoints(timestampMs) > 20) ||
    !matchesMillisecondTimestamp(timestampMs)
  )
    return false;
  const organizationId = value.organizationId;
  if (typeof organizationId !== "string" || (organizationId.length > 64 && codePoints(organizationId) > 64))
    return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (generateAppProofs === null) absent.nulls++;
    else if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!isSetPaymentMethodIntentV2(value.parameters)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, setPaymentMethodRequestV2Members);
}

/** The value as a {@link SetPaymentMethodRequestV2}, without explicit nulls, or its issues. */
export const parseSetPaymentMethodRequestV2 = (value: unknown): ParseResult<SetPaymentMethodRequestV2> =>
  parse(isSetPaymentMethodRequestV2, setPaymentMethodRequestV2Descriptor, value, "strict");
/** Every place where a value is not a {@link SetPaymentMethodRequestV2} fit to be sent. */
export const explainSetPaymentMethodRequestV2 = (value: unknown): readonly Issue[] =>
  explain(setPaymentMethodRequestV2Descriptor, value, "strict");
/** {@link parseSetPaymentMethodRequestV2} as a Standard Schema. */
export const SetPaymentMethodRequestV2Schema: StandardSchema<SetPaymentMethodRequestV2> =
  /* @__PURE__ */ standardSchema(parseSetPaymentMethodRequestV2);

/** What a {@link SetPaymentMethodResponseV2} holds. */
export const setPaymentMethodResponseV2Descriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "SetPaymentMethodResponseV2",
  { activity: () => setPaymentMethodActivityV2Descriptor },
);

/** Whether a value is a {@link SetPaymentMethodResponseV2} as it may be answered. */
export function isSetPaymentMethodResponseV2(value: unknown): value is SetPaymentMethodResponseV2 {
  if (!isObject(value) || !isSetPaymentMethodActivityV2(value.activity)) return false;
  return true;
}

/** The value as a {@link SetPaymentMethodResponseV2}, without explicit nulls, or its issues. */
export const parseSetPaymentMethodResponseV2 = (value: unknown): ParseResult<SetPaymentMethodResponseV2> =>
  parse(isSetPaymentMethodResponseV2, setPaymentMethodResponseV2Descriptor, value, "tolerant");
/** Every place where a value is not a {@link SetPaymentMethodResponseV2} as it may be answered. */
export const explainSetPaymentMethodResponseV2 = (value: unknown): readonly Issue[] =>
  explain(setPaymentMethodResponseV2Descriptor, value, "tolerant");
/** {@link parseSetPaymentMethodResponseV2} as a Standard Schema. */
export const SetPaymentMethodResponseV2Schema: StandardSchema<SetPaymentMethodResponseV2> =
  /* @__PURE__ */ standardSchema(parseSetPaymentMethodResponseV2);

/** What a {@link SetPaymentMethodBody} holds. */
export const setPaymentMethodBodyDescriptor: UnionDescriptor = {
  kind: "union",
  name: "SetPaymentMethodBody",
  tag: "type",
  variants: [
    { value: "ACTIVITY_TYPE_SET_PAYMENT_METHOD", type: () => setPaymentMethodRequestDescriptor },
    { value: "ACTIVITY_TYPE_SET_PAYMENT_METHOD_V2", type: () => setPaymentMethodRequestV2Descriptor },
  ],
};

/** Whether a value is a {@link SetPaymentMethodBody} fit to be sent. */
export function isSetPaymentMethodBody(value: unknown): value is SetPaymentMethodBody {
  if (!isObject(value)) return false;
  switch (value.type) {
    case "ACTIVITY_TYPE_SET_PAYMENT_METHOD":
      return isSetPaymentMethodRequest(value);
    case "ACTIVITY_TYPE_SET_PAYMENT_METHOD_V2":
      return isSetPaymentMethodRequestV2(value);
    default:
      return false;
  }
}

/** The value as a {@link SetPaymentMethodBody}, without explicit nulls, or its issues. */
export const parseSetPaymentMethodBody = (value: unknown): ParseResult<SetPaymentMethodBody> =>
  parse(isSetPaymentMethodBody, setPaymentMethodBodyDescriptor, value, "strict");
/** Every place where a value is not a {@link SetPaymentMethodBody} fit to be sent. */
export const explainSetPaymentMethodBody = (value: unknown): readonly Issue[] =>
  explain(setPaymentMethodBodyDescriptor, value, "strict");
/** {@link parseSetPaymentMethodBody} as a Standard Schema. */
export const SetPaymentMethodBodySchema: StandardSchema<SetPaymentMethodBody> =
  /* @__PURE__ */ standardSchema(parseSetPaymentMethodBody);
