import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { leadReceived } from "~/domains/leads/leads.emails.server.ts";
import { leadEnquiries } from "~/domains/leads/leads.tables.server.ts";
import { system, visitor } from "~/domains/shared/access/actor.ts";
import type { Attribution, Touch } from "~/domains/shared/attribution/attribution.ts";
import {
  eraseAttributions,
  findAttribution,
} from "~/domains/shared/attribution/record-attribution.server.ts";
import { attributions } from "~/domains/shared/shared.tables.server.ts";
import { saveStep } from "~/domains/signup/onboarding/save-step.server.ts";
import type { BusinessPage } from "../../src/domains/storefront/business-pages/business-pages.ts";
import { inTransaction } from "../../src/platform/unit-of-work.server.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { expectCaptured } from "./accepted-request.ts";
import { addLivePage } from "./live-page.ts";
import { answersOf, saving } from "./onboarding-answers.ts";
import { submitRequestOnPage } from "./submit-request-on-page.ts";

const platform = sharedPlatform();
const query = () => platform().database.query;
let page: BusinessPage;

beforeAll(async () => {
  page = await addLivePage(platform(), {
    businessName: "Tyler Plumbing",
    city: "Tyler",
    citySlug: "tyler",
  });
});

const ad: Touch = {
  campaign: { utm_source: "google", utm_medium: "cpc", utm_campaign: "spring", gclid: "abc" },
  referrerHost: "google.com",
  landingPath: "/plumbing/tyler-tx",
  at: new Date("2026-11-02T09:30:00Z"),
};
const mail: Touch = {
  campaign: { utm_source: "newsletter", msclkid: "m-1", fbclid: "f.1" },
  referrerHost: null,
  landingPath: "/",
  at: new Date("2026-11-20T14:59:00Z"),
};
const attribution: Attribution = { first: ad, last: mail };

async function captureRequest(phone: string, attribution: Attribution | null | undefined) {
  const request = { name: "Emily", phone, need: "A leak", zip_code: "75701", urgency: "today" };
  const { leadId } = await expectCaptured(
    submitRequestOnPage(platform(), page, request, { attribution: attribution }),
  );
  const [enquiry] = await query()
    .select({ id: leadEnquiries.id })
    .from(leadEnquiries)
    .where(eq(leadEnquiries.leadId, leadId));
  return { leadId, enquiryId: enquiry?.id ?? "" };
}

// analytics.source
test("a request stores the homeowner's first and last source", async () => {
  const { leadId, enquiryId } = await captureRequest("(903) 555-0101", attribution);
  expect(await findAttribution(platform(), system("test"), "enquiry", enquiryId)).toEqual(
    attribution,
  );
  expect(await findAttribution(platform(), system("test"), "submission", enquiryId)).toBeNull();
  const email = await leadReceived.compose(
    platform(),
    { leadId, enquiryId, reader: "contractor" },
    { conversationId: null },
  );
  expect(JSON.stringify(email.body)).toContain("newsletter");
});

test("stores nothing for an unknown source or a repeated request", async () => {
  const unknown = await captureRequest("(903) 555-0102", null);
  expect(
    await findAttribution(platform(), system("test"), "enquiry", unknown.enquiryId),
  ).toBeNull();
  const twice = [
    await captureRequest("(903) 555-0103", attribution),
    await captureRequest("(903) 555-0103", attribution),
  ];
  const rows = await query()
    .select()
    .from(attributions)
    .where(eq(attributions.subjectId, twice[0]?.enquiryId ?? ""));
  expect(rows.map(({ touch }) => touch).sort()).toEqual(["first", "last"]);
});

test("a contractor's source is stored on first save and never changed", async () => {
  const answers = answersOf();
  const first = await saveStep(platform(), visitor, saving(1, answers[1], { attribution }));
  if (!first.ok) throw new Error("step 1 was refused");
  const later = await saveStep(
    platform(),
    visitor,
    saving(2, answers[2], {
      token: first.token,
      submissionId: first.submission.id,
      version: first.submission.version,
      attribution: { first: mail, last: mail },
    }),
  );
  expect(later.ok).toBe(true);
  expect(
    await findAttribution(platform(), system("test"), "submission", first.submission.id),
  ).toEqual(attribution);
});

test("a rejected save stores no source", async () => {
  const before = await query().select().from(attributions);
  const answers = { ...answersOf()[1], email: "nonsense" };
  const refused = await saveStep(platform(), visitor, saving(1, answers, { attribution }));
  expect(refused.ok).toBe(false);
  expect(await query().select().from(attributions)).toHaveLength(before.length);
});

test("a person's stored source can be deleted", async () => {
  const { enquiryId } = await captureRequest("(903) 555-0104", attribution);
  await inTransaction(platform(), (work) => eraseAttributions(work, [enquiryId]));
  expect(await findAttribution(platform(), system("test"), "enquiry", enquiryId)).toBeNull();
});
