import {
  contractorAccounts,
  contractorProgress,
} from "~/domains/identity/identity.tables.server.ts";
import { leadEnquiries, leadEvents, leads } from "~/domains/leads/leads.tables.server.ts";
import { assignCustomersOfRows } from "~/domains/office/index.server.ts";
import { markSample } from "~/domains/shared/index.server.ts";
import { citySlug, services, system } from "~/domains/shared/index.ts";
import { estimateMarket, lastStep, progressOf } from "~/domains/signup/index.ts";
import { leadResults } from "~/domains/signup/market-estimates/market-estimates.tables.server.ts";
import { formSubmissions } from "~/domains/signup/onboarding/onboarding.tables.server.ts";
import { directoryTag } from "~/domains/storefront/index.ts";
import { seoPages } from "~/domains/storefront/storefront.tables.server.ts";
import { recordSampleDataLoaded } from "~/platform/accounts/installation.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import type { Transaction } from "~/platform/database/database.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { nameSkeleton } from "~/platform/validation/name-skeleton.ts";
import { normalizePhone } from "~/platform/validation/phone.server.ts";
import { addJobEstimates } from "./demo-estimates.server.ts";
import { addFollowUps } from "./demo-follow-ups.server.ts";
import { addHistory } from "./demo-history.server.ts";
import { addCalls, addInbox, addUnmatchedMessages } from "./demo-inbox.server.ts";
import { addInvoices } from "./demo-invoices.server.ts";
import { addLeadSources } from "./demo-lead-sources.server.ts";
import { addLeadWork, addTasks } from "./demo-lead-work.server.ts";
import { addMembers } from "./demo-members.server.ts";
import { addAddresses, addPageContents } from "./demo-page-contents.server.ts";
import { addRevenueShare, countLeads } from "./demo-revenue-share.server.ts";
import { addReviews } from "./demo-reviews.server.ts";
import { addSchedule } from "./demo-schedule.server.ts";
import { addApiKeys, addExports, addPlans, addWebhooks } from "./demo-settings.server.ts";
import { demoDrafts, demoEstimates, demoLeads } from "./samples/contractors.ts";
import { demoTiming } from "./samples/inbox.ts";
import { demoPages } from "./samples/pages.ts";

const day = 24 * 60 * 60 * 1000;

/** What the parts of the demo need to write their rows. */
export type Demo = {
  tx: Transaction;
  /** The date this many days before the demo was loaded. */
  ago(days: number): Date;
};

/**
 * Loads the small demo once; a second call changes nothing. After it was removed or declined, only
 * `again` loads it.
 * @returns whether it was loaded now
 */
export async function loadDemo(
  platform: Platform,
  { again: reload = false } = {},
): Promise<boolean> {
  const isLoaded = await inTransaction(platform, async (work) => {
    const { tx, now, dropPages } = work;
    if (!(await recordSampleDataLoaded(tx, now, { again: reload }))) return false;
    const demo: Demo = { tx, ago: (days) => new Date(now.getTime() - days * day) };
    const pages = await addLiveBusinesses(demo);
    await addMembers(work, pages);
    await addPageContents(platform, work, pages);
    await addDrafts(demo);
    await addRevenueShare(demo, pages, platform.settings.timeZone);
    await addLeads(demo, pages);
    await countLeads(demo, pages);
    await addFollowUps(platform, work, pages, demo.ago);
    // After the follow-ups: an opt-out is locked before a crew (docs/locks.md).
    await addSchedule(work, pages, platform.settings.timeZone);
    await addUnmatchedMessages(work, pages);
    if (pages[0]) await addInbox(work, pages[0].contractorId);
    await addAddresses(work, pages);
    await addApiKeys(work, pages);
    await addWebhooks(work, pages);
    await addExports(work, pages);
    await addJobEstimates(work, pages, platform.settings.timeZone);
    if (pages[0]) await addHistory(work, pages[0], platform.settings.timeZone);
    if (pages[0]) await addInvoices(work, pages[0].contractorId, platform.settings.timeZone);
    await addReviews(work, pages, platform.settings.timeZone);
    await addTasks(work, pages, platform.settings.timeZone);
    if (pages[0]) await addCalls(work, pages[0], platform.settings.timeZone);
    if (pages[0]) await addLeadWork(platform, work, pages[0]);
    if (pages[0]) await addLeadSources(work, pages[0].contractorId);
    await addPlans(platform, work, pages);
    await addEstimates(demo);
    await dropPages("site", directoryTag);
    return true;
  });
  // Otherwise the task assigns them within a minute.
  if (isLoaded) await assignCustomersOfRows(platform, system("sample-data"));
  return isLoaded;
}

export type LivePage = { id: string; contractorId: string };

/** The sign-up form's label for a service. */
function onboardingLabel(slug: string): string {
  if (slug === "electrician") return "Electrical";
  return services.find((known) => known.slug === slug)?.label ?? slug;
}

async function addLiveBusinesses({ tx, ago }: Demo): Promise<LivePage[]> {
  const pages: LivePage[] = [];
  for (const [index, page] of demoPages.entries()) {
    const [firstName, lastName] = page.owner;
    const joined = ago(60 - index * 7);
    const email = `${firstName}@${citySlug(page.businessName)}.example`.toLowerCase();
    const service = onboardingLabel(page.service);
    const contractorId = await addContractor(
      { tx, ago },
      {
        ...page,
        name: page.owner,
        email,
        joined,
        step: lastStep,
        plan: index % 2 ? "ads" : "starter",
      },
    );
    await tx.insert(formSubmissions).values({
      contractorId,
      currentStep: lastStep,
      firstName,
      lastName,
      businessName: page.businessName,
      email,
      phone: page.phone,
      phoneE164: normalizePhone(page.phone),
      city: page.city,
      state: page.state,
      zipCode: page.zipCode,
      services: [service],
      serviceArea: `${page.city} and nearby`,
      businessDescription: page.about,
      smsFollowup: true,
      replyPhone: page.phone,
      replyPhoneE164: normalizePhone(page.phone),
      emailFollowup: true,
      followupTiming: index === demoTiming.page ? "custom" : "immediate",
      customTiming: index === demoTiming.page ? demoTiming.words : null,
      brandColor: page.brandColor,
      tagline: page.tagline,
      agreeToTerms: true,
      isCompleted: true,
      completedAt: joined,
      createdAt: joined,
      updatedAt: joined,
    });
    const id = newId();
    await tx.insert(seoPages).values({
      id,
      contractorId,
      status: "live",
      businessName: page.businessName,
      nameKey: nameSkeleton(page.businessName),
      service: page.service,
      city: page.city,
      citySlug: citySlug(page.city),
      state: page.state,
      zipCode: page.zipCode,
      phone: page.phone,
      phoneE164: normalizePhone(page.phone),
      email,
      headline: page.headline,
      about: page.about,
      brandColor: page.brandColor,
      tagline: page.tagline,
      createdAt: joined,
      updatedAt: joined,
      publishedAt: joined,
    });
    pages.push({ id, contractorId });
  }
  return pages;
}

async function addContractor(
  { tx }: Demo,
  contractor: {
    businessName: string;
    name: readonly [string, string];
    email: string;
    phone: string;
    city: string;
    state: string;
    joined: Date;
    step: number;
    plan: "starter" | "ads" | null;
  },
): Promise<string> {
  const id = newId(contractor.joined.getTime());
  const { businessName, email, phone, city, state, joined, step, plan } = contractor;
  await tx.insert(contractorAccounts).values({
    id,
    businessName,
    name: contractor.name.join(" "),
    email,
    phone,
    phoneE164: normalizePhone(phone),
    city,
    state,
    selectedPlan: plan,
    emailVerifiedAt: step === lastStep ? joined : null,
    createdAt: joined,
  });
  await markSample(tx, "contractor", [id]);
  await tx.insert(contractorProgress).values({
    contractorId: id,
    currentStep: step,
    completionPercentage: progressOf(step),
    lastActivity: joined,
  });
  return id;
}

async function addDrafts(demo: Demo): Promise<void> {
  for (const [index, draft] of demoDrafts.entries()) {
    const [firstName, lastName] = draft.name;
    const joined = demo.ago(index + 1);
    const email = `${firstName}@${citySlug(draft.businessName)}.example`.toLowerCase();
    const phone = `(919) 555-01${60 + index}`;
    const contractorId = await addContractor(demo, { ...draft, email, phone, joined });
    await demo.tx.insert(formSubmissions).values({
      contractorId,
      currentStep: draft.step,
      firstName,
      lastName,
      businessName: draft.businessName,
      email,
      phone,
      phoneE164: normalizePhone(phone),
      city: draft.city,
      state: draft.state,
      services: draft.services && [...draft.services],
      createdAt: joined,
      updatedAt: joined,
    });
  }
}

async function addLeads({ tx, ago }: Demo, pages: LivePage[]): Promise<void> {
  for (const lead of demoLeads) {
    const page = pages[lead.page];
    if (!page) throw new Error("A demo lead names no page");
    const at = ago(lead.days);
    const id = newId(at.getTime());
    const { name, phone, need, urgency } = lead;
    await tx.insert(leads).values({
      id,
      pageId: page.id,
      contractorId: page.contractorId,
      name,
      phone,
      createdAt: at,
      updatedAt: at,
    });
    await tx.insert(leadEnquiries).values({
      leadId: id,
      bodyHash: id,
      need,
      zipCode: demoPages[lead.page]?.zipCode ?? "78701",
      urgency,
      createdAt: at,
    });
    await tx.insert(leadEvents).values({ leadId: id, kind: "received", createdAt: at });
  }
}

async function addEstimates({ tx, ago }: Demo): Promise<void> {
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
}
