/** Repeated measurements of the same thing. */
export type Sample = readonly number[];

export function median(sample: Sample): number {
  const sorted = sample.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

/** The spread of repeated measurements: their range as a share of the median. */
export function spread(sample: Sample): number {
  return (Math.max(...sample) - Math.min(...sample)) / median(sample);
}

/** Repeats a measurement `turns` times in sequence. */
export async function repeat(turns: number, measure: () => Promise<number>): Promise<Sample> {
  const sample: number[] = [];
  while (sample.length < turns) sample.push(await measure());
  return sample;
}

/** Rounds of the product and of its baseline; `ratios` has that of each pair. */
export type Comparison = { product: Sample; plain: Sample; ratios: Sample };

/**
 * Runs the product and its baseline alternately, so other load on the machine affects both. The
 * first round of each is warm-up.
 */
export async function interleave(
  turns: number,
  product: () => Promise<number>,
  plain: () => Promise<number>,
): Promise<Comparison> {
  await product();
  await plain();
  const comparison = { product: [] as number[], plain: [] as number[], ratios: [] as number[] };
  for (let turn = 0; turn < turns; turn++) {
    const rates = [await product(), await plain()] as const;
    comparison.product.push(rates[0]);
    comparison.plain.push(rates[1]);
    comparison.ratios.push(rates[0] / rates[1]);
  }
  return comparison;
}
