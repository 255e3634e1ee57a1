// Accounts of a wallet: from its seed to private keys, by BIP-32 or SLIP-10, as the curve has it.

import type { Curve } from "@countersign/api";
import { growthOf } from "./curve-keys.js";
import { parsePath } from "./path.js";
import type { Secp256k1 } from "./secp256k1.js";
import { copySecret } from "./secret-bytes.js";
import type { Slip10, Slip10Node } from "./slip10.js";

/** An account by its place in the wallet. */
export interface AccountPath {
  readonly curve: Curve;
  /** BIP-32 notation, such as `m/44'/60'/0'/0/0`. */
  readonly path: string;
}

/** The nodes of a tree that are known, by their path, and how to go from one to the next. */
interface Tree extends Slip10 {
  readonly nodes: Map<string, Slip10Node>;
}

/**
 * Derives accounts of one wallet. Accounts that share a prefix share its derivation. {@link WalletTree.close} zeroes
 * what was derived on the way.
 */
export class WalletTree {
  readonly #seed: Uint8Array;
  readonly #secp256k1: Secp256k1;
  readonly #trees = new Map<Curve, Tree>();

  /** @param seed 16 to 64 bytes. The tree takes it over and zeroes it when closed. */
  constructor(seed: Uint8Array, secp256k1: Secp256k1) {
    this.#seed = seed;
    this.#secp256k1 = secp256k1;
  }

  /**
   * The private key of an account, 32 bytes. Its user zeroes it.
   *
   * @throws ApiError INVALID_ARGUMENT: unknown curve, invalid path, or a step that is not hardened on Ed25519.
   */
  privateKey({ curve, path }: AccountPath): Uint8Array {
    const steps = parsePath(path);
    return copySecret(this.#walk(this.#tree(curve), steps).subarray(0, 32));
  }

  /** Zeroes the seed and every node. */
  close(): void {
    this.#seed.fill(0);
    for (const { nodes } of this.#trees.values()) {
      for (const node of nodes.values()) node.fill(0);
      nodes.clear();
    }
  }

  #tree(curve: Curve): Tree {
    const known = this.#trees.get(curve);
    if (known !== undefined) return known;
    const tree = { nodes: new Map<string, Slip10Node>(), ...growthOf(curve, this.#secp256k1) };
    this.#trees.set(curve, tree);
    return tree;
  }

  #walk(tree: Tree, steps: readonly number[]): Slip10Node {
    let at = "m";
    let node = remembered(tree, at, () => tree.master(this.#seed));
    for (const step of steps) {
      const parent = node;
      at = `${at}/${step}`;
      node = remembered(tree, at, () => tree.child(parent, step));
    }
    return node;
  }
}

function remembered({ nodes }: Tree, at: string, make: () => Slip10Node): Slip10Node {
  const known = nodes.get(at);
  if (known !== undefined) return known;
  const node = make();
  nodes.set(at, node);
  return node;
}
