import { type AddressInfo, createServer } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { afterEach, expect, test } from "vitest";
import { readEmail } from "../validation/email.ts";
import { createMailer } from "./mail.server.ts";

let server: SMTPServer | undefined;
afterEach(() => new Promise<void>((done) => (server ? server.close(() => done()) : done())));

const mail = {
  ...{ messageId: "<one@site.example>", from: "Site <site@site.example>", replyTo: null },
  ...{ returnPath: null, oneClickUrl: null, automatic: true },
  ...{ subject: "Hello", html: "<p>Hello</p>", text: "Hello" },
};

async function sendTo(to: string, options: SMTPServerOptions, signIn = "") {
  const plain = { authOptional: true, allowInsecureAuth: true, disabledCommands: ["STARTTLS"] };
  const opened = new SMTPServer({ ...plain, ...options });
  server = opened;
  await new Promise<void>((done) => opened.listen(0, "127.0.0.1", done));
  const { port } = opened.server.address() as AddressInfo;
  return createMailer(`smtp://${signIn}127.0.0.1:${port}`).send({ ...mail, to });
}

const refusal = (responseCode: number, text: string) =>
  Object.assign(new Error(text), { responseCode });

// mail.suppressed
test("when the server rejects our password, all emails wait", async () => {
  const sent = await sendTo(
    "pat@home.example",
    { onAuth: (_auth, _session, done) => done(refusal(535, "5.7.8 wrong password")) },
    "site:old-password@",
  );
  expect(sent).toMatchObject({ outcome: "temporary", affectsOnlyOne: false });
});

test("when the server requires sign-in, no email fails permanently", async () => {
  const sent = await sendTo("pat@home.example", {
    onMailFrom: (_address, _session, done) => done(refusal(530, "5.7.0 sign in first")),
  });
  expect(sent).toMatchObject({ outcome: "temporary", affectsOnlyOne: false });
});

test("an unknown address fails permanently, a temporary failure affects one email", async () => {
  const refusing = (code: number): SMTPServerOptions => ({
    onRcptTo: (_address, _session, done) => done(refusal(code, "no")),
  });
  expect(await sendTo("gone@home.example", refusing(550))).toMatchObject({ outcome: "permanent" });
  await new Promise<void>((done) => server?.close(() => done()));
  server = undefined;
  expect(await sendTo("full@home.example", refusing(452))).toMatchObject({
    outcome: "temporary",
    affectsOnlyOne: true,
  });
});

test("an invalid address fails permanently and doesn't delay other emails", async () => {
  expect(await sendTo("nobody", {})).toMatchObject({ outcome: "permanent" });
});

/** The commands that a mail server receives: the library above decodes encoded domains. */
async function commandsFor(to: string): Promise<string[]> {
  const lines: string[] = [];
  const plain = createServer((socket) => {
    let isContent = false;
    socket.write("220 test\r\n");
    socket.on("data", (data) => {
      for (const line of String(data).split("\r\n").filter(Boolean)) {
        if (isContent && line !== ".") continue;
        lines.push(line);
        isContent = line === "DATA";
        socket.write(isContent ? "354 go\r\n" : "250 ok\r\n");
      }
    });
  });
  await new Promise<void>((done) => plain.listen(0, "127.0.0.1", done));
  const { port } = plain.address() as AddressInfo;
  const sent = await createMailer(`smtp://127.0.0.1:${port}`).send({ ...mail, to });
  plain.close();
  expect(sent).toEqual({ outcome: "sent" });
  return lines;
}

test.each([
  ["pat@exämple.example", "pat@xn--exmple-cua.example"],
  ["r&d@example.com", "r&d@example.com"],
  ["pat.o'brien@example.com", "pat.o'brien@example.com"],
  ["pat+roof=x@example.com", "pat+roof=x@example.com"],
  ["!#$%&'*+/=?^_`{|}~-@example.com", "!#$%&'*+/=?^_`{|}~-@example.com"],
])("passes %s to a server as %s", async (typed, handed) => {
  const parsed = readEmail(typed);
  expect(await commandsFor(parsed.ok ? parsed.address : "")).toContain(`RCPT TO:<${handed}>`);
});
