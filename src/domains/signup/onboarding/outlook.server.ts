import { findFreeAreas, findHolders } from "~/domains/publishing/directory/find-areas.server.ts";
import { roomWithoutPlan } from "~/domains/publishing/page-reviews/forecast-pages.server.ts";
import { outcomeSentences } from "~/domains/publishing/page-reviews/outcome-words.ts";
import { findNameHolds } from "~/domains/publishing/page-reviews/page-holds.server.ts";
import type { PageOutcome } from "~/domains/publishing/page-reviews/page-reviews.ts";
import { findService } from "~/domains/shared/services/services.ts";
import { findState } from "~/domains/shared/services/states.ts";
import { citySlug } from "~/domains/shared/services/territory.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Submission, serviceOptions } from "./onboarding.ts";

/** A town nearby in which an area is open. */
export type OpenTown = { city: string; state: string };

/** What the wizard knows of the territories of a draft. */
export type Outlook = {
  /** "Austin, TX". */
  place: string;
  /** Each option of step 2 that has a page, and whether another business holds it there. */
  options: { option: string; label: string; taken: boolean; nearby: OpenTown[] }[];
  /** What becomes of the pages of the chosen services. */
  pages: { label: string; outcome: PageOutcome }[];
  /** The same in sentences, one for each outcome: no browser needs their words. */
  sentences: { outcome: PageOutcome; text: string }[];
};

/**
 * What becomes of the pages of a draft, as far as its answers say: which trades another business holds in its town,
 * where they are open nearby, and which of the chosen ones go live. Null while there
 * is no town. It can change until the email address is confirmed, so it's read for each step.
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
  const held = new Map(
    (await findHolders(platform, areas)).map((area) => [area.service, area.holder !== null]),
  );
  const options = await Promise.all(
    offered.map(async ({ option, label, slug }) => {
      const taken = held.get(slug) ?? false;
      const nearby = taken ? await findFreeAreas(platform, { service: slug, city, state }) : [];
      return {
        option,
        label,
        taken,
        nearby: nearby.map((area) => ({ city: area.city, state: area.state })),
      };
    }),
  );
  const place = `${city}, ${state}`;
  const pages = await outcomes(platform, submission, { city, state }, chosen, held);
  return { place, options, pages, sentences: outcomeSentences(pages, place, "signing-up") };
}

type Chosen = { option: string; slug: string; label: string };

/** The services with a page of their own among what was chosen or typed, each once. */
function servicesOf(names: readonly string[]): Chosen[] {
  const found = new Map<string, Chosen>();
  for (const option of names) {
    const service = findService(option);
    if (service && !found.has(service.slug)) {
      found.set(service.slug, { option, slug: service.slug, label: service.label });
    }
  }
  return [...found.values()];
}

async function outcomes(
  { database: { query }, settings }: Platform,
  { business_name: businessName, email }: Submission,
  { city, state }: { city: string; state: string },
  chosen: readonly Chosen[],
  held: ReadonlyMap<string, boolean>,
): Promise<Outlook["pages"]> {
  if (chosen.length === 0) return [];
  const holds = await findNameHolds(query, settings, { businessName, email, city, state });
  let room = await roomWithoutPlan(
    query,
    { service: "", citySlug: citySlug(city), state },
    { contractorId: null, email },
  );
  return chosen.map(({ label, slug }): { label: string; outcome: PageOutcome } => {
    if (holds.length > 0) return { label, outcome: "review" };
    if (held.get(slug)) return { label, outcome: "waiting" };
    room -= 1;
    return { label, outcome: room < 0 ? "needs_plan" : "live" };
  });
}
