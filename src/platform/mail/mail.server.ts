import { createTransport, type SendMailOptions } from "nodemailer";
import type { Attachment } from "./email.ts";

type Mail = {
  /** Stable for one message, so that receivers can tell a repetition. */
  messageId: string;
  from: string;
  to: string;
  replyTo: string | null;
  /** The return path, to which servers report what they could not deliver; by default the sender. */
  returnPath: string | null;
  /** Where a mail program unsubscribes by one POST (RFC 8058), for advertising. */
  oneClickUrl: string | null;
  /** Written by the product: no machine answers it (RFC 3834). */
  automatic: boolean;
  subject: string;
  html: string;
  text: string;
  attachments?: readonly Attachment[];
};

/**
 * What became of one attempt. `temporary`: nothing was accepted, try again later. `permanent`: the
 * server refused for good. `unknown`: the connection broke after the content had gone out, so the
 * mail may have arrived and must not be repeated.
 */
export type Delivery =
  | { outcome: "sent" }
  | { outcome: "permanent" | "unknown"; reason: string }
  /** `ofOne`: the server refused this mail alone; others may go. */
  | { outcome: "temporary"; reason: string; ofOne: boolean };

/** One way of sending mail. */
export type Mailer = { send(mail: Mail): Promise<Delivery> };

/**
 * What is asked of a mail server. Over `smtp://` the connection has to be encrypted before anything
 * is said, but to this machine itself, or when the address ends in `?requireTLS=false`.
 */
export function mailServerOptions(url: string): { url: string; requireTLS: boolean } {
  const { protocol, hostname } = new URL(url);
  const own = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
  // The library lets what the address says about it win.
  return { url, requireTLS: protocol === "smtp:" && !own };
}

/** The key that signs mails, and the record that holds its other half. */
export type DkimKey = { domain: string; selector: string; privateKey: string };

/**
 * Sends through the mail server at `url`, signed when there is a key. A server that
 * falls silent is given up after 30 s.
 */
export function createMailer(url: string, dkim: DkimKey | null = null): Mailer {
  return {
    async send(mail) {
      let contentWasSent = false;
      const transport = createTransport({
        ...mailServerOptions(url),
        connectionTimeout: 10_000,
        greetingTimeout: 10_000,
        socketTimeout: 30_000,
        ...(dkim ? { dkim: signingOptions(dkim) } : {}),
        logger: watchContent(() => {
          contentWasSent = true;
        }),
      });
      try {
        await transport.sendMail(asSent(mail));
        return { outcome: "sent" };
      } catch (error) {
        return judge(error as SmtpError, contentWasSent);
      } finally {
        transport.close();
      }
    },
  };
}

function asSent({ returnPath, oneClickUrl, automatic, ...mail }: Mail): SendMailOptions {
  const { attachments = [] } = mail;
  return {
    ...mail,
    attachments: [...attachments],
    replyTo: mail.replyTo ?? undefined,
    ...(returnPath ? { envelope: { from: returnPath, to: mail.to } } : {}),
    headers: {
      ...(automatic ? { "Auto-Submitted": "auto-generated" } : {}),
      // As it is: the library would take the address apart.
      ...(oneClickUrl
        ? {
            "List-Unsubscribe": { prepared: true, value: `<${oneClickUrl}>` },
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
          }
        : {}),
    },
  };
}

/** The signature also covers what unsubscribes: who forwards a mail cannot change where it leads. */
function signingOptions({ domain, selector, privateKey }: DkimKey) {
  return {
    domainName: domain,
    keySelector: selector,
    privateKey,
    headerFieldNames:
      "from:sender:reply-to:subject:date:message-id:to:mime-version:content-type:list-unsubscribe:list-unsubscribe-post:auto-submitted",
  };
}

/** What the library tells of a failure: the server's code, and what it was about to say to it. */
type SmtpError = Error & { responseCode?: number; code?: string; command?: string };

/** Codes by which a server wants another sign-in or encryption first (RFC 4954, RFC 3207): of no mail in particular. */
const ofAccount = new Set([530, 534, 535, 538]);
const ofMail = /^(MAIL FROM|RCPT TO|DATA|BDAT)$/;

function judge(failure: SmtpError, contentWasSent: boolean): Delivery {
  const { responseCode: code, command, message: reason } = failure;
  // Before a mail was spoken of the server refused us, such as for a password that was changed.
  const refusesUs = ofAccount.has(code ?? 0) || (command !== undefined && !ofMail.test(command));
  if (code && code >= 500) {
    if (refusesUs) return { outcome: "temporary", reason, ofOne: false };
    return { outcome: "permanent", reason };
  }
  // 421: the server goes away (RFC 5321, 4.2.3); the other codes are about this mail.
  if (code) return { outcome: "temporary", reason, ofOne: code !== 421 && !refusesUs };
  // The library itself takes the address for none.
  if (failure.code === "EENVELOPE") return { outcome: "permanent", reason };
  return contentWasSent
    ? { outcome: "unknown", reason }
    : { outcome: "temporary", reason, ofOne: false };
}

/** The library tells only its logger when the last byte of a message has been handed over. */
function watchContent(onSent: () => void) {
  const ignore = () => {};
  return {
    level: ignore,
    trace: ignore,
    debug: ignore,
    warn: ignore,
    error: ignore,
    fatal: ignore,
    info(entry: unknown) {
      if ((entry as { tnx?: string }).tnx === "message") onSent();
    },
  };
}
