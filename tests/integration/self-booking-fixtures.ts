import { eq } from "drizzle-orm";
import { saveBookingSettings } from "~/domains/schedule/self-booking/booking-settings.server.ts";
import { saveAppointmentType } from "~/domains/schedule/working-time/appointment-types.server.ts";
import { saveWorkingHours } from "~/domains/schedule/working-time/working-hours.server.ts";
import type { BusinessMember } from "~/domains/shared/access/actor.ts";
import { weekdays } from "~/domains/storefront/business-pages/content/page-content.ts";
import { seoPages } from "~/domains/storefront/storefront.tables.server.ts";
import type { TestPlatform } from "../setup/shared-platform.ts";
import { offering } from "./appointment-offer-fixtures.ts";

/** The hours form, open 8 AM to 5 PM on these days. */
export const openOn = (days: readonly string[]) =>
  Object.fromEntries(
    days.flatMap((day) => [
      [`${day}_1_opens`, "08:00"],
      [`${day}_1_closes`, "17:00"],
    ]),
  );

/** Helpers for businesses that homeowners book with. */
export function selfBooking(platform: () => TestPlatform) {
  const { asked, query, visitsOf } = offering(platform);

  async function addType(owner: BusinessMember, change: object = {}) {
    const saved = await saveAppointmentType(platform(), owner, null, {
      name: "Tune-up",
      duration_minutes: "60",
      travel_minutes: "30",
      bookable_online: "on",
      ...change,
    });
    if (!saved.ok) throw new Error(JSON.stringify(saved));
    return saved.typeId;
  }

  /** A business that is open on weekdays, with an online type and self-booking on. */
  async function bookable(change: object = {}) {
    const business = await asked();
    const { owner, pageId } = business;
    await saveWorkingHours(platform(), owner, null, openOn(weekdays.slice(0, 5)));
    const typeId = await addType(owner, change);
    const saved = await saveBookingSettings(platform(), owner, { isOn: true });
    if (!saved.ok) throw new Error(JSON.stringify(saved));
    const [page] = await query().select().from(seoPages).where(eq(seoPages.id, pageId));
    if (!page) throw new Error("The business has no page");
    return { ...business, typeId, page };
  }

  return { asked, query, visitsOf, addType, bookable };
}
