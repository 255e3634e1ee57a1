// The checksum of Stellar's and TON's addresses.

/** CRC-16/XMODEM: polynomial 0x1021, initial value 0, nothing reflected. A number below 65,536. */
export function crc16(bytes: Uint8Array): number {
  let checksum = 0;
  for (const byte of bytes) {
    checksum ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) checksum = (checksum << 1) ^ (checksum & 0x8000 ? 0x11021 : 0);
  }
  return checksum;
}
