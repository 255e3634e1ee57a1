/**
 * The least time that a processor takes for something, in milliseconds, of several attempts: what it takes once it is compiled,
 * however much else goes on.
 */
export function leastProcessorTime(work: () => unknown): number {
  const times = Array.from({ length: 8 }, () => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}
