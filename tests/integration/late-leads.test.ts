import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { enrollments } from "~/domains/follow-ups/follow-ups.tables.server.ts";
import { retryUnmatched } from "~/domains/lead-sources/field-mapping.server.ts";
import {
  connectedSources,
  leadDeliveries,
} from "~/domains/lead-sources/lead-sources.tables.server.ts";
import type { SourceKind } from "~/domains/lead-sources/lead-sources.ts";
import { replayDelivery } from "~/domains/lead-sources/manage-sources.server.ts";
import { processDelivery } from "~/domains/lead-sources/process-delivery.server.ts";
import { consentRecords, leadEnquiries, leads } from "~/domains/leads/leads.tables.server.ts";
import { system } from "~/domains/shared/access/actor.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { addBusinessMember } from "../setup/business-people.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { followUps } from "./follow-up-fixtures.ts";

const platform = sharedPlatform();
const { query, businessWithLead } = followUps(platform);
const hour = 60 * 60_000;
const day = 24 * hour;

/** A business with a source that gets texts and follow-up. */
async function business(kind: SourceKind, followsUp = true) {
  const { contractorId } = await businessWithLead();
  const owner = await addBusinessMember(platform(), contractorId, "owner");
  const sourceId = newId();
  const source = { id: sourceId, contractorId, kind, name: "Source", createdBy: "Bo", followsUp };
  await query()
    .insert(connectedSources)
    .values({ ...source, textsAllowedAt: platform().clock.now(), textsAllowedBy: "Bo" });
  /** A delivery that became no lead, of so many milliseconds ago. */
  async function missed(age: number, change: Partial<typeof leadDeliveries.$inferInsert> = {}) {
    const deliveryId = newId();
    const digits = String(Number.parseInt(deliveryId.slice(-6), 16) % 10_000).padStart(4, "0");
    const fields = [
      { label: "name", value: `Lee ${deliveryId}` },
      { label: "phone", value: `(512) 777-${digits}` },
    ];
    await query()
      .insert(leadDeliveries)
      .values({
        ...{ id: deliveryId, contractorId, sourceId, providerLeadId: deliveryId },
        ...{ bodyHash: deliveryId, fields, state: "unmatched", reason: "not_connected" },
        createdAt: new Date(platform().clock.now().getTime() - age),
        ...change,
      });
    return deliveryId;
  }
  /** What the delivery's lead got. */
  async function outcomeOf(deliveryId: string) {
    await processDelivery(platform(), system("test"), { deliveryId });
    const [row] = await query()
      .select({
        leadAt: leads.createdAt,
        requestedAt: leadEnquiries.createdAt,
        enquiryId: leadEnquiries.id,
        endReason: enrollments.endReason,
      })
      .from(leadDeliveries)
      .innerJoin(leads, eq(leads.id, leadDeliveries.leadId))
      .innerJoin(leadEnquiries, eq(leadEnquiries.leadId, leads.id))
      .innerJoin(enrollments, eq(enrollments.leadId, leads.id))
      .where(eq(leadDeliveries.id, deliveryId));
    const consents = await query()
      .select()
      .from(consentRecords)
      .where(eq(consentRecords.enquiryId, row?.enquiryId ?? newId()));
    return { ...row, consents: consents.length };
  }
  return { owner, sourceId, missed, outcomeOf };
}

const ago = (age: number) => new Date(platform().clock.now().getTime() - age);

test.each(["meta", "angi", "thumbtack", "google_ads", "email", "webhook"] as const)(
  "lead-sources.late: a missed lead of %s gets nothing automatic",
  async (kind) => {
    const { owner, sourceId, missed, outcomeOf } = await business(kind);
    const [late, fresh] = [await missed(21 * day), await missed(5 * hour)];
    expect(await retryUnmatched(platform(), owner, sourceId)).toEqual({ ok: true, count: 2 });
    expect(await outcomeOf(late)).toMatchObject({
      ...{ endReason: "arrived_late", consents: 0 },
      ...{ leadAt: ago(21 * day), requestedAt: ago(21 * day) },
    });
    expect(await outcomeOf(fresh)).toMatchObject({
      ...{ endReason: null, consents: 1, requestedAt: ago(0) },
    });
  },
);

test("the provider's time counts more than our receipt", async () => {
  const { owner, sourceId, missed, outcomeOf } = await business("meta");
  const late = await missed(hour, { requestedAt: ago(3 * day) });
  const stated = await missed(hour, {
    fields: [
      { label: "email", value: "stated@home.example" },
      { label: "created_time", value: ago(2 * day).toISOString() },
    ],
  });
  for (const deliveryId of [late, stated]) {
    await replayDelivery(platform(), owner, { sourceId, deliveryId });
  }
  expect(await outcomeOf(late)).toMatchObject({ endReason: "arrived_late", leadAt: ago(3 * day) });
  expect(await outcomeOf(stated)).toMatchObject({ endReason: "arrived_late" });
});

test("a lead says why it gets no automatic messages", async () => {
  const quiet = await business("angi", false);
  const missed = await quiet.missed(hour);
  await retryUnmatched(platform(), quiet.owner, quiet.sourceId);
  expect(await quiet.outcomeOf(missed)).toMatchObject({ endReason: "source_off", consents: 1 });
  const form = await business("website_form");
  const deliveryId = await form.missed(hour, { reason: "wrong_site" });
  await replayDelivery(platform(), form.owner, { sourceId: form.sourceId, deliveryId });
  expect(await form.outcomeOf(deliveryId)).toMatchObject({ endReason: "source_unsure" });
});
