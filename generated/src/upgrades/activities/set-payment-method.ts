// Steps between the versions of `setPaymentMethod`.

import type { SetPaymentMethodIntent, SetPaymentMethodIntentV2 } from "../../activities/set-payment-method.js";
import type { UpgradeHooks } from "../index.js";

/**
 * What `SetPaymentMethodIntent` means as `SetPaymentMethodIntentV2`, which the hook `setPaymentMethodV1ToV2`
 * must tell: A billing provider has to take the card's data and give a paymentMethodId for it. Changes: `number`
 * is gone; `cvv` is gone; `expiryMonth` is gone; `expiryYear` is gone; `paymentMethodId` is new.
 */
export async function upgradeSetPaymentMethodV1ToV2(
  older: SetPaymentMethodIntent,
  hooks: Pick<UpgradeHooks, "setPaymentMethodV1ToV2">,
): Promise<SetPaymentMethodIntentV2> {
  return hooks.setPaymentMethodV1ToV2(older);
}
