import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parseMail } from "~/platform/inbound-mail/parse-mail.server.ts";
import { readMail } from "./read-mail.ts";
import { originalMessageId } from "./read-report.ts";
import { prepareFiles } from "./store-attachments.server.ts";

const sample = (name: string) => parseMail(readFileSync(`tests/samples/mail/${name}.eml`));
const mail = (headers: string, body = "Yes") =>
  parseMail(Buffer.from(`From: pat@home.example\r\n${headers}\r\n\r\n${body}\r\n`));
const original = "01935d2e-7a1b-7c3d-8e4f-5a6b7c8d9e0f@hearthline.example";

// inbound-mail.bounces
test.each([
  ["postfix-unknown", { permanent: true, status: "5.1.1" }, original],
  ["postfix-delayed", { permanent: false, status: "4.4.1" }, null],
  ["exim-unknown", { permanent: true, status: "5.0.0" }, original],
  ["exim-old", { permanent: true, status: "5.0.0" }, null],
  ["exchange-unknown", { permanent: true, status: "5.1.10" }, original],
  ["gmail-full", { permanent: false, status: "5.2.2" }, original],
])("%s is a report about an address", async (name, told, messageId) => {
  const parsed = await sample(name);
  const read = readMail(parsed, "");
  expect(read).toEqual({ kind: "bounce", finalRecipient: "pat@home.example", ...told });
  expect(originalMessageId(parsed)).toBe(messageId);
});

// inbound-mail.bounces
test("codes of filters, sizes and servers are not about the address", async () => {
  const report = (action: string, status: string) =>
    readMail(
      {
        headers: new Map(),
        from: null,
        subject: "",
        messageId: null,
        text: "",
        feedbackReport: null,
        original: null,
        files: [],
        deliveryStatus: `Reporting-MTA: dns; x\n\nFinal-Recipient: rfc822;a@b.example\nAction: ${action}\nStatus: ${status}\n`,
      },
      "",
    );
  for (const status of ["5.1.1", "5.1.10", "5.0.0", "5.2.1", "5.4.1", ""]) {
    expect(report("failed", status), status).toMatchObject({ permanent: true });
  }
  for (const status of ["5.2.2", "5.2.3", "5.3.0", "5.6.1", "5.7.1", "5.7.26", "4.4.7"]) {
    expect(report("failed", status), status).toMatchObject({ permanent: false });
  }
  expect(report("delayed", "5.1.1")).toMatchObject({ permanent: false });
  expect(report("relayed", "2.0.0")).toEqual({ kind: "automatic" });
});

test("a report of the button for spam is a complaint, with the mail that it is about", async () => {
  const parsed = await sample("complaint");
  expect(readMail(parsed, "")).toEqual({ kind: "complaint" });
  expect(originalMessageId(parsed)).toBe(original);
});

// inbound-mail.automatic
test.each(["outlook-away", "gmail-away", "read-receipt", "postfix-delivered"])(
  "%s is a machine's",
  async (name) => {
    expect(readMail(await sample(name), "pat@home.example")).toEqual({ kind: "automatic" });
  },
);

// inbound-mail.automatic
test("headers say that a machine wrote it, words do not", async () => {
  const kinds = async (headers: string) => readMail(await mail(headers), "pat@home.example").kind;
  expect(await kinds("Subject: Automatic reply: out of office until Monday")).toBe("reply");
  expect(await kinds("Auto-Submitted: no")).toBe("reply");
  expect(await kinds("X-Auto-Response-Suppress: None")).toBe("reply");
  expect(await kinds("Auto-Submitted: auto-replied (vacation)")).toBe("automatic");
  expect(await kinds("Precedence: Bulk")).toBe("automatic");
  expect(await kinds("List-Id: <neighbors.example>")).toBe("automatic");
  expect(readMail(await mail("Subject: x"), "").kind).toBe("automatic");
});

// inbound-mail.folded
test("an answer of Gmail is what its writer wrote, with its files", async () => {
  const read = readMail(await sample("gmail-reply"), "pat@gmail.example");
  if (read.kind !== "reply") throw new Error(read.kind);
  expect(read.text).toBe("Tomorrow at 9 works – please come.\n\nPat");
  expect(read.quoted).toContain("> We have your request.");
  const files = await prepareFiles(read.files);
  expect(files[0]?.content).not.toBeNull();
  expect(files).toMatchObject([
    { name: "leak.png", contentType: "image/png" },
    { name: "notes.zip", contentType: "application/zip", content: null },
  ]);
});

// inbound-mail.folded
test("an answer of Outlook that has only HTML, and one of a telephone", async () => {
  expect(readMail(await sample("outlook-reply"), "x@x.example")).toMatchObject({
    text: "Please call me at 512-555-0100 – café is fine.",
    quoted: expect.stringContaining("We have your request."),
  });
  expect(readMail(await sample("apple-reply"), "x@x.example")).toMatchObject({
    text: "Yes, Tuesday.",
    quoted: expect.stringContaining("Sent from my iPhone"),
  });
});

test("messages.attachments: a file is what its bytes are, and its name is one line that leads nowhere", async () => {
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

test("a mail that is nothing but nesting is refused by the parser, and does not hang it", async () => {
  const deep = Array.from(
    { length: 200 },
    (_, at) => `Content-Type: multipart/mixed; boundary="b${at}"\r\n\r\n--b${at}\r\n`,
  ).join("");
  await expect(parseMail(Buffer.from(deep))).rejects.toThrow();
});
