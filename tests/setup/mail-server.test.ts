import { createTransport } from "nodemailer";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type MailServer, startMailServer } from "./mail-server.ts";

let server: MailServer;
beforeAll(async () => {
  server = await startMailServer();
});
afterAll(() => server.stop());

const message = {
  from: "Hearthline <hello@hearthline.example>",
  to: "José <jose@plumber.example>",
  subject: "Ihre Anfrage – café, grüße, und noch viel mehr Wörter, die falten müssen ✓",
  text: "Zeile eins\n\n.Punkt am Anfang\nÄÖÜ = gleich\n",
  html: `<p>Grüße ${"sehr ".repeat(60)}lang</p>`,
};
const send = (fields: object = {}, socketTimeout = 60_000) =>
  createTransport({ url: server.url, socketTimeout }).sendMail({ ...message, ...fields });

test("a message arrives with its envelope, subject, text and page unchanged", async () => {
  await send({ headers: { "List-Unsubscribe": "<https://hearthline.example/stop>" } });
  const mail = await server.waitForMail((received) => received.to.includes("jose@plumber.example"));
  expect(mail.from).toBe("hello@hearthline.example");
  expect(mail.subject).toBe(message.subject);
  expect(mail.text.replaceAll("\r\n", "\n").trimEnd()).toBe(message.text.trimEnd());
  expect(mail.html).toBe(message.html);
  expect(mail.headers.get("list-unsubscribe")).toEqual(["<https://hearthline.example/stop>"]);
  expect(mail.headers.get("to")?.[0]).toContain("José");
});

test("attachments and base64 messages are read the same way", async () => {
  await send({ subject: "one", attachments: [{ filename: "a.txt", content: "attached" }] });
  await send({ subject: "two", encoding: "base64", html: undefined });
  const mail = await server.waitForMail((received) => received.subject === "one");
  const two = await server.waitForMail((received) => received.subject === "two");
  expect(mail.html).toBe(message.html);
  expect(two.text.replaceAll("\r\n", "\n").trimEnd()).toBe(message.text.trimEnd());
});

test.each([
  ["temporary", 451],
  ["permanent", 550],
] as const)("a %s refusal reaches the sender as %i; the next message passes", async (how, code) => {
  const before = server.received.length;
  server.behave(how, 1);
  await expect(send()).rejects.toMatchObject({ responseCode: code });
  expect(server.received.length).toBe(before);
  await send();
  expect(server.received.length).toBe(before + 1);
});

test.each([
  ["hang", 0],
  ["drop", 0],
  ["accept-then-drop", 1],
] as const)("%s fails at the sender and delivers %i messages", async (how, deliveredCount) => {
  const before = server.received.length;
  const offered = server.offered();
  server.behave(how, 1);
  await expect(send({}, 300)).rejects.toThrow();
  expect(server.received.length - before).toBe(deliveredCount);
  expect(server.offered() - offered).toBe(1);
});

test("a timeout names the messages that were received instead", async () => {
  await expect(server.waitForMail(() => false, 0.05)).rejects.toThrow("one");
});
