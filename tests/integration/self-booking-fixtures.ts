import { bookOnPage } from "~/domains/billing/booking-deposits/booking-deposits.server.ts";
import { formStamp } from "~/domains/leads/capture/handle-lead-form.server.ts";
import { saveBookingSettings } from "~/domains/schedule/self-booking/booking-settings.server.ts";
import {
  findBookableTimes,
  findOnlineTypes,
} from "~/domains/schedule/self-booking/online-booking.server.ts";
import { saveAppointmentType } from "~/domains/schedule/working-time/appointment-types.server.ts";
import { saveWorkingHours } from "~/domains/schedule/working-time/working-hours.server.ts";
import type { BusinessMember } from "~/domains/shared/access/actor.ts";
import { visitor } from "~/domains/shared/access/actor.ts";
import type { BusinessPage } from "~/domains/storefront/business-pages/business-pages.ts";
import { weekdays } from "~/domains/storefront/business-pages/content/page-content.ts";
import { findLivePage } from "~/domains/storefront/business-pages/find-pages.server.ts";
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
  const { ownerWithLead, query, visitsOf } = offering(platform);

  type Asked = Awaited<ReturnType<typeof ownerWithLead>>;

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
  async function bookable(change: object = {}, business: Asked | null = null) {
    const of = business ?? (await ownerWithLead());
    const { owner, pageId } = of;
    await saveWorkingHours(platform(), owner, null, openOn(weekdays.slice(0, 5)));
    const typeId = await addType(owner, change);
    const saved = await saveBookingSettings(platform(), owner, { isOn: true });
    if (!saved.ok) throw new Error(JSON.stringify(saved));
    const page = await findLivePage(platform(), pageId);
    if (!page) throw new Error("The business has no page");
    return { ...of, typeId, page };
  }

  let people = 0;
  /** The form of a new homeowner who picks a time. */
  function formOf(typeId: string, startsAt: string, change: Record<string, string> = {}) {
    people += 1;
    return {
      type_id: typeId,
      street: `${people} Elm St`,
      city: "Austin",
      zip_code: "78701",
      starts_at: startsAt,
      name: `Booker ${people}`,
      phone: `(512) 555-${String(2_000 + people)}`,
      email: "",
      informational_sms: "on",
      stamp: formStamp(platform()),
      ...change,
    };
  }

  /** Sends the form as someone at an address of their own. */
  async function bookAs(
    page: BusinessPage,
    values: Record<string, string>,
    requestKey: string | null = null,
  ) {
    people += 1;
    return bookOnPage(platform(), visitor, {
      page,
      values,
      sender: { ipAddress: `10.0.${people >> 8}.${people & 255}`, userAgent: "", pageUrl: "/book" },
      attribution: null,
      requestKey,
    });
  }

  /** All times that can be booked for a type, earliest first. */
  async function openTimes(page: BusinessPage, typeId: string): Promise<string[]> {
    const types = await findOnlineTypes(platform(), query(), page);
    const type = types?.find(({ id }) => id === typeId);
    if (!type) return [];
    const { days } = await findBookableTimes(platform(), page, type);
    return days.flatMap(({ starts }) => starts.map((start) => start.toISOString()));
  }

  return { ownerWithLead, query, visitsOf, addType, bookable, formOf, bookAs, openTimes };
}
