// Walks the tokens of a source: what both parsers of the policy language do with them, whatever they read.

import { tokens, type SymbolText, type Token } from "./lexer.js";
import type { SyntaxFault } from "./syntax.js";

/** What is wrong with a token, where something else has to stand. */
export type Unexpected = (token: Token, expected: string) => SyntaxFault;

export class TokenReader {
  readonly #tokens: readonly Token[];
  readonly #unexpected: Unexpected;
  #at = 0;

  constructor(source: string, unexpected: Unexpected) {
    this.#tokens = tokens(source);
    this.#unexpected = unexpected;
  }

  peek(): Token {
    // There is always a last token, which ends the source and is never taken.
    return this.#tokens[this.#at] as Token;
  }

  /** The token that was taken last; undefined before the first one. */
  get taken(): Token | undefined {
    return this.#tokens[this.#at - 1];
  }

  advance(): void {
    this.#at += 1;
  }

  takes(symbol: SymbolText): boolean {
    const token = this.peek();
    if (token.kind !== "symbol" || token.text !== symbol) return false;
    this.advance();
    return true;
  }

  expect(symbol: SymbolText): void {
    if (!this.takes(symbol)) throw this.unexpected(symbol);
  }

  expectEnd(): void {
    if (this.peek().kind !== "end") throw this.unexpected("an operator or the end");
  }

  unexpected(expected: string): SyntaxFault {
    return this.#unexpected(this.peek(), expected);
  }
}
