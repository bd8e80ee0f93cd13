import { findFollowUp } from "~/domains/follow-ups/lead/find-follow-up.server.ts";
import { storeMail } from "~/domains/inbox/replies/store-mail.server.ts";
import { replyAddress } from "~/domains/messaging/messages/inbound/token-addresses.server.ts";
import { findSuppression } from "~/domains/messaging/messages/suppress-address.server.ts";
import { findOptOut } from "~/domains/messaging/opt-outs/opt-out.server.ts";
import { system } from "~/domains/shared/access/actor.ts";
import { processEvents } from "../setup/process-events.ts";
import type { TestPlatform } from "../setup/shared-platform.ts";
import { readWaitingMails } from "./process-inbound-emails.ts";
import { texting } from "./texting-fixtures.ts";

type Mail = { headers?: string[]; text?: string; sender?: string; from?: string };

/** Helpers for people whom a business texts and emails, and their incoming emails. */
export function mailing(platform: () => TestPlatform) {
  const texts = texting(platform);
  const { query, sendDue, texted } = texts;
  const staff = system("test");

  /** A person who got the business's first text and first email. */
  async function mailed() {
    const conversation = await texted();
    platform().passTime(60 * 60_000);
    await sendDue();
    const email = (await conversation.all()).find(({ channel }) => channel === "email");
    if (!email) throw new Error("No email left");
    const shown = async () => {
      const followUp = await findFollowUp(platform(), staff, conversation.leadId);
      return followUp?.conversation.messages ?? [];
    };
    const mailOptOut = () => {
      const { contractorId } = conversation;
      const recipient = { contractorId, channel: "email", address: email.toAddress } as const;
      return findOptOut(query(), platform(), recipient);
    };
    const suppressed = () => findSuppression(query(), platform(), "email", email.toAddress);
    return { ...conversation, mail: email, shown, mailOptOut, suppressed };
  }

  async function comesIn(conversationId: string, mail: Mail) {
    const { headers = [], text = "", sender = "emily@home.example" } = mail;
    const raw = [
      `From: ${mail.from ?? "Emily <emily@home.example>"}`,
      `Message-ID: <${crypto.randomUUID()}@home.example>`,
      ...headers,
      "",
      text,
    ].join("\r\n");
    const recipients = [replyAddress(platform(), conversationId) ?? ""];
    await storeMail(platform(), { sender, recipients, raw: Buffer.from(raw) });
    await readWaitingMails(platform());
    await processEvents(platform());
  }

  return { ...texts, mailed, comesIn };
}
