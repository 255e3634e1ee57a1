// What the page has: @turnkey/core as it is published, and a wallet with a key of its own that announces itself (EIP-6963)
// and signs what it is asked to (EIP-1193).

import { TurnkeyClient } from "@turnkey/core";
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";

const stored = localStorage.getItem("wallet") ?? generatePrivateKey();
localStorage.setItem("wallet", stored);
const account = privateKeyToAccount(stored);

const wallet = {
  async request({ method, params }) {
    switch (method) {
      case "eth_accounts":
      case "eth_requestAccounts":
        return [account.address];
      case "eth_chainId":
        return "0x1";
      case "personal_sign": {
        const [message, address] = params;
        if (address !== account.address) throw Object.assign(new Error("another account"), { code: 4100 });
        return account.signMessage({ message });
      }
      default:
        throw Object.assign(new Error(`${method} is not supported`), { code: 4200 });
    }
  },
};
const info = {
  uuid: "2d9a3b62-3f0b-4a4c-9f65-0a7f6b4c6f10",
  name: "Paper wallet",
  icon: "data:,",
  rdns: "org.example.paper",
};
window.addEventListener("eip6963:requestProvider", () => {
  const detail = Object.freeze({ info, provider: wallet });
  window.dispatchEvent(new CustomEvent("eip6963:announceProvider", { detail }));
});

Object.assign(window, { TurnkeyClient });
