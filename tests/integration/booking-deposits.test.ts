import { eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import {
  depositPaymentUrl,
  findBookableTypes,
  findHeldBooking,
  releaseExpiredHolds,
} from "~/domains/billing/booking-deposits/booking-deposits.server.ts";
import { invoices } from "~/domains/billing/invoices/invoices.tables.server.ts";
import { leads } from "~/domains/leads/leads.tables.server.ts";
import { messages } from "~/domains/messaging/messaging.tables.server.ts";
import { visits, workOrders } from "~/domains/schedule/schedule.tables.server.ts";
import { holdMinutes } from "~/domains/schedule/schedule.ts";
import { system } from "~/domains/shared/access/actor.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { startStripeServer } from "../fakes/stripe-server.ts";
import { processEvents } from "../setup/process-events.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { book } from "./appointment-fixtures.ts";
import { cards } from "./card-payment-fixtures.ts";
import { selfBooking } from "./self-booking-fixtures.ts";

const stripe = await startStripeServer();
afterAll(() => stripe.stop());
const platform = sharedPlatform({
  STRIPE_SECRET_KEY: stripe.secretKey,
  STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
  STRIPE_API_URL: stripe.url,
});
const { query, visitsOf, bookable, formOf, bookAs, openTimes } = selfBooking(platform);
const { takingCards, tokenOf, hear } = cards(platform, stripe);

// The provider uses the real clock.
beforeEach(() => platform().passTime(Date.now() - platform().clock.now().getTime()));

const pastBots = 3_000;

/** A business that takes cards, and a time held for someone who continues to pay $50. */
async function holdTime() {
  const business = await bookable({ deposit: "50" });
  const accountId = await takingCards(business.owner);
  const { page, typeId } = business;
  const [time = ""] = await openTimes(page, typeId);
  const form = formOf(typeId, time, { email: `${newId()}@home.example` });
  platform().passTime(pastBots);
  const booked = await bookAs(page, form);
  if (!booked.ok || booked.kind !== "held") throw new Error(JSON.stringify(booked));
  const { invoiceId } = booked;
  const url = await depositPaymentUrl(platform(), invoiceId);
  const checkout = url.split("/").at(-1) ?? "";
  const pay = async () => {
    stripe.pay(checkout);
    await hear("checkout", accountId, checkout);
    await processEvents(platform());
  };
  const payUnheard = () => stripe.pay(checkout);
  const shown = async () => (await findHeldBooking(platform(), tokenOf(invoiceId)))?.state;
  const [invoice] = await query().select().from(invoices).where(eq(invoices.id, invoiceId));
  return {
    ...business,
    time,
    form,
    invoiceId,
    jobId: invoice?.workOrderId ?? "",
    pay,
    payUnheard,
    shown,
  };
}

test("types with a deposit need a business that takes cards", async () => {
  const { page, owner, typeId } = await bookable({ deposit: "50" });
  expect(await findBookableTypes(platform(), page)).toBeNull();
  const form = formOf(typeId, "2027-01-04T15:00:00.000Z");
  expect(await bookAs(page, form)).toMatchObject({ code: "not_possible" });
  await takingCards(owner);
  expect(await findBookableTypes(platform(), page)).toMatchObject([{ depositCents: 5_000 }]);
});

test("a time is held until its deposit is paid, then booked once", async () => {
  const { page, typeId, contractorId, time, form, pay, shown, jobId, invoiceId } = await holdTime();
  expect(await shown()).toBe("held");
  expect(await visitsOf(contractorId)).toEqual([]);
  expect(await openTimes(page, typeId)).not.toContain(time);
  const changed = formOf(typeId, time, { stamp: form.stamp });
  expect(await bookAs(page, changed)).toMatchObject({ code: "changed_elsewhere" });
  await pay();
  await processEvents(platform());
  expect(await shown()).toBe("booked");
  expect(await visitsOf(contractorId)).toMatchObject([
    { workOrderId: jobId, startsAt: new Date(time), state: "booked" },
  ]);
  const [lead] = await query()
    .select()
    .from(leads)
    .where(eq(leads.email, form.email ?? ""));
  expect(lead?.status).toBe("booked");
  const [invoice] = await query().select().from(invoices).where(eq(invoices.id, invoiceId));
  expect(invoice).toMatchObject({ isDeposit: true, totalCents: 5_000, paidCents: 5_000 });
});

test("an unpaid hold expires: the time is open, the job canceled", async () => {
  const { page, typeId, contractorId, time, invoiceId, shown, jobId } = await holdTime();
  platform().passTime((holdMinutes + 1) * 60_000);
  expect(await openTimes(page, typeId)).toContain(time);
  expect(await shown()).toBe("released");
  await releaseExpiredHolds(platform(), system("test"));
  await releaseExpiredHolds(platform(), system("test"));
  const [invoice] = await query().select().from(invoices).where(eq(invoices.id, invoiceId));
  expect(invoice).toMatchObject({ totalCents: 5_000, creditedCents: 5_000, paidCents: 0 });
  const [job] = await query().select().from(workOrders).where(eq(workOrders.id, jobId));
  expect(job?.status).toBe("canceled");
  expect(await visitsOf(contractorId)).toEqual([]);
});

test("an expired hold's partly paid deposit is owed to the customer", async () => {
  const { invoiceId } = await holdTime();
  await query().update(invoices).set({ paidCents: 2_000 }).where(eq(invoices.id, invoiceId));
  platform().passTime((holdMinutes + 1) * 60_000);
  await releaseExpiredHolds(platform(), system("test"));
  const [invoice] = await query().select().from(invoices).where(eq(invoices.id, invoiceId));
  expect(invoice).toMatchObject({ totalCents: 5_000, creditedCents: 5_000, paidCents: 2_000 });
});

test("a timely payment that is reported late books the time", async () => {
  const { contractorId, payUnheard, shown, jobId, invoiceId } = await holdTime();
  payUnheard();
  platform().passTime((holdMinutes + 1) * 60_000);
  await releaseExpiredHolds(platform(), system("test"));
  await processEvents(platform());
  expect(await shown()).toBe("booked");
  const [invoice] = await query().select().from(invoices).where(eq(invoices.id, invoiceId));
  expect(invoice).toMatchObject({ creditedCents: 0, paidCents: invoice?.totalCents });
  expect(await visitsOf(contractorId)).toHaveLength(1);
  const [job] = await query().select().from(workOrders).where(eq(workOrders.id, jobId));
  expect(job?.status).toBe("open");
});

test("a deposit paid after someone else got the time alerts the business", async () => {
  const { contractorId, crewId, time, pay, shown, jobId, form } = await holdTime();
  const startsAt = new Date(time);
  const endsAt = new Date(startsAt.getTime() + 60 * 60_000);
  await query()
    .insert(visits)
    .values({ contractorId, workOrderId: jobId, crewId, leavesAt: startsAt, startsAt, endsAt });
  await pay();
  expect(await shown()).toBe("lost");
  expect(await visitsOf(contractorId)).toHaveLength(1);
  const [lead] = await query()
    .select()
    .from(leads)
    .where(eq(leads.email, form.email ?? ""));
  const sent = await query()
    .select()
    .from(messages)
    .where(eq(messages.subjectId, lead?.id ?? ""));
  expect(sent.filter(({ kind }) => kind === "booking-time-lost")).toHaveLength(1);
});

test("a team member can book a held time only by confirming it", async () => {
  const { owner, crewId, time } = await holdTime();
  const [date, clock] = wallTimeOf(time);
  const form = { crew_id: crewId, date, time: clock, duration_minutes: "60", book_anyway: "" };
  expect(await book(platform(), owner, form)).toMatchObject({
    errors: { book_anyway: expect.stringContaining("A customer is paying for this time") },
  });
  expect(await book(platform(), owner, { ...form, book_anyway: "on" })).toMatchObject({ ok: true });
});

/** A time's day and time in Austin. */
function wallTimeOf(time: string): [string, string] {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Date(time).toLocaleString("sv-SE", { timeZone: "America/Chicago", ...options });
  return [
    format({ year: "numeric", month: "2-digit", day: "2-digit" }),
    format({ hour: "2-digit", minute: "2-digit" }),
  ];
}

test("a double click holds one time and issues one invoice", async () => {
  const { page, typeId, contractorId, owner } = await bookable({ deposit: "50" });
  await takingCards(owner);
  const [time = ""] = await openTimes(page, typeId);
  const form = formOf(typeId, time);
  platform().passTime(pastBots);
  const key = "d".repeat(32);
  const results = await Promise.all([1, 2, 3].map(() => bookAs(page, form, key)));
  const ids = new Set(
    results.map((result) => (result.ok && result.kind === "held" ? result.invoiceId : "")),
  );
  expect(ids.size).toBe(1);
  const issued = await query()
    .select()
    .from(invoices)
    .where(eq(invoices.contractorId, contractorId));
  expect(issued).toHaveLength(1);
});
