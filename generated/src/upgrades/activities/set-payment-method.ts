// Steps between the versions of `setPaymentMethod`.

import type { SetPaymentMethodIntent, SetPaymentMethodIntentV2 } from "../../activities/set-payment-method.js";
import type { UpgradeHooks } from "../index.js";

/**
 * What `SetPaymentMethodIntent` means as `SetPaymentMethodIntentV2`, of which the hook `setPaymentMethodV1ToV2`
 * makes `paymentMethodId`: A billing provider has to take the card's data and give a paymentMethodId for it.
 * Changes: `number` is gone; `cvv` is gone; `expiryMonth` is gone; `expiryYear` is gone; `paymentMethodId` is
 * new.
 */
export async function upgradeSetPaymentMethodV1ToV2(
  older: SetPaymentMethodIntent,
  hooks: Pick<UpgradeHooks, "setPaymentMethodV1ToV2">,
): Promise<SetPaymentMethodIntentV2> {
  const told = await hooks.setPaymentMethodV1ToV2(older);
  return {
    cardHolderEmail: older.cardHolderEmail,
    cardHolderName: older.cardHolderName,
    paymentMethodId: told.paymentMethodId,
  };
}
