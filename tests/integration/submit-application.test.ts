import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { applicationSchema } from "~/domains/growth/revenue-share/revenue-share.schema.ts";
import { revenueShareApplications } from "~/domains/growth/revenue-share/revenue-share.tables.server.ts";
import { messages } from "~/domains/messaging/messaging.tables.server.ts";
import { system, visitor } from "~/domains/shared/access/actor.ts";
import type { Attribution, Touch } from "~/domains/shared/attribution/attribution.ts";
import { findAttribution } from "~/domains/shared/attribution/record-attribution.server.ts";
import { submitApplication } from "../../src/domains/growth/revenue-share/applications/apply.server.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";

const platform = sharedPlatform({ CONTACT_EMAIL: "staff@hearth.example" });
const query = () => platform().database.query;
const newKey = () => crypto.randomUUID();
const touch: Touch = {
  campaign: { ref: "TOMV" },
  referrerHost: null,
  landingPath: "/pricing",
  at: new Date("2026-11-19T10:00:00Z"),
};
const attribution: Attribution = { first: touch, last: touch };

function submit(change: object = {}, requestKey: string | null = newKey(), honeypot = "") {
  const application = applicationSchema.parse({
    business_name: "Queen City Heating",
    contact_name: "James Whitfield",
    email: "james@queen.example",
    phone: "(704) 555-0112",
    services: ["HVAC", "Plumbing"],
    service_areas: " Charlotte ,, Gastonia,",
    years_experience: "14",
    current_monthly_leads: "",
    target_monthly_leads: "25",
    lead_value_range: "$5000+",
    email_notifications: "yes",
    agreed_to_terms: "yes",
    ...change,
  });
  return submitApplication(platform(), visitor, { application, requestKey, honeypot, attribution });
}

async function rowsOf(id: string) {
  return {
    rows: await query()
      .select()
      .from(revenueShareApplications)
      .where(eq(revenueShareApplications.id, id)),
    written: await query().select().from(messages).where(eq(messages.subjectId, id)),
  };
}

async function submitted(...args: Parameters<typeof submit>) {
  const result = await submit(...args);
  if (!result.ok) throw new Error(result.code);
  return result;
}

test("an application stores the row, both emails and the referring partner", async () => {
  const { id } = await submitted();
  const { rows, written } = await rowsOf(id);
  expect(rows).toMatchObject([
    {
      services: ["HVAC", "Plumbing"],
      serviceAreas: ["Charlotte", "Gastonia"],
      yearsExperience: 14,
      currentMonthlyLeads: null,
      targetMonthlyLeads: 25,
      leadValueRange: "$5000+",
      emailNotifications: true,
      smsNotifications: false,
      agreedToTerms: true,
      applicationStatus: "pending",
      suspicion: null,
      reviewedAt: null,
    },
  ]);
  expect(written.map(({ kind, toAddress }) => `${kind} ${toAddress}`).sort()).toEqual([
    "application-alert staff@hearth.example",
    "application-received james@queen.example",
  ]);
  expect(
    (await findAttribution(platform(), system("test"), "application", id))?.last.campaign.ref,
  ).toBe("TOMV");
});

test("ten identical concurrent applications create one row and pair of emails", async () => {
  const key = newKey();
  const results = await Promise.all(Array.from({ length: 10 }, () => submitted({}, key)));
  expect(new Set(results.map(({ id }) => id)).size).toBe(1);
  expect(results.filter(({ repeated }) => !repeated)).toHaveLength(1);
  const { rows, written } = await rowsOf(results[0]?.id ?? "");
  expect([rows.length, written.length]).toEqual([1, 2]);
});

test("rejects the same key with different content", async () => {
  const key = newKey();
  const { id } = await submitted({}, key);
  expect(await submit({ years_experience: 2 }, key)).toEqual({ ok: false, code: "key_reused" });
  expect((await rowsOf(id)).rows).toMatchObject([{ yearsExperience: 14 }]);
});

test("without a key, two applications are separate", async () => {
  const [first, second] = [await submitted({}, null), await submitted({}, null)];
  expect(first.id).not.toBe(second.id);
});

test("a suspected bot's application is stored for staff, without emails", async () => {
  const { id } = await submitted({}, null, "http://spam.example");
  const { rows, written } = await rowsOf(id);
  expect(rows).toMatchObject([{ suspicion: "honeypot", applicationStatus: "pending" }]);
  expect(written).toEqual([]);
});
