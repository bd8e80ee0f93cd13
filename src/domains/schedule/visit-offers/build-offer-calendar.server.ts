import { writeCalendar } from "~/platform/calendar/write-calendar.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { findOffer } from "./find-offer.server.ts";
import { openLink } from "./visit-link.server.ts";
import { visitOfferText } from "./visit-offers.text.en.ts";

/** The picked visit as a calendar file; null if nothing was picked. */
export async function buildOfferCalendar(
  platform: Platform,
  token: string,
): Promise<string | null> {
  const found = await findOffer(platform, token);
  if (!found?.visit) return null;
  const { visit, businessName, phone, what } = found;
  const link = await openLink(platform, platform.database.query, token);
  return writeCalendar(businessName, [
    {
      uid: `visit-${visit.id}@${platform.settings.siteUrl.hostname}`,
      version: visit.version,
      startsAt: visit.startsAt,
      endsAt: visit.endsAt,
      changedAt: visit.updatedAt,
      title: visitOfferText.jobOf(businessName, what),
      description: phone ? `${visitOfferText.questions} ${phone}.` : null,
      location: link?.address ?? null,
      canceled: visit.state === "canceled",
    },
  ]);
}
