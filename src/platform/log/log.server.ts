import pino from "pino";
import pretty from "pino-pretty";
import { scrub } from "./scrub.ts";

/**
 * The only fields a log line may carry (`privacy.no-leaks`): ids, codes, counts and times.
 * A field that is not listed is left out, so personal data cannot slip in by accident.
 */
// biome-ignore format: one list, read as one
const allowedFields = [
  "address_kind", "attempt", "bytes", "cause", "code", "constraint", "count", "database", "delay_ms",
  "error", "holder", "host", "job", "job_id", "kind", "lead_id", "link", "message_id", "method", "ms",
  "name", "oldest_seconds", "operation", "page_id", "path", "pid", "port", "process", "queue", "reason", "request_id",
  "route", "signal", "state", "status", "submission_id", "table", "url", "user_id", "version",
] as const;

type LogFields = Partial<Record<(typeof allowedFields)[number], unknown>>;

/** Writes one line: an event in words and its fields. Never personal data. */
export type Log = {
  debug(event: string, fields?: LogFields): void;
  info(event: string, fields?: LogFields): void;
  warn(event: string, fields?: LogFields): void;
  error(event: string, fields?: LogFields): void;
};

export function createLog(options: { level: string; format: "json" | "pretty" }): Log {
  const logger = pino(
    { level: options.level, base: null, timestamp: pino.stdTimeFunctions.isoTime },
    options.format === "pretty"
      ? pretty({
          colorize: process.stdout.isTTY,
          ignore: "pid,hostname",
          translateTime: "HH:MM:ss",
        })
      : pino.destination(1),
  );
  const write =
    (level: "debug" | "info" | "warn" | "error") =>
    (event: string, fields: LogFields = {}) =>
      logger[level](allowed(fields), event);
  return { debug: write("debug"), info: write("info"), warn: write("warn"), error: write("error") };
}

function allowed(fields: LogFields): Record<string, unknown> {
  const kept: Record<string, unknown> = {};
  for (const name of allowedFields) {
    const value = fields[name];
    if (value === undefined) continue;
    kept[name] =
      name === "error"
        ? describeError(value)
        : name !== "link" && typeof value === "string"
          ? scrub(value)
          : value;
  }
  return kept;
}

/**
 * What may be logged of an error. A database error's message and detail quote the row, so of those
 * only the code, the constraint and the place in our code are kept.
 */
function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: scrub(String(error)) };
  const root = error.cause instanceof Error ? error.cause : error;
  const { code, constraint, table } = root as {
    code?: string;
    constraint?: string;
    table?: string;
  };
  const fromDatabase = typeof code === "string" && /^[0-9A-Z]{5}$/.test(code);
  const frames = (error.stack ?? "").split("\n").filter((line) => line.startsWith("    at "));
  return {
    type: root.name,
    code,
    constraint,
    table,
    message: fromDatabase ? undefined : scrub(root.message),
    at: frames.slice(0, 12).map((line) => line.trim().slice(3)),
  };
}
