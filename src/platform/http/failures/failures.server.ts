import type { RouterContextProvider } from "react-router";
import * as z from "zod/mini";
import { isOutage, isUnavailable } from "../../database/violations.server.ts";
import type { Log } from "../../log/log.server.ts";
import { Forbidden } from "../../result.ts";
import { check } from "../../validation/form.ts";
import {
  platformContext,
  type RequestInfo,
  requestInfoContext,
} from "../requests/request-info.server.ts";

/** A malformed request. Not our error, so it isn't logged. */
export class BadRequest extends Error {
  readonly status: 400 | 413;
  constructor(status: 400 | 413, message: string) {
    super(message);
    this.name = "BadRequest";
    this.status = status;
  }
}

/** The status of an unhandled failure. */
export function statusOf(failure: unknown): number {
  if (failure instanceof BadRequest) return failure.status;
  if (failure instanceof Forbidden) return 403;
  return isUnavailable(failure) ? 503 : 500;
}

/** The message API clients get for an unhandled failure. */
export function failureMessage(failure: unknown, method: string): string {
  if (failure instanceof BadRequest || failure instanceof Forbidden) return failure.message;
  if (!isUnavailable(failure)) return "Something went wrong on our side";
  const reads = method === "GET" || method === "HEAD";
  return `We couldn't ${reads ? "load" : "save"} this right now. Please try again in a moment.`;
}

type Fields = Parameters<Log["info"]>[1];

/**
 * Logs a failure. A rejection, such as by a policy or of an unreadable body, isn't our error: it is
 * logged as info, in one line.
 * @param event the log message
 */
export function logFailure(log: Log, event: string, error: unknown, fields: Fields): void {
  const status = statusOf(error);
  if (status >= 500) log.error(event, { ...fields, error });
  else {
    const reason = error instanceof Error ? error.message : event;
    log.info("request refused", { ...fields, status, reason });
  }
}

/**
 * Logs a failed request, with a reference to the outage that caused it, if any. The log then has no
 * line for the request.
 * @param event the log message
 */
export function logFailedRequest(
  log: Log,
  event: string,
  error: unknown,
  info: RequestInfo,
  fields: Fields = {},
): void {
  const outage = isOutage(error) ? log.outage?.reference() : null;
  logFailure(log, event, error, { ...fields, request_id: info.id });
  if (outage) info.id = outage;
}

/**
 * Logs once that a form failed, for actions whose form has its own text for that.
 * @param event the log message
 * @returns the response status and the log reference
 */
export function noteFailure(
  context: Readonly<RouterContextProvider>,
  event: string,
  error: unknown,
): { status: number; reference: string } {
  const info = context.get(requestInfoContext);
  logFailedRequest(context.get(platformContext).log, event, error, info);
  return { status: statusOf(error), reference: info.id };
}

/** Maximum logged stack frames. */
const maxFrames = 15;
/** A position in one of our scripts: `/assets/lead-Xy12.js:1:2345`. */
const ourPlace = /\/assets[\w./-]{1,120}\.js:\d{1,7}:\d{1,9}/;
/** A frame's function, in each engine's format: `at name (…)` or `name@…`. */
const framePattern = /^\s{0,8}(?:at )?(?:async )?([\w$.]{1,60})(?:@| \()/;

const crashSchema = z.object({
  name: z.string().check(z.maxLength(60)),
  message: z.string().check(z.maxLength(1_000)),
  stack: z.string().check(z.maxLength(8_000)),
  path: z.string().check(z.maxLength(2_000)),
});

type SentCrash = z.infer<typeof crashSchema>;

export const readCrash = (body: unknown) => check(crashSchema, body);

/** The loggable part of a crash: no page content. */
export function describeCrash({ name, message, stack, path }: SentCrash) {
  return {
    name,
    reason: withoutQuotes(message).slice(0, 200),
    cause: framesOf(stack).join(" < "),
    path: plainPath(path),
  };
}

/** The positions in our files in a stack; none for an error of a browser extension. */
function framesOf(stack: string): string[] {
  const frames: string[] = [];
  for (const line of stack.split("\n")) {
    const [place] = ourPlace.exec(line.slice(0, 500)) ?? [];
    const [, name = ""] = framePattern.exec(line.slice(0, 100)) ?? [];
    if (place) frames.push(`${name} ${place}`.trim());
    if (frames.length >= maxFrames) break;
  }
  return frames;
}

/** Engines quote what they couldn't parse, which may be user input. Names in code are included. */
const withoutQuotes = (message: string): string =>
  message
    .slice(0, 1_000)
    .replaceAll(/"[^"]{0,1000}"|'[^']{0,1000}'|“[^”]{0,1000}”/g, (quoted) =>
      /^.[\w$.-]{1,60}.$/.test(quoted) ? quoted : "[text]",
    );

/** A path that identifies the page but not a person. */
const plainPath = (path: string): string =>
  path
    .split("/")
    .slice(0, 12)
    .map((part) => (part.length > 30 || /\d/.test(part) ? ":id" : part))
    .join("/");
