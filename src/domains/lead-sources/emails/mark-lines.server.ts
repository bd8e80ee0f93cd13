import { and, eq, isNotNull } from "drizzle-orm";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Refused, Result } from "~/platform/result.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { canChangeSources, canReadSources } from "../lead-sources.policy.ts";
import { connectedSources, leadDeliveries } from "../lead-sources.tables.server.ts";
import { lockSource, recordSourceChange } from "../manage-sources.server.ts";
import { readStoredEmail } from "../receive-mail.server.ts";
import { type Mark, rulesOf } from "./rules-of-marks.ts";

/** Maximum lines that can be marked, and maximum senders with templates. */
const maxMarkedLines = 60;
const maxTemplates = 20;

type DeliveryRef = { sourceId: string; deliveryId: string };

/** An email, and the field that each of its lines was read as; null if the email isn't found. */
export async function findLeadEmail(platform: Platform, actor: Actor, ref: DeliveryRef) {
  authorize(canReadSources(actor));
  const { query } = platform.database;
  const [delivery] = await query
    .select({ source: connectedSources, body: leadDeliveries.body, state: leadDeliveries.state })
    .from(leadDeliveries)
    .innerJoin(connectedSources, eq(connectedSources.id, leadDeliveries.sourceId))
    .where(isOwn(actor.contractorId, ref));
  const reading = delivery?.body
    ? await readStoredEmail(query, delivery.source, delivery.body)
    : null;
  if (!delivery || !reading) return null;
  const { mail, platform: sender, fieldOfLine } = reading;
  return {
    sourceId: ref.sourceId,
    sourceName: delivery.source.name,
    state: delivery.state,
    sender: sender ?? senderOf(mail.from),
    subject: mail.subject,
    lines: mail.lines
      .map((text, index) => ({ at: index, text, field: fieldOfLine.get(index) ?? null }))
      .filter(({ text }) => text !== "")
      .slice(0, maxMarkedLines),
  };
}

/**
 * Saves which lines of a sender's emails are which fields, for this email and later ones. Replaces
 * the sender's earlier template. Audited.
 */
export async function saveEmailTemplate(
  platform: Platform,
  actor: Actor,
  { marks, ...ref }: DeliveryRef & { marks: readonly Mark[] },
): Promise<Result<object, Refused<"not_found">>> {
  authorize(canChangeSources(actor));
  return inTransaction<Result<object, Refused<"not_found">>>(platform, async (work) => {
    const source = await lockSource(work, actor, ref.sourceId);
    const [delivery] = await work.tx
      .select({ body: leadDeliveries.body })
      .from(leadDeliveries)
      .where(isOwn(actor.contractorId, ref));
    const reading =
      source?.kind === "email" && delivery?.body
        ? await readStoredEmail(work.tx, source, delivery.body)
        : null;
    if (!source || !reading) return { ok: false, code: "not_found" };
    const { mail, fields } = reading;
    const sender = senderOf(mail.from);
    const otherTemplates = (source.emailTemplates ?? []).filter(
      (emailTemplate) => emailTemplate.sender !== sender,
    );
    const template = { sender, rules: rulesOf(mail.lines, marks, fields) };
    await work.tx
      .update(connectedSources)
      .set({ emailTemplates: [template, ...otherTemplates].slice(0, maxTemplates) })
      .where(eq(connectedSources.id, ref.sourceId));
    await recordSourceChange(work, actor, ref.sourceId, "lead-source.mark", { sender });
    return { ok: true };
  });
}

const isOwn = (contractorId: string, { sourceId, deliveryId }: DeliveryRef) =>
  and(
    eq(leadDeliveries.id, deliveryId),
    eq(leadDeliveries.sourceId, sourceId),
    eq(leadDeliveries.contractorId, contractorId),
    isNotNull(leadDeliveries.body),
  );

/** The sender's address, or only its domain if the address looks different for each email. */
const senderOf = (address: string): string => {
  const [local = "", domain = ""] = address.split("@");
  return /[\d+]/.test(local) || local.length > 30 ? domain : address;
};
