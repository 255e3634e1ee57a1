// All types of the contract, each an object that judges and reads its values.

export * from "./enums.js";
export * from "./imports/@countersign/api/shapes/credentials.js";
export * from "./imports/@countersign/api/shapes/wallets.js";
export * from "./operations/init-otp.js";
export * from "./operations/init-otp-v2.js";
export * from "./operations/oauth-login.js";
export * from "./operations/oauth2-authenticate.js";
export * from "./operations/otp-login.js";
export * from "./operations/otp-login-v2.js";
export * from "./operations/signup.js";
export * from "./operations/signup-v2.js";
export * from "./operations/verify-otp.js";
export * from "./operations/verify-otp-v2.js";
export * from "./queries/get-account.js";
export * from "./queries/get-wallet-kit-client-params.js";
export * from "./queries/get-wallet-kit-config.js";
export * from "./scalars.js";
export * from "./shapes/common.js";
