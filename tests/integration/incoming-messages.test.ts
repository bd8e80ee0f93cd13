import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { findFollowUp } from "~/domains/follow-ups/lead/find-follow-up.server.ts";
import { replyReceived } from "~/domains/inbox/replies/replies.emails.server.ts";
import { messages } from "~/domains/messaging/messaging.tables.server.ts";
import { readAttention } from "~/domains/operations/health/read-health.server.ts";
import { watchHealth } from "~/domains/operations/health/watch-health.server.ts";
import { system } from "~/domains/shared/access/actor.ts";
import { renderEmail } from "~/platform/mail/mail.server.ts";
import { processEvents } from "../setup/process-events.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { mailing } from "./email-fixtures.ts";

const platform = sharedPlatform({ INBOUND_MAIL_DOMAIN: "in.example" });
const { query, enrollmentOf, untilMorning, texted, alertsOf, mailed, comesIn } = mailing(platform);
const staff = system("test");

beforeEach(untilMorning);

const html = (body: string) => ({
  headers: ["MIME-Version: 1.0", "Content-Type: text/html; charset=utf-8"],
  text: body,
});

test("a reaction isn't a reply and appears on its message", async () => {
  const { leadId, from, to, receive, all, conversation } = await texted();
  const [first] = await all();
  const words = first?.text ?? "";
  const reactionsOf = async () => {
    const followUp = await findFollowUp(platform(), staff, leadId);
    return followUp?.conversation.messages.map(({ reactions, reaction }) => [
      ...reactions,
      ...(reaction ? [`alone ${reaction.emoji}`] : []),
    ]);
  };
  await receive(`Loved “${words}”`);
  expect(await reactionsOf()).toEqual([["❤️"]]);
  await receive(`Liked “${words.slice(0, 60)}…”`);
  await receive(`Removed a heart from “${words}”`);
  expect(await reactionsOf()).toEqual([["👍"]]);
  await receive("👍 to “Something that no one wrote”");
  await receive(`Reacted 🎉 to “STOP”`);
  expect(await reactionsOf()).toEqual([["👍"], ["alone 👍"], ["alone 🎉"]]);
  expect(await enrollmentOf(leadId)).toMatchObject({ endedAt: null });
  expect(await conversation()).toMatchObject({ lastReplyAt: null, readyAt: null });
  await processEvents(platform());
  expect(await alertsOf(leadId)).toEqual([]);
  expect([from, to]).not.toContain("");
});

test("an emoji that Gmail sends by email is a reaction too", async () => {
  const { leadId, conversationId, mail, shown } = await mailed();
  const part = (type: string, text: string) => `--b1\r\nContent-Type: ${type}\r\n\r\n${text}\r\n`;
  await comesIn(conversationId, {
    headers: [
      `In-Reply-To: <${mail.id}@hearthline.example>`,
      ...["MIME-Version: 1.0", "Content-Type: multipart/alternative; boundary=b1"],
    ],
    text: [
      part("text/plain; charset=utf-8", "👍\r\n\r\nEmily reacted via Gmail"),
      part("text/vnd.google.email-reaction+json", '{"emoji": "👍", "version": 1}'),
      part("text/html; charset=utf-8", "<p>👍</p><p>Emily reacted via Gmail</p>"),
      "--b1--",
    ].join(""),
  });
  const message = (await shown()).find(({ id }) => id === mail.id);
  expect(message?.reactions).toEqual(["👍"]);
  expect(await enrollmentOf(leadId)).toMatchObject({ endedAt: null });
  expect(await alertsOf(leadId)).toEqual([]);
});

test("our own text quoted in an email opts no one out", async () => {
  const { leadId, conversationId, mail, mailOptOut, conversation } = await mailed();
  const sentHtml = (mail.text ?? "").replaceAll("\n", "<br>");
  await comesIn(
    conversationId,
    html(`<img src="cid:1"><hr><b>From:</b> ${mail.subject}${sentHtml}`),
  );
  await comesIn(
    conversationId,
    html(`<div>---------- Forwarded message ---------<br>From: us<br>${sentHtml}</div>`),
  );
  await comesIn(conversationId, {
    text: "If you are not the intended recipient, reply unsubscribe or notify the sender.",
  });
  expect(await mailOptOut()).toBeNull();
  // It is still a message: the business gets an alert showing that there is no text.
  expect(await alertsOf(leadId)).not.toEqual([]);
  expect(await conversation()).toMatchObject({ readyAt: null, stopCheckAt: null, flaggedAt: null });
  const [alert] = await alertsOf(leadId);
  const params = replyReceived.params.parse(alert?.params);
  const composed = await replyReceived.compose(platform(), params, { conversationId: null });
  expect((await renderEmail(composed)).text).toContain("No message, only quoted text");
});

test("an email with a blank plain part is read from its HTML", async () => {
  const { leadId, conversationId, shown } = await mailed();
  const part = (type: string, text: string) => `--b1\r\nContent-Type: ${type}\r\n\r\n${text}\r\n`;
  await comesIn(conversationId, {
    headers: ["MIME-Version: 1.0", "Content-Type: multipart/alternative; boundary=b1"],
    text: [
      part("text/plain; charset=utf-8", " \r\n"),
      part("text/html; charset=utf-8", "<p>Tuesday at 9 works, caf&eacute; side</p>"),
      "--b1--",
    ].join(""),
  });
  expect((await shown()).at(-1)?.text).toBe("Tuesday at 9 works, café side");
  expect(await alertsOf(leadId)).toMatchObject([
    { params: { readyToBook: true } },
    { params: { readyToBook: true } },
  ]);
});

test("an automatic reply without headers ends and sends nothing", async () => {
  const { leadId, conversationId, shown, conversation } = await mailed();
  const ofPerson = () =>
    query().select({ id: messages.id }).from(messages).where(eq(messages.direction, "outbound"));
  const before = await ofPerson();
  const subjects = ["Automatic reply: Your request", "Respuesta automática: Your request"];
  for (const subject of subjects) {
    const text =
      "I am out of the office until Monday. Call me at 512-555-0100. Reply STOP to stop.";
    await comesIn(conversationId, { headers: [`Subject: ${subject}`], text });
  }
  // Nor does anything respond to a bounce.
  await comesIn(conversationId, {
    ...{ sender: "", from: "MAILER-DAEMON@home.example", headers: ["Subject: Delayed mail"] },
    text: "Your message could not be delivered for more than 4 hours. It will be retried.",
  });
  expect((await shown()).filter(({ isAutomatic }) => isAutomatic)).toHaveLength(2);
  expect(await enrollmentOf(leadId)).toMatchObject({ endedAt: null });
  expect(await conversation()).toMatchObject({ lastReplyAt: null, readyAt: null });
  expect(await ofPerson()).toHaveLength(before.length);
});

test("sms.stop-words: a stop counts in the languages that homeowners write", async () => {
  for (const [text, flagged] of [
    ["S T O P", false],
    ["ALTO", false],
    ["ARRET", false],
    ["no más mensajes por favor", true],
    ["Don't call or text", true],
  ] as const) {
    const { receive, optedOut, conversation } = await texted();
    await receive(text);
    expect(await optedOut(), text).toMatchObject({ way: flagged ? "reply" : "text" });
    expect((await conversation())?.flaggedAt !== null, text).toBe(flagged);
  }
  for (const text of [
    "¿Para cuándo pueden venir?",
    "Can you remove a wasp nest?",
    "no stop sign",
  ]) {
    const { receive, optedOut } = await texted();
    await receive(text);
    expect(await optedOut(), text).toBeNull();
  }
});

const report = (address: string, status: string, diagnostic: string, action = "failed") => ({
  sender: "",
  from: "MAILER-DAEMON@home.example",
  headers: [
    "Subject: Undelivered Mail Returned to Sender",
    "MIME-Version: 1.0",
    "Content-Type: multipart/report; report-type=delivery-status; boundary=b1",
  ],
  text: [
    "--b1\r\nContent-Type: text/plain\r\n\r\nYour email did not arrive.\r\n",
    "--b1\r\nContent-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; mail.home.example\r\n",
    ...address
      .split(" ")
      .map(
        (address) =>
          `\r\nFinal-Recipient: rfc822; ${address}\r\nAction: ${action}\r\nStatus: ${status}\r\nDiagnostic-Code: smtp; ${diagnostic}\r\n`,
      ),
    "--b1--",
  ].join(""),
});

test("a server that rejects us suppresses no one and raises one alert", async () => {
  const { conversationId, mail, suppressed } = await mailed();
  const refused = "554 5.7.1 blocked using zen.spamhaus.org";
  await comesIn(conversationId, report(mail.toAddress, "5.7.1", refused));
  await comesIn(conversationId, report(mail.toAddress, "5.0.0", "550 your IP is on a block list"));
  expect(await suppressed()).toBeNull();
  await watchHealth(platform(), staff);
  await watchHealth(platform(), staff);
  const { problems } = await readAttention(platform(), staff);
  const blocked = problems.find(({ problem }) => problem === "mail-blocked");
  expect(blocked?.message).toMatch(/^2 emails were rejected .* block list/);
  const alerts = await query()
    .select()
    .from(messages)
    .where(eq(messages.subjectId, "mail-blocked"));
  expect(alerts).toHaveLength(1);
});

test("suppresses an address only when the server reports it as unknown", async () => {
  const { conversationId, mail, suppressed } = await mailed();
  const to = mail.toAddress;
  for (const [address, status, diagnostic, action] of [
    [to, "5.2.2", "552 mailbox full", "failed"],
    [to, "5.4.7", "delivery time expired", "failed"],
    [to, "5.1.8", "550 Sender address rejected", "failed"],
    [to, "5.1.1", "550 user unknown", "delayed"],
    ["a@other.example b@other.example", "5.1.1", "550 user unknown", "failed"],
  ] as const) {
    await comesIn(conversationId, report(address, status, diagnostic, action));
    expect(await suppressed(), `${status} ${action}`).toBeNull();
  }
  await comesIn(conversationId, report(to, "5.1.1", "550 5.1.1 user unknown"));
  expect(await suppressed()).toMatchObject({ reason: "bounced" });
});
