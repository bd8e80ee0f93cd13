import { expect, test } from "vitest";
import { findVisitBill } from "~/domains/billing/invoices/find-bill.server.ts";
import { changeVisitPrice } from "~/domains/schedule/recurrences/series-prices.server.ts";
import {
  changeRecurrence,
  findRepeatPrice,
} from "~/domains/schedule/recurring-visits/change-recurrence.server.ts";
import { recurrenceChangeSchema } from "~/domains/schedule/schedule.schema.ts";
import { completeVisit } from "~/domains/schedule/visits/change-visit.server.ts";
import type { BusinessMember } from "~/domains/shared/access/actor.ts";
import { centsField } from "~/domains/shared/index.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { check } from "~/platform/validation/form.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { addVisit, newBusiness, visitForm } from "./appointment-fixtures.ts";
import { pricedJobs } from "./priced-job-fixtures.ts";

const platform = sharedPlatform({ TIME_ZONE: "America/Chicago" });
const { acceptedJob, acceptExtra, bookRepeating, repeat, repeatedOf, jobOf, collect, charged } =
  pricedJobs(platform);

/** Submits the form of how an appointment repeats, by default with the price that it shows. */
async function repeatFrom(owner: BusinessMember, visitId: string, change: Record<string, string>) {
  const { shownCents } = await findRepeatPrice(platform(), owner, visitId);
  const form = {
    ...visitForm({ repeats: "weekly", repeat_count: "3", value: centsField(shownCents) }),
    ...{ version: "1", book_anyway: "on", ...change },
  };
  const checked = check(recurrenceChangeSchema, form);
  if (!checked.ok) throw new Error(JSON.stringify(checked.errors));
  return changeRecurrence(platform(), owner, visitId, checked.value);
}

/** What each appointment that recurs from a day on costs at its collection, in cents. */
async function dueFrom(owner: BusinessMember, jobId: string, from: string) {
  const due: (number | null)[] = [];
  for (const { id, startsAt } of await repeatedOf(jobId)) {
    if (startsAt < new Date(from)) continue;
    await completeVisit(platform(), owner, id, true);
    const bill = await findVisitBill(platform(), owner, id);
    due.push(bill?.dueCents ?? null);
    if (bill?.dueCents) await collect(owner, id);
    platform().passTime(1_000);
  }
  return due;
}

const changed = { ok: true, changed: true };

test("an appointment's own price is that of its repetitions", async () => {
  const owner = await newBusiness(platform());
  const jobId = await jobOf(await repeat(owner, null, "90"));
  await acceptExtra(owner, jobId, { tax_rate: "10" });
  const once = await addVisit(platform(), owner, {
    ...{ work_order_id: jobId, date: "2027-02-22", value: "60" },
  });
  expect(await findRepeatPrice(platform(), owner, once)).toMatchObject({ shownCents: 6_000 });
  const stranger = await newBusiness(platform());
  expect(await findRepeatPrice(platform(), stranger, once)).toMatchObject({ shownCents: null });
  expect(await repeatFrom(owner, once, { date: "2027-02-22" })).toEqual(changed);
  const due = await dueFrom(owner, jobId, "2027-02-21");
  expect(due).toEqual([6_000, 6_000, 6_000]);
});

test("a free appointment that repeats shows no price, and stays free", async () => {
  const owner = await newBusiness(platform());
  const jobId = await jobOf(await repeat(owner, null, "90"));
  await acceptExtra(owner, jobId, { tax_rate: "10" });
  const once = await addVisit(platform(), owner, {
    ...{ work_order_id: jobId, date: "2027-02-22", value: "" },
  });
  expect(await findRepeatPrice(platform(), owner, once)).toMatchObject({
    ...{ shownCents: null, isFree: true },
  });
  expect(await repeatFrom(owner, once, { date: "2027-02-22" })).toEqual(changed);
  await completeVisit(platform(), owner, once, true);
  // Its extra.
  expect(await collect(owner, once)).toBe(11_000);
  expect(await dueFrom(owner, jobId, "2027-02-23")).toEqual([null, null]);
});

test("one appointment's price isn't that of its recurring job", async () => {
  const owner = await newBusiness(platform());
  const first = await repeat(owner, null, "90");
  const jobId = await jobOf(first);
  await inTransaction(platform(), (work) => changeVisitPrice(work, first, 6_000));
  expect(await findRepeatPrice(platform(), owner, first)).toMatchObject({ shownCents: 9_000 });
  expect(await repeatFrom(owner, first, { date: "2026-11-30", time: "15:00" })).toEqual(changed);
  expect(await dueFrom(owner, jobId, "2026-11-29")).toEqual([6_000, 9_000, 9_000]);
});

/** A job with two accepted estimates whose taxes or discounts differ. */
async function jobOfTwoEstimates(fields: Record<string, string>) {
  const { owner, visitId, jobId } = await acceptedJob();
  await acceptExtra(owner, jobId, fields);
  return { owner, visitId, jobId };
}

test.each([
  ["tax rates", { tax_rate: "5" }, "215"],
  ["discounts", { discount: "20%", tax_rate: "10" }, "198"],
])("estimates with different %s don't repeat as one price", async (_what, fields, value) => {
  const { owner, visitId, jobId } = await jobOfTwoEstimates(fields);
  const refused = { errors: { value: expect.stringContaining("line items") } };
  for (const typed of ["", value]) {
    const form = { work_order_id: jobId, value: typed, date: "2026-11-30" };
    expect(await bookRepeating(owner, form)).toMatchObject(refused);
  }
  expect(await repeatFrom(owner, visitId, { date: "2026-11-30" })).toMatchObject(refused);
  // Another price is one for each appointment.
  const other = { work_order_id: jobId, value: "150", date: "2026-11-30" };
  expect(await bookRepeating(owner, other)).toMatchObject({ ok: true });
});

test("estimates with the same terms repeat as one price, with its tax", async () => {
  const { owner, jobId } = await jobOfTwoEstimates({ tax_rate: "10" });
  await repeat(owner, jobId, "220");
  expect(await dueFrom(owner, jobId, "2026-11-29")).toEqual([22_000, 22_000]);
  expect(await charged(jobId)).toEqual([
    [22_000, 2_000],
    [22_000, 2_000],
  ]);
});
