import { eq, sql } from "drizzle-orm";
import { messages } from "~/domains/messaging/messaging.tables.server.ts";
import { cancellationNoticeJob, moveNoticeJob } from "~/domains/schedule/schedule.jobs.server.ts";
import { visits } from "~/domains/schedule/schedule.tables.server.ts";
import {
  notifyByText,
  notifyOfCancellation,
  notifyOfMove,
} from "~/domains/schedule/visit-notices/send-notices.server.ts";
import { type BusinessMember, system } from "../../src/domains/shared/access/actor.ts";
import { addBusinessMember } from "../setup/business-people.ts";
import type { TestPlatform } from "../setup/shared-platform.ts";
import { addVisit, crewOf } from "./appointment-fixtures.ts";
import { followUps } from "./follow-up-fixtures.ts";

const actor = system("test");

/** Helpers for customers with requests, their appointments and the notices sent. */
export function appointmentNotices(platform: () => TestPlatform) {
  const { query, businessWithLead } = followUps(platform);

  async function ownerWithLead() {
    const lead = await businessWithLead();
    const owner = await addBusinessMember(platform(), lead.contractorId, "owner");
    return { ...lead, owner, crew_id: await crewOf(platform(), owner, "Truck 1") };
  }

  const bookFor = (
    { owner, leadId, email }: { owner: BusinessMember; leadId: string; email: string },
    change: Record<string, string> = {},
  ) => addVisit(platform(), owner, { lead_id: leadId, email, ...change });
  const rowOf = async (visitId: string) => {
    const [row] = await query().select().from(visits).where(eq(visits.id, visitId));
    if (!row) throw new Error("no visit");
    return row;
  };
  const noticesOf = async (contractorId: string) =>
    (
      await query()
        .select()
        .from(messages)
        .where(eq(messages.contractorId, contractorId))
        .orderBy(messages.createdAt, messages.id)
    ).filter(({ kind }) => kind.startsWith("visit-"));
  const mailsOf = async (contractorId: string) =>
    (await noticesOf(contractorId))
      .filter(({ channel }) => channel === "email")
      .map(({ params }) => (params as { notice: string }).notice);
  const textsOf = async (contractorId: string) =>
    (await noticesOf(contractorId))
      .filter(({ channel }) => channel === "sms")
      .map(({ text }) => text);
  const sendNotice = (
    visitId: string,
    version: number,
    notice: "booked" | "moved" | "canceled" | "restored",
  ) => notifyByText(platform(), actor, { visitId, version, notice });
  /** Sends notices of cancellations that can't be undone anymore, as a worker would. */
  async function notifyCanceled(...visitIds: string[]) {
    const { rows } = await query().execute<{ data: unknown }>(
      sql`select data from pgboss.job where name = ${cancellationNoticeJob.name}
          and start_after <= ${platform().clock.now().toISOString()}::timestamptz order by created_on`,
    );
    for (const { data } of rows) {
      const job = cancellationNoticeJob.payload.parse(data);
      if (visitIds.includes(job.visitId)) await notifyOfCancellation(platform(), actor, job);
    }
  }

  /** Sends notices of moves that are due, as a worker would. */
  async function notifyMoved() {
    const { rows } = await query().execute<{ data: unknown }>(
      sql`select data from pgboss.job where name = ${moveNoticeJob.name}
          and start_after <= ${platform().clock.now().toISOString()}::timestamptz order by created_on`,
    );
    for (const { data } of rows) {
      await notifyOfMove(platform(), actor, moveNoticeJob.payload.parse(data));
    }
  }

  return {
    notifyMoved,
    query,
    businessWithLead,
    ownerWithLead,
    bookFor,
    rowOf,
    noticesOf,
    mailsOf,
    textsOf,
    sendNotice,
    notifyCanceled,
  };
}
