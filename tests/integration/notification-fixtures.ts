import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { memberAlert } from "~/domains/office/notifications/notifications.emails.server.ts";
import { renderEmail } from "~/platform/mail/mail.server.ts";
import { messages } from "../../src/domains/messaging/messaging.tables.server.ts";
import { sendDueMemberAlerts } from "../../src/domains/office/notifications/alerts/send-member-alerts.server.ts";
import { saveNotificationSettings } from "../../src/domains/office/notifications/choices/own-settings.server.ts";
import {
  type BusinessMember,
  type MemberInSession,
  system,
} from "../../src/domains/shared/access/actor.ts";
import { addBusinessMember } from "../setup/business-people.ts";
import type { TestPlatform } from "../setup/shared-platform.ts";
import { followUps } from "./follow-up-fixtures.ts";

/** Helpers for businesses whose members get notifications; starts on November 20 at 9 AM in Austin. */
export function notified(platform: () => TestPlatform) {
  const { query, businessWithLead, requestEstimate } = followUps(platform);
  const job = system("test");

  /** Advances the clock to the next time it's this hour in Austin. */
  function passTimeUntil(hourOfDay: number) {
    const now = platform().clock.now();
    const next = new Date(now);
    next.setUTCHours(hourOfDay + 6, 0, 0, 0);
    if (next <= now) next.setUTCDate(next.getUTCDate() + 1);
    platform().passTime(next.getTime() - now.getTime());
  }

  /** A business at 9 AM with a lead, and its owner. */
  async function business() {
    passTimeUntil(9);
    const lead = await businessWithLead();
    const owner = await addBusinessMember(platform(), lead.contractorId, "owner");
    return { ...lead, owner };
  }

  const choose = async (member: MemberInSession, values: object) => {
    const saved = await saveNotificationSettings(platform(), member, values);
    expect(saved).toEqual({ ok: true });
  };

  /** Sends due notifications, as the tasks do. */
  const notifyMembers = (...members: BusinessMember[]) =>
    Promise.all(members.map(({ id }) => sendDueMemberAlerts(platform(), job, { memberId: id })));

  const emailsTo = (address: string) =>
    query().select().from(messages).where(eq(messages.toAddress, address)).orderBy(messages.id);

  const mailOf = async (id: string) => {
    const [row] = await query().select().from(messages).where(eq(messages.id, id));
    const params = memberAlert.params.parse(row?.params);
    return renderEmail(await memberAlert.compose(platform(), params, { conversationId: null }));
  };

  return {
    query,
    ask: requestEstimate,
    job,
    passTimeUntil,
    business,
    choose,
    notifyMembers,
    emailsTo,
    mailOf,
  };
}
