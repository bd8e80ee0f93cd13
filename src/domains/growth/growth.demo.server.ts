import { and, eq } from "drizzle-orm";
import { findDemoMembers } from "~/domains/identity/identity.demo.server.ts";
import { latestDemoLeads } from "~/domains/leads/lead-work.demo.server.ts";
import { markSample, sampleRecords } from "~/domains/shared/index.server.ts";
import { addDays, dayOf } from "~/domains/shared/index.ts";
import { insertDemoVisits } from "~/domains/shared/shared.demo.server.ts";
import type { DemoPart } from "~/domains/shared/shared.demo.ts";
import { formSubmissions } from "~/domains/signup/index.server.ts";
import { demoAffiliates, demoReferrals, demoSpend } from "./growth.demo.ts";
import { adSpend, affiliateProgramMembers, leadReports } from "./growth.tables.server.ts";

/** Affiliates with their referrals. */
export const affiliatesDemo: DemoPart = async ({ work: { tx }, ago }) => {
  const partners = await tx
    .insert(affiliateProgramMembers)
    .values(
      demoAffiliates.map(({ name, code, status }, index) => ({
        name,
        email: `${code.toLowerCase()}@partners.example`,
        referralCode: code,
        status,
        createdAt: ago(90 - index),
      })),
    )
    .returning({ id: affiliateProgramMembers.id });
  await markSample(
    tx,
    "affiliate",
    partners.map(({ id }) => id),
  );
  const submissions = await tx
    .select({ id: formSubmissions.id, businessName: formSubmissions.businessName })
    .from(formSubmissions)
    .innerJoin(
      sampleRecords,
      and(eq(sampleRecords.kind, "contractor"), eq(sampleRecords.id, formSubmissions.contractorId)),
    );
  for (const { code, businessName } of demoReferrals) {
    const submission = submissions.find((submission) => submission.businessName === businessName);
    if (!submission) throw new Error("A demo referral names no submission");
    await insertDemoVisits(tx, {
      subject: "submission" as const,
      subjectId: submission.id,
      ref: code,
      landingPath: "/",
      visitedAt: ago(30),
    });
  }
};

/** Number of full months with ad spend. */
const months = 4;

/** Ad spend of the first business. */
export const spendDemo: DemoPart = async ({ platform, work, businesses: [{ contractorId }] }) => {
  const { tx, now } = work;
  const zone = platform.settings.timeZone;
  let first = `${dayOf(now, zone).slice(0, 7)}-01`;
  for (let back = 0; back < months; back += 1) {
    const last = addDays(first, -1);
    first = `${last.slice(0, 7)}-01`;
    await tx.insert(adSpend).values(
      demoSpend.map(([source, cents]) => ({
        contractorId,
        source,
        firstOn: first,
        lastOn: last,
        cents: cents - back * 2_500,
        memberName: "Oscar Office",
        createdAt: now,
        updatedAt: now,
      })),
    );
  }
  // The current month, week by week, as an ad network reports it.
  const today = dayOf(now, zone);
  for (let ends = addDays(`${today.slice(0, 7)}-01`, 6); ends < today; ends = addDays(ends, 7)) {
    const row = { contractorId, source: "Google Ads", firstOn: addDays(ends, -6), lastOn: ends };
    const author = { memberName: "Oscar Office", createdAt: now, updatedAt: now };
    await tx.insert(adSpend).values({ ...row, cents: 10_500, ...author });
  }
};

/** Number of businesses that reported a lead. */
const reporting = 3;

/** Bad-lead reports that wait for staff's decision. */
export const leadReportsDemo: DemoPart = async (demo) => {
  const { tx, now } = demo.work;
  for (const business of demo.businesses.slice(0, reporting)) {
    const { contractorId } = business;
    const [oldest] = (await latestDemoLeads(demo, business)).slice(-1);
    if (!oldest) continue;
    const team = await findDemoMembers(demo, contractorId);
    await tx.insert(leadReports).values({
      contractorId,
      leadId: oldest.id,
      reason: "out_of_area",
      words: "They moved two hours away before we called.",
      memberId: team.find(({ role }) => role === "office")?.id ?? null,
      memberName: "Oscar Office",
      createdAt: now,
    });
  }
};
