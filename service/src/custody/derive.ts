// Accounts of a wallet: from its seed to private keys, by BIP-32 or SLIP-10, as the curve has it.

import type { Curve } from "@countersign/api";
import { HDKey } from "@scure/bip32";
import { traitsOf } from "./curve.js";
import { parsePath } from "./path.js";
import { copySecret } from "./secret-bytes.js";
import { slip10Ed25519, slip10P256, type Slip10, type Slip10Node } from "./slip10.js";

/** An account by its place in the wallet. */
export interface AccountPath {
  readonly curve: Curve;
  /** BIP-32 notation, such as `m/44'/60'/0'/0/0`. */
  readonly path: string;
}

/** One kind of tree: its nodes, and how to go from one to the next. */
interface Tree<Node> {
  readonly nodes: Map<string, Node>;
  master(seed: Uint8Array): Node;
  child(parent: Node, index: number): Node;
}

/**
 * Derives accounts of one wallet. Accounts that share a prefix share its derivation. {@link WalletTree.close} zeroes
 * what was derived on the way.
 */
export class WalletTree {
  readonly #seed: Uint8Array;
  readonly #bip32: Tree<HDKey> = {
    nodes: new Map(),
    master: (seed) => HDKey.fromMasterSeed(seed),
    child: (parent, index) => parent.deriveChild(index),
  };
  readonly #ed25519 = slip10Tree(slip10Ed25519);
  readonly #p256 = slip10Tree(slip10P256);

  /** @param seed 16 to 64 bytes. The tree takes it over and zeroes it when closed. */
  constructor(seed: Uint8Array) {
    this.#seed = seed;
  }

  /**
   * The private key of an account, 32 bytes. Its user zeroes it.
   *
   * @throws ApiError INVALID_ARGUMENT: unknown curve, invalid path, or a step that is not hardened on Ed25519.
   */
  privateKey({ curve, path }: AccountPath): Uint8Array {
    const steps = parsePath(path);
    const { derivation } = traitsOf(curve);
    switch (derivation) {
      case "BIP-32": {
        // HDKey hands out a copy, and none where only a public key is known, which cannot be below a seed.
        const key = this.#walk(this.#bip32, steps).privateKey;
        if (!key) throw new Error("a key below a seed has a private key");
        return key;
      }
      case "SLIP-10, Ed25519":
        return copySecret(this.#walk(this.#ed25519, steps).subarray(0, 32));
      case "SLIP-10, P-256":
        return copySecret(this.#walk(this.#p256, steps).subarray(0, 32));
    }
  }

  /** Zeroes the seed and every node. */
  close(): void {
    this.#seed.fill(0);
    for (const node of this.#bip32.nodes.values()) node.wipePrivateData();
    this.#bip32.nodes.clear();
    for (const { nodes } of [this.#ed25519, this.#p256]) {
      for (const node of nodes.values()) node.fill(0);
      nodes.clear();
    }
  }

  #walk<Node>(tree: Tree<Node>, steps: readonly number[]): Node {
    let node = remembered(tree, "m", () => tree.master(this.#seed));
    let at = "m";
    for (const step of steps) {
      const parent = node;
      at = `${at}/${step}`;
      node = remembered(tree, at, () => tree.child(parent, step));
    }
    return node;
  }
}

function slip10Tree({ master, child }: Slip10): Tree<Slip10Node> {
  return { nodes: new Map(), master, child };
}

function remembered<Node>(tree: Tree<Node>, at: string, make: () => Node): Node {
  const known = tree.nodes.get(at);
  if (known !== undefined) return known;
  const node = make();
  tree.nodes.set(at, node);
  return node;
}
