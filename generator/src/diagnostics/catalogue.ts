// Every code that the compiler can report: what it means, an example that causes it, and its fix. `explain` prints
// this; tests compile each `bad` example and expect its code.

export interface Explanation {
  readonly title: string;
  readonly meaning: string;
  /** A few lines of YAML that cause the finding. */
  readonly bad: string;
  readonly fix: string;
}

export const catalogue = {
  CS0101: {
    title: "unreadable file or folder",
    meaning: "The contract's folder, or a file in it, cannot be read.",
    bad: "npm run generate -- --schema no-such-folder",
    fix: "Name the folder that contains contract.yaml, and check its permissions.",
  },
  CS0102: {
    title: "not YAML",
    meaning: "The file is not valid YAML 1.2, or contains values that the language does not have, such as `.inf`.",
    bad: "scalars:\n  Id: { base: string, doc: An id.",
    fix: "Close the bracket or quote the string that the marker points at.",
  },
  CS0103: {
    title: "key written twice",
    meaning: "A map has the same key twice. Neither is accepted, because one would silently win.",
    bad: "fields:\n  name: Name\n  name: Title",
    fix: "Remove or rename one of them.",
  },
  CS0104: {
    title: "anchor, alias or tag",
    meaning: "The language has no anchors (&), aliases (*) or tags (!): a file means exactly what it says.",
    bad: "doc: &shared A name.",
    fix: "Write the value out, or declare it as a scalar or shape.",
  },
  CS0105: {
    title: "file too large or too deep",
    meaning: "A file is larger than 2 MiB or nests deeper than 64 levels. No contract that people read needs this.",
    bad: "a: [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]…",
    fix: "Split the file, or declare its inner parts as shapes.",
  },
  CS0106: {
    title: "misplaced file",
    meaning: "A YAML file is in a place where nothing reads it.",
    bad: "schema/activity/create-users.yaml",
    fix: "Move it to shapes/, activities/, operations/ or queries/, with a kebab-case name that ends in .yaml.",
  },
  CS0107: {
    title: "no contract.yaml",
    meaning: "The folder has no contract.yaml, which names the contract and says what its operations share.",
    bad: "npm run generate -- --schema schema/shapes",
    fix: "Name the folder that contains contract.yaml, or write one.",
  },
  CS0108: {
    title: "not UTF-8",
    meaning: "The file contains bytes that are not UTF-8, the encoding of contracts.",
    bad: "doc: caf\\xe9   # saved as Latin-1",
    fix: "Save the file as UTF-8.",
  },
  CS0109: {
    title: "merge conflict",
    meaning: "Git left both sides of a conflict in the file, between lines of `<<<<<<<` and `>>>>>>>`.",
    bad: "<<<<<<< HEAD\n  Id: { base: string, doc: An id., example: a }\n=======",
    fix: "Choose one side and remove the markers.",
  },
  CS0110: {
    title: "wrong kind of value",
    meaning: "A map, list, string, number or boolean is in a place for another kind.",
    bad: "drop: name",
    fix: "Write the kind that the message names: `drop: [name]`.",
  },
  CS0111: {
    title: "unknown key",
    meaning: "The language has no such key here.",
    bad: "Id: { base: string, docs: An id. }",
    fix: "Correct the spelling; the message lists the possible keys.",
  },
  CS0112: {
    title: "missing key",
    meaning: "A required key is missing, or what it refers to does not exist.",
    bad: "query: getBook\npath: query/get_book",
    fix: "Add the key that the message names.",
  },
  CS0113: {
    title: "value not allowed",
    meaning: "The value has the right kind, but the language does not allow it here.",
    bad: "Id: { base: float, doc: An id. }",
    fix: "Choose one of the values in the message, or match its pattern.",
  },
  CS0201: {
    title: "declared twice",
    meaning: "Two things have the same name.",
    bad: "add: { name: Name }   # the older record has `name` already",
    fix: "Rename one, or use `retype` to change an existing field.",
  },
  CS0202: {
    title: "generated names collide",
    meaning:
      "Two names would become the same symbol in the generated package, or a symbol that the package itself needs.",
    bad: "scalars:\n  Promise: { base: string, doc: A promise., example: x }",
    fix: "Rename one in the contract.",
  },
  CS0203: {
    title: "unknown type",
    meaning: "No scalar, enum, shape, intent or result has this name.",
    bad: "fields: { title: Titel }",
    fix: "Correct the spelling, or declare the type.",
  },
  CS0204: {
    title: "unknown name",
    meaning: "The contract names a trait, status value, query, field or version that does not exist.",
    bad: "traits: { resource: BOOKS }",
    fix: "Use one of the declared names.",
  },
  CS0205: {
    title: "unsafe field name",
    meaning:
      "A field has a name that every JavaScript object already has (`constructor`, `__proto__`, `toString`), or one with " +
      "characters that a name cannot have. Reading such a member would not return what was sent.",
    bad: "fields: { constructor: Name }",
    fix: "Choose another name.",
  },
  CS0206: {
    title: "shared on the wire",
    meaning:
      "Two declarations have the same path, activity type, error code or header, so nothing could tell them apart.",
    bad: "path: submit/lend_book   # in two files",
    fix: "Give each its own.",
  },
  CS0207: {
    title: "name in another style",
    meaning:
      "The contract's `styles` say how to spell paths, members or values, and this one is spelt differently. By " +
      "default, paths are in snake_case and activity types in capitals.",
    bad: "path: query/getBook   # and contract.yaml says `styles: { paths: kebab }`",
    fix: "Use the spelling in the message, or choose another style for the whole contract.",
  },
  CS0208: {
    title: "indistinguishable variants",
    meaning: "A union tells its variants apart by a field that has a different string as its constant in each.",
    bad: "Payment: { doc: How it is paid., tag: kind, variants: [Card, Cash] }   # and Card has no `kind`",
    fix: "Give every variant the field with its own value, such as `kind: { const: card }`.",
  },
  CS0209: {
    title: "unresolved import",
    meaning:
      "A package that the contract imports types from is not installed or contains no contract, or the import contains " +
      "activities or records of operations, which cannot be imported.",
    bad: 'imports: { "@acme/common": [Money] }   # which is not installed',
    fix: "Install the package, or put a copy of its contract into imports/PACKAGE/; import shapes, enums and scalars only.",
  },
  CS0210: {
    title: "runtime of another contract",
    meaning:
      "The package imports its runtime from another generated package, but the contract has activities or errors with " +
      "`refuses`. The runtime is compiled for these, and the other package's was compiled for its own.",
    bad: 'package: { name: "@acme/shop", runtime: { package: "@acme/api", version: 1.2.0 } }   # and there are activities',
    fix: "Remove `runtime`, so that the package carries its own.",
  },
  CS0301: {
    title: "record without fields",
    meaning: "A record needs exactly one of `fields` and `from` (an older record).",
    bad: "intent: { add: { name: Name } }",
    fix: "Add `fields:` or `from:`.",
  },
  CS0302: {
    title: "unsuitable bound",
    meaning: "A bound does not apply to this type, or no value satisfies it.",
    bad: "count: { type: int32, doc: How many., maxLength: 5 }",
    fix:
      "Use minLength, maxLength, pattern for strings; minLength, maxLength, encoding for bytes; minimum, maximum for " +
      "numbers, with multipleOf for int32 and exclusiveMinimum, exclusiveMaximum for number; minItems, maxItems for " +
      "arrays, with unique where their items are plain values or those of an enum; minEntries, maxEntries, keys for maps.",
  },
  CS0303: {
    title: "not a regular expression",
    meaning: "The pattern is not a valid ECMAScript regular expression (with the u flag).",
    bad: "Id: { base: string, doc: An id., pattern: '[a-', example: a }",
    fix: "Correct the pattern.",
  },
  CS0307: {
    title: "not a bound of this type",
    meaning: "A bound is not a value of the type, such as a fraction for an int32 or a rounded number for an int64.",
    bad: "count: { type: int64, doc: How many., maximum: 9007199254740993 }",
    fix: 'Write a bound of an int64 beyond 2^53 in quotes: maximum: "9007199254740993".',
  },
  CS0308: {
    title: "page of no list",
    meaning:
      "A query says that it answers in pages, but not in which list: its answer has none, or more than one. Or the type of " +
      "the cursor is not a scalar that is a string.",
    bad: "page: Cursor\nresponse: { fields: { teas: Tea[], cups: Cup[] } }",
    fix: "Say which list goes on: page: { cursor: Cursor, items: teas }.",
  },
  CS0309: {
    title: "stream of no events",
    meaning:
      "A query says that it answers a stream, but the type of the events' ids is not a scalar that is a string, or it answers " +
      "in pages, or is a tool, too.",
    bad: "stream: Cursor\npage: Cursor",
    fix: "Name a scalar with `base: string`, and remove `page` and `tool`: a stream tells of one record after another.",
  },
  CS0310: {
    title: "member that no URL holds",
    meaning:
      "A path or a query string names a member that the request does not have, or one that is no plain value: members in a " +
      "path are always sent, those in a query string may be lists, and neither may be null or a record.",
    bad: "method: GET\npath: books/{bookId}\nrequest: { fields: { id: BookId } }",
    fix: "Call the member in the path as the request does, and send records in a body.",
  },
  CS0311: {
    title: "signature that covers no URL",
    meaning:
      "Callers prove who they are by a signature over the body, but the operation has members in its URL, which the signature " +
      "does not cover.",
    bad: "method: GET   # and the contract's `security` has the stamper p256",
    fix: "Make it a POST with all members in its body, or let it accept schemes with tokens only.",
  },
  CS0312: {
    title: "operation that a language cannot call",
    meaning:
      "The contract asks for a module of Go, a package of Python or a crate of Rust, but an operation has another method than " +
      "POST or members in its URL. Only the TypeScript client and server know these.",
    bad: "method: GET   # and `package.emit` has { go: … }",
    fix: "Make it a POST with all members in its body, or remove the language from `emit`.",
  },
  CS0313: {
    title: "wait without an end",
    meaning:
      "A query or operation says how it is waited for, but the member that tells is not a state that every answer has, a " +
      "value of its enum is neither pending nor final, or the query is asked for something that the operation does not have.",
    bad: "wait: { field: order.state, pending: [OPEN], final: { done: DONE } }   # and the enum has LOST, too",
    fix: "Name a required enum or string, and list each of its values under `pending` or `final`.",
  },
  CS0314: {
    title: "impossible header",
    meaning:
      "A header is no plain value, or may be null; or it is there twice, perhaps by a set that the headers extend. Or an " +
      "operation's answer has one that HTTP or the server writes itself, or is a stream, which begins before its headers " +
      "could be known.",
    bad: "headers: { Content-Type: { type: string, doc: What it is. } }",
    fix: "Give it a name of its own and a plain type; `?` behind the name says that it may be absent.",
  },
  CS0306: {
    title: "slow pattern",
    meaning:
      "For some strings, the time that the pattern takes multiplies with every character. Whoever " +
      "sends one of them keeps the server busy. The message shows such a string.",
    bad: "Name: { base: string, doc: A name., pattern: '^(a+)+$', example: a }",
    fix: "Let every character match in only one way: no nested repetitions, no overlapping alternatives.",
  },
  CS0304: {
    title: "misplaced key",
    meaning:
      "The key belongs elsewhere: `value` in `wrap`, `fill` in `envelope`, `default` in `add` or on an optional " +
      "field of a request.",
    bad: "fields: { count: { type: int32, doc: How many., default: 1 } }",
    fix: "Remove it, or move it to where the message says.",
  },
  CS0305: {
    title: "endless record",
    meaning: "A record needs itself (or a scalar extends itself), so that no finite value fits.",
    bad: "Node: { doc: A node., fields: { next: Node } }",
    fix: "Make one field in the cycle optional, or an array.",
  },
  CS0316: {
    title: "webhook that cannot be verified",
    meaning:
      "The signature of a webhook covers texts, headers that every delivery has, and the body behind them. It can be read " +
      "in one way only, and the time that receivers look at is part of it.",
    bad: "signature: { algorithm: hmacSha256, header: X-Signature, encoding: hex, over: '{X-Id}{body}' }",
    fix: "Name declared headers that are not optional, put a text behind each, and end with `{body}`.",
  },
  CS0401: {
    title: "gap in versions",
    meaning: "Versions are numbered 1, 2, 3 without gaps, and at least one of them must be submittable.",
    bad: "versions: { 1: …, 3: … }",
    fix: "Number them without gaps.",
  },
  CS0402: {
    title: "no upgrade from an older version",
    meaning: "A later version must say which older one it starts from, or why none can be upgraded to it.",
    bad: "2: { type: LEND_BOOK_V2, intent: { from: 2 }, result: { sameAs: 1 } }",
    fix: "Write `from:` with the number of an older version, or `upgrade: { none: why }`.",
  },
  CS0403: {
    title: "change of an unknown field",
    meaning: "`drop`, `rename` or `retype` names a field that the older record does not have.",
    bad: "intent: { from: 1, drop: [titel] }",
    fix: "Correct the name.",
  },
  CS0404: {
    title: "required field without a default",
    meaning: "A version adds a required field, but older requests have no value for it.",
    bad: "add: { days: { type: int32, doc: For how long. } }",
    fix: "Give a `default`, make it optional, or write `upgrade: { custom: why }`.",
  },
  CS0405: {
    title: "type that does not convert",
    meaning:
      "An old value may not be a valid new one: the new type is of another kind, has tighter bounds, or is a " +
      "shape that does not start from the old one.",
    bad: "retype: { days: string }",
    fix: "Give the new shape a `from`, widen the bounds, use `wrap`, or write `upgrade: { custom: why }`.",
  },
  CS0406: {
    title: "unknown reference in a template",
    meaning: "A `$name` in a template is not a member of the older record.",
    bad: "wrap: { titles: { type: 'Title[]', doc: Titles., value: [$titel] } }",
    fix: "Correct the path.",
  },
  CS0407: {
    title: "template or default does not fit",
    meaning:
      "The value that an upgrade or the reader of a request fills in does not fit the field's type, is a record, or may " +
      "be absent where the field needs a value.",
    bad: "add: { days: { type: int32, doc: For how long., default: two weeks } }",
    fix: "Write a value that fits; for an optional source use `{ $from: path, default: … }`.",
  },
  CS0409: {
    title: "no result to share",
    meaning: "`sameAs` or `from` names a version that has no result of its own.",
    bad: "result: { sameAs: 1 }   # where version 1 says `of: target`",
    fix: "Name a version that has a result, or write the fields out.",
  },
  CS0501: {
    title: "example does not fit",
    meaning: "An example is not a valid value of its type; it would mislead readers and break mocks.",
    bad: "Days: { base: int32, doc: Days., maximum: 60, example: 90 }",
    fix: "Correct the example or the type.",
  },
  CS0502: {
    title: "no example that fits",
    meaning:
      "An operation without an example gets one that is made up from its types. Here, none is found: no string matches a " +
      "pattern within its bounds, or a list cannot have as many different items as it needs.",
    bad: 'code: { type: string, doc: A code., pattern: "^(?<!x)y$" }   # and no `example:`',
    fix: "Add `example:` to the field, or `examples:` to the operation.",
  },
  CS0503: {
    title: "missing documentation",
    meaning: "A shape, or a field of a built-in type, has no description.",
    bad: "fields: { days: int32 }",
    fix: "Write `{ type: int32, doc: … }`, or declare a scalar that is documented once. Shapes take `doc:` beside `fields`.",
  },
  CS0504: {
    title: "declared but unused",
    meaning: "No request, answer, webhook or security scheme uses this type.",
    bad: "scalars:\n  Isbn: { base: string, doc: A book number., example: x }   # and no field uses it",
    fix: "Use it or remove it.",
  },
  CS0505: {
    title: "scalar without example",
    meaning:
      "A scalar without an example, its own or inherited, gets one that is made up from its base, format and bounds. Here, no " +
      "string is found that matches its pattern within its bounds.",
    bad: 'scalars:\n  Code: { base: string, doc: A code., pattern: "^(?<!x)y$" }',
    fix: "Add `example:`.",
  },
  CS0506: {
    title: "value without the enum's prefix",
    meaning: "The enum has a `prefix`, but this value does not start with it.",
    bad: "Genre: { doc: Genre., prefix: GENRE_, values: { CRIME: Crime novels. } }",
    fix: "Correct the value or the prefix.",
  },
  CS0507: {
    title: "refusal without a code",
    meaning:
      "Some errors list the refusals of the generated code that they cover, but none covers one that every server needs: " +
      "`invalid`, `notFound`, `unimplemented`, `internal`.",
    bad: "BAD_REQUEST: { code: 1001, status: 400, refuses: [invalid], doc: The request does not fit. }   # and no other",
    fix: "Add the kind to the `refuses` of an error.",
  },
  CS0508: {
    title: "error body that is not sent",
    meaning:
      "Generated servers write the code and the message of an error into its body, and clients read them there. The body " +
      "lacks one of them or gives it another type, or an error has details that the generated code does not send.",
    bad: "Problem: { doc: What went wrong., fields: { code: boolean } }",
    fix: "Declare `code` (or `type`) and `message` (or `detail`). Details are members with names of their own.",
  },
  CS0509: {
    title: "error codes of two kinds",
    meaning:
      "Some errors of the contract have a number as their code, and others a word. Callers compare codes of one type.",
    bad: "LOST: { code: 404, status: 404, doc: … }\nTAKEN: { status: 409, doc: … }   # its code is TAKEN",
    fix: "Give every error a number, or none of them.",
  },
  CS0601: {
    title: "failing emitter",
    meaning:
      "An emitter that the contract names cannot be loaded, failed, or returned something unusable: anything other " +
      "than a list of files, or a file that another emitter has written.",
    bad: "emitters: [./emitters/tabel.mjs]",
    fix: "Correct the path, or the module: its default export takes { model } and returns [{ path, text }].",
  },
  CS0602: {
    title: "pattern that another language cannot express",
    meaning:
      "The contract emits Go, Python or Rust, whose regular expressions are of other dialects. Those of Go and Rust take linear " +
      "time and have no lookahead; none has lookbehind or references to groups as ECMAScript has them, and Python knows no " +
      "scripts. The compiler translates everything else.",
    bad: "pattern: ^(?!-)[a-z-]+$   # and `go` or `rust` under `emit`",
    fix: "Write the pattern without it, or leave the language out of `emit`.",
  },
} as const satisfies Readonly<Record<string, Explanation>>;

export type Code = keyof typeof catalogue;
