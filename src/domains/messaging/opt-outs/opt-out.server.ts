import type { Platform } from "~/platform/platform.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { findOptOut, lockOptOut, optOutMark } from "./find-opt-out.server.ts";
import { personOptedOut } from "./opt-outs.events.ts";
import { optOuts } from "./opt-outs.tables.server.ts";
import type { OptOutMethod, Recipient } from "./opt-outs.ts";

type Said = {
  way: OptOutMethod;
  /** Their conversation with the business, if known. */
  conversationId?: string | null;
  staffId?: string | null;
  reason?: string | null;
};

/**
 * Opts a person out of a business's messages on this channel (`opt-outs.per-business`) and records
 * `person.opted-out`. Repeating it changes nothing.
 * @returns whether they were opted in before
 */
export async function optOut(
  work: UnitOfWork,
  platform: Pick<Platform, "fingerprint">,
  recipient: Recipient,
  said: Said,
): Promise<boolean> {
  await lockOptOut(work.tx, platform, recipient);
  if (await findOptOut(work.tx, platform, recipient)) return false;
  const optOutId = await add(work, platform, recipient, said, "out");
  work.record(personOptedOut, {
    contractorId: recipient.contractorId,
    channel: recipient.channel,
    conversationId: said.conversationId ?? null,
    optOutId,
  });
  return true;
}

/** Opts a person back in (`opt-outs.history`). @returns whether they had opted out */
export async function optIn(
  work: UnitOfWork,
  platform: Pick<Platform, "fingerprint">,
  recipient: Recipient,
  said: Said,
): Promise<boolean> {
  await lockOptOut(work.tx, platform, recipient);
  if (!(await findOptOut(work.tx, platform, recipient))) return false;
  await add(work, platform, recipient, said, "in");
  return true;
}

async function add(
  { tx, now }: UnitOfWork,
  { fingerprint }: Pick<Platform, "fingerprint">,
  { contractorId, channel, address }: Recipient,
  { way, staffId, reason, conversationId }: Said,
  decision: "out" | "in",
): Promise<number> {
  const addressHash = optOutMark(fingerprint, channel, address);
  const said = { decision, way, staffId, reason, conversationId };
  const [added] = await tx
    .insert(optOuts)
    .values({ ...said, contractorId, channel, addressHash, createdAt: now })
    .returning({ id: optOuts.id });
  if (!added) throw new Error("Opt-out not saved");
  return added.id;
}
