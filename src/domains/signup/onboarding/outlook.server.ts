import {
  findHolders,
  findNameHolds,
  findOpenAreas,
  remainingFreePages,
} from "~/domains/publishing/index.server.ts";
import { outcomeSentences, type PageOutcome } from "~/domains/publishing/index.ts";
import { citySlug, findService, findState } from "~/domains/shared/index.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Submission, serviceOptions } from "./onboarding.ts";

/** A nearby town where the area is open. */
export type OpenTown = { city: string; state: string };

/** Availability of a draft's territories, for the wizard. */
export type Outlook = {
  /** "Austin, TX". */
  place: string;
  /** The options of step 2 that have a page, and whether another business holds the territory. */
  options: { option: string; label: string; taken: boolean; nearby: OpenTown[] }[];
  /** The expected outcome of each chosen service's page. */
  pages: { label: string; outcome: PageOutcome }[];
  /** The outcomes as sentences, so the browser doesn't need the texts. */
  sentences: { outcome: PageOutcome; text: string }[];
};

/**
 * The expected outcome of a draft's pages: which trades another business holds in its town, where they are
 * open nearby, and which of the chosen ones would go live. Null without a town. Read for each step, since
 * it can change until the email is confirmed.
 */
export async function readOutlook(
  platform: Platform,
  submission: Submission | null,
): Promise<Outlook | null> {
  const state = findState(submission?.state ?? "")?.code;
  const city = submission?.city;
  if (!submission || !state || !city || citySlug(city) === "") return null;
  const chosen = servicesOf([...(submission.services ?? []), submission.other_service ?? ""]);
  const offered = servicesOf([...serviceOptions, ...chosen.map(({ option }) => option)]);
  const areas = offered.map(({ slug }) => ({ service: slug, city, state }));
  const takenByService = new Map(
    (await findHolders(platform, areas)).map((area) => [area.service, area.holder !== null]),
  );
  const options = await Promise.all(
    offered.map(async ({ option, label, slug }) => {
      const isTaken = takenByService.get(slug) ?? false;
      const nearby = isTaken ? await findOpenAreas(platform, { service: slug, city, state }) : [];
      return {
        option,
        label,
        taken: isTaken,
        nearby: nearby.map((area) => ({ city: area.city, state: area.state })),
      };
    }),
  );
  const place = `${city}, ${state}`;
  const pages = await outcomes(platform, submission, { city, state }, chosen, takenByService);
  return { place, options, pages, sentences: outcomeSentences(pages, place, "signing-up") };
}

type Chosen = { option: string; slug: string; label: string };

/** The chosen or typed services that have a page, without duplicates. */
function servicesOf(names: readonly string[]): Chosen[] {
  const chosen = new Map<string, Chosen>();
  for (const option of names) {
    const service = findService(option);
    if (service && !chosen.has(service.slug)) {
      chosen.set(service.slug, { option, slug: service.slug, label: service.label });
    }
  }
  return [...chosen.values()];
}

async function outcomes(
  { database: { query }, settings }: Platform,
  { business_name: businessName, email }: Submission,
  { city, state }: { city: string; state: string },
  chosen: readonly Chosen[],
  takenByService: ReadonlyMap<string, boolean>,
): Promise<Outlook["pages"]> {
  if (chosen.length === 0) return [];
  const holds = await findNameHolds(query, settings, { businessName, email, city, state });
  let freePagesLeft = await remainingFreePages(
    query,
    { service: "", citySlug: citySlug(city), state },
    { contractorId: null, email },
  );
  return chosen.map(({ label, slug }): { label: string; outcome: PageOutcome } => {
    if (holds.length > 0) return { label, outcome: "review" };
    if (takenByService.get(slug)) return { label, outcome: "waiting" };
    freePagesLeft -= 1;
    return { label, outcome: freePagesLeft < 0 ? "needs_plan" : "live" };
  });
}
