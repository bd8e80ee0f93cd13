import { createHash } from "node:crypto";
import { receiveMailJob } from "~/domains/inbox/inbox.jobs.server.ts";
import { readTokenAddress, storeInboundMail } from "~/domains/messaging/index.server.ts";
import { messageIdOf } from "~/platform/inbound-mail/parsed-mail.ts";
import type { IncomingMail } from "~/platform/inbound-mail/smtp-receiver.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";

/**
 * Stores an email and enqueues its processing, once per token address; a duplicate changes nothing.
 * @throws if an address is over its hourly limit, so the sender retries later
 */
export async function storeMail(platform: Platform, mail: IncomingMail): Promise<void> {
  const tokens = mail.recipients.flatMap(
    (recipient) => readTokenAddress(platform, recipient) ?? [],
  );
  for (const { kind, id } of tokens) {
    const { waitSeconds } = await platform.limits.use("mail_of_address", `${kind} ${id}`);
    if (waitSeconds > 0) throw new Error("Too many emails to this address within an hour");
  }
  const mark = createHash("sha256")
    .update(messageIdOf(mail.raw) ?? mail.raw)
    .digest("base64url");
  await inTransaction(platform, async (work) => {
    for (const token of tokens) {
      const inboundMailId = await storeInboundMail(work, {
        tokenKind: token.kind,
        tokenId: token.id,
        cause: `${token.kind}:${token.id}:${mark}`,
        sender: mail.sender,
        raw: mail.raw,
      });
      if (inboundMailId) work.enqueue(receiveMailJob, { inboundMailId });
    }
  });
}
