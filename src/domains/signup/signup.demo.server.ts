import { insertDemoAccount } from "~/domains/identity/identity.demo.server.ts";
import { recordProgress } from "~/domains/identity/index.server.ts";
import { markSample } from "~/domains/shared/index.server.ts";
import { citySlug, services } from "~/domains/shared/index.ts";
import type { Demo, DemoPart } from "~/domains/shared/shared.demo.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { normalizePhone } from "~/platform/validation/phone.server.ts";
import { estimateMarket } from "./market-estimates/figures/estimate-market.ts";
import { leadResults } from "./market-estimates/market-estimates.tables.server.ts";
import { formSubmissions } from "./onboarding/onboarding.tables.server.ts";
import { lastStep, progressOf } from "./onboarding/onboarding.ts";
import { demoDrafts, demoEstimates, demoTiming } from "./signup.demo.ts";

/** The completed sign-up of each business. */
export const signUpsDemo: DemoPart = async (demo) => {
  for (const [index, business] of demo.businesses.entries()) {
    const { contractorId, joined, city, phone, state } = business;
    const [firstName, lastName] = business.owner;
    await setProgress(demo, contractorId, lastStep, joined);
    await demo.work.tx.insert(formSubmissions).values({
      contractorId,
      currentStep: lastStep,
      firstName,
      lastName,
      businessName: business.businessName,
      email: business.email,
      phone,
      phoneE164: normalizePhone(phone),
      city,
      state,
      zipCode: business.zipCode,
      services: [serviceLabel(business.service)],
      serviceArea: `${city} and nearby`,
      businessDescription: business.about,
      smsFollowup: true,
      replyPhone: phone,
      replyPhoneE164: normalizePhone(phone),
      emailFollowup: true,
      followupTiming: index === demoTiming.page ? "custom" : "immediate",
      customTiming: index === demoTiming.page ? demoTiming.words : null,
      brandColor: business.brandColor,
      tagline: business.tagline,
      agreeToTerms: true,
      isCompleted: true,
      completedAt: joined,
      createdAt: joined,
      updatedAt: joined,
    });
  }
};

function setProgress({ work }: Demo, contractorId: string, step: number, at: Date): Promise<void> {
  const progress = { step, percentage: progressOf(step) };
  return recordProgress({ ...work, now: at }, contractorId, progress);
}

/** The sign-up form's label for a service. */
function serviceLabel(slug: string): string {
  if (slug === "electrician") return "Electrical";
  return services.find((knownService) => knownService.slug === slug)?.label ?? slug;
}

/** Sign-ups at each step of the wizard. */
export const draftsDemo: DemoPart = async (demo) => {
  const { tx } = demo.work;
  for (const [index, draft] of demoDrafts.entries()) {
    const [firstName, lastName] = draft.name;
    const { businessName, city, state, step } = draft;
    const joined = demo.ago(index + 1);
    const email = `${firstName}@${citySlug(businessName)}.example`.toLowerCase();
    const phone = `(919) 555-01${60 + index}`;
    const contractorId = newId(joined.getTime());
    await insertDemoAccount(tx, {
      id: contractorId,
      businessName,
      name: draft.name.join(" "),
      email,
      phone,
      city,
      state,
      selectedPlan: draft.plan,
      createdAt: joined,
    });
    await setProgress(demo, contractorId, step, joined);
    await tx.insert(formSubmissions).values({
      contractorId,
      currentStep: step,
      firstName,
      lastName,
      businessName,
      email,
      phone,
      phoneE164: normalizePhone(phone),
      city,
      state,
      services: draft.services && [...draft.services],
      createdAt: joined,
      updatedAt: joined,
    });
  }
};

/** Market estimates that visitors requested. */
export const estimatesDemo: DemoPart = async ({ work: { tx }, ago }) => {
  const estimates = await tx
    .insert(leadResults)
    .values(
      demoEstimates.map(([industry, city, days], index) => {
        const { searchVolume, competition, leadValueEstimate } = estimateMarket(industry, city);
        return {
          industry,
          city,
          email: `visitor${index + 1}@visitors.example`,
          searchVolume,
          competition,
          leadValueEstimate,
          createdAt: ago(days),
        };
      }),
    )
    .returning({ id: leadResults.id });
  await markSample(
    tx,
    "estimate",
    estimates.map(({ id }) => id),
  );
};
