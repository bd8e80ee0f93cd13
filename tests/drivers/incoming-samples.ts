import { readFileSync } from "node:fs";
import { type RenderedEmail, renderEmail } from "~/platform/mail/mail.server.ts";

/** A message of tests/samples/incoming with its expected classification. */
export type Sample = {
  /** The correct class. */
  right: string;
  /** The sender's own text. */
  own: string;
  /** How the file shows it. */
  shown: string;
  channel: "sms" | "email";
  optedOut: boolean;
};
export type TextSample = Sample & { channel: "sms" };
export type MailSample = Sample & { channel: "email"; raw: Buffer; client: string };

const folder = "tests/samples/incoming";
const people = {
  NAME: "Pat Sample",
  PERSON: "pat.sample@example.com",
  BUSINESS: "Lone Star Pest Defense",
  REPLYTO: "reply+3f9a2c0b7d5e4f1a8b6c@reply.hearthline.example",
};

/** Sections that start with "== name", each with its lines. */
function sections(file: string, mark: string): [string, string[]][] {
  const found: [string, string[]][] = [];
  for (const line of readFileSync(`${folder}/${file}`, "utf8").split("\n")) {
    if (line.startsWith(`${mark} `)) found.push([line.slice(mark.length + 1).trim(), []]);
    else found.at(-1)?.[1].push(line);
  }
  return found;
}

const isLine = (line: string) => line.trim() !== "" && !line.startsWith("# ");
const unescaped = (text: string) => text.replaceAll("\\n", "\n");

/** @param sent the business's last text, which reactions quote */
export function readTextSamples(file: string, sent: string): TextSample[] {
  return sections(file, "==").flatMap(([right, lines]) =>
    lines.filter(isLine).map((shown): TextSample => {
      const optedOut = shown.startsWith("[opted out] ");
      const own = unescaped(optedOut ? shown.slice(12) : shown).replaceAll("{SENT}", sent);
      return { right, own, shown, channel: "sms", optedOut };
    }),
  );
}

/** @param original the business's last email */
export function readMailSamples(file: string, original: RenderedEmail): MailSample[] {
  const clients = new Map(
    sections("clients.txt", "===").map(([name, lines]) => [name, lines.join("\n").trimEnd()]),
  );
  return sections(file, "==").flatMap(([right, lines]) =>
    lines.filter(isLine).map((shown): MailSample => {
      const [, marks = "", client = "", own = ""] =
        /^((?:\[[^\]]*\] )*)([\w-]+) \|\s?(.*)$/.exec(shown) ?? [];
      const form = clients.get(client);
      if (form === undefined) throw new Error(`No client for: ${shown}`);
      const subject = /\[subject ([^\]]*)\]/.exec(marks)?.[1] ?? `Re: ${original.subject}`;
      const image = marks.includes("[image]");
      const raw = compose(form, { own: unescaped(own), subject, image, original });
      return { right, own: unescaped(own), shown, channel: "email", optedOut: false, raw, client };
    }),
  );
}

type Written = { own: string; subject: string; image: boolean; original: RenderedEmail };

function compose(form: string, { own, subject, image, original }: Written): Buffer {
  const inHtml = (text: string) =>
    text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replaceAll("\n", "<br>");
  const body = /<body[^>]*>([\s\S]*)<\/body>/.exec(original.html)?.[1] ?? original.html;
  const fill = (text: string, html: boolean) => {
    const values: Record<string, string> = {
      ...people,
      OWN: html ? inHtml(own) : own,
      ORIGINAL: original.text,
      QUOTED: original.text
        .split("\n")
        .map((line) => `> ${line}`.trimEnd())
        .join("\n"),
      ORIGINAL_HTML: body,
    };
    return text.replace(/\{(\w+)\}/g, (all, name: string) => values[name] ?? all);
  };
  const parts = form.startsWith("!multipart")
    ? form
        .split("\n!part ")
        .slice(1)
        .map((part) => {
          const [type = "", ...lines] = part.split("\n");
          return { type, text: fill(lines.join("\n"), type.startsWith("text/html")) };
        })
    : form.startsWith("!html\n")
      ? [{ type: "text/html; charset=utf-8", text: fill(form.slice(6), true) }]
      : [{ type: "text/plain; charset=utf-8", text: fill(form, false) }];
  const encoded = parts.map(
    ({ type, text }) =>
      `Content-Type: ${type}\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(text).toString("base64")}\r\n`,
  );
  const join = (kind: string, boundary: string, all: string[]) =>
    `Content-Type: multipart/${kind}; boundary=${boundary}\r\n\r\n${all.map((part) => `--${boundary}\r\n${part}\r\n`).join("")}--${boundary}--\r\n`;
  const written = encoded.length > 1 ? join("alternative", "b1", encoded) : (encoded[0] ?? "");
  const picture = `Content-Type: image/png; name=photo.png\r\nContent-Disposition: attachment; filename=photo.png\r\nContent-Transfer-Encoding: base64\r\n\r\niVBORw0KGgo=\r\n`;
  const headers = `From: ${people.NAME} <${people.PERSON}>\r\nTo: ${people.REPLYTO}\r\nSubject: =?utf-8?B?${Buffer.from(subject).toString("base64")}?=\r\nMessage-ID: <sample@home.example>\r\nMIME-Version: 1.0\r\n`;
  return Buffer.from(headers + (image ? join("mixed", "b7", [written, picture]) : written));
}

/** A real email of the product, including its footer. */
export async function sampleMail(): Promise<RenderedEmail> {
  const { FollowUp } = await import("~/domains/follow-ups/follow-up.email.tsx");
  return renderEmail({
    subject: `Your request to ${people.BUSINESS}`,
    body: FollowUp({
      businessName: people.BUSINESS,
      subject: `Your request to ${people.BUSINESS}`,
      text: "Hi Pat,\n\nThanks for reaching out about ants in the kitchen. We can come Thursday at 9 AM or Friday at 2 PM.\nWould one of these times work for you?\n\nEstimates are free. Call us at (512) 555-0100 with any question, or just reply to this email.\n\nLone Star Pest Defense",
      sender: { siteName: "Hearthline", postalAddress: "100 Main Street, Austin, TX 78701" },
      preferencesUrl:
        "https://hearthline.example/preferences/eyJjIjoiMDE5M2QxYjItN2M0ZC00ZjBlLWI4YTEtMzBmOTljNTFlN2FhIn0",
    }),
  });
}
