// EVM chains and tokens that the console knows by name.

/** Names of chains, and what their fees and transfers are paid in. */
export const evmChains: Readonly<Record<number, readonly [name: string, unit: string]>> = {
  1: ["Ethereum", "ETH"],
  10: ["OP Mainnet", "ETH"],
  56: ["BNB Smart Chain", "BNB"],
  100: ["Gnosis", "xDAI"],
  137: ["Polygon", "POL"],
  8453: ["Base", "ETH"],
  42161: ["Arbitrum One", "ETH"],
  43114: ["Avalanche C-Chain", "AVAX"],
  17000: ["Holesky (test)", "ETH"],
  560048: ["Hoodi (test)", "ETH"],
  11155111: ["Sepolia (test)", "ETH"],
};

/** Tokens whose contracts are known, by chain and address in lower case. */
export const evmTokens: Readonly<Record<string, readonly [unit: string, decimals: number]>> = {
  "1:0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48": ["USDC", 6],
  "1:0xdac17f958d2ee523a2206206994597c13d831ec7": ["USDT", 6],
  "1:0x6b175474e89094c44da98b954eedeac495271d0f": ["DAI", 18],
  "1:0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2": ["WETH", 18],
  "8453:0x833589fcd6edb6e08f4c7c32d4f71b54bda02913": ["USDC", 6],
};
