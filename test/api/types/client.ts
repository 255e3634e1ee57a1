// Methods of the client, functions of single operations and methods of a service: what goes in, what comes out.

import { connect, createClient, getUser } from "@countersign/api";
import type {
  Activity,
  ActivityOutcome,
  ActivityResponse,
  CallOptions,
  Client,
  CreateUsersInput,
  CreateUsersInputV4,
  CreateUsersResponse,
  CreateUsersResponseV4,
  GetUserRequest,
  GetUserResponse,
  ListActivitiesResponse,
  SignRawPayloadResponseV2,
  signRawPayload,
} from "@countersign/api";
import type { Service } from "@countersign/api/server";
import type { Expect, ExpectNone, Same } from "./expect.js";

type Input<Method extends keyof Client> = Client[Method] extends (input: infer In, ...rest: never[]) => unknown
  ? In
  : never;
type Output<Method extends keyof Client> = Client[Method] extends (...all: never[]) => Promise<infer Out> ? Out : never;

export type AMethodTakesAndGivesTheNewestVersion = [
  Expect<Same<Input<"createUsers">, CreateUsersInputV4>>,
  Expect<Same<Output<"createUsers">, CreateUsersResponseV4>>,
];
export type OlderVersionsHaveTheirOwnMethods = [
  Expect<Same<Input<"createUsersV1">, CreateUsersInput>>,
  Expect<Same<Output<"createUsersV1">, CreateUsersResponse>>,
];
export type AQueryTakesItsRequest = [
  Expect<Same<Input<"getUser">, GetUserRequest>>,
  Expect<Same<Output<"getUser">, GetUserResponse>>,
];
export type VotesAnswerWithAnyActivity = Expect<Same<Output<"approveActivity">, ActivityResponse>>;
export type OptionsComeLast = Expect<Same<Parameters<Client["whoami"]>[1], CallOptions | undefined>>;
export type WaitingTellsHowItEnded = Expect<
  Same<
    ActivityOutcome["outcome"],
    | "completed"
    | "failed"
    | "rejected"
    | "consensusNeeded"
    | "authenticatorsNeeded"
    | "unknown"
    | "timedOut"
    | "aborted"
  >
>;

/** Operations of a service that a client has no method for. */
export type AClientHasEveryOperation = ExpectNone<Exclude<keyof Service<unknown>, keyof Client>>;

/** Methods whose answer holds an activity of several types; only votes do. */
type SubmitMethod = {
  [Method in keyof Client]: Output<Method> extends { activity: Activity } ? Method : never;
}[keyof Client];
type IsUnion<A, B = A> = A extends unknown ? ([B] extends [A] ? false : true) : never;
export type EverySubmitAnswersWithTheActivityOfItsOwnType = Expect<
  Same<
    {
      [Method in SubmitMethod]: Output<Method> extends { activity: { type: infer T } }
        ? true extends IsUnion<T>
          ? Method
          : never
        : never;
    }[SubmitMethod],
    "approveActivity" | "rejectActivity" | "getActivity"
  >
>;

export async function aCallReadsWell(client: Client): Promise<string | undefined> {
  const { activity } = await client.signRawPayload({
    organizationId: "org",
    parameters: {
      signWith: "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
      payload: "hello",
      encoding: "PAYLOAD_ENCODING_TEXT_UTF8",
      hashFunction: "HASH_FUNCTION_KECCAK256",
    },
  });
  type Type = Expect<Same<typeof activity.type, "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2">>;
  void (0 as unknown as Type);
  return activity.result.signRawPayloadResult?.r;
}

export async function wrongCallsDoNotCompile(client: Client): Promise<void> {
  const parameters = { tagName: "ops" };
  // @ts-expect-error organizationId is missing
  await client.getUser({ userId: "user" });
  // @ts-expect-error a query has no parameters
  await client.getUser({ organizationId: "org", parameters: { userId: "user" } });
  // @ts-expect-error parameters of another operation
  await client.createUserTag({ organizationId: "org", parameters });
  const userTag = { userTagName: "ops", userIds: [] };
  // @ts-expect-error the client fills in the type
  await client.createUserTag({ type: "ACTIVITY_TYPE_CREATE_USER_TAG", organizationId: "org", parameters: userTag });
  // @ts-expect-error timestamps are strings
  await client.createUserTag({ timestampMs: 5, organizationId: "org", parameters: userTag });
  // @ts-expect-error the first version cannot be submitted
  void client.signRawPayloadV1;
  // @ts-expect-error no such operation
  void client.signWords;
  // @ts-expect-error baseUrl is missing
  createClient({});
}

export async function singleFunctionsDoTheSame(): Promise<void> {
  const connection = connect({ baseUrl: "http://127.0.0.1" });
  const { user } = (await getUser(connection, { organizationId: "org", userId: "user" })) satisfies GetUserResponse;
  // @ts-expect-error answers are read, not changed
  user.userName = "";
  type Answer = Expect<Same<Awaited<ReturnType<typeof signRawPayload>>, SignRawPayloadResponseV2>>;
  void (0 as unknown as Answer);
}

interface Caller {
  readonly userId: string;
}
type Method<Name extends keyof Service<Caller>> = Service<Caller>[Name];

export const methodsOfAService: readonly Partial<Service<Caller>>[] = [
  {
    getUser: (caller, { userId }) => {
      type TheContextIsTheHosts = Expect<Same<typeof caller, Caller>>;
      void (0 as unknown as TheContextIsTheHosts);
      throw new Error(userId);
    },
    listActivities: async () => ({ activities: [] }) satisfies ListActivitiesResponse,
  },
  // @ts-expect-error the answer has no users
  { listUsers: () => ({ people: [] }) },
  // @ts-expect-error no such operation
  { listPeople: () => ({ users: [] }) },
];

/** All versions of a family come to one method, told apart by `type`. */
export const createUsers: Method<"createUsers"> = (_caller, body) => {
  if (body.type === "ACTIVITY_TYPE_CREATE_USERS") void body.parameters.users[0]?.accessType;
  // @ts-expect-error only the older version has an access type
  else void body.parameters.users[0]?.accessType;
  throw new Error(body.organizationId);
};
