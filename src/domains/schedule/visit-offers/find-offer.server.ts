import { eq } from "drizzle-orm";
import { contractorAccounts } from "~/domains/identity/contractors/contractors.tables.server.ts";
import { displayPhone } from "~/domains/phone-numbers/senders/display-phone.server.ts";
import type { BusinessCalendar } from "~/domains/schedule/availability.ts";
import { crews } from "~/domains/schedule/crews/crews.tables.server.ts";
import { calendarFor, readPlan } from "~/domains/schedule/read-calendar.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { openLink } from "./visit-link.server.ts";
import { changeableUntil, listChoices, type Terms, termsOf } from "./visit-offers.ts";

/** What an offer's or visit's page shows; no personal data, since others may see the link. */
export async function findOffer(platform: Platform, token: string) {
  const { database, clock } = platform;
  const { query } = database;
  const now = clock.now();
  const link = await openLink(platform, query, token);
  if (!link) return null;
  const { contractorId, what, address, visit } = link;
  const terms = termsOf(link);
  const [business] = await query
    .select({
      name: contractorAccounts.businessName,
      phone: displayPhone(contractorAccounts.id, contractorAccounts.phone),
      crewArchivedAt: crews.archivedAt,
    })
    .from(contractorAccounts)
    .innerJoin(crews, eq(crews.id, terms.crewId))
    .where(eq(contractorAccounts.id, contractorId));
  if (!business) return null;
  const { name: businessName, phone, crewArchivedAt } = business;
  const calendar = await findTermsCalendar(platform, query, contractorId, terms, now);
  const mayChange =
    visit === null || (visit.state === "booked" && changeableUntil(visit.startsAt) > now);
  const choices = mayChange && !crewArchivedAt ? listChoices(terms, calendar, now) : [];
  const { windowMinutes } = terms;
  const { zone } = calendar;
  const knowsAddress = address !== null;
  const shown = { what, windowMinutes, businessName, phone, zone, visit };
  return { ...shown, knowsAddress, mayChange, choices };
}

/** The availability of the crew in these terms, ignoring the visit being moved. */
export async function findTermsCalendar(
  { settings }: Pick<Platform, "settings">,
  database: Reader,
  contractorId: string,
  { visitId }: Pick<Terms, "visitId">,
  now: Date,
): Promise<BusinessCalendar> {
  // Offered times are typed in and may be far in the future.
  const until = new Date(now.getTime() + 400 * 24 * 60 * 60_000);
  const span = { from: now, until, usualZone: settings.timeZone, exceptVisitId: visitId };
  return calendarFor(await readPlan(database, contractorId, span), null);
}
