import { eq } from "drizzle-orm";
import { sendingDomains } from "~/domains/messaging/messaging.tables.server.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { canReadSendingDomain } from "./sending-domains.policy.ts";
import { describeRecordProblem, domainRecords } from "./sending-domains.ts";

export type FoundSendingDomain = NonNullable<Awaited<ReturnType<typeof findSendingDomain>>>;

/** The sending domain of the actor's business with its records; null if it has none. */
export async function findSendingDomain(platform: Platform, actor: Actor) {
  authorize(canReadSendingDomain(actor));
  const { database, settings } = platform;
  const [sendingDomain] = await database.query
    .select()
    .from(sendingDomains)
    .where(eq(sendingDomains.contractorId, actor.contractorId));
  if (!sendingDomain) return null;
  const { domain, mailbox, state, findings, checkedAt, brokenSince } = sendingDomain;
  const records = domainRecords(sendingDomain, settings.inboundMail?.domain ?? null);
  return {
    address: `${mailbox}@${domain}`,
    domain,
    state,
    checkedAt,
    brokenSince,
    records: records.map((record) => {
      const finding = findings?.[record.name];
      return {
        ...record,
        isFound: finding?.outcome === "found",
        problem: describeRecordProblem(record, finding),
        seen: finding?.outcome === "wrong" ? finding.seen : [],
      };
    }),
  };
}

/** The name of a business's sending domain; null if it has none. */
export async function findDomainName(
  database: Reader,
  contractorId: string,
): Promise<string | null> {
  const [sendingDomain] = await database
    .select({ domain: sendingDomains.domain })
    .from(sendingDomains)
    .where(eq(sendingDomains.contractorId, contractorId));
  return sendingDomain?.domain ?? null;
}
