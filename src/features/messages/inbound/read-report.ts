import type { ParsedMail } from "~/platform/inbound-mail/parsed-mail.ts";

export type DeliveryReport = {
  /** The address is wrong for good; otherwise a mailbox that is full, a filter, or a server that is away. */
  permanent: boolean;
  /** As in 5.1.1 (RFC 3463). */
  status: string;
  finalRecipient: string | null;
};

/** Codes of 5 that are about this mail or a server, not about the address: full, too large, filtered. */
const notOfTheAddress = /^5\.(2\.[23]|[367]\.)/;

/**
 * What a report says of a mail that did not arrive, or null when it is no such report; one that tells
 * of success is none (`inbound-mail.bounces`).
 */
export function readDeliveryReport(
  mail: Pick<ParsedMail, "deliveryStatus" | "headers">,
): DeliveryReport | null {
  if (mail.deliveryStatus === null) return readPlainReport(mail.headers);
  const groups = mail.deliveryStatus.replaceAll("\r\n", "\n").split(/\n[ \t]*\n/);
  const recipients = groups.map(fieldsOf).filter((fields) => fields.has("action"));
  const actionOf = (fields: Map<string, string>) => word(fields.get("action"));
  const failed = recipients.find((fields) => actionOf(fields) === "failed");
  const told = failed ?? recipients.find((fields) => actionOf(fields) === "delayed");
  if (!told) return null;
  const status = /^[245]\.\d{1,3}\.\d{1,3}/.exec(told.get("status") ?? "")?.[0] ?? "";
  const given = status || (failed ? "5.0.0" : "4.0.0");
  return {
    permanent: failed !== undefined && given.startsWith("5") && !notOfTheAddress.test(given),
    status: given,
    finalRecipient: addressOf(told.get("final-recipient") ?? told.get("original-recipient")),
  };
}

/** Reports of older servers have a header and a text for people. */
function readPlainReport(headers: ReadonlyMap<string, string>): DeliveryReport | null {
  const failed = headers.get("x-failed-recipients");
  if (!failed) return null;
  return { permanent: true, status: "5.0.0", finalRecipient: failed.split(",")[0]?.trim() || null };
}

/** Whether somebody pressed the button "spam" (RFC 5965); other reports of this kind are no complaint. */
export function isComplaint({ feedbackReport }: Pick<ParsedMail, "feedbackReport">): boolean {
  if (feedbackReport === null) return false;
  const kind = word(fieldsOf(feedbackReport).get("feedback-type"));
  return kind === "abuse" || kind === "fraud" || kind === "opt-out";
}

/** The Message-ID of the mail that a report is about, without its angle brackets. */
export function originalMessageId({ original }: Pick<ParsedMail, "original">): string | null {
  const id = fieldsOf(original ?? "").get("message-id") ?? "";
  return /^<([^<>\s]{1,300})>/.exec(id)?.[1] ?? null;
}

/** Fields up to the first empty line, their folded lines joined; of several of one name the first. */
function fieldsOf(text: string): Map<string, string> {
  const fields = new Map<string, string>();
  let last = "";
  for (const line of text.slice(0, 64 * 1024).split("\n")) {
    if (line.trim() === "") break;
    if (/^[ \t]/.test(line)) {
      const before = fields.get(last);
      if (before !== undefined) fields.set(last, `${before} ${line.trim()}`.trim().slice(0, 2_000));
      continue;
    }
    const colon = line.indexOf(":");
    last = line.slice(0, colon).trim().toLowerCase();
    if (colon > 0 && !fields.has(last)) fields.set(last, line.slice(colon + 1).trim());
    else last = "";
  }
  return fields;
}

const word = (value = "") =>
  value
    .trim()
    .toLowerCase()
    .split(/[\s;(]/)[0] ?? "";

/** `rfc822; pat@home.example` */
function addressOf(field: string | undefined): string | null {
  const address =
    field
      ?.slice(field.indexOf(";") + 1)
      .trim()
      .replace(/^<|>$/g, "") ?? "";
  return address.includes("@") ? address.slice(0, 320) : null;
}
