/** How often a property is tried: as often as given, and so many times more in `npm run campaign -- properties`. */
export function runs(usual: number): number {
  return usual * Number(process.env["PROPERTIES"] ?? 1);
}
