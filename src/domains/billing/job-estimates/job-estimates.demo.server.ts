import { and, asc, eq } from "drizzle-orm";
import { leadPictures, leads } from "~/domains/leads/index.server.ts";
import { updateDemoLead } from "~/domains/leads/leads.demo.server.ts";
import { insertDemoJob } from "~/domains/schedule/schedule.demo.server.ts";
import { addDays, dayOf } from "~/domains/shared/index.ts";
import type { Demo, DemoPart } from "~/domains/shared/shared.demo.ts";
import { newId } from "~/platform/database/columns.server.ts";
import type { Transaction } from "~/platform/database/database.server.ts";
import { type DemoEstimate, demoJobEstimates, type Line } from "../billing.demo.ts";
import { hashDocument, nextNumber } from "../documents.server.ts";
import { samplePrices } from "../price-book/sample-prices.ts";
import { rangeOf, totalsOf } from "./estimate-document.ts";
import { documentOf } from "./find-estimates.server.ts";
import {
  jobEstimateAnswers,
  jobEstimates,
  jobEstimateVersions,
  prices,
} from "./job-estimates.tables.server.ts";
import { jobEstimateText } from "./job-estimates.text.en.ts";
import type { EstimateContent, EstimateLine } from "./job-estimates.ts";

/** A price book of the first businesses, and estimates of the first in each state. */
export const jobEstimatesDemo: DemoPart = async (demo) => {
  const { tx, now } = demo.work;
  for (const { contractorId, service, state } of demo.businesses.slice(0, 3)) {
    const isTaxed = service === "pest-control" && state === "TX";
    const samples = samplePrices([service]);
    await tx.insert(prices).values(
      samples.map((sample) => ({
        ...sample,
        taxable: sample.taxable || isTaxed,
        contractorId,
        createdAt: now,
      })),
    );
  }
  for (const estimate of demoJobEstimates) await add(demo, estimate);
};

/** The lead of the first business's page with this phone number; null for none. */
export async function findDemoLead(
  { work: { tx }, businesses: [{ pageId }] }: Demo,
  phone: string,
): Promise<string | null> {
  const [lead] = await tx
    .select({ id: leads.id })
    .from(leads)
    .where(and(eq(leads.pageId, pageId), eq(leads.phone, phone)))
    .limit(1);
  return lead?.id ?? null;
}

async function add(demo: Demo, given: DemoEstimate): Promise<void> {
  const { platform, work, ago } = demo;
  const [business] = demo.businesses;
  const { contractorId } = business;
  const { tx } = work;
  const createdAt = ago(given.days);
  const today = dayOf(createdAt, platform.settings.timeZone);
  const id = newId(createdAt.getTime());
  const leadId = await findDemoLead(demo, given.phone);
  if (leadId && given.state === "sent") {
    const sent = { status: "contacted" as const, estimateSentAt: createdAt };
    await updateDemoLead(tx, leadId, sent);
  }
  const content = contentOf(given, addDays(today, given.holds ?? 30));
  if (leadId && given.state === "draft") content.photos = await findPhotos(tx, leadId);
  const isAccepted = given.state === "accepted";
  const totals = content.options.map(({ lines }) => totalsOf(lines, content));
  const chosen = totals.at(-1)?.totalCents ?? 0;
  const { name: customerName, phone, what, address } = given;
  const customer = {
    contractorId,
    customerName,
    phone,
    what,
    address,
    createdAt,
    updatedAt: createdAt,
  };
  const version = given.state === "draft" ? 0 : 1;
  const [estimate] = await tx
    .insert(jobEstimates)
    .values({
      ...customer,
      id,
      leadId,
      workOrderId: isAccepted ? await insertDemoJob(tx, { ...customer, valueCents: chosen }) : null,
      number: await nextNumber(work, contractorId, "estimate"),
      state: given.state,
      content,
      ...(isAccepted ? { lowCents: chosen, highCents: chosen } : rangeOf(content)),
      version,
      sentRevision: version > 0 ? 1 : null,
      offeredUntil: version > 0 ? content.expiresOn : null,
      sentAt: version > 0 ? createdAt : null,
      answeredAt: given.answer ? createdAt : null,
    })
    .returning();
  if (!estimate || version === 0) return;
  const document = documentOf(estimate, business, today);
  const documentHash = hashDocument(document);
  const target = { estimateId: id, contractorId, version, documentHash, createdAt };
  await tx.insert(jobEstimateVersions).values({ ...target, document });
  if (!given.answer) return;
  const proof = { ...target, ipAddress: "203.0.113.20" };
  await tx.insert(jobEstimateAnswers).values(
    isAccepted
      ? {
          ...proof,
          kind: "accepted",
          option: content.options.length - 1,
          totalCents: chosen,
          typedName: given.answer,
          wording: jobEstimateText.acceptWording(content.options.length),
        }
      : { ...proof, kind: "declined", reason: given.answer },
  );
}

/** The photos of a lead, as an estimate shows them. */
function findPhotos(tx: Transaction, leadId: string) {
  const { id, width, height, shows } = leadPictures;
  return tx
    .select({ id, width, height, shows })
    .from(leadPictures)
    .where(eq(leadPictures.leadId, leadId))
    .orderBy(asc(leadPictures.createdAt));
}

function contentOf({ options, ...terms }: DemoEstimate, expiresOn: string): EstimateContent {
  return {
    options: options.map(([name, lines]) => ({ name, lines: lines.map(lineOf) })),
    discount: terms.discount ? { kind: "rate", rate: terms.discount * 1_000 } : null,
    taxRate: 8_250,
    deposit: terms.deposit ? { kind: "rate", rate: terms.deposit * 1_000 } : null,
    expiresOn,
    message: terms.message ?? null,
  };
}

/** A sample line as it is saved, taxable like all pest control in Texas (Tax Code, section 151.0048). */
export function lineOf([description, count, unit, dollars]: Line): EstimateLine {
  return {
    description,
    unit,
    quantity: Math.round(count * 1_000),
    priceCents: Math.round(dollars * 100),
    taxable: true,
  };
}
