// What whoever writes policies could store to hold the service, within the limits: 100 policies of each shape.

const rep = (count, write, join = ", ") => Array.from({ length: count }, (_, index) => write(index)).join(join);
const ones = (count) => `[${rep(count, () => "1")}]`;
const often = (asked) => `${ones(60)}.all(x, ${ones(60)}.all(y, ${asked}))`;

/** @typedef {{ readonly name: string, readonly write: (index: number) => { condition?: string, consensus?: string } }} Shape */

/**
 * Each in a way of its own, so that what is found out about one policy is of no use for the next.
 *
 * @type {readonly Shape[]}
 */
export const shapes = [
  // What all that follows is to be compared with.
  { name: "next to nothing", write: (index) => ({ condition: `activity.type == '${index}'` }) },
  {
    name: "counts of approvers",
    write: (index) => ({
      consensus: `approvers.filter(u, u.email != 'x${index}' && u.tags.contains('t')).count() >= 2 || approvers.count() >= 3`,
    }),
  },
  {
    name: "pairs of credentials",
    write: (index) => ({
      consensus: `credentials.any(a, credentials.any(b, a.public_key == b.public_key && a.type != 'x${index}'))
        && approvers.count() >= 90`,
    }),
  },
  {
    name: "three of the approvers",
    write: (index) => ({
      consensus: `approvers.any(a, approvers.any(b, approvers.any(c,
        a.id == b.id && b.id == c.id && a.id != c.id && a.email != 'x${index}')))`,
    }),
  },
  {
    name: "structs, and the first approver",
    write: (index) => ({
      consensus: `approvers[0].id == 'x${index}' || ${ones(30)}.any(x, ${ones(30)}.any(y, { a: x, b: y, c: x, d: y }.a == 2))`,
    }),
  },
  {
    name: "structs, and a count",
    write: (index) => ({
      consensus: `${ones(30)}.all(x, ${ones(30)}.all(y, { a: x, b: y, c: x, d: y }.a == 1))
        && approvers.filter(u, u.id != 'x${index}').count() >= 50`,
    }),
  },
  {
    name: "more structs, and a count",
    write: (index) => ({
      consensus: `${ones(60)}.all(x, ${ones(60)}.all(y, { a: x, b: y, c: x, d: y }.a == 1))
        && approvers.filter(u, u.id != 'x${index}').count() >= 50`,
    }),
  },
  {
    name: "the first approver, and many",
    write: (index) => ({ consensus: `approvers[0].email != 'x${index}' && approvers.count() >= 90` }),
  },
  {
    name: "sixteen kinds of approvers",
    write: (index) => ({ consensus: rep(16, (kind) => `approvers.any(u, u.email == '${index}-${kind}')`, " || ") }),
  },
  {
    name: "a costly condition",
    write: (index) => ({ condition: `activity.type != 'x${index}' && ${often("x == y")}` }),
  },
  {
    name: "a condition of structs",
    write: (index) => ({ condition: `activity.type != 'x${index}' && ${often("{ a: x, b: y, c: x }.a == y")}` }),
  },
  {
    name: "faults in a row",
    write: (index) => ({ condition: rep(75, (fault) => `activity.type[${900 + fault}] == '${index}'`, " || ") }),
  },
  {
    name: "long expressions",
    write: (index) => ({
      condition: `activity.type != 'x${index}' && ${rep(105, () => "1 == 1", " && ")}`,
      consensus: `approvers.count() >= 90 && ${rep(50, (part) => `'${index}' != '${part}'`, " && ")}`,
    }),
  },
  {
    name: "long lists",
    write: (index) => ({
      condition: `(activity.type in [${rep(300, (part) => `'${index}-${part}-${"z".repeat(40)}'`)}]) == false`,
      consensus: "approvers.count() >= 90",
    }),
  },
];
