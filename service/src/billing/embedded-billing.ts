import type { Settings } from "../config/settings.js";
import { ApiError } from "@countersign/api";
import type { BillingProvider } from "./provider.js";

export function createEmbeddedBilling(_settings: Settings["billing"]): BillingProvider {
  const no = () => Promise.reject(new ApiError(12, "not yet"));
  return { register: no, setPaymentMethod: no, deletePaymentMethod: no, activate: no };
}
