import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parseMail } from "~/platform/inbound-mail/parse-mail.server.ts";
import { originalMessageId, readMail } from "./read-mail.ts";
import { prepareFiles } from "./store-inbound.server.ts";

const sample = (name: string) => parseMail(readFileSync(`tests/samples/mail/${name}.eml`));
const mail = (headers: string, body = "Yes") =>
  parseMail(Buffer.from(`From: pat@home.example\r\n${headers}\r\n\r\n${body}\r\n`));
const original = "01935d2e-7a1b-7c3d-8e4f-5a6b7c8d9e0f@hearthline.example";

test.each([
  ["postfix-unknown", "address 5.1.1 no such mailbox", original],
  ["postfix-delayed", "temporary 4.4.1 no answer from the server", null],
  ["exim-unknown", "address 5.0.0 no such mailbox", original],
  ["exim-old", "address 5.0.0 no such mailbox", null],
  ["exchange-unknown", "address 5.1.10 address takes no email", original],
  ["gmail-full", "temporary 5.2.2 mailbox full", original],
])("%s is a report about an address", async (name, expected, messageId) => {
  const parsed = await sample(name);
  const read = readMail(parsed, "");
  if (read.kind !== "bounce") throw new Error(read.kind);
  expect(`${read.meaning} ${read.status} ${read.description}`).toBe(expected);
  expect(read.recipient).toBe("pat@home.example");
  expect(originalMessageId(parsed)).toBe(messageId);
});

const plainReports = readFileSync("tests/samples/bounce-reports.txt", "utf8")
  .split(/^=== /m)
  .slice(1)
  .map((section) => {
    const [first = "", ...lines] = section.split("\n");
    const [name = "", expected = ""] = first.split(" | ");
    return [name, expected, lines.join("\r\n")] as const;
  });

test.each(plainReports)("reads a plain-text report: %s", async (_, expected, raw) => {
  // Some servers send reports from an address of their own.
  for (const sender of ["", "mailer-daemon@home.example"]) {
    const parsed = await parseMail(Buffer.from(raw));
    const read = readMail(parsed, sender);
    if (read.kind !== "bounce") throw new Error(read.kind);
    expect(`${read.meaning} ${read.status} ${read.recipient}`).toBe(expected);
    const names = raw.includes("Message-ID:");
    expect(originalMessageId(parsed)).toBe(names ? original : null);
  }
});

const report = (fields: string) => ({
  ...{ headers: new Map(), from: null, subject: "", messageId: null, text: "" },
  ...{ feedbackReport: null, original: null, reaction: null, files: [] },
  deliveryStatus: `Reporting-MTA: dns; x\n\n${fields}`,
});
const failed = (address: string, action: string, status: string) =>
  `Final-Recipient: rfc822;${address}\nAction: ${action}\nStatus: ${status}\n`;

test("only our recipient's status counts, and a delay is temporary", () => {
  const before = { sent: [], to: "pat@home.example" };
  const read = (...fields: string[]) => readMail(report(fields.join("\n")), "", before);
  const ourFailure = (status: string) => failed("pat@home.example", "failed", status);
  const otherReport = failed("list-member@other.example", "failed", "5.1.1");
  expect(read(ourFailure("5.1.1"))).toMatchObject({ meaning: "address" });
  expect(read(otherReport, ourFailure("5.1.1"))).toMatchObject({ meaning: "address" });
  expect(read(otherReport, ourFailure("5.2.2"))).toMatchObject({ meaning: "temporary" });
  expect(read(otherReport, otherReport)).toMatchObject({ meaning: "temporary" });
  const delayed = failed("pat@home.example", "delayed", "5.1.1");
  expect(read(delayed)).toMatchObject({ meaning: "temporary" });
  expect(read(failed("pat@home.example", "relayed", "2.0.0"))).toEqual({ kind: "automatic" });
});

test("a spam report is a complaint with the original email's ID", async () => {
  const parsed = await sample("complaint");
  expect(readMail(parsed, "")).toEqual({ kind: "complaint" });
  expect(originalMessageId(parsed)).toBe(original);
});

test.each(["outlook-away", "gmail-away", "read-receipt", "postfix-delivered"])(
  "%s is automatic",
  async (name) => {
    expect(readMail(await sample(name), "pat@home.example")).toEqual({ kind: "automatic" });
  },
);

test("detects automatic replies by headers or content", async () => {
  const kinds = async (headers: string, body?: string) => {
    const parsed = readMail(await mail(headers, body), "pat@home.example");
    return parsed.kind === "reply" ? parsed.read.intent : parsed.kind;
  };
  expect(await kinds("Subject: Automatic reply: out of office until Monday")).toBe("away");
  expect(await kinds("Subject: Re: ants in the office")).toBe("reply");
  expect(await kinds("Auto-Submitted: no")).toBe("reply");
  expect(await kinds("X-Auto-Response-Suppress: None")).toBe("reply");
  expect(await kinds("Auto-Submitted: auto-replied (vacation)")).toBe("automatic");
  expect(await kinds("Precedence: Bulk")).toBe("automatic");
  expect(await kinds("List-Id: <neighbors.example>")).toBe("automatic");
  expect(readMail(await mail("Subject: x"), "").kind).toBe("automatic");
});

test("a Gmail reply has the sender's text and files", async () => {
  const parsed = readMail(await sample("gmail-reply"), "pat@gmail.example");
  if (parsed.kind !== "reply") throw new Error(parsed.kind);
  expect(parsed.read.text).toBe("Tomorrow at 9 works – please come.\n\nPat");
  expect(parsed.read.quoted).toContain("> We have your request.");
  const files = await prepareFiles(parsed.files);
  expect(files[0]?.content).not.toBeNull();
  expect(files).toMatchObject([
    { name: "leak.png", contentType: "image/png" },
    { name: "notes.zip", contentType: "application/zip", content: null },
  ]);
});

test("parses an HTML-only Outlook reply and an iPhone reply", async () => {
  expect(readMail(await sample("outlook-reply"), "x@x.example")).toMatchObject({
    read: {
      text: "Please call me at 512-555-0100 – café is fine.",
      quoted: expect.stringContaining("We have your request."),
    },
  });
  expect(readMail(await sample("apple-reply"), "x@x.example")).toMatchObject({
    read: { text: "Yes, Tuesday.", quoted: expect.stringContaining("Sent from my iPhone") },
  });
});

test("detects a file's type by content and sanitizes its name", async () => {
  const pdf = Buffer.from("%PDF-1.7\n");
  const files = await prepareFiles([
    { name: "../../etc/quote\u202efdp.pdf", contentType: "text/html", content: pdf },
    { name: null, contentType: "image/png", content: Buffer.from("<svg onload=alert(1)>") },
    { name: "big.pdf", contentType: "a/b", content: Buffer.concat([pdf, Buffer.alloc(6e6)]) },
    { name: "x", contentType: "text/html\r\nX: y", content: Buffer.from("hi") },
  ]);
  expect(
    files.map(({ name, contentType, content }) => [name, contentType, content !== null]),
  ).toEqual([
    ["quotefdp.pdf", "application/pdf", true],
    ["unnamed", "image/png", false],
    ["big.pdf", "application/pdf", false],
    ["x", "application/octet-stream", false],
  ]);
});

test("rejects deeply nested email without hanging", async () => {
  const deep = Array.from(
    { length: 200 },
    (_, index) => `Content-Type: multipart/mixed; boundary="b${index}"\r\n\r\n--b${index}\r\n`,
  ).join("");
  await expect(parseMail(Buffer.from(deep))).rejects.toThrow();
});
