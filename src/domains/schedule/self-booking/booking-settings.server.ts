import { and, eq } from "drizzle-orm";
import { calendarFor, readPlan } from "~/domains/availability/index.server.ts";
import { canChangeCrews, canPlanFor } from "~/domains/schedule/schedule.policy.ts";
import { lockCrew } from "~/domains/schedule/visits/book-visit-in-transaction.server.ts";
import { appointmentTypes } from "~/domains/schedule/working-time/working-time.tables.server.ts";
import { type Actor, authorize, businessPath } from "~/domains/shared/index.ts";
import { mainPageFirst, seoPages } from "~/domains/storefront/index.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Invalid, invalid, type Result } from "~/platform/result.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { bookingSettings } from "./self-booking.tables.server.ts";
import { type BookingProblem, bookingTag, hasHours } from "./self-booking.ts";

export type BookingSettings = {
  isOn: boolean;
  /** Why homeowners can't book right now, even if it's on. */
  problem: BookingProblem | null;
  /** The public booking page's path; null without a live page. */
  path: string | null;
};

/** Whether homeowners can book a time with the actor's business, and where. */
export async function readBookingSettings(
  platform: Platform,
  actor: Actor,
): Promise<BookingSettings> {
  authorize(canPlanFor(actor));
  const { query } = platform.database;
  const page = await findMainPage(query, actor.contractorId);
  return {
    isOn: await isSelfBookingOn(query, actor.contractorId),
    problem: await findProblem(platform, query, actor.contractorId),
    path: page && `${businessPath(page)}/book`,
  };
}

export type BookingSettingsSaved = Result<{ changed: true }, Invalid>;

const problems: Record<BookingProblem, string> = {
  no_hours: "Set your scheduling hours first, so we know when you’re open.",
  no_type: "Add an appointment type that customers can book online first.",
  no_page: "Homeowners book on your business page. Publish it first.",
};

/** Turns self-booking on or off (`schedule.self-booking`). On requires hours and an online type. */
export async function saveBookingSettings(
  platform: Platform,
  actor: Actor,
  { isOn }: { isOn: boolean },
): Promise<BookingSettingsSaved> {
  authorize(canChangeCrews(actor));
  const { contractorId } = actor;
  return inTransaction(platform, async (work): Promise<BookingSettingsSaved> => {
    const { tx, now } = work;
    const problem = isOn ? await findProblem(platform, tx, contractorId) : null;
    if (problem) return invalid({ self_booking: problems[problem] });
    // A business without a crew gets its first one, since openings belong to crews.
    if (isOn) await lockCrew(work, contractorId, null);
    await tx
      .insert(bookingSettings)
      .values({ contractorId, isOn, createdAt: now, updatedAt: now })
      .onConflictDoUpdate({ target: bookingSettings.contractorId, set: { isOn, updatedAt: now } });
    await work.refreshPages(bookingTag(contractorId));
    return { ok: true, changed: true };
  });
}

/** Whether a business turned self-booking on. */
export async function isSelfBookingOn(database: Reader, contractorId: string): Promise<boolean> {
  const [row] = await database
    .select({ isOn: bookingSettings.isOn })
    .from(bookingSettings)
    .where(eq(bookingSettings.contractorId, contractorId));
  return row?.isOn ?? false;
}

async function findProblem(
  { settings, clock }: Pick<Platform, "settings" | "clock">,
  database: Reader,
  contractorId: string,
): Promise<BookingProblem | null> {
  if (!(await findMainPage(database, contractorId))) return "no_page";
  const now = clock.now();
  const span = { from: now, until: now, defaultZone: settings.timeZone };
  const calendar = calendarFor(await readPlan(database, contractorId, span), null);
  if (!hasHours(calendar)) return "no_hours";
  const [type] = await database
    .select({ id: appointmentTypes.id })
    .from(appointmentTypes)
    .where(
      and(
        eq(appointmentTypes.contractorId, contractorId),
        eq(appointmentTypes.isBookableOnline, true),
      ),
    )
    .limit(1);
  return type ? null : "no_type";
}

async function findMainPage(database: Reader, contractorId: string) {
  const [page] = await database
    .select({ service: seoPages.service, citySlug: seoPages.citySlug, state: seoPages.state })
    .from(seoPages)
    .where(and(eq(seoPages.contractorId, contractorId), eq(seoPages.status, "live")))
    .orderBy(...mainPageFirst)
    .limit(1);
  return page ?? null;
}
