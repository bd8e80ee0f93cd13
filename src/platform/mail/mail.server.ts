import { createTransport } from "nodemailer";

export type Mail = {
  /** Stable for one message, so that receivers can tell a repetition. */
  messageId: string;
  from: string;
  to: string;
  replyTo: string | null;
  subject: string;
  html: string;
  text: string;
};

/**
 * What became of one attempt. `temporary`: nothing was accepted, try again later. `permanent`: the
 * server refused for good. `unknown`: the connection broke after the content had gone out, so the
 * mail may have arrived and must not be repeated.
 */
export type Delivery =
  | { outcome: "sent" }
  | { outcome: "temporary" | "permanent" | "unknown"; reason: string };

/** One way of sending mail. */
export type Mailer = { send(mail: Mail): Promise<Delivery> };

/** Sends through the mail server at `url`. A server that falls silent is given up after 30 s. */
export function createMailer(url: string): Mailer {
  return {
    async send(mail) {
      let contentWasSent = false;
      const transport = createTransport({
        url,
        connectionTimeout: 10_000,
        greetingTimeout: 10_000,
        socketTimeout: 30_000,
        logger: watchContent(() => {
          contentWasSent = true;
        }),
      });
      try {
        await transport.sendMail({ ...mail, replyTo: mail.replyTo ?? undefined });
        return { outcome: "sent" };
      } catch (error) {
        const { responseCode, message } = error as Error & { responseCode?: number };
        return { outcome: judge(responseCode, contentWasSent), reason: message };
      } finally {
        transport.close();
      }
    },
  };
}

function judge(responseCode: number | undefined, contentWasSent: boolean) {
  if (responseCode) return responseCode >= 500 ? "permanent" : "temporary";
  return contentWasSent ? "unknown" : "temporary";
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
