// An address at which something is received. It is shown once the page has derived it from its public key; one that is not
// that of its key is not shown at all.

import type { ComponentChildren } from "preact";
import { checkAddress } from "../check/address.js";
import type { StatedAddress } from "../check/address.js";
import { t } from "../texts/index.js";
import { useLoaded } from "./loaded.js";
import { Failure, Loading, Notice } from "./state.js";

interface AddressProps {
  readonly of: StatedAddress;
  /** In a list: only what is not derived here is remarked. */
  readonly isListed?: boolean;
  readonly children: ComponentChildren;
}

export function CheckedAddress({ of, isListed = false, children }: AddressProps) {
  const { value, failure } = useLoaded(() => checkAddress(of), [JSON.stringify(of)]);
  if (failure.value !== undefined) return <Failure message={failure.value} />;
  switch (value.value) {
    case undefined:
      return <Loading />;
    case "differs":
      return <Notice kind="bad">{t.check.address}</Notice>;
    default:
      return (
        <>
          {children}
          {!(isListed && value.value === "derived") && (
            <span class="soft small-text note">
              {value.value === "derived" ? t.check.addressChecked : t.check.addressUnchecked}
            </span>
          )}
        </>
      );
  }
}
