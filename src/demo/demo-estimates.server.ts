import { and, eq } from "drizzle-orm";
import { documentOf, hashDocument, nextNumber } from "~/domains/billing/index.server.ts";
import {
  type EstimateContent,
  type EstimateLine,
  jobEstimateText,
  rangeOf,
  samplePrices,
  totalsOf,
} from "~/domains/billing/index.ts";
import {
  jobEstimateAnswers,
  jobEstimates,
  jobEstimateVersions,
  prices,
} from "~/domains/billing/job-estimates/job-estimates.tables.server.ts";
import { contractorAccounts } from "~/domains/identity/identity.tables.server.ts";
import { leads } from "~/domains/leads/leads.tables.server.ts";
import { workOrders } from "~/domains/schedule/schedule.tables.server.ts";
import { addDays, dayOf } from "~/domains/shared/index.ts";
import { newId } from "~/platform/database/columns.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { type DemoEstimate, demoJobEstimates, type Line } from "./samples/billing.ts";
import { demoPages } from "./samples/pages.ts";

const day = 24 * 60 * 60 * 1000;

/** Gives the first demo business a price book and an estimate in each state; the next ones have a price book. */
export async function addJobEstimates(
  work: UnitOfWork,
  pages: readonly { contractorId: string }[],
  zone: string,
): Promise<void> {
  const { tx, now } = work;
  for (const [index, { contractorId }] of pages.slice(0, 3).entries()) {
    const { service = "", state } = demoPages[index] ?? {};
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
  const [first] = pages;
  if (!first) return;
  for (const estimate of demoJobEstimates) await add(work, first.contractorId, estimate, zone);
}

async function add(
  work: UnitOfWork,
  contractorId: string,
  given: DemoEstimate,
  zone: string,
): Promise<void> {
  const { tx, now } = work;
  const createdAt = new Date(now.getTime() - given.days * day);
  const today = dayOf(createdAt, zone);
  const content = contentOf(given, addDays(today, given.holds ?? 30));
  const id = newId(createdAt.getTime());
  const [lead] = await tx
    .select({ id: leads.id })
    .from(leads)
    .where(and(eq(leads.contractorId, contractorId), eq(leads.phone, given.phone)))
    .limit(1);
  if (lead && given.state === "sent") {
    const sent = { status: "contacted" as const, estimateSentAt: createdAt };
    await tx.update(leads).set(sent).where(eq(leads.id, lead.id));
  }
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
  const workOrderId = isAccepted ? newId() : null;
  if (workOrderId) {
    await tx.insert(workOrders).values({ id: workOrderId, ...customer, valueCents: chosen });
  }
  const version = given.state === "draft" ? 0 : 1;
  const [estimate] = await tx
    .insert(jobEstimates)
    .values({
      ...customer,
      id,
      leadId: lead?.id ?? null,
      workOrderId,
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
  const [business] = await tx
    .select({ businessName: contractorAccounts.businessName, phone: contractorAccounts.phone })
    .from(contractorAccounts)
    .where(eq(contractorAccounts.id, contractorId));
  if (!estimate || !business || version === 0) return;
  const document = documentOf(estimate, business, today);
  const documentHash = hashDocument(document);
  const of = { estimateId: id, contractorId, version, documentHash, createdAt };
  await tx.insert(jobEstimateVersions).values({ ...of, document });
  if (!given.answer) return;
  const proof = { ...of, ipAddress: "203.0.113.20" };
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
