// What private keys that come to be are described by, whether they are made or taken in.

import { AddressFormat, Curve } from "@countersign/api";
import type { Command } from "commander";
import { friendlyNames } from "../terminal/enum-values.js";
import { each, oneOf } from "../terminal/option-values.js";

export interface PrivateKeyOptions {
  readonly name: string;
  readonly curve: Curve;
  readonly addressFormat?: readonly AddressFormat[];
}

/** Adds `--name`, `--curve` and `--address-format`. */
export function addPrivateKeyOptions(command: Command): Command {
  return command
    .requiredOption("--name <name>", "name, unique within the organization")
    .requiredOption("--curve <curve>", `curve of the key: ${friendlyNames(Curve).join(", ")}`, oneOf(Curve))
    .option(
      "--address-format <format>",
      "format of an address to derive, such as ethereum; may be repeated",
      each(oneOf(AddressFormat)),
    );
}
