import { z } from "zod";
import { type TextStatus, textStatusOf } from "./sms.ts";

/** A text sent to one of our numbers. */
export type InboundText = {
  /** The provider's id of the message, the same in every retry. */
  providerId: string;
  /** As the provider sends it: E.164, or a company's short code. */
  from: string;
  to: string;
  body: string;
  media: InboundMedia[];
  /** How many segments the provider bills it as; null if it doesn't say. */
  segments?: number | null;
  /** The keyword that the provider recognized, if it replied to it. */
  optOut: "STOP" | "START" | "HELP" | null;
};

type InboundMedia = { url: string; contentType: string };

/** The status of a text that we sent. */
export type StatusCallback = {
  /** Our id of the text, as sent with it. */
  reference: string | null;
  providerId: string;
  status: TextStatus;
  errorCode: number | null;
};

const maxMedia = 10;
const maxBody = 5_000;

const providerId = z.string().regex(/^(SM|MM)[0-9a-fA-F]{32}$/);
const address = z.string().regex(/^\+?[0-9A-Za-z]{1,30}$/);

const inbound = z.object({
  MessageSid: providerId,
  From: address,
  To: address,
  // Longer than any text can be: it is cut, because a STOP must never be lost. Databases don't
  // store NUL.
  Body: z
    .string()
    .default("")
    .transform((body) => body.replaceAll("\0", "").slice(0, maxBody).toWellFormed()),
  NumMedia: z.coerce.number().int().min(0).catch(0),
  NumSegments: z.coerce.number().int().min(1).max(100).nullable().catch(null).default(null),
  OptOutType: z.enum(["STOP", "START", "HELP"]).nullable().catch(null).default(null),
});

const media = z.object({
  url: z.url({ protocol: /^https?$/ }).max(2_000),
  contentType: z.string().regex(/^[\w.+-]{1,60}\/[\w.+-]{1,60}$/),
});

const reference = z.uuid();

const status = z.object({
  MessageSid: providerId,
  MessageStatus: z.string(),
  ErrorCode: z.coerce.number().int().min(1).max(999_999).optional().catch(undefined),
});

/**
 * Parses Twilio's "Request to your incoming message webhook". Returns null if it isn't a message.
 * Unreadable pictures are skipped, and at most ten are used.
 */
export function readInboundText(params: URLSearchParams): InboundText | null {
  const { data: parsed } = inbound.safeParse(Object.fromEntries(params));
  if (!parsed) return null;
  const pieces = Array.from({ length: Math.min(parsed.NumMedia, maxMedia) }, (_, index) =>
    media.safeParse({
      url: params.get(`MediaUrl${index}`),
      contentType: params.get(`MediaContentType${index}`),
    }),
  );
  return {
    providerId: parsed.MessageSid,
    from: parsed.From,
    to: parsed.To,
    body: parsed.Body,
    media: pieces.flatMap(({ data }) => data ?? []),
    segments: parsed.NumSegments,
    optOut: parsed.OptOutType,
  };
}

/**
 * Parses Twilio's "Track the message status of outbound messages". Null for anything else, or an
 * unknown status.
 * @param query of the URL it was sent to
 */
export function readStatusCallback(
  params: URLSearchParams,
  query: URLSearchParams,
): StatusCallback | null {
  const { data: parsed } = status.safeParse(Object.fromEntries(params));
  const word = parsed && textStatusOf(parsed.MessageStatus);
  if (!parsed || !word) return null;
  return {
    reference: reference.safeParse(query.get("reference")).data ?? null,
    providerId: parsed.MessageSid,
    status: word,
    errorCode: parsed.ErrorCode ?? null,
  };
}
