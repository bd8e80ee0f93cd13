import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { SMTPServer, type SMTPServerDataStream } from "smtp-server";
import type { Log } from "../log/log.server.ts";
import type { Settings } from "../settings/settings.server.ts";
import { SmtpConnections } from "./smtp-connections.server.ts";
import { type SmtpLimits, smtpLimits } from "./smtp-limits.ts";

/** An email as received: the envelope and all bytes. */
export type IncomingMail = { sender: string; recipients: string[]; raw: Buffer };

/** Accepts mail: which addresses are accepted, and how an email is stored. */
export type MailHandler = {
  accepts(address: string): boolean | Promise<boolean>;
  /** Resolves once it is stored durably. A failure is reported to the sender, who retries later. */
  keep(mail: IncomingMail): Promise<void>;
};

export type SmtpReceiver = {
  /** The port, once it is listening. */
  listening: Promise<number>;
  stop(): Promise<void>;
};

type ReceiverSettings = NonNullable<Settings["inboundMail"]> & { port: number };

/**
 * Receives mail by SMTP for accepted addresses only. Waits for a port that is in use, so another
 * process on the machine can take over. A failure here never ends the process.
 */
export function startSmtpReceiver(
  settings: ReceiverSettings,
  log: Log,
  handler: MailHandler,
  limits: SmtpLimits = smtpLimits,
): SmtpReceiver {
  const connections = new SmtpConnections(limits);
  const buffered = { bytes: 0 };
  const { tls } = settings;

  const server = new SMTPServer({
    name: settings.domain,
    banner: "ready",
    authOptional: true,
    disabledCommands: tls ? ["AUTH"] : ["AUTH", "STARTTLS"],
    ...(tls ? { cert: readFileSync(tls.cert), key: readFileSync(tls.key) } : {}),
    disableReverseLookup: true,
    logger: watchCommands((session) => connections.countCommand(session)),
    size: limits.message,
    maxClients: limits.connections,
    maxRecipients: limits.recipients,
    socketTimeout: limits.idle,
    closeTimeout: limits.stopping,
    onConnect(session, done) {
      connections.open(session);
      done();
    },
    onMailFrom(_address, session, done) {
      const isEnough = session.transaction > limits.messagesPerConnection;
      done(isEnough ? refusal(452, "4.3.2 enough for one connection") : null);
    },
    onRcptTo({ address }, session, done) {
      Promise.resolve(handler.accepts(address)).then(
        (isAccepted) => {
          if (isAccepted) return done();
          connections.countWrongRecipient(session);
          done(refusal(550, "5.1.1 no such mailbox"));
        },
        () => done(refusal(451, "4.3.0 try again later")),
      );
    },
    onData(stream, session, done) {
      const connection = connections.of(session);
      if (connection) connection.receives = true;
      const { mailFrom, rcptTo } = session.envelope;
      const sender = mailFrom ? mailFrom.address : "";
      const recipients = rcptTo.map(({ address }) => address);
      receive(stream, { sender, recipients })
        .then(() => done(), done)
        .finally(() => {
          if (connection) connection.receives = false;
        });
    },
  });

  async function receive(
    stream: SMTPServerDataStream,
    envelope: Omit<IncomingMail, "raw">,
  ): Promise<void> {
    const bufferSpace = { bytes: 0 };
    try {
      const raw = await bytesOf(stream, bufferSpace);
      if (stream.sizeExceeded) throw refusal(552, "5.3.4 this mail is too large");
      if (!raw) throw refusal(451, "4.3.1 too much mail right now, try again later");
      await keepInTime({ ...envelope, raw });
    } finally {
      buffered.bytes -= bufferSpace.bytes;
    }
  }

  /** An email's content; null if there is no room for it now. Excess data is read and dropped. */
  async function bytesOf(
    stream: SMTPServerDataStream,
    bufferSpace: { bytes: number },
  ): Promise<Buffer | null> {
    const chunks: Buffer[] = [];
    let isFull = false;
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      isFull ||= stream.sizeExceeded || buffered.bytes + chunk.length > limits.held;
      if (isFull) continue;
      buffered.bytes += chunk.length;
      bufferSpace.bytes += chunk.length;
      chunks.push(chunk);
    }
    return isFull ? null : Buffer.concat(chunks);
  }

  async function keepInTime(mail: IncomingMail): Promise<void> {
    const storing = new AbortController();
    const tooLate = sleep(limits.storing, null, { signal: storing.signal }).then(() => {
      throw new Error("Saving the email timed out");
    });
    try {
      await Promise.race([handler.keep(mail), tooLate]);
    } catch (error) {
      log.warn("incoming email not stored; the sender will retry", { error });
      throw refusal(451, "4.3.0 try again later");
    } finally {
      storing.abort();
      tooLate.catch(() => {});
    }
  }

  connections.watch(server.server);
  server.on("error", () => {});
  const { listening, end } = listen(server, settings, log);
  return {
    listening,
    async stop() {
      end();
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      connections.end({ idleOnly: true });
      await closed;
      connections.end({ idleOnly: false });
    },
  };
}

const pauseBetweenTries = 10_000;

function listen(server: SMTPServer, { port, host }: ReceiverSettings, log: Log) {
  let retry: NodeJS.Timeout | undefined;
  let isReported = false;
  const listening = new Promise<number>((resolve) => {
    server.server.on("listening", () => {
      const address = server.server.address();
      const boundPort = typeof address === "object" && address ? address.port : port;
      log.info("incoming mail server ready", { port: boundPort });
      resolve(boundPort);
    });
  });
  server.server.on("error", (error: Error) => {
    if (server.server.listening) return;
    if (!isReported)
      log.warn("incoming mail is off: the port can't be opened yet", { port, error });
    isReported = true;
    retry = setTimeout(() => server.listen(port, host), pauseBetweenTries);
  });
  server.listen(port, host);
  return { listening, end: () => clearTimeout(retry) };
}

/** The library reports commands only through its logger. */
function watchCommands(count: (session: string) => void) {
  const ignore = () => {};
  return {
    level: ignore,
    trace: ignore,
    info: ignore,
    warn: ignore,
    error: ignore,
    fatal: ignore,
    debug(entry: unknown) {
      const { tnx, cid } = entry as { tnx?: string; cid?: string };
      if (tnx === "command" && cid) count(cid);
    },
  };
}

function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}
