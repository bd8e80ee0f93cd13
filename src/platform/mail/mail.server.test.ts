import type { AddressInfo } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { afterEach, expect, test } from "vitest";
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

const refusal = (responseCode: number, words: string) =>
  Object.assign(new Error(words), { responseCode });

// mail.suppressed
test("a server that refuses our password refuses no mail for good: all wait", async () => {
  const sent = await sendTo(
    "pat@home.example",
    { onAuth: (_auth, _session, done) => done(refusal(535, "5.7.8 wrong password")) },
    "site:old-password@",
  );
  expect(sent).toMatchObject({ outcome: "temporary", ofOne: false });
});

test("a server that wants a sign-in first refuses no mail for good", async () => {
  const sent = await sendTo("pat@home.example", {
    onMailFrom: (_address, _session, done) => done(refusal(530, "5.7.0 sign in first")),
  });
  expect(sent).toMatchObject({ outcome: "temporary", ofOne: false });
});

test("an address that the server does not know is refused for good, and one for now is of this mail alone", async () => {
  const refusing = (code: number): SMTPServerOptions => ({
    onRcptTo: (_address, _session, done) => done(refusal(code, "no")),
  });
  expect(await sendTo("gone@home.example", refusing(550))).toMatchObject({ outcome: "permanent" });
  await new Promise<void>((done) => server?.close(() => done()));
  server = undefined;
  expect(await sendTo("full@home.example", refusing(452))).toMatchObject({
    outcome: "temporary",
    ofOne: true,
  });
});

test("what is no address is refused for good, and holds up no other mail", async () => {
  expect(await sendTo("nobody", {})).toMatchObject({ outcome: "permanent" });
});
