import { createTransport, type SendMailOptions } from "nodemailer";
import type { Attachment, ComposedEmail } from "./email.ts";

type Mail = {
  /** Stable for one message, so recipients can detect duplicates. */
  messageId: string;
  from: string;
  to: string;
  replyTo: string | null;
  /** The return path, to which servers report failed deliveries; defaults to the sender. */
  returnPath: string | null;
  /** The URL at which a mail program unsubscribes with one POST (RFC 8058), for advertising. */
  oneClickUrl: string | null;
  /** Written by the product: autoresponders shouldn't reply (RFC 3834). */
  automatic: boolean;
  /** The key of the sender's domain, instead of the configured one. */
  dkim?: DkimKey | null;
  subject: string;
  html: string;
  text: string;
  attachments?: readonly Attachment[];
};

/**
 * The result of one attempt. `temporary`: nothing was accepted, retry later. `permanent`: the
 * server rejected it permanently. `unknown`: the connection broke after the content was sent, so
 * the email may have arrived and must not be sent again.
 */
export type Delivery =
  | { outcome: "sent" }
  | { outcome: "permanent" | "unknown"; reason: string }
  /** `affectsOnlyOne`: the server rejected only this email; others may be sent. */
  | { outcome: "temporary"; reason: string; affectsOnlyOne: boolean };

export type Mailer = { send(mail: Mail): Promise<Delivery> };

/**
 * Connection options for a mail server. With `smtp://`, the connection must be encrypted before
 * anything else, except to this machine, or if the URL ends in `?requireTLS=false`.
 */
export function mailServerOptions(url: string): { url: string; requireTLS: boolean } {
  const { protocol, hostname } = new URL(url);
  const isLocal = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
  // The library gives the URL's own options precedence.
  return { url, requireTLS: protocol === "smtp:" && !isLocal };
}

/** The key that signs emails, and the DNS record with its public half. */
export type DkimKey = { domain: string; selector: string; privateKey: string };

/** Sends through the mail server at `url`, signed if there is a key. A silent server times out after 30 s. */
export function createMailer(url: string, dkim: DkimKey | null = null): Mailer {
  return {
    async send(mail) {
      let contentWasSent = false;
      const key = mail.dkim ?? dkim;
      const transport = createTransport({
        ...mailServerOptions(url),
        connectionTimeout: 10_000,
        greetingTimeout: 10_000,
        socketTimeout: 30_000,
        ...(key ? { dkim: signingOptions(key) } : {}),
        logger: watchContent(() => {
          contentWasSent = true;
        }),
      });
      try {
        await transport.sendMail(asSent(mail));
        return { outcome: "sent" };
      } catch (error) {
        return classifyFailure(error as SmtpError, contentWasSent);
      } finally {
        transport.close();
      }
    },
  };
}

function asSent({
  returnPath,
  oneClickUrl,
  automatic,
  dkim: _key,
  ...mail
}: Mail): SendMailOptions {
  const { attachments = [] } = mail;
  return {
    ...mail,
    attachments: [...attachments],
    replyTo: mail.replyTo ?? undefined,
    ...(returnPath ? { envelope: { from: returnPath, to: mail.to } } : {}),
    headers: {
      ...(automatic ? { "Auto-Submitted": "auto-generated" } : {}),
      // Raw, because the library would parse the URL.
      ...(oneClickUrl
        ? {
            "List-Unsubscribe": { prepared: true, value: `<${oneClickUrl}>` },
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
          }
        : {}),
    },
  };
}

/** The signature also covers the unsubscribe headers, so no one who forwards an email can change the link. */
function signingOptions({ domain, selector, privateKey }: DkimKey) {
  return {
    domainName: domain,
    keySelector: selector,
    privateKey,
    headerFieldNames:
      "from:sender:reply-to:subject:date:message-id:to:mime-version:content-type:list-unsubscribe:list-unsubscribe-post:auto-submitted",
  };
}

/** The library's description of a failure: the server's code, and the command being sent. */
type SmtpError = Error & { responseCode?: number; code?: string; command?: string };

/** Codes for missing authentication or encryption (RFC 4954, RFC 3207): not about a particular email. */
const accountCodes = new Set([530, 534, 535, 538]);
const mailCommands = /^(MAIL FROM|RCPT TO|DATA|BDAT)$/;

function classifyFailure(failure: SmtpError, contentWasSent: boolean): Delivery {
  const { responseCode: code, command, message: reason } = failure;
  // The server rejected us before any email, such as for a changed password.
  const blocksSender =
    accountCodes.has(code ?? 0) || (command !== undefined && !mailCommands.test(command));
  if (code && code >= 500) {
    if (blocksSender) return { outcome: "temporary", reason, affectsOnlyOne: false };
    return { outcome: "permanent", reason };
  }
  // 421: the server is closing (RFC 5321, 4.2.3); the other codes are about this email.
  if (code) return { outcome: "temporary", reason, affectsOnlyOne: code !== 421 && !blocksSender };
  // The library itself considers the address invalid.
  if (failure.code === "EENVELOPE") return { outcome: "permanent", reason };
  return contentWasSent
    ? { outcome: "unknown", reason }
    : { outcome: "temporary", reason, affectsOnlyOne: false };
}

/** Only the library's logger reports when the last byte of a message was sent. */
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

export type RenderedEmail = { subject: string; html: string; text: string; replyTo: string | null };

/** In plain text, a tel: or mailto: link is only its text. */
const withoutAddress = ["tel:", "mailto:"].map((scheme) => ({
  selector: `a[href^="${scheme}"]`,
  format: "anchor",
  options: { ignoreHref: true },
}));

/** Content only for HTML, such as a URL that plain text already has at its button. */
const htmlOnly = { selector: "[data-html-only]", format: "skip" };

/** Renders a composed email as HTML and as plain text. */
export async function renderEmail(composed: ComposedEmail): Promise<RenderedEmail> {
  const { render } = await import("react-email");
  return {
    // A subject is one line: a line break in it would start another header.
    subject: composed.subject.replace(/\s+/g, " ").trim(),
    html: await render(composed.body),
    text: await render(composed.body, {
      plainText: true,
      htmlToTextOptions: { selectors: [...withoutAddress, htmlOnly] },
    }),
    replyTo: composed.replyTo ?? null,
  };
}
