// Keys on P-256 as numbers modulo the order of the curve: what is one, sums and products of them.

import { secretBytes } from "./secret-bytes.js";

/** The order of the curve (SEC 2 §2.4.2). */
const order = Buffer.from("ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551", "hex");

/** Whether 32 bytes are a private key: above zero and below the order. Takes as long for each. */
export function isP256PrivateKey(bytes: Uint8Array): boolean {
  let all = 0;
  for (const byte of bytes) all |= byte;
  return isBelowP256Order(bytes) && all !== 0;
}

/** Whether 32 bytes are a number below the order. Takes as long for each. */
export function isBelowP256Order(bytes: Uint8Array): boolean {
  let borrow = 0;
  for (let i = order.length - 1; i >= 0; i--) borrow = ((bytes[i]! - order[i]! - borrow) >> 8) & 1;
  return borrow === 1;
}

/** The sum of two numbers of 32 bytes below the order, modulo the order. Takes as long for each. The caller zeroes it. */
export function addP256PrivateKeys(one: Uint8Array, other: Uint8Array): Buffer {
  const sum = secretBytes(order.length);
  let carry = 0;
  for (let i = order.length - 1; i >= 0; i--) {
    const digit = one[i]! + other[i]! + carry;
    carry = digit >> 8;
    sum[i] = digit;
  }
  const reduced = reduce(sum, carry);
  sum.fill(0);
  return reduced;
}

/** -1 / order modulo 2^8. */
const negatedInverse = 0x4f;

/**
 * The product of two numbers of 32 bytes below the order, divided by 2^256, modulo the order (Montgomery, "Modular
 * multiplication without trial division", 1985). Takes as long for each. The caller zeroes it.
 */
export function multiplyP256PrivateKeys(one: Uint8Array, other: Uint8Array): Buffer {
  const { length } = order;
  // Least significant byte first, below twice the order.
  const product = secretBytes(length + 1);
  for (let i = length - 1; i >= 0; i--) {
    const factor = ((product[0]! + other[length - 1]! * one[i]!) * negatedInverse) & 0xff;
    let carry = 0;
    for (let j = 0; j < length; j++) {
      const digit = product[j]! + other[length - 1 - j]! * one[i]! + order[length - 1 - j]! * factor + carry;
      if (j > 0) product[j - 1] = digit;
      carry = digit >> 8;
    }
    const last = product[length]! + carry;
    product[length - 1] = last;
    product[length] = last >> 8;
  }
  const result = secretBytes(length);
  for (let i = 0; i < length; i++) result[length - 1 - i] = product[i]!;
  const reduced = reduce(result, product[length]!);
  result.fill(0);
  product.fill(0);
  return reduced;
}

/** A number below twice the order, given by its 32 bytes and what is above them, modulo the order. The caller zeroes it. */
function reduce(number: Uint8Array, carry: number): Buffer {
  const reduced = secretBytes(order.length);
  let borrow = 0;
  for (let i = order.length - 1; i >= 0; i--) {
    const rest = number[i]! - order[i]! - borrow;
    borrow = (rest >> 8) & 1;
    reduced[i] = rest;
  }
  // All ones where the number is below the order, so that it stays as it is.
  const below = -(borrow & ~carry);
  for (let i = 0; i < order.length; i++) reduced[i] = (number[i]! & below) | (reduced[i]! & ~below);
  return reduced;
}
