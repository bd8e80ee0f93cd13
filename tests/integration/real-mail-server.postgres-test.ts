import { generateKeyPairSync } from "node:crypto";
import { eq } from "drizzle-orm";
import { createTransport } from "nodemailer";
import { createElement } from "react";
import { expect, test } from "vitest";
import { z } from "zod";
import { receiveMail } from "~/domains/inbox/replies/receive-mail.server.ts";
import { storeMail } from "~/domains/inbox/replies/store-mail.server.ts";
import { deliver } from "~/domains/messaging/messages/delivery/deliver-message.server.ts";
import { readTokenAddress } from "~/domains/messaging/messages/inbound/token-addresses.server.ts";
import { findSuppression } from "~/domains/messaging/messages/suppress-address.server.ts";
import { inboundMails, messages } from "~/domains/messaging/messaging.tables.server.ts";
import { system } from "~/domains/shared/access/actor.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { startSmtpReceiver } from "~/platform/inbound-mail/smtp-receiver.server.ts";
import { defineEmail } from "~/platform/mail/email.ts";
import { createMailer } from "~/platform/mail/mail.server.ts";
import { signatureOf } from "../setup/dkim-signature.ts";
import { startMailServer } from "../setup/mail-server.ts";
import { describeMissingPostfix, startPostfix } from "../setup/postfix.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { silentLog } from "../setup/silent-log.ts";

const platform = sharedPlatform({
  INBOUND_MAIL_DOMAIN: "in.test",
  MAIL_FROM: "Hearth <hello@hearth.test>",
});
const query = () => platform().database.query;
const missing = describeMissingPostfix();
const title =
  "through a real mail server a mail arrives signed, its answer is stored, and what it could not deliver suppresses";

test.skipIf(missing !== null)(missing ? `${title} (${missing})` : title, async () => {
  const home = await startMailServer();
  const receiver = startSmtpReceiver(
    { domain: "in.test", host: "127.0.0.1", port: 0, tls: null },
    silentLog,
    {
      accepts: (address) => readTokenAddress(platform(), address) !== null,
      keep: (mail) => storeMail(platform(), mail),
    },
  );
  const postfix = await startPostfix({
    "in.test": await receiver.listening,
    "home.test": Number(new URL(home.url).port),
  });
  const keys = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const privateKey = keys.privateKey.export({ type: "pkcs8", format: "pem" }).toString();
  const dkim = { domain: "hearth.test", selector: "m1", privateKey };
  const sender = {
    ...platform(),
    emails: new Map([["sample", sample]]),
    mailer: createMailer(postfix.url, dkim),
  };

  async function write(toAddress: string) {
    const [id, conversationId, contractorId] = [newId(), crypto.randomUUID(), crypto.randomUUID()];
    await query().insert(messages).values({
      id,
      cause: id,
      kind: "sample",
      params: {},
      toAddress,
      conversationId,
      contractorId,
    });
    const attempt = { number: 1, last: true, signal: new AbortController().signal };
    await deliver(sender, system("test"), { messageId: id }, attempt);
    return { id, conversationId };
  }

  /** Waits for the next inbound email and processes it. @returns its outcome */
  async function next(): Promise<string> {
    const waiting = () =>
      query().select().from(inboundMails).where(eq(inboundMails.outcome, "waiting"));
    await expect.poll(async () => (await waiting()).length, { timeout: 60_000 }).toBe(1);
    const [mail] = await waiting();
    await receiveMail(platform(), system("test"), { inboundMailId: mail?.id ?? "" });
    const [read] = await query()
      .select()
      .from(inboundMails)
      .where(eq(inboundMails.id, mail?.id ?? ""));
    return read?.outcome ?? "gone";
  }

  try {
    const { id, conversationId } = await write("pat@home.test");
    const arrived = await home.waitForMail(({ to }) => to.includes("pat@home.test"));
    expect(signatureOf(arrived.raw, keys.publicKey)?.genuine).toBe(true);
    expect(readTokenAddress(platform(), arrived.from)).toEqual({ kind: "bounce", id });

    const transport = createTransport(postfix.url);
    await transport.sendMail({
      from: "Pat <pat@home.test>",
      to: arrived.headers.get("reply-to")?.[0],
      subject: "Re: Your request",
      text: "Yes, tomorrow at 9.\n\nOn Nov 22, 2026 Hearth wrote:\n> We have it.",
    });
    transport.close();
    expect(await next()).toBe("reply");
    const stored = await query()
      .select()
      .from(messages)
      .where(eq(messages.conversationId, conversationId));
    expect(stored.find(({ direction }) => direction === "inbound")).toMatchObject({
      fromAddress: "pat@home.test",
      text: "Yes, tomorrow at 9.",
    });

    home.behave("permanent");
    const refused = await write("gone@home.test");
    expect(await next()).toBe("bounce");
    expect(await findSuppression(query(), platform(), "email", "gone@home.test")).toMatchObject({
      reason: "bounced",
    });
    const [message] = await query().select().from(messages).where(eq(messages.id, refused.id));
    expect(message).toMatchObject({
      state: "failed",
      lastError: "Bounced: no such mailbox (5.1.1)",
    });
  } catch (error) {
    throw new Error(`${error}\n${postfix.log()}`);
  } finally {
    postfix.stop();
    await receiver.stop();
    await home.stop();
  }
});

const sample = defineEmail({
  kind: "sample",
  params: z.object({}),
  addressFrom: "settings",
  compose: async () => ({ subject: "Your request", body: createElement("p", {}, "We have it.") }),
});
