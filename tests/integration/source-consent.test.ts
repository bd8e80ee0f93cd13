import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { enrollments } from "~/domains/follow-ups/follow-ups.tables.server.ts";
import { explainChannels } from "~/domains/follow-ups/lead/explain-channels.server.ts";
import { readFacts } from "~/domains/follow-ups/sending/read-facts.server.ts";
import {
  connectedSources,
  leadDeliveries,
} from "~/domains/lead-sources/lead-sources.tables.server.ts";
import { processDelivery } from "~/domains/lead-sources/process-delivery.server.ts";
import { consentWording } from "~/domains/leads/index.ts";
import { consentRecords, leadEnquiries } from "~/domains/leads/leads.tables.server.ts";
import { system } from "~/domains/shared/access/actor.ts";
import { seoPages } from "~/domains/storefront/storefront.tables.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { addBusinessMember } from "../setup/business-people.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { followUps } from "./follow-up-fixtures.ts";

const platform = sharedPlatform();
const { query, businessWithLead } = followUps(platform);

/** A business whose source may text its leads. */
async function business() {
  const requested = await businessWithLead();
  const { contractorId } = requested;
  const owner = await addBusinessMember(platform(), contractorId, "owner");
  const sourceId = newId();
  const textsAllowedAt = platform().clock.now();
  await query()
    .insert(connectedSources)
    .values({
      ...{ id: sourceId, contractorId, kind: "webhook", name: "Home show", createdBy: "Bo" },
      ...{ textsAllowedAt, textsAllowedBy: "Olive Ng" },
    });
  const [page] = await query()
    .select()
    .from(seoPages)
    .where(eq(seoPages.contractorId, contractorId));
  /** The lead that a delivery with these fields becomes. */
  async function deliver(fields: Record<string, string>) {
    const deliveryId = newId();
    await query()
      .insert(leadDeliveries)
      .values({
        ...{ id: deliveryId, contractorId, sourceId, providerLeadId: `lead ${deliveryId}` },
        ...{ bodyHash: `hash ${deliveryId}`, createdAt: platform().clock.now() },
        fields: Object.entries(fields).map(([label, value]) => ({ label, value })),
      });
    await processDelivery(platform(), system("test"), { deliveryId });
    const [delivery] = await query()
      .select()
      .from(leadDeliveries)
      .where(eq(leadDeliveries.id, deliveryId));
    const leadId = delivery?.leadId ?? "";
    const consents = await query()
      .select({ consent: consentRecords })
      .from(consentRecords)
      .innerJoin(leadEnquiries, eq(leadEnquiries.id, consentRecords.enquiryId))
      .where(eq(leadEnquiries.leadId, leadId))
      .orderBy(consentRecords.kind);
    const explained = await explainChannels(platform(), owner, leadId);
    return {
      ...{ leadId, deliveryId, consents: consents.map(({ consent }) => consent) },
      texts: explained?.find(({ channel }) => channel === "sms")?.sentences.join(" ") ?? "",
    };
  }
  return { ...requested, owner, deliver, sourceId, businessName: page?.businessName ?? "" };
}

test("lead-sources.consent: a no on the form means no texts, and says so", async () => {
  const { deliver } = await business();
  const sent = { name: "Nell No", phone: "(512) 555-6101", "SMS consent": "No" };
  const { consents, texts } = await deliver(sent);
  expect(consents).toEqual([]);
  expect(texts).toContain("They said no to texts on the form: “SMS consent: No”.");
});

test("a checked box without the full wording covers only the request", async () => {
  const { deliver } = await business();
  const label = "I agree to receive text messages about my request";
  const { consents } = await deliver({ name: "Yara", phone: "(512) 555-6102", [label]: "on" });
  expect(consents).toMatchObject([{ kind: "informational_sms", wording: label }]);
});

test("a checked box with the full wording is a written consent", async () => {
  const { deliver, businessName } = await business();
  const label = consentWording("marketing_sms", businessName);
  const { consents } = await deliver({ name: "Wren", phone: "(512) 555-6103", [label]: "yes" });
  expect(consents.map(({ kind, wording }) => [kind, wording])).toEqual([
    ["informational_sms", label],
    ["marketing_sms", label],
  ]);
  const other = consentWording("marketing_sms", "Angi and its partners");
  const shared = await deliver({ name: "Sol", phone: "(512) 555-6104", [other]: "yes" });
  expect(shared.consents.map(({ kind }) => kind)).toEqual(["informational_sms"]);
});

test("a consent's evidence outlives its delivery and its source", async () => {
  const { deliver, sourceId } = await business();
  const at = platform().clock.now().toISOString();
  const { deliveryId, consents } = await deliver({
    ...{ name: "Eve", phone: "(512) 555-6105", text_consent: "Yes" },
  });
  await query().delete(connectedSources).where(eq(connectedSources.id, sourceId));
  const [consent] = await query()
    .select()
    .from(consentRecords)
    .where(eq(consentRecords.id, consents[0]?.id ?? ""));
  expect(consent?.evidence).toEqual({
    ...{ sourceId, deliveryId, providerLeadId: `lead ${deliveryId}`, receivedAt: at },
    ...{ bodyHash: `hash ${deliveryId}`, fieldsHash: expect.stringMatching(/^[0-9a-f]{64}$/) },
    ...{ allowedBy: "Olive Ng", allowedAt: at },
    field: { label: "text_consent", value: "Yes" },
  });
});

test("a later no ends an earlier consent", async () => {
  const { deliver } = await business();
  const person = { name: "Tess Twice", phone: "(512) 555-6106" };
  const first = await deliver(person);
  const consentOf = async () => {
    const [enrollment] = await query()
      .select()
      .from(enrollments)
      .where(eq(enrollments.leadId, first.leadId));
    const facts = await readFacts(query(), [enrollment?.id ?? ""]);
    return [...facts.values()][0]?.informationalConsent ?? null;
  };
  expect(await consentOf()).toMatchObject({ evidence: { deliveryId: first.deliveryId } });
  platform().passTime(60_000);
  const second = await deliver({ ...person, message: "Another leak", "Text consent": "No" });
  expect(second.leadId).toBe(first.leadId);
  expect(await consentOf()).toBeNull();
  platform().passTime(60_000);
  await deliver({ ...person, message: "And again", "Text consent": "Yes" });
  expect(await consentOf()).not.toBeNull();
});
