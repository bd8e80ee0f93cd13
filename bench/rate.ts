/** Runs `count` operations, `atOnce` of them concurrently. @returns operations per second */
export async function rateOf(
  count: number,
  concurrency: number,
  send: (index: number) => Promise<void>,
): Promise<number> {
  let next = 0;
  const began = performance.now();
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      while (next < count) await send(next++);
    }),
  );
  return (count * 1000) / (performance.now() - began);
}
