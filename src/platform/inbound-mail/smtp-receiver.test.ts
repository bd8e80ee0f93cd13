import { once } from "node:events";
import { connect, createServer } from "node:net";
import { createTransport } from "nodemailer";
import { afterEach, expect, test } from "vitest";
import { silentLog } from "../../../tests/setup/silent-log.ts";
import { type SmtpLimits, smtpLimits } from "./smtp-limits.ts";
import { type IncomingMail, type MailHandler, startSmtpReceiver } from "./smtp-receiver.server.ts";

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

/** A receiver for one address, the emails it accepted, and a function that sends to it. */
async function receiver(limits: Partial<SmtpLimits> = {}, handler: Partial<MailHandler> = {}) {
  const mails: IncomingMail[] = [];
  const settings = { domain: "in.example", host: "127.0.0.1", port: 0, tls: null };
  const keep = async (mail: IncomingMail) => void mails.push(mail);
  const accepts = (address: string) => address === "reply+ours@in.example";
  const running = startSmtpReceiver(
    settings,
    silentLog,
    { accepts, keep, ...handler },
    { ...smtpLimits, ...limits },
  );
  ends.push(() => running.stop());
  const port = await running.listening;
  const send = (to: string | string[], text = "Yes please") => {
    const transport = createTransport({ port, host: "127.0.0.1", ignoreTLS: true });
    return transport
      .sendMail({ from: "pat@home.example", to, subject: "Re: hello", text })
      .then(() => "accepted")
      .catch((error: { responseCode?: number; code?: string }) => error.responseCode ?? error.code)
      .finally(() => transport.close());
  };
  return { running, port, taken: mails, send };
}

/** A client that sends arbitrary lines. */
async function converse(port: number, ...lines: string[]) {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => {});
  let output = "";
  socket.on("data", (chunk) => {
    output += chunk;
  });
  const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()));
  // A client that talks before the greeting is disconnected.
  await Promise.race([once(socket, "data"), closed]);
  for (const line of lines) socket.write(`${line}\r\n`);
  return { socket, output: () => output, closed };
}

test("accepts mail for our address, byte for byte, with its envelope", async () => {
  const { send, taken } = await receiver();
  expect(await send("reply+ours@in.example")).toBe("accepted");
  expect(taken).toMatchObject([
    { sender: "pat@home.example", recipients: ["reply+ours@in.example"] },
  ]);
  expect(taken[0]?.raw.toString()).toContain("\r\nSubject: Re: hello\r\n");
});

test("relays nothing and allows no sign-in", async () => {
  const { send, taken, port } = await receiver();
  expect(await send("somebody@elsewhere.example")).toBe(550);
  expect(await send("hello@in.example")).toBe(550);
  const { output, closed } = await converse(port, "EHLO x.example", "AUTH PLAIN AGEAYg==", "QUIT");
  await closed;
  expect(output()).not.toMatch(/^250[ -](AUTH|STARTTLS)/m);
  expect(output()).toMatch(/^5\d\d /m);
  expect(taken).toEqual([]);
});

test("temporarily rejects what can't be stored, or not in time", async () => {
  const failing = await receiver({}, { keep: () => Promise.reject(new Error("no database")) });
  expect(await failing.send("reply+ours@in.example")).toBe(451);
  const hanging = await receiver({ storing: 50 }, { keep: () => new Promise(() => {}) });
  expect(await hanging.send("reply+ours@in.example")).toBe(451);
});

test("rejects mail over the size or memory limit, accepts the next", async () => {
  const { send, taken } = await receiver({ message: 20_000 });
  expect(await send("reply+ours@in.example", "x".repeat(70).concat("\n").repeat(1_000))).toBe(552);
  expect(await send("reply+ours@in.example")).toBe("accepted");
  expect(taken).toHaveLength(1);
  const full = await receiver({ held: 100 });
  expect(await full.send("reply+ours@in.example")).toBe(451);
});

test("cuts off a client that repeats wrong recipients or commands", async () => {
  const { port } = await receiver({ wrongRecipients: 2, commands: 20 });
  const wrong = Array.from({ length: 5 }, (_, index) => `RCPT TO:<a${index}@in.example>`);
  const guessing = await converse(port, "EHLO x.example", "MAIL FROM:<>", ...wrong);
  await guessing.closed;
  expect(guessing.output().match(/^550 /gm)?.length ?? 0).toBeLessThanOrEqual(3);
  const flooding = await converse(port, "EHLO x.example", ...Array(200).fill("NOOP"));
  await flooding.closed;
  expect(flooding.output().match(/^250 /gm)?.length ?? 0).toBeLessThanOrEqual(21);
});

test("limits connections per address, and still serves others", async () => {
  const { port } = await receiver({ connectionsPerAddress: 2 });
  const connections = [await converse(port), await converse(port)];
  const third = await converse(port);
  await third.closed;
  expect(third.output()).toBe("");
  connections[0]?.socket.end("QUIT\r\n");
  await connections[0]?.closed;
  const again = await converse(port, "QUIT");
  await again.closed;
  expect(again.output()).toMatch(/^220 /);
  connections[1]?.socket.destroy();
});

test("cuts off a sender who is silent or trickles bytes", async () => {
  const { port } = await receiver({ idle: 100 });
  await (await converse(port, "EHLO x.example")).closed;
  const slow = await receiver({ connection: 300 });
  const { socket, closed } = await converse(slow.port, "EHLO x.example", "MAIL FROM:<>");
  const trickle = setInterval(() => socket.write("N"), 20);
  await closed;
  clearInterval(trickle);
});

test("stores an email in progress before stopping, turns waiting senders away", async () => {
  const offered = Promise.withResolvers<void>();
  const storing = Promise.withResolvers<void>();
  const stored: string[] = [];
  const keep = async () => {
    offered.resolve();
    await storing.promise;
    stored.push("stored");
  };
  const { running, send, port } = await receiver({}, { keep });
  const waiting = await converse(port, "EHLO x.example");
  const sending = send("reply+ours@in.example");
  await offered.promise;
  const stopping = running.stop();
  await waiting.closed;
  storing.resolve();
  expect(await sending).toBe("accepted");
  await stopping;
  expect(stored).toEqual(["stored"]);
  expect(await send("reply+ours@in.example")).toMatch(/ECONNREFUSED|ESOCKET/);
});

test("reports and retries a port in use, and stops while waiting", async () => {
  const otherServer = createServer().listen(0, "127.0.0.1");
  await once(otherServer, "listening");
  const address = otherServer.address();
  const port = typeof address === "object" ? (address?.port ?? 0) : 0;
  const settings = { domain: "in.example", host: "127.0.0.1", port, tls: null };
  const handler = { accepts: () => true, keep: async () => {} };
  const tried = Promise.withResolvers<string>();
  const log = { ...silentLog, warn: tried.resolve };
  const running = startSmtpReceiver(settings, log, handler);
  expect(await tried.promise).toMatch(/^incoming mail is off/);
  await running.stop();
  otherServer.close();
});
