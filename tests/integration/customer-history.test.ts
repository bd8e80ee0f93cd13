import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { jobEstimates } from "~/domains/billing/job-estimates/job-estimates.tables.server.ts";
import { customerConsents } from "~/domains/customers/customers.tables.server.ts";
import { reviewRequests } from "~/domains/growth/growth.tables.server.ts";
import { readTimeline } from "~/domains/office/customers/customer-timeline.server.ts";
import { findCustomer } from "~/domains/office/customers/find-customer.server.ts";
import { addJobPhoto } from "~/domains/schedule/jobs/job-photos.server.ts";
import { visits, workOrders } from "~/domains/schedule/schedule.tables.server.ts";
import { addBusinessMember } from "../setup/business-people.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { addVisit, newBusiness } from "./appointment-fixtures.ts";
import { addSentEstimate, estimates } from "./estimate-fixtures.ts";
import { samplePhoto } from "./sample-photo.ts";

const platform = sharedPlatform();
const { query, accept } = estimates(platform);

const contact = { customer_name: "Dana Price", phone: "", email: "dana@home.example" };

async function withVisit() {
  const owner = await newBusiness(platform());
  const visitId = await addVisit(platform(), owner, contact);
  const [visit] = await query()
    .select({ jobId: workOrders.id, customerId: workOrders.customerId })
    .from(visits)
    .innerJoin(workOrders, eq(workOrders.id, visits.workOrderId))
    .where(eq(visits.id, visitId));
  const { jobId = "", customerId } = visit ?? {};
  return { owner, visitId, jobId, customerId: customerId ?? "" };
}

test("a customer's page has the photos of their jobs", async () => {
  const { owner, jobId, customerId } = await withVisit();
  const photo = { jobId, caption: "The old valve", taskId: null, requestKey: null };
  for (const kind of ["before", "after"] as const) {
    const file = await samplePhoto();
    expect(await addJobPhoto(platform(), owner, { ...photo, kind, file })).toMatchObject({
      ok: true,
    });
  }
  const { pictures } = (await findCustomer(platform(), owner, customerId)) ?? {};
  const own = { of: "job", aboutId: jobId, shows: "The old valve" };
  expect(pictures).toHaveLength(2);
  expect(pictures).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ ...own, kind: "before" }),
      expect.objectContaining({ ...own, kind: "after" }),
    ]),
  );
  const { entries } = await readTimeline(platform(), owner, customerId, null);
  expect(entries.filter(({ kind }) => kind === "job photos")).toMatchObject(
    expect.arrayContaining([expect.objectContaining({ aboutId: jobId, number: 1 })]),
  );
});

test("the history has answers, review requests, consent, and unscheduled jobs", async () => {
  const { owner, visitId, jobId, customerId } = await withVisit();
  const { contractorId } = owner;
  const { estimateId, token } = await addSentEstimate(platform(), owner, { about: contact });
  platform().passTime(60_000);
  await accept(token);
  const now = platform().clock.now();
  await query().insert(reviewRequests).values({
    contractorId,
    workOrderId: jobId,
    visitId,
    channel: "email",
    dueAt: now,
    requestedAt: now,
    remindedAt: now,
  });
  await query().insert(customerConsents).values({
    contractorId,
    customerId,
    phone: "+15125550142",
    givenBy: "Dana",
    way: "in_person",
    givenOn: "2026-11-20",
    recordedBy: "Olive",
    withdrawnAt: now,
    withdrawnBy: "Olive",
  });
  const { entries } = await readTimeline(platform(), owner, customerId, null);
  const found = new Map(entries.map((entry) => [entry.kind, entry]));
  const [estimate] = await query()
    .select()
    .from(jobEstimates)
    .where(eq(jobEstimates.id, estimateId));
  expect(found.get("estimate answered")).toMatchObject({
    detail: "accepted",
    at: estimate?.answeredAt,
  });
  // Accepting created a job without an appointment.
  expect(found.get("job")).toMatchObject({ aboutId: estimate?.workOrderId });
  expect(found.get("review request")).toMatchObject({ aboutId: jobId, detail: "email" });
  expect(found.get("review reminder")).toMatchObject({ aboutId: jobId });
  expect(found.get("consent")).toMatchObject({ detail: "in_person:Olive" });
  expect(found.get("consent withdrawn")).toMatchObject({ detail: "Olive" });
  const [first] = entries;
  const rest = first && (await readTimeline(platform(), owner, customerId, first));
  expect(rest?.entries).toHaveLength(entries.length - 1);
  const stranger = await newBusiness(platform());
  expect((await readTimeline(platform(), stranger, customerId, null)).entries).toEqual([]);
});

test("all of a customer's jobs can be listed", async () => {
  const { owner, customerId } = await withVisit();
  const { contractorId } = owner;
  await query()
    .insert(workOrders)
    .values(
      Array.from({ length: 24 }, (_, at) => ({
        contractorId,
        customerId,
        customerName: "Dana Price",
        what: `Job ${at}`,
      })),
    );
  const newest = await findCustomer(platform(), owner, customerId);
  expect([newest?.jobs.length, newest?.hasMore]).toEqual([20, true]);
  const all = await findCustomer(platform(), owner, customerId, { isWhole: true });
  expect([all?.jobs.length, all?.hasMore]).toEqual([25, false]);
  const technician = await addBusinessMember(platform(), contractorId, "technician");
  await expect(findCustomer(platform(), technician, customerId)).rejects.toThrow();
});
