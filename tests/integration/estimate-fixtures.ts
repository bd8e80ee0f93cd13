import { eq } from "drizzle-orm";
import { acceptJobEstimate } from "~/domains/billing/job-estimates/accept-estimate.server.ts";
import { createJobEstimate } from "~/domains/billing/job-estimates/create-estimate.server.ts";
import { findJobEstimate } from "~/domains/billing/job-estimates/find-estimates.server.ts";
import { newEstimateSchema } from "~/domains/billing/job-estimates/job-estimates.schema.ts";
import {
  jobEstimateAnswers,
  jobEstimates,
} from "~/domains/billing/job-estimates/job-estimates.tables.server.ts";
import type { SendMethod } from "~/domains/billing/job-estimates/job-estimates.ts";
import { saveJobEstimate } from "~/domains/billing/job-estimates/save-estimate.server.ts";
import { sendJobEstimate } from "~/domains/billing/job-estimates/send-estimate.server.ts";
import {
  type TypedEstimate,
  type TypedLine,
  toEstimateForm,
} from "~/domains/billing/job-estimates/typed-estimate.ts";
import { leads } from "~/domains/leads/leads.tables.server.ts";
import { messages } from "~/domains/messaging/messaging.tables.server.ts";
import { workOrders } from "~/domains/schedule/schedule.tables.server.ts";
import type { BusinessMember } from "~/domains/shared/access/actor.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { lastingToken } from "~/platform/secrets/secrets.server.ts";
import { check } from "~/platform/validation/form.ts";
import { addBusinessMember } from "../setup/business-people.ts";
import type { TestPlatform } from "../setup/shared-platform.ts";
import { followUps } from "./follow-up-fixtures.ts";

/** The fields of a new estimate form, with overrides. */
export function begin(
  platform: Platform,
  actor: BusinessMember,
  change: Record<string, string> = {},
  requestKey: string | null = crypto.randomUUID(),
) {
  const checked = check(newEstimateSchema, {
    customer_name: "Sam Stone",
    phone: "(512) 555-0142",
    email: "sam@home.example",
    what: "Leaking sink",
    address: "12 Oak St",
    ...change,
  });
  if (!checked.ok) throw new Error(JSON.stringify(checked.errors));
  return createJobEstimate(platform, actor, { request: checked.value, requestKey });
}

export const line = (description: string, price: string, change: Partial<TypedLine> = {}) => ({
  description,
  unit: "",
  quantity: "",
  price,
  taxable: false,
  ...change,
});

/** An estimate's editor state, and a function to save it. */
export async function editorOf(platform: Platform, actor: BusinessMember, estimateId: string) {
  const jobEstimate = await findJobEstimate(platform, actor, estimateId);
  if (!jobEstimate) throw new Error("no estimate");
  const { estimate } = jobEstimate;
  const typed = toEstimateForm(estimate);
  const save = (change: (typed: TypedEstimate) => TypedEstimate) =>
    saveJobEstimate(platform, actor, {
      estimateId,
      revision: estimate.revision,
      typed: change(typed),
    });
  return { ...jobEstimate, typed, save };
}

type Fields = Partial<TypedEstimate["fields"]>;

/** Saves an estimate with these options. @returns its id */
export async function addDraftEstimate(
  platform: Platform,
  actor: BusinessMember,
  options: {
    about?: Record<string, string>;
    fields?: Fields;
    options?: TypedEstimate["options"];
  } = {},
): Promise<string> {
  const created = await begin(platform, actor, options.about);
  if (!created.ok) throw new Error(created.code);
  const { save } = await editorOf(platform, actor, created.estimateId);
  const saved = await save((typed) => ({
    fields: { ...typed.fields, ...options.fields },
    options: options.options ?? [{ name: "Good", lines: [line("Labor", "100")] }],
  }));
  if (!saved.ok) throw new Error(JSON.stringify(saved));
  return created.estimateId;
}

export const send = (
  platform: Platform,
  actor: BusinessMember,
  estimateId: string,
  channel: SendMethod = "link",
  requestKey: string = crypto.randomUUID(),
) => sendJobEstimate(platform, actor, { estimateId, channel, requestKey });

/** The token of the customer's page. */
export const tokenOf = (platform: Platform, estimateId: string): string =>
  lastingToken(platform.fingerprint, "job-estimate", estimateId);

/** Sends an estimate. @returns its id and the token of its page */
export async function addSentEstimate(
  platform: Platform,
  actor: BusinessMember,
  options: Parameters<typeof addDraftEstimate>[2] = {},
) {
  const estimateId = await addDraftEstimate(platform, actor, options);
  const sent = await send(platform, actor, estimateId);
  if (!sent.ok) throw new Error(JSON.stringify(sent));
  return { estimateId, token: tokenOf(platform, estimateId) };
}

/** Helpers for businesses with an owner, a lead and estimates. */
export function estimates(platform: () => TestPlatform) {
  const { query, businessWithLead, enrollmentOf } = followUps(platform);

  async function ownerWithLead() {
    const lead = await businessWithLead();
    const owner = await addBusinessMember(platform(), lead.contractorId, "owner");
    return { ...lead, owner, about: { lead_id: lead.leadId } };
  }
  const accept = (token: string, change = {}) =>
    acceptJobEstimate(platform(), token, {
      version: 1,
      option: 0,
      typedName: "Emily Carter",
      ipAddress: "203.0.113.7",
      ...change,
    });
  const rowOf = async (id: string) =>
    (await query().select().from(jobEstimates).where(eq(jobEstimates.id, id)))[0];
  const leadOf = async (leadId: string) =>
    (await query().select().from(leads).where(eq(leads.id, leadId)))[0];
  const jobsOf = (contractorId: string) =>
    query().select().from(workOrders).where(eq(workOrders.contractorId, contractorId));
  const answersOf = (estimateId: string) =>
    query().select().from(jobEstimateAnswers).where(eq(jobEstimateAnswers.estimateId, estimateId));
  const sentTo = async (contractorId: string, kind: string) =>
    (await query().select().from(messages).where(eq(messages.contractorId, contractorId))).filter(
      (mail) => mail.kind === kind,
    );
  return { query, ownerWithLead, accept, rowOf, leadOf, jobsOf, answersOf, sentTo, enrollmentOf };
}
