import { eq } from "drizzle-orm";
import { participantSchema } from "~/domains/growth/revenue-share/revenue-share.schema.ts";
import { revenueShareLeads } from "~/domains/growth/revenue-share/revenue-share.tables.server.ts";
import { recordDeal } from "../../src/domains/growth/revenue-share/ledger/lead-outcomes.server.ts";
import { monthOf } from "../../src/domains/growth/revenue-share/ledger/months.ts";
import {
  replyToStatementQuestion,
  sendStatementQuestion,
} from "../../src/domains/growth/revenue-share/ledger/reply-to-statement.server.ts";
import { reverseEntry } from "../../src/domains/growth/revenue-share/ledger/reverse-entry.server.ts";
import { listEntries } from "../../src/domains/growth/revenue-share/participants/find-participant.server.ts";
import { changeParticipant } from "../../src/domains/growth/revenue-share/participants/manage-participants.server.ts";
import { memberActor, staffActor } from "../setup/actors.ts";
import type { TestPlatform } from "../setup/shared-platform.ts";

type Share = { contractorId: string; participantId: string; city: string };

/** Adds a reversed deal, another deal, a statement question with its answer, and other settings. */
export async function workWithShare(
  platform: TestPlatform,
  { contractorId, participantId, city }: Share,
): Promise<void> {
  const staff = staffActor("reviewer");
  const [share] = await platform.database.query
    .select()
    .from(revenueShareLeads)
    .where(eq(revenueShareLeads.participantId, participantId));
  const lead = { participantId, leadId: share?.id ?? "" };
  const deal = { dealCents: 50_000, note: "First visit" };
  await recordDeal(platform, staff, lead, deal, null);
  platform.passTime(1000);
  const [entry] = (await listEntries(platform, staff, participantId, null)).rows;
  await reverseEntry(platform, staff, participantId, entry?.id ?? "", "Typed twice");
  platform.passTime(1000);
  await recordDeal(platform, staff, lead, { dealCents: 32_000, note: null }, null);
  const month = monthOf(platform.clock.now(), platform.settings.timeZone);
  const statement = { participantId, month };
  const owner = memberActor("owner", contractorId);
  await sendStatementQuestion(platform, owner, statement, `Asked in ${city}`);
  platform.passTime(1000);
  await replyToStatementQuestion(platform, staff, statement, `Answered to ${city}`);
  await changeParticipant(
    platform,
    staff,
    participantId,
    participantSchema.parse({
      commission_rate: "20",
      status: "active",
      services: ["Plumbing"],
      service_areas: `${city}, Austin`,
      target_monthly_leads: "",
      lead_value_range: "",
      email_notifications: "yes",
    }),
  );
}
