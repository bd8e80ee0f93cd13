import { findCity, pointOfZip } from "~/domains/shared/index.server.ts";
import { type GeoPoint, milesBetween } from "~/domains/shared/index.ts";
import type { EntryPage } from "./enter-leads.server.ts";

/** Where the work is, as far as the lead says. */
type LeadPlace = { zipCode: string | null; city: string | null };

type Wanted = {
  /** Null if the lead names no service that the business has a page for. */
  service: string | null;
  place: LeadPlace;
  /** The page that the business chose for the source. */
  chosenId: string | null;
};

type Page = Pick<EntryPage, "id" | "service" | "city" | "state" | "zipCode">;

/** A page farther away doesn't serve the place. */
const maxMiles = 50;

/**
 * The page that a source's lead belongs to: one with its service that serves its place, then the
 * source's own, then the first with its service (`lead-sources.page`). Null if there are no pages.
 */
export function choosePage<Candidate extends Page>(
  pages: readonly Candidate[],
  { service, place, chosenId }: Wanted,
): Candidate | null {
  const ofService = pages.filter((page) => page.service === service);
  const suitable = ofService.length > 0 ? ofService : pages;
  const chosen = suitable.find(({ id }) => id === chosenId);
  // A lead that names no service goes where the business wants it.
  if (ofService.length === 0 && chosen) return chosen;
  return closest(suitable, place) ?? chosen ?? suitable[0] ?? null;
}

/** The page of the lead's ZIP code or town, else the nearest one; null if none is near. */
function closest<Candidate extends Page>(
  pages: readonly Candidate[],
  { zipCode, city }: LeadPlace,
): Candidate | null {
  const ofZip = pages.find((page) => zipCode !== null && page.zipCode === zipCode);
  if (ofZip) return ofZip;
  const point = zipCode === null ? null : pointOfZip(zipCode);
  if (point) {
    const near = pages
      .flatMap((page) => {
        const at = pointOf(page);
        return at ? [{ page, miles: milesBetween(at, point) }] : [];
      })
      .filter(({ miles }) => miles <= maxMiles);
    return near.toSorted((a, b) => a.miles - b.miles)[0]?.page ?? null;
  }
  const town = city?.trim().toLowerCase();
  return town ? (pages.find((page) => page.city.toLowerCase() === town) ?? null) : null;
}

const pointOf = ({ zipCode, city, state }: Page): GeoPoint | null =>
  pointOfZip(zipCode ?? "") ?? findCity(city, state);
