import type { ParsedMail } from "~/platform/inbound-mail/parsed-mail.ts";
import { readEmail } from "~/platform/validation/email.ts";
import { readPhone } from "~/platform/validation/phone.ts";
import type { ReadDelivery } from "./read-delivery.ts";

type LeadMail = Pick<ParsedMail, "from" | "subject" | "messageId" | "text">;

/** Headers of a forwarded email: they name the platform, not the customer. */
const headers = /^(?:from|to|cc|sent|date|subject|reply[- ]to|von|an)$/i;
const labelLike = /^\p{L}[\p{L}\d /'’()_-]{0,40}$/u;

/** "* Name: Ana" as label and value; null for a line without a label. */
function labeled(line: string): { label: string; value: string } | null {
  const plain = line.replace(/^[*>•\s-]+/, "").replaceAll("*", "");
  const colon = plain.indexOf(":");
  const label = plain.slice(0, Math.max(0, colon)).trim();
  const value = plain.slice(colon + 1).trim();
  return labelLike.test(label) && !value.startsWith("//") ? { label, value } : null;
}

/** Where the part that every such email has begins. */
const footer =
  /^(?:--\s*$|unsubscribe|©|copyright|you (?:are receiving|received) this|this email was sent)/i;

const maxLines = 400;
const maxRest = 2_000;

/**
 * Reads the lead in an email of any platform: lines such as "Name: Ana", a label with its value on the
 * next line, and the first phone number and email address that aren't the platform's own. The other
 * lines are the message.
 */
export function readLeadEmail({ from, subject, messageId, text: sent }: LeadMail): ReadDelivery {
  const text = sent.toWellFormed().replaceAll("\0", "");
  const lines = text
    .split("\n")
    .slice(0, maxLines)
    .map((line) => line.replace(/\s+/g, " ").trim());
  const end = lines.findIndex((line) => footer.test(line));
  const fields: ReadDelivery["fields"] = [];
  const rest: string[] = [];
  const body = end > 0 ? lines.slice(0, end) : lines;
  for (let at = 0; at < body.length; at += 1) {
    const line = body[at] ?? "";
    const { label, value } = labeled(line) ?? { label: "", value: "" };
    if (label === "" || headers.test(label)) {
      if (line !== "" && label === "") rest.push(line);
      continue;
    }
    const next = body.slice(at + 1).findIndex((one) => one !== "") + at + 1;
    const below = value === "" ? (body[next] ?? "") : "";
    if (value === "" && (below === "" || labeled(below))) continue;
    if (value === "") at = next;
    fields.push({ label, value: (value || below).slice(0, 4_000) });
  }
  const platform = hostOf(from ?? "");
  const has = (isIt: (value: string) => boolean) => fields.some(({ value }) => isIt(value));
  if (!has((value) => readPhone(value).ok)) {
    const phone = text.match(/\+?1?[ .-]?\(?[2-9]\d{2}\)?[ .-]?\d{3}[ .-]?\d{4}\b/g);
    const found = phone?.find((one) => readPhone(one).ok);
    if (found) fields.push({ label: "phone", value: found.trim() });
  }
  if (!has((value) => readEmail(value).ok)) {
    const found = text
      .match(/[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/g)
      ?.find((one) => hostOf(one) !== platform && !/no-?reply/i.test(one));
    if (found) fields.push({ label: "email", value: found });
  }
  const message = [subject, ...rest].filter(Boolean).join("\n").slice(0, maxRest);
  const isWithNeed = fields.some(({ label }) =>
    /message|description|details|need|comment/i.test(label),
  );
  fields.push({
    label: isWithNeed ? "subject" : "message",
    value: (isWithNeed ? subject : message).replaceAll("\0", ""),
  });
  return {
    providerLeadId: messageId?.replaceAll("\0", "") ?? null,
    isTest: false,
    fields: fields.slice(0, 100),
    clickId: null,
    key: null,
    trap: "",
  };
}

/** The domain above a platform's subdomains: "messaging.yelp.com" is yelp.com. */
const hostOf = (address: string): string =>
  (address.split("@").at(-1) ?? "").toLowerCase().split(".").slice(-2).join(".");
