import { eq } from "drizzle-orm";
import { calendarFor, readPlan } from "~/domains/availability/index.server.ts";
import { type BusinessCalendar, daysSearched } from "~/domains/availability/index.ts";
import { selectAppointmentTypes } from "~/domains/schedule/working-time/appointment-types.server.ts";
import { appointmentTypes } from "~/domains/schedule/working-time/working-time.tables.server.ts";
import type { BusinessPage } from "~/domains/storefront/index.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { isSelfBookingOn } from "./booking-settings.server.ts";
import { groupByDay, hasHours, listOpenings, type OnlineType } from "./self-booking.ts";

type Settings = Pick<Platform, "settings" | "clock">;
/** A page's business and service. */
export type BookedPage = Pick<BusinessPage, "contractorId" | "service">;

/**
 * The types of appointments that homeowners can book with a page's business; null if self-booking
 * is off, or there's nothing to book.
 */
export async function findOnlineTypes(
  { settings, clock }: Settings,
  database: Reader,
  { contractorId, service }: BookedPage,
): Promise<OnlineType[] | null> {
  if (!contractorId || !(await isSelfBookingOn(database, contractorId))) return null;
  const isOnline = eq(appointmentTypes.isBookableOnline, true);
  const types = await selectAppointmentTypes(database, contractorId, isOnline);
  if (types.length === 0) return null;
  const now = clock.now();
  const span = { from: now, until: now, defaultZone: settings.timeZone };
  const calendar = calendarFor(await readPlan(database, contractorId, span), service);
  return hasHours(calendar) && calendar.crews.length > 0 ? types : null;
}

/** A business's calendar for the days on which homeowners can book. */
export async function readBookingCalendar(
  { settings, clock }: Settings,
  database: Reader,
  { contractorId, service }: { contractorId: string; service: string | null },
  exceptHoldId: string | null = null,
): Promise<BusinessCalendar> {
  const now = clock.now();
  const until = new Date(now.getTime() + (daysSearched + 2) * 24 * 60 * 60_000);
  const span = { from: now, until, defaultZone: settings.timeZone, exceptHoldId };
  return calendarFor(await readPlan(database, contractorId, span), service);
}

/** The times that homeowners can book, by day. */
export async function findBookableTimes(
  platform: Settings & Pick<Platform, "database">,
  page: BookedPage,
  type: OnlineType,
) {
  const { contractorId, service } = page;
  if (!contractorId) return { zone: platform.settings.timeZone, days: [] };
  const { query } = platform.database;
  const calendar = await readBookingCalendar(platform, query, { contractorId, service });
  const { zone } = calendar;
  return { zone, days: groupByDay(listOpenings(calendar, type, platform.clock.now()), zone) };
}
