import { and, eq, isNull, sql } from "drizzle-orm";
import {
  type MessageRow,
  messages,
  queueEmail,
  voicemailDrops,
} from "~/domains/messaging/index.server.ts";
import { manualMessageKind } from "~/domains/messaging/index.ts";
import { placeOfPhone, recordChange } from "~/domains/shared/index.server.ts";
import { system } from "~/domains/shared/index.ts";
import { seoPages } from "~/domains/storefront/index.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { type Burst, burstMinutes, type FirstText, fewestInBurst, findBurst } from "./bursts.ts";
import { burstAlert } from "./senders.emails.server.ts";
import { senderChanged } from "./senders.events.ts";
import { senders } from "./senders.tables.server.ts";

type Text = Pick<MessageRow, "contractorId" | "channel" | "toAddress" | "kind" | "createdAt">;

/**
 * Pauses the automatic texts and calls of businesses for which these, with those of the last minutes,
 * look like toll fraud, and notifies staff (`sms.bursts`). These texts are still sent.
 */
export async function pauseOnBursts(
  work: UnitOfWork,
  platform: Pick<Platform, "settings">,
  outgoing: readonly Text[],
): Promise<void> {
  const texts = outgoing.filter(({ channel, contractorId }) => channel !== "email" && contractorId);
  for (const [contractorId, ofBusiness] of Map.groupBy(texts, (text) => text.contractorId ?? "")) {
    const burst = await findBurstOf(work, contractorId, ofBusiness);
    if (burst) await pause(work, platform, contractorId, burst);
  }
}

async function findBurstOf(
  { tx, now }: UnitOfWork,
  contractorId: string,
  outgoing: readonly Text[],
): Promise<Burst | null> {
  const since = new Date(now.getTime() - burstMinutes * 60_000).toISOString();
  const from = sql`greatest(${since}::timestamptz,
    (select ${senders.burstReleasedAt} from ${senders} where ${senders.contractorId} = ${contractorId}))`;
  const recent = sql`
    select text.to_address as phone, text.kind, text.created_at as at from ${messages} text
    where text.contractor_id = ${contractorId} and text.channel = 'sms'
      and text.direction = 'outbound' and text.created_at > ${from}
    union all
    select call.to_address, call.kind, started.created_at
    from ${voicemailDrops} started join ${messages} call on call.id = started.message_id
    where started.contractor_id = ${contractorId} and started.created_at > ${from}`;
  const { rows: counted } = await tx.execute<{ texts: number }>(sql`
    select count(*)::integer as texts from (
      select from (${recent}) as sent limit ${fewestInBurst}) as recent`);
  if ((counted[0]?.texts ?? 0) + outgoing.length < fewestInBurst) return null;
  const { rows } = await tx.execute<{ phone: string; kind: string; at: string }>(recent);
  const candidates: FirstText[] = [
    ...rows.map(({ phone, kind, at }) => firstText(phone, kind, new Date(at))),
    ...outgoing.map(({ toAddress, kind, createdAt }) => firstText(toAddress, kind, createdAt)),
  ];
  const phones = [...new Set(candidates.map(({ phone }) => phone))];
  const { rows: knownPhones } = await tx.execute<{ phone: string }>(sql`
    select given.phone from jsonb_to_recordset(${JSON.stringify(phones.map((phone) => ({ phone })))}::jsonb) as given(phone text)
    where exists (select from ${messages} where lower(${messages.toAddress}) = given.phone
        and ${messages.contractorId} = ${contractorId} and ${messages.createdAt} <= ${since}::timestamptz)
      or exists (select from ${messages} where lower(${messages.fromAddress}) = given.phone
        and ${messages.direction} = 'inbound' and ${messages.contractorId} = ${contractorId})`);
  const isKnown = new Set(knownPhones.map(({ phone }) => phone));
  const states = await tx
    .selectDistinct({ state: seoPages.state })
    .from(seoPages)
    .where(eq(seoPages.contractorId, contractorId));
  const home = new Set(states.map(({ state }) => state.toUpperCase()));
  const isFar = (phone: string) => {
    const state = placeOfPhone(phone)?.state;
    return state === undefined || !home.has(state);
  };
  return findBurst(
    candidates.filter(({ phone }) => !isKnown.has(phone)),
    now,
    isFar,
  );
}

const firstText = (phone: string, kind: string, at: Date): FirstText => ({
  phone,
  at,
  byHand: kind === manualMessageKind,
});

async function pause(
  work: UnitOfWork,
  { settings }: Pick<Platform, "settings">,
  contractorId: string,
  burst: Burst,
): Promise<void> {
  const { tx, now } = work;
  const paused = await tx
    .update(senders)
    .set({ burstAt: now, burst, updatedAt: now })
    .where(and(eq(senders.contractorId, contractorId), isNull(senders.burstAt)))
    .returning({ contractorId: senders.contractorId });
  if (paused.length === 0) return;
  await recordChange(work, system("texts"), {
    action: "sender.burst",
    entity: "contractor",
    entityId: contractorId,
    before: { burst: null },
    after: { burst },
  });
  await queueEmail(work, burstAlert, {
    to: settings.contactEmail,
    cause: `text-burst:${contractorId}:${now.toISOString()}`,
    subjectId: contractorId,
    contractorId,
    params: { contractorId, burst },
  });
  work.record(senderChanged, { contractorId });
}
