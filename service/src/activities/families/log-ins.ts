// Families by which users log in with a code or an e-mail, or recover themselves.

import type { Families } from "../family.js";
import { emailAuth } from "./email-auth.js";
import { initOtpAuth } from "./init-otp-auth.js";
import { initUserEmailRecovery } from "./init-user-email-recovery.js";
import { otpAuth } from "./otp-auth.js";
import { recoverUser } from "./recover-user.js";

export const logInFamilies = {
  ACTIVITY_TYPE_INIT_OTP_AUTH: initOtpAuth,
  ACTIVITY_TYPE_OTP_AUTH: otpAuth,
  ACTIVITY_TYPE_EMAIL_AUTH_V2: emailAuth,
  ACTIVITY_TYPE_INIT_USER_EMAIL_RECOVERY: initUserEmailRecovery,
  ACTIVITY_TYPE_RECOVER_USER: recoverUser,
} satisfies Partial<Families>;
