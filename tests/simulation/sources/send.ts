import { receiveMetaLeads } from "~/domains/lead-sources/meta/receive-leads.server.ts";
import { receiveDelivery } from "~/domains/lead-sources/receive-delivery.server.ts";
import { receiveLeadMail } from "~/domains/lead-sources/receive-mail.server.ts";
import { visitor } from "~/domains/shared/access/actor.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { FakeMeta } from "../../fakes/meta-server.ts";
import type { PlannedRequest, Transmission } from "./plan.ts";

/** A feature that a control removes from what is sent. */
export type SendControl = {
  /** Forgers know the key, the site, and the signature, as if none were checked. */
  trustsForgers?: boolean;
  /** A repeat looks like another delivery, as if repeats weren't recognized. */
  variesRepeats?: boolean;
  /** An update has no price, as if it weren't read. */
  hidesPrices?: boolean;
  /** Bots leave the hidden field blank, as if it weren't checked. */
  hidesBots?: boolean;
};

let sent = 0;

/** The request's fields as its kind of source names them. */
function bodyOf(transmission: Transmission, control: SendControl): Record<string, unknown> {
  const { request, what, forger } = transmission;
  const { source, marker, providerId, isTest, laterCents } = request;
  const { name, phone, email } = forger ?? request.person;
  const need = forger ? `forged ${marker}` : marker;
  sent += 1;
  const nonce = control.variesRepeats
    ? { visit: `v${sent}`, ...(providerId ? { id: `n${sent}` } : {}) }
    : {};
  const id = control.variesRepeats ? `${providerId}${sent}` : providerId;
  const test = isTest ? { is_test: true } : {};
  const isForged = what === "forged" && !control.trustsForgers;
  switch (source.kind) {
    case "google_ads":
      return {
        ...test,
        lead_id: id,
        google_key: isForged ? "not the key" : source.key,
        user_column_data: [
          { column_id: "FULL_NAME", string_value: name },
          { column_id: "PHONE_NUMBER", string_value: phone },
          { column_id: "EMAIL", string_value: email },
          { column_name: "What do you need?", string_value: need },
        ],
        ...(what === "update" ? { lead_stage: "QUALIFIED" } : {}),
      };
    case "angi": {
      const cents = what === "update" && !control.hidesPrices ? laterCents : null;
      const fee = cents === null ? {} : { fee: (cents / 100).toFixed(2) };
      const stage = what === "update" ? { status: "charged" } : {};
      return {
        ...test,
        leadOid: id,
        name,
        primaryPhone: phone,
        email,
        comments: need,
        ...stage,
        ...fee,
      };
    }
    case "webhook":
      return { ...test, lead_id: id, name, phone, email, message: need, ...nonce };
    default: {
      const trap =
        what === "bot" && !control.hidesBots ? { leave_blank: "http://spam.example" } : {};
      return { "your-name": name, phone, email, message: need, ...trap, ...nonce };
    }
  }
}

/** Sends it as its provider does. @returns the outcome as a code: "ok", or why it was refused */
export async function transmit(
  platform: Platform,
  meta: FakeMeta,
  transmission: Transmission,
  control: SendControl,
): Promise<string> {
  const { request, what } = transmission;
  const { source } = request;
  if (source.kind === "meta") return announce(platform, meta, transmission, control);
  if (source.kind === "email") return sendMail(platform, request, control);
  const isForged = what === "forged" && !control.trustsForgers;
  const whole = JSON.stringify(bodyOf(transmission, control));
  const end = Math.max(1, Math.floor(whole.length * transmission.share));
  const isAsForm =
    source.kind === "website_form" && what !== "truncated" && request.marker.at(-4) === "1";
  const text = isAsForm
    ? new URLSearchParams(JSON.parse(whole) as Record<string, string>).toString()
    : what === "truncated"
      ? whole.slice(0, end)
      : whole;
  const token =
    what === "unknown address"
      ? `${source.token.slice(0, -1)}${otherLetter(source.token)}`
      : source.token;
  const received = await receiveDelivery(platform, visitor, {
    token,
    from: `198.51.${sent % 250}.${sent % 240}`,
    contentType: isAsForm ? "application/x-www-form-urlencoded" : "application/json",
    text,
    origin: source.siteHost ? `https://${isForged ? "elsewhere.example" : source.siteHost}` : null,
    apiKey: source.kind === "angi" ? (isForged ? "not the key" : source.key) : null,
    isPerson: false,
  });
  return received.ok ? "ok" : received.code;
}

const otherLetter = (token: string) => (token.endsWith("a") ? "b" : "a");

/** Announces a lead that Meta has; a forger's lead doesn't exist there unless the control trusts them. */
async function announce(
  platform: Platform,
  meta: FakeMeta,
  { request, what, forger }: Transmission,
  control: SendControl,
): Promise<string> {
  const { source, marker, providerId } = request;
  const isTrusted = what === "forged" && control.trustsForgers;
  const leadId =
    what === "forged"
      ? `77${providerId}`
      : control.variesRepeats
        ? `${providerId}${sent++}`
        : `${providerId}`;
  const { name, phone, email } = isTrusted && forger ? forger : request.person;
  if (what !== "forged" || isTrusted) {
    const fields = {
      full_name: name,
      phone_number: phone,
      email,
      your_request: isTrusted ? `forged ${marker}` : marker,
    };
    const field_data = Object.entries(fields).map(([label, value]) => ({
      name: label,
      values: [value],
    }));
    meta.leads.set(leadId, { pageId: source.accountId, field_data });
  }
  const value = { leadgen_id: leadId, page_id: source.accountId, created_time: sent++ };
  const body = JSON.stringify({
    object: "page",
    entry: [{ id: source.accountId, changes: [{ field: "leadgen", value }] }],
  });
  const received = await receiveMetaLeads(platform, visitor, {
    body: new TextEncoder().encode(body),
    signature: what === "forged" && !isTrusted ? "sha256=forged" : meta.sign(body),
    from: `198.51.100.${sent % 250}`,
  });
  return received.ok ? "ok" : received.code;
}

async function sendMail(
  platform: Platform,
  { source, marker, person }: PlannedRequest,
  control: SendControl,
): Promise<string> {
  const id = control.variesRepeats ? `${marker}${sent++}` : marker;
  const raw = [
    "From: Quotes <no-reply@quotes.example>",
    "Subject: New lead",
    `Message-ID: <${id}@quotes.example>`,
    "Content-Type: text/plain; charset=utf-8",
    "",
    `Name: ${person.name}`,
    `Phone: ${person.phone}`,
    `Email: ${person.email}`,
    `Message: ${marker}`,
  ].join("\r\n");
  await receiveLeadMail(platform, visitor, { recipients: [source.mailbox], raw: Buffer.from(raw) });
  return "ok";
}
