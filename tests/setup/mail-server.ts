import { once } from "node:events";
import type { Socket } from "node:net";
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from "smtp-server";
import { parseMail, type ReceivedMail } from "./received-mail.ts";

/**
 * How the server treats a message:
 * temporary and permanent refuse it (451, 550); hang never responds; drop closes the connection
 * before accepting it; accept-then-drop accepts it and closes the connection before confirming, so
 * the sender can't know the outcome.
 */
type MailBehaviour = "accept" | "temporary" | "permanent" | "hang" | "drop" | "accept-then-drop";

export interface MailServer {
  /** For SMTP_URL. */
  url: string;
  /** Every message accepted so far, oldest first. */
  received: ReceivedMail[];
  /** How many messages were offered, including refused ones; all, or those that `wanted` matches. */
  offered(wanted?: (mail: ReceivedMail) => boolean): number;
  /** From now on, or for the next `times` messages only. */
  behave(behavior: MailBehaviour, times?: number): void;
  /** The first message, already received or still to come, that `wanted` matches. */
  waitForMail(wanted: (mail: ReceivedMail) => boolean, seconds?: number): Promise<ReceivedMail>;
  stop(): Promise<void>;
}

/** Starts a real SMTP server on a free port of 127.0.0.1, without encryption; it accepts any login. */
export async function startMailServer(): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const offers: ReceivedMail[] = [];
  let behavior: MailBehaviour = "accept";
  let planned: MailBehaviour[] = [];

  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ["STARTTLS"],
    logger: false,
    onAuth: (_credentials, _session, done) => done(null, { user: "anyone" }),
    onData: (stream, session, done) => {
      const now = planned.shift() ?? behavior;
      bytesOf(stream).then(
        (raw) => {
          const mail = parseMail(raw, envelopeOf(session));
          offers.push(mail);
          if (now === "accept" || now === "accept-then-drop") received.push(mail);
          respond(now, session, done);
        },
        () => {}, // Some tests kill a client mid-message.
      );
    },
  });
  server.on("error", () => {}); // A client that disconnects mid-message is normal here.
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const address = server.server.address();
  const port = typeof address === "object" ? address?.port : undefined;

  const sockets = new Map<number, Socket>();
  server.server.on("connection", (socket: Socket) => {
    const port = socket.remotePort ?? 0;
    sockets.set(port, socket);
    socket.on("close", () => sockets.delete(port));
  });

  function respond(now: MailBehaviour, session: SMTPServerSession, done: Done) {
    if (now === "accept") done();
    else if (now === "temporary") done(refusal(451, "4.3.0 try again later"));
    else if (now === "permanent") done(refusal(550, "5.1.1 no such mailbox"));
    else if (now === "drop" || now === "accept-then-drop")
      sockets.get(session.remotePort)?.destroy();
  }

  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    offered: (matches = () => true) => offers.filter(matches).length,
    behave: (next, times) => {
      if (times === undefined) behavior = next;
      planned = Array<MailBehaviour>(times ?? 0).fill(next);
    },
    waitForMail: (matches, seconds = 60) => waitFor(received, matches, seconds),
    stop: async () => {
      for (const socket of sockets.values()) socket.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

type Done = (error?: Error | null) => void;

async function waitFor(
  received: ReceivedMail[],
  matches: (mail: ReceivedMail) => boolean,
  seconds: number,
): Promise<ReceivedMail> {
  const deadline = Date.now() + seconds * 1000;
  while (Date.now() < deadline) {
    const mail = received.find(matches);
    if (mail) return mail;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  const seen = received.map((mail) => `  to ${mail.to.join(", ")}: ${mail.subject}`);
  throw new Error(`no such mail within ${seconds} s; received:\n${seen.join("\n") || "  none"}`);
}

function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

function envelopeOf(session: SMTPServerSession): { from: string; to: string[] } {
  const { mailFrom, rcptTo } = session.envelope;
  return {
    from: mailFrom ? mailFrom.address : "",
    to: rcptTo.map((recipient) => recipient.address),
  };
}

async function bytesOf(stream: SMTPServerDataStream): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("latin1");
}
