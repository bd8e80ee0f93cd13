import { expect } from "vitest";
import { citySlug, territoryKey } from "~/domains/shared/services/territory.ts";
import type { Platform } from "~/platform/platform.server.ts";
import {
  pageSize,
  searchDirectory,
} from "../../src/domains/publishing/directory/search-directory.server.ts";
import { seoPages } from "../../src/domains/storefront/storefront.tables.server.ts";

/** The searched fields of a live page. */
export type Sample = { businessName: string; service: string; city: string; state: string };

/** Publishes pages; the first of two for one territory wins. */
export async function publish(platform: Platform, samples: readonly Sample[]): Promise<Sample[]> {
  const pages = samples.map((sample) => ({ ...sample, citySlug: citySlug(sample.city) }));
  const territories = new Map(pages.toReversed().map((page) => [territoryKey(page), page]));
  const unique = [...territories.values()];
  if (unique.length > 0) {
    await platform.database.query
      .insert(seoPages)
      .values(unique.map((page) => ({ ...page, status: "live" as const })));
  }
  return unique;
}

/** Every page of a search, screen by screen. */
export async function readAll(
  platform: Platform,
  text: string,
  service: string | null = null,
  state: string | null = null,
): Promise<Sample[]> {
  const samples: Sample[] = [];
  let after: string | null = null;
  let counted: number | null = null;
  do {
    const results = await searchDirectory(platform, { text, service, state, after });
    counted ??= results.count;
    expect(results.count).toBe(counted);
    expect(results.locations.length).toBeLessThanOrEqual(pageSize);
    samples.push(...results.locations);
    after = results.next;
  } while (after !== null);
  expect(samples.length).toBe(counted);
  return samples;
}
