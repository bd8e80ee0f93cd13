import { eq } from "drizzle-orm";
import { sendingDomainChanged } from "~/domains/messaging/messaging.events.ts";
import { type SendingDomain, sendingDomains } from "~/domains/messaging/messaging.tables.server.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import { forEachDue } from "~/platform/database/stream-rows.server.ts";
import { violationOf } from "~/platform/database/violations.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { registrableDomain } from "~/platform/validation/domain-name.server.ts";
import { checkSendingDomainsJob } from "./sending-domains.jobs.server.ts";
import { canCheckSendingDomains } from "./sending-domains.policy.ts";
import {
  checkDkim,
  checkDmarc,
  checkReturnPath,
  type DomainFindings,
  domainRecords,
  nextStanding,
} from "./sending-domains.ts";

/** Checks every sending domain that is due. */
export async function checkDueSendingDomains(platform: Platform, actor: Actor): Promise<void> {
  authorize(canCheckSendingDomains(actor));
  const { contractorId, nextCheckAt: dueAt } = sendingDomains;
  await forEachDue(
    platform,
    { id: contractorId, contractorId, dueAt },
    (row) => checkNow(platform, row.contractorId),
    "sending domain check failed",
  );
}

/** Checks a business's sending domain, and starts or stops sending from it. */
export async function checkNow(platform: Platform, contractorId: string): Promise<void> {
  const [before] = await platform.database.query
    .select()
    .from(sendingDomains)
    .where(eq(sendingDomains.contractorId, contractorId));
  if (!before) return;
  const findings = await queryRecords(platform, before);
  try {
    await record(platform, before, findings);
  } catch (error) {
    if (violationOf(error)?.violation !== "duplicate key") throw error;
    // Another business has proven the domain, too, and had it first.
    const seen = ["another business sends from this domain"];
    await record(platform, before, { ...findings, dkim: { outcome: "wrong", seen } });
  }
}

async function queryRecords(
  { names, settings }: Pick<Platform, "names" | "settings">,
  row: SendingDomain,
): Promise<DomainFindings> {
  const { domain, publicKey } = row;
  const inboundDomain = settings.inboundMail?.domain ?? null;
  const hostOf = new Map(domainRecords(row, inboundDomain).map(({ name, host }) => [name, host]));
  const registered = registrableDomain(domain) ?? domain;
  const policies = [...new Set([domain, registered])].map((name) => names.texts(`_dmarc.${name}`));
  const [dkim, dmarc, aliases] = await Promise.all([
    names.texts(hostOf.get("dkim") ?? ""),
    Promise.all(policies),
    names.aliases(hostOf.get("returnPath") ?? ""),
  ]);
  return {
    dkim: checkDkim(dkim, publicKey),
    dmarc: checkDmarc(dmarc),
    ...(inboundDomain ? { returnPath: checkReturnPath(aliases, inboundDomain) } : {}),
  };
}

/** Maximum clock difference, in milliseconds, of the process that runs the next check. */
const maxClockSkewMs = 5_000;

async function record(
  platform: Platform,
  checked: SendingDomain,
  findings: DomainFindings,
): Promise<void> {
  await inTransaction(platform, async (work) => {
    const { tx, now } = work;
    const { contractorId } = checked;
    const ofBusiness = eq(sendingDomains.contractorId, contractorId);
    const [row] = await tx
      .select()
      .from(sendingDomains)
      .where(ofBusiness)
      .for(...lockRows(sendingDomains));
    // It was replaced while its records were looked up.
    if (row?.publicKey !== checked.publicKey) return;
    const next = nextStanding(row, findings, now);
    await tx
      .update(sendingDomains)
      .set({
        ...next,
        findings,
        checkedAt: now,
        updatedAt: now,
        ...(next.state === "active" && row.state !== "active" ? { activeAt: now } : {}),
      })
      .where(ofBusiness);
    if (next.nextCheckAt) {
      const startAfter = new Date(next.nextCheckAt.getTime() + maxClockSkewMs);
      work.enqueue(checkSendingDomainsJob, {}, { startAfter });
    }
    const isWorking = next.state === "active";
    if (isWorking === (row.state === "active")) return;
    work.record(sendingDomainChanged, { contractorId, what: isWorking ? "works" : "broken" });
  });
}
