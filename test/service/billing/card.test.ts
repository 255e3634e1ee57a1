import { ErrorCode } from "@countersign/api";
import type { ApiError } from "@countersign/api";
import { describe, expect, test } from "vitest";
import { checkCard } from "../../../service/src/activities/billing/card.js";
import { readHolder } from "../../../service/src/activities/billing/holder.js";

const now = Date.UTC(2026, 10, 21, 12);
const card = {
  number: "4242424242424242",
  cvv: "737",
  expiryMonth: "09",
  expiryYear: "2028",
  cardHolderEmail: "ada@example.com",
  cardHolderName: "Ada Winters",
};

/** What a check throws. */
function thrown(check: () => unknown): unknown {
  try {
    return check();
  } catch (error) {
    return error;
  }
}

describe("a card", () => {
  // Numbers that payment providers publish for tests, of 14 to 19 digits, and a made one of 12.
  test.each([
    ["Visa", "4242424242424242"],
    ["Visa, debit", "4000056655665556"],
    ["Mastercard", "5555555555554444"],
    ["Mastercard, 2 series", "2223003122003222"],
    ["American Express", "378282246310005"],
    ["Discover", "6011111111111117"],
    ["Diners Club", "3056930009020004"],
    ["Diners Club, 14 digits", "36227206271667"],
    ["JCB", "3566002020360505"],
    ["UnionPay, 19 digits", "6205500000000000004"],
    ["12 digits", "500000000009"],
  ])("of %s is taken", (_, number) => {
    expect(checkCard({ ...card, number }, now)).toBeUndefined();
  });

  test("with any other last digit is none", () => {
    const digits = Array.from({ length: 10 }, (_, digit) => digit);
    const taken = (digit: number) => thrown(() => checkCard({ ...card, number: `424242424242424${digit}` }, now));
    expect(digits.filter((digit) => taken(digit) === undefined)).toEqual([2]);
  });

  test.each([
    ["two digits that changed places", { number: "5555555555545444" }, "number"],
    ["spaces in its number", { number: "4242 4242 4242 4242" }, "number"],
    ["hyphens in its number", { number: "4242-4242-4242-4242" }, "number"],
    ["digits of another script", { number: "４２４２４２４２４２４２４２４２" }, "number"],
    ["too few digits", { number: "79927398713" }, "number"],
    ["too many digits", { number: "42424242424242424242" }, "number"],
    ["nothing but zeros", { number: "0000000000000000" }, "number"],
    ["no number", { number: "" }, "number"],
    ["a line break after its number", { number: "4242424242424242\n" }, "number"],
    ["a short code", { cvv: "73" }, "cvv"],
    ["a long code", { cvv: "73737" }, "cvv"],
    ["letters as its code", { cvv: "abc" }, "cvv"],
    ["month 13", { expiryMonth: "13" }, "expiryMonth"],
    ["month 00", { expiryMonth: "00" }, "expiryMonth"],
    ["a month of one digit", { expiryMonth: "9" }, "expiryMonth"],
    ["a year of two digits", { expiryYear: "28" }, "expiryYear"],
    ["a month that is over", { expiryMonth: "10", expiryYear: "2026" }, "expiryYear"],
    ["a year that is over", { expiryMonth: "12", expiryYear: "2025" }, "expiryYear"],
    ["more than 20 years to go", { expiryMonth: "12", expiryYear: "2046" }, "expiryYear"],
    ["its number as the holder's name", { cardHolderName: "4242424242424242" }, "cardHolderName"],
    ["its number in the holder's name", { cardHolderName: "Ada 4242 4242-4242.4242 Winters" }, "cardHolderName"],
    ["its number in wide digits in the name", { cardHolderName: "４２４２４２４２４２４２４２４２" }, "cardHolderName"],
    ["its code in the holder's name", { cardHolderName: "Ada Winters/737" }, "cardHolderName"],
    ["its number in the e-mail address", { cardHolderEmail: "4242.4242.4242.4242@example.com" }, "cardHolderEmail"],
  ])("with %s is refused, and the message says nothing of it", (_, change, member) => {
    const sent = { ...card, ...change };
    const error = thrown(() => checkCard(sent, now));
    expect(error).toMatchObject({
      code: ErrorCode.INVALID_ARGUMENT,
      message: expect.stringMatching(new RegExp(`^${member}: `)) as string,
    });
    const { message, details } = error as ApiError;
    expect(details).toEqual([]);
    const told = Object.values(change).filter((value) => value.length > 2 && message.includes(value));
    expect(told).toEqual([]);
  });

  test("is good until the end of its month", () => {
    const november = { ...card, expiryMonth: "11", expiryYear: "2026" };
    expect(() => checkCard(november, Date.UTC(2026, 10, 30, 23, 59, 59, 999))).not.toThrow();
    expect(() => checkCard(november, Date.UTC(2026, 11, 1))).toThrow("expired");
  });

  test("may expire in 20 years, and not a month later", () => {
    expect(() => checkCard({ ...card, expiryMonth: "11", expiryYear: "2046" }, now)).not.toThrow();
    expect(() => checkCard({ ...card, expiryMonth: "12", expiryYear: "2046" }, now)).toThrow("within 20 years");
  });

  test("may belong to a name and an address with digits of their own", () => {
    const holder = { cardHolderName: "Studio 54, 7370 Ltd", cardHolderEmail: "ada737@example.com" };
    expect(() => checkCard({ ...card, ...holder }, now)).not.toThrow();
  });
});

describe("a holder", () => {
  test.each(["Ada Winters", "Åsa Ødegård", "3M Company", "رضا نیک‌فر", "李 小龙"])(
    "may be called %s",
    (cardHolderName) => {
      const holder = { cardHolderName, cardHolderEmail: "ada@example.com" };
      expect(readHolder(holder)).toEqual(holder);
    },
  );

  test.each([
    ["no name", { cardHolderName: "" }, "cardHolderName"],
    ["a name of spaces", { cardHolderName: "   " }, "cardHolderName"],
    ["a name of two lines", { cardHolderName: "Ada\nWinters" }, "cardHolderName"],
    ["a number for a name", { cardHolderName: "No. 4000 0566-5566:5556" }, "cardHolderName"],
    ["a number in Arabic digits for a name", { cardHolderName: "٤٠٠٠٠٥٦٦٥٥٦٦٥٥٥٦" }, "cardHolderName"],
    ["no address", { cardHolderEmail: "" }, "cardHolderEmail"],
    ["something else for an address", { cardHolderEmail: "ada" }, "cardHolderEmail"],
  ])("with %s is refused", (_, change, member) => {
    const holder = { cardHolderName: "Ada Winters", cardHolderEmail: "ada@example.com", ...change };
    const message = expect.stringMatching(new RegExp(`^${member}: `)) as string;
    expect(thrown(() => readHolder(holder))).toMatchObject({ code: ErrorCode.INVALID_ARGUMENT, message });
  });
});
