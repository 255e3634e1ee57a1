// The contract, linked: every name is resolved to the thing it names. Emitters read this and nothing else; it holds
// neither YAML nor TypeScript syntax, and nobody changes it once it is built.

import type { Position } from "../diagnostics/position.js";
import type { Webhook } from "./webhooks.js";
import type { ArrayType, Enum, Field, Scalar, ScalarType, Shape, Step, Type, Union } from "./types.js";

export type * from "./types.js";
export type * from "./webhooks.js";

export interface Model {
  readonly contract: Contract;
  readonly scalars: readonly Scalar[];
  /** In file order by name; includes the enum of activity types, which is derived from the families. */
  readonly enums: readonly Enum[];
  /** Records written under `shapes`. */
  readonly shapes: readonly Shape[];
  /** Unions written there. */
  readonly unions: readonly Union[];
  /** Types of other contracts, named here. They are among those above, with all that they are made of. */
  readonly imports: readonly ImportedType[];
  readonly families: readonly Family[];
  /** What changes something beside the families, or without any. */
  readonly operations: readonly PlainOperation[];
  readonly queries: readonly Query[];
  readonly errors: Errors;
  readonly webhooks: readonly Webhook[];
  readonly headers: readonly HeaderSet[];
  /** undefined where the contract has no activities, and so no families. */
  readonly activity: ActivityModel | undefined;
}

/** Headers that webhooks and answers share. */
export interface HeaderSet {
  readonly name: string;
  /** With those of the sets that it extends. */
  readonly fields: readonly Field[];
  /** Whether something extends it. */
  readonly isUsed: boolean;
  readonly position: Position;
}

export interface ImportedType {
  readonly name: string;
  readonly package: string;
  readonly of: Scalar | Enum | Shape | Union;
  /** Where it is named. */
  readonly position: Position;
}

export interface Contract {
  readonly name: string;
  readonly package: string;
  readonly version: string;
  readonly title: string;
  readonly doc: string;
  /** Starts with a slash, ends without one; empty where everything is below the root. */
  readonly basePath: string;
  readonly server: string;
  /** What `diff` compares with when nothing else is named: `git:REF`, `npm:PACKAGE@VERSION` or a folder. */
  readonly lastRelease: string | undefined;
  /** Which JSON requests may have: the contract's own form, or what clients of protocol buffers write, too. */
  readonly json: "strict" | "lenient";
  readonly limits: Limits;
  readonly manifest: Manifest;
  /** Emitters of the owner's. */
  readonly emitters: readonly PluginChoice[];
  readonly security: readonly SecurityScheme[];
  readonly docs: DocsSettings;
}

/** What the documentation shows that the contract alone does not say. In both texts `$name` is filled in. */
export interface DocsSettings {
  /** How a command line calls an operation: `$operation`, `$path`, `$body`. */
  readonly command: string | undefined;
  /** Shown for each family with traits: `$operation`, `$path`, `$type` and the name of each trait. */
  readonly sample: DocsText | undefined;
  /** Shown on the first page: how one gets to a first answer. */
  readonly start: DocsText | undefined;
}

export interface DocsText {
  readonly title: string;
  readonly doc: string;
  readonly text: string;
}

/** What the generated package says of itself, and what is in it. */
export interface Manifest {
  /** An SPDX expression, or `UNLICENSED`. */
  readonly license: string;
  readonly author: string | undefined;
  readonly repository: string | undefined;
  /** The oldest version of TypeScript that builds it. */
  readonly typescript: string;
  /** Of OpenAPI. undefined: the oldest that can say everything. */
  readonly openapi: "3.1" | "3.2" | undefined;
  /** Parts, those that other parts need included. */
  readonly emit: readonly Part[];
  /** A module of Go beside it. */
  readonly go: GoModule | undefined;
  /** A package of Python beside it. */
  readonly python: PythonPackage | undefined;
  /** A crate of Rust beside it. */
  readonly rust: RustCrate | undefined;
  /** The package that its runtime is imported from. undefined: it carries its own. */
  readonly runtime: SharedRuntime | undefined;
}

export interface GoModule {
  /** Its path, as others import it. */
  readonly module: string;
  /** Below the output folder. */
  readonly folder: string;
}

export interface PythonPackage {
  /** Its name, as in `import`. */
  readonly package: string;
  /** Below the output folder. */
  readonly folder: string;
}

export interface RustCrate {
  /** Its name, as others depend on it. */
  readonly crate: string;
  /** Below the output folder. */
  readonly folder: string;
}

export interface SharedRuntime {
  readonly package: string;
  /** A version, or a range of versions. */
  readonly version: string;
  readonly position: Position;
}

export interface PluginChoice {
  /** A path from the contract's folder, or a package. */
  readonly module: string;
  readonly position: Position;
}

/** What a generated package can be without. Types, the client and the errors are always there. */
export type Part =
  | "validators"
  | "upgrades"
  | "server"
  | "mock"
  | "openapi"
  | "schemas"
  | "docs"
  | "arbitraries"
  | "vectors"
  | "tools"
  | "tanstack"
  | "checked"
  | "runtime";

export interface Limits {
  readonly bodyBytes: number;
  readonly stringLength: number;
  readonly arrayItems: number;
}

export interface SecurityScheme {
  readonly name: string;
  readonly header: string;
  readonly doc: string;
  /** What the header holds once decoded. */
  readonly content: Shape | undefined;
  /** All requests where it is undefined. */
  readonly only: "queries" | "submits" | undefined;
  /** Templates of the code with which callers send the header. */
  readonly stampers: readonly StamperChoice[];
  readonly position: Position;
}

export interface StamperChoice {
  readonly name: string;
  /** What it calls its scheme, where it says so. */
  readonly scheme: string | undefined;
  readonly position: Position;
}

/** What an operation says of itself where it is not as for all. */
export interface OperationTerms {
  /** One of these accompanies a request; none where anybody may call. */
  readonly security?: readonly SecurityScheme[];
  /** What it fails with, besides what any operation may. */
  readonly errors?: readonly ErrorCode[];
  readonly deprecated?: string;
  /** Last day on which it can be called, as in 2031-06-30. */
  readonly until?: string;
  readonly tool?: Tool;
}

/** An operation that programs may offer to a language model (Model Context Protocol). */
export interface Tool {
  /** In snake case. */
  readonly name: string;
  /** What the model is told; undefined for the documentation of the operation. */
  readonly doc: string | undefined;
  /** Whether it may destroy something; undefined for what its kind suggests. */
  readonly destructive: boolean | undefined;
  readonly position: Position;
}

export interface Family {
  /** Camel case: `createUsers`. */
  readonly name: string;
  readonly doc: string;
  /** Below the base path: `submit/create_users`. */
  readonly path: string;
  /** One value per trait that the contract declares, in the contract's order. */
  readonly traits: readonly Trait[];
  /** Oldest first. */
  readonly versions: readonly Version[];
  readonly newest: Version;
  /** The one that the plain name of the operation stands for. */
  readonly current: Version;
  /** What a submitted body may be: the union of the submittable versions, or the one request there is. */
  readonly body: Type;
  /** What is answered: a response record, or the union of several (told apart by activity type). */
  readonly answers: readonly Shape[];
  readonly examples: readonly FamilyExample[];
  readonly terms: OperationTerms;
  readonly home: string;
  readonly position: Position;
}

export interface Version {
  readonly number: number;
  /** `""` for version 1, `V2` and so on after it. */
  readonly suffix: string;
  /** Wire name of the activity type. */
  readonly type: string;
  readonly doc: string;
  /** Why it is superseded, or what the contract says of the family; only of versions before the current one the former. */
  readonly deprecated: string | undefined;
  readonly intentKey: string;
  readonly intent: Shape;
  /** undefined where the operation answers with another activity. */
  readonly resultKey: string | undefined;
  readonly result: Shape | undefined;
  /** undefined where the version cannot be submitted; `why` tells the reason. */
  readonly submit: Submit | undefined;
  readonly why: string | undefined;
  readonly activity: Shape;
  /** The version that this one is upgraded to next; undefined for a terminal. */
  readonly next: Version | undefined;
  /** The step to `next`. */
  readonly step: Step | undefined;
  readonly position: Position;
}

export interface Submit {
  readonly request: Shape;
  readonly response: Shape;
  /** `createUsers` for the current version, `createUsersV2` for others. */
  readonly operation: string;
  /** `createUsersV3`: the number of the current version, where the contract says which one that is. */
  readonly numbered: string | undefined;
}

export interface FamilyExample {
  readonly version: Version;
  readonly doc: string | undefined;
  readonly parameters: Json;
  /** undefined where there is no result key. */
  readonly result: Json | undefined;
}

/** An operation with a request and a response of its own, in one version. */
export interface PlainOperation {
  readonly kind: "operation" | "query";
  readonly name: string;
  readonly doc: string;
  /** Below the base path; `{name}` stands for a member of the request. */
  readonly path: string;
  /** Where the members of its request are in the URL; absent where it is a POST with all of them in its body. */
  readonly url?: UrlBinding;
  readonly request: Shape;
  readonly response: Shape;
  /** Of its answer, besides the body: plain values. */
  readonly headers?: readonly Field[];
  /** Whether sending it twice does no more than sending it once, as of every query. */
  readonly idempotent: boolean;
  /** Only of queries that answer a list in pages. */
  readonly page?: Page;
  /** Only of queries that answer a stream: each event holds one `response`. */
  readonly stream?: EventStream;
  /** Only of queries that tell how far something has come. */
  readonly wait?: Wait;
  /** Only of operations that begin something which ends later. */
  readonly awaited?: Awaited;
  readonly examples: readonly PlainExample[];
  readonly terms: OperationTerms;
  readonly home: string;
  readonly position: Position;
}

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** Where the members of a request are, beside its body. */
export interface UrlBinding {
  readonly method: Method;
  /** In the path, in its order: plain values that are always there. */
  readonly path: readonly Field[];
  /** In the query string: plain values, or lists of them, whose name is there once for each item. */
  readonly query: readonly Field[];
  /** Whether all others are members of a JSON body; there are no others where it has none. */
  readonly hasBody: boolean;
}

/** The members by which one page of a list leads to the next. */
export interface Page {
  /** Of the request: where the page begins. */
  readonly after: Field;
  /** Of the request: most items in the page. */
  readonly limit: Field;
  /** Of the answer: where the next page begins. */
  readonly next: Field;
  /** Of the answer: the list. */
  readonly items: Field & { readonly type: ArrayType };
}

/** How to tell from an answer whether something has ended. */
export interface Wait {
  /** The member that tells, and those that lead to it from the answer. */
  readonly state: readonly Field[];
  /** Its values that mean: not yet. */
  readonly pending: readonly string[];
  /** Outcome name → value. */
  readonly final: readonly Outcome[];
  readonly position: Position;
}

/** Which query tells how far it has come what an operation has begun. */
export interface Awaited {
  readonly query: WaitQuery;
  /** Member of the query's request → where its value is. */
  readonly by: readonly { readonly parameter: string; readonly source: MemberPath }[];
  readonly position: Position;
}

/** A member of what was sent or answered, and those that lead to it. */
export interface MemberPath {
  readonly from: "request" | "response";
  readonly fields: readonly Field[];
}

export interface Outcome {
  readonly outcome: string;
  readonly value: string;
}

/** Events one after another, each with an id by which the stream goes on behind it. */
export interface EventStream {
  readonly id: ScalarType;
}

/** A plain operation that changes nothing. */
export interface Query extends PlainOperation {
  readonly kind: "query";
  /** Only what families of the same traits change concerns it, as far as it names them. */
  readonly traits: readonly Trait[];
}

export type WaitQuery = Query & { readonly wait: Wait };

export interface Trait {
  readonly name: string;
  readonly enum: Enum;
  readonly value: string;
}

export interface PlainExample {
  readonly doc: string | undefined;
  readonly request: Json;
  readonly response: Json;
}

export interface Errors {
  readonly body: Shape;
  /** As what bodies of errors are sent. */
  readonly media: "application/json" | "application/problem+json";
  /** Of `media`, or of what is written instead. */
  readonly mediaPosition: Position;
  readonly codes: readonly ErrorCode[];
}

export interface ErrorCode {
  readonly name: string;
  /** All of a contract are numbers, or all are words. */
  readonly code: number | string;
  readonly status: number;
  readonly doc: string;
  /** What it says for programs besides what every error says. */
  readonly details: Shape | undefined;
  /** What the generated code itself refuses with it. */
  readonly refuses: readonly RefusalKind[];
  readonly position: Position;
}

/**
 * Reasons for which generated code refuses by itself. A server: a body that does not fit, a path that leads nowhere, an
 * operation that the service does not have, a failure of the service. A client: no answer, none in time, none wanted any
 * more; and for the wait, that a server is busy.
 */
export type RefusalKind =
  | "invalid"
  | "notFound"
  | "unimplemented"
  | "internal"
  | "unauthenticated"
  | "unreachable"
  | "timeout"
  | "cancelled"
  | "busy";

/** What all activities share. */
export interface ActivityModel {
  readonly members: ActivityMembers;
  /** The record as declared, without `type`, `intent` and `result`: `ActivityBase`. */
  readonly base: Shape;
  /** The base with `type`, `intent` and `result` of the general kind put in; any activity fits it: `UnknownActivity`. */
  readonly record: Shape;
  /** Every type's own record, told apart by `type`; `record` is its fallback. Its name is the declared one: `Activity`. */
  readonly union: Union;
  readonly types: Enum;
  /** One optional member per kind of intent, in the order of the families. */
  readonly intent: Shape;
  readonly result: Shape;
  readonly envelope: readonly Field[];
  /** The answer with any activity: `{ activity: Activity }`. */
  readonly response: Shape;
  readonly traits: readonly { readonly name: string; readonly enum: Enum }[];
  /** Whether the server recognises a submit that it has had, so that sending it again does nothing. */
  readonly idempotent: boolean;
  readonly status: ActivityStatus | undefined;
  readonly poll: Poll | undefined;
  /** Members of the record that tools answer. */
  readonly summary: readonly Field[];
}

/** How the members are called that the compiler puts in; records, keys and types are named after them. */
export interface ActivityMembers {
  /** Of records and of submitted bodies: `type`. */
  readonly type: string;
  /** Of records: `intent`. */
  readonly intent: string;
  /** Of records: `result`. */
  readonly result: string;
  /** Of submitted bodies: `parameters`. */
  readonly parameters: string;
}

export interface ActivityStatus {
  readonly field: string;
  readonly pending: readonly string[];
  /** Outcome name → status value. */
  readonly final: readonly Outcome[];
}

export interface Poll {
  readonly query: Query;
  /** Request member of the query → member of the activity that fills it. */
  readonly by: readonly { readonly parameter: string; readonly field: string }[];
}

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
