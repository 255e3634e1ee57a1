// Cards of people who pay.

export const ada = { cardHolderEmail: "ada@example.com", cardHolderName: "Ada Winters" };

/** A card that is good for two more years, with a number that payment providers publish for tests. */
export function cardOf(number: string, cvv: string, holder = ada) {
  const expiryYear = String(new Date().getUTCFullYear() + 2);
  return { number, cvv, expiryMonth: "09", expiryYear, ...holder };
}
