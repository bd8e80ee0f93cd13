import { expect, test } from "vitest";
import { readFields } from "~/domains/intake/index.ts";
import { emailSamples } from "./email-samples.ts";
import type { EmailTemplate } from "./email-template.ts";
import { writeLeadMail } from "./lead-mail.ts";
import { platformTemplates } from "./platform-templates.ts";
import { readLeadEmail } from "./read-lead-email.ts";

type Sent = { from?: string; replyTo?: string; subject?: string; text: string };

const stored = ({ from, replyTo = "", subject = "New lead", text }: Sent) =>
  writeLeadMail({
    from: from ?? "no-reply@messaging.quotes.example",
    headers: new Map([["reply-to", replyTo]]),
    subject,
    text,
  });

const notTheirs = { phones: ["+15125550199"], emails: ["bo@plumber.example"] };

function read(sent: Sent | string, templates: EmailTemplate[] = []) {
  const text = stored(typeof sent === "string" ? { text: sent } : sent);
  const reading = readLeadEmail(text, { templates, notTheirs });
  const { row } = readFields(reading?.fields ?? [], null);
  return { platform: reading?.platform, row, lead: row && summary(row) };
}

const summary = ({ name, phone, email, zipCode, need, details }: NonNullable<Row>) => ({
  name,
  phone,
  email,
  zipCode,
  request: [need, ...details].join("\n"),
});
type Row = ReturnType<typeof readFields>["row"];

const samples = Object.entries(emailSamples).flatMap(([name, bySender]) =>
  bySender.map((sample) => ({ name, sample })),
);

test("every platform's template has a sample", () => {
  const named = platformTemplates.filter(({ senders }) => senders.length > 0);
  expect(Object.keys(emailSamples).toSorted()).toEqual(named.map(({ name }) => name).toSorted());
});

test.each(samples)("$name: $sample.subject", ({ name, sample }) => {
  const { lead, ...found } = sample;
  const { request, ...person } = lead;
  const result = read(found);
  expect(result.platform).toBe(name);
  expect(result.lead).toMatchObject({ phone: null, email: null, ...person });
  for (const part of request) expect(result.lead?.request).toContain(part);
});

const note = "Please call them.\n\nBo Smith\nBo’s Plumbing\n(512) 555-0177\nbo@plumber.example\n\n";
const quoted = (text: string) =>
  text
    .split("\n")
    .map((line) => `> ${line}`)
    .join("\n");
const forwards: [string, (sample: (typeof samples)[number]["sample"]) => string][] = [
  [
    "Gmail",
    ({ from, subject, text }) =>
      `${note}---------- Forwarded message ---------\nFrom: Leads <${from}>\nDate: Wed, Nov 25, 2026 at 10:00 AM\nSubject: ${subject}\nTo: <bo@plumber.example>\n\n\n${text}`,
  ],
  [
    "Outlook",
    ({ from, subject, text }) =>
      `${note}________________________________\nFrom: Leads <${from}>\nSent: Wednesday, November 25, 2026 10:00 AM\nTo: Bo <bo@plumber.example>\nSubject: ${subject}\n\n${text}`,
  ],
  [
    "Outlook with bold",
    ({ from, subject, text }) =>
      `${note}*From:* Leads <${from}>\n*Sent:* Wednesday, November 25, 2026 10:00 AM\n*To:* Bo <bo@plumber.example>\n*Subject:* ${subject}\n\n${text}`,
  ],
  [
    "Apple Mail",
    ({ from, subject, text }) =>
      `${note}Begin forwarded message:\n\n${quoted(`From: Leads <${from}>\nSubject: ${subject}\nDate: November 25, 2026 at 10:00:00 AM CST\nTo: bo@plumber.example\n\n${text}`)}`,
  ],
  [
    "Gmail in Spanish",
    ({ from, subject, text }) =>
      `${note}---------- Forwarded message ---------\nDe: Leads <${from}>\nDate: mié, 25 nov 2026 a las 10:00\nAsunto: ${subject}\nPara: <bo@plumber.example>\n\n${text}`,
  ],
  [
    "twice",
    ({ from, subject, text }) =>
      `${note}---------- Forwarded message ---------\nFrom: Office <office@plumber.example>\nDate: Wed, Nov 25, 2026\nSubject: Fwd: ${subject}\nTo: <bo@plumber.example>\n\n${note}---------- Forwarded message ---------\nFrom: Leads <${from}>\nDate: Wed, Nov 25, 2026\nSubject: ${subject}\nTo: <office@plumber.example>\n\n${text}`,
  ],
];

test.each(
  forwards.flatMap(([how, forward]) =>
    samples.map(({ name, sample }) => ({ how, forward, name, sample })),
  ),
)("forwarded ($how): $name, $sample.subject", ({ forward, name, sample }) => {
  const direct = read({ from: sample.from, subject: sample.subject, text: sample.text });
  const sent = {
    from: "bo@plumber.example",
    subject: `Fwd: ${sample.subject}`,
    text: forward(sample),
  };
  const result = read(sent);
  expect(result.platform).toBe(name);
  expect(result.lead).toEqual(direct.lead);
});

test("labels and values on one line, below each other, and in a table", () => {
  const person = { name: "Ana Ruiz", phone: "+15125550134", email: "ana@home.example" };
  for (const text of [
    "You have a new lead!\n\nName: Ana Ruiz\nPhone:\n(512) 555-0134\n* Email: ana@home.example\nDetails: The sink leaks: badly",
    "Name\tAna Ruiz\nPhone\t(512) 555-0134\nEmail\tana@home.example\nDetails\tThe sink leaks: badly",
    "Name\nAna Ruiz\n\nPhone\n(512) 555-0134\n\nEmail\nana@home.example\n\nDetails\nThe sink leaks: badly",
    "Name: Ana Ruiz Phone: (512) 555-0134 Email: ana@home.example Message: The sink leaks: badly",
    "First Name: Ana\nLast Name: Ruiz\nMobile: 512.555.0134\nE-mail: ana@home.example\nComments: The sink leaks: badly",
  ]) {
    const { lead } = read(text);
    expect(lead, text).toMatchObject(person);
    expect(lead?.request).toContain("The sink leaks: badly");
  }
});

test("a number and an address are found in sentences, but not the platform's", () => {
  const { lead } = read(
    "Ana needs help with a leak. Call her at 512-555-0134 or write to ana@home.example.\nQuestions? help@quotes.example or 1-800-555-0100",
  );
  expect(lead).toMatchObject({ phone: "+15125550134", email: "ana@home.example" });
  expect(lead?.request).toContain("Ana needs help with a leak");
});

test("the business's own number and address are not the customer's", () => {
  const { lead } = read(
    "Hi Bo’s Plumbing (512) 555-0199,\nSent to: bo@plumber.example\nName: Ana\nPhone: 512 555 0134",
  );
  expect(lead).toMatchObject({ name: "Ana", phone: "+15125550134", email: null });
});

test("a website's own form has its visitor in From or Reply-To", () => {
  const text =
    "From: Ana Ruiz <ana@home.example>\nSubject: Leak\n\nMessage Body:\nThe sink leaks\n\n-- \nThis e-mail was sent from a contact form on Bo’s Plumbing (https://plumber.example)";
  const first = { from: "wordpress@plumber.example", subject: 'Bo’s Plumbing "Leak"', text };
  expect(read(first).lead).toMatchObject({ name: "Ana Ruiz", email: "ana@home.example" });
  const second = {
    ...first,
    replyTo: "Ana <ana@home.example>",
    text: "Your Name: Ana\nMessage: Leak",
  };
  expect(read(second).lead).toMatchObject({ name: "Ana", email: "ana@home.example" });
});

test("what every such email ends with is left out", () => {
  const { lead } = read("Name: Ana\nPhone: 5125550134\nUnsubscribe\nOffice: 555 Main St");
  expect(lead?.request).not.toContain("555 Main");
});

test("a message of several lines is whole", () => {
  const { lead } = read(
    "Name: Ana\nPhone: 5125550134\nMessage: The sink leaks.\nIt began on Monday.\nPlease help!\n\nView lead",
  );
  expect(lead?.request).toBe("The sink leaks.\nIt began on Monday.\nPlease help!");
});

test("an email without a number or an address is no lead", () => {
  expect(read("Log in to view the customer's phone number and call them back.").row).toBeNull();
  expect(
    read({ from: "forwarding-noreply@google.com", text: "Confirmation code: 123456789" }).row,
  ).toBeNull();
});

test("a member's template replaces what would be read", () => {
  const text = "Lead sheet\nRuiz, Ana\nReach at\n512 555 0134\nRef 12\nJob notes\nNew roof";
  const template: EmailTemplate = {
    sender: "quotes.example",
    rules: [
      { field: "name", below: "Lead sheet" },
      { field: "phone", below: "Reach at" },
      { field: "need", below: "Job notes" },
    ],
  };
  expect(read(text, [template]).lead).toMatchObject({
    name: "Ruiz, Ana",
    phone: "+15125550134",
    request: "New roof",
  });
});

test("a long email takes no time", () => {
  const began = performance.now();
  read(`${"a: ".repeat(50_000)}\n${"x".repeat(100_000)}\n`.repeat(2));
  read("Name: ".repeat(2_600));
  read("512 ".repeat(4_000));
  read("> ".repeat(8_000));
  read("a@".repeat(8_000));
  expect(performance.now() - began).toBeLessThan(3_000);
});
