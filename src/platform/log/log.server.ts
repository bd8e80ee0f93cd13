import pino from "pino";
import pretty from "pino-pretty";
import { describeError, scrub } from "./describe-error.ts";
import { type Outage, withOutages } from "./outage.ts";

/**
 * The only fields allowed in a log line (`privacy.no-leaks`): ids, codes, counts and times.
 * Unlisted fields are dropped, so personal data can't leak by accident.
 */
// biome-ignore format: one list, read as one
const allowedFields = [
  "address_kind", "attempt", "bytes", "cause", "code", "constraint", "count", "database", "delay_ms",
  "error", "failed_attempts", "holder", "host", "job", "job_id", "kind", "lead_id", "link", "message_id", "method", "ms",
  "name", "oldest_seconds", "operation", "page_id", "path", "pid", "port", "process", "queue", "reason", "refused_requests", "request_id",
  "route", "signal", "state", "status", "submission_id", "table", "trace_id", "url", "user_id", "version",
] as const;

type LogFields = Partial<Record<(typeof allowedFields)[number], unknown>>;

/** Writes one line: an event name and its fields. Never personal data. */
export type WriteLine = (event: string, fields?: LogFields) => void;

export type Log = {
  debug: WriteLine;
  info: WriteLine;
  warn: WriteLine;
  error: WriteLine;
  /** Omitted if every line is wanted, as in a test. */
  outage?: Outage;
};

/** `plain`: only warnings and errors, each on one line without color; the startup prints its own lines. */
export type LogFormat = "json" | "pretty" | "plain";

export function createLog(options: { level: string; format: LogFormat }): Log {
  const { format } = options;
  const level = format === "plain" && options.level === "info" ? "warn" : options.level;
  const people = { ignore: "pid,hostname", translateTime: "HH:MM:ss" };
  const logger = pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime },
    {
      json: () => pino.destination(1),
      pretty: () => pretty({ ...people, colorize: process.stdout.isTTY }),
      // Written synchronously, so the lines stay in order with output that isn't logged.
      plain: () => pretty({ ...people, colorize: false, singleLine: true, sync: true }),
    }[format](),
  );
  const write =
    (level: "debug" | "info" | "warn" | "error"): WriteLine =>
    (event, fields = {}) =>
      logger[level](allowed(fields), event);
  return withOutages({
    debug: write("debug"),
    info: write("info"),
    warn: write("warn"),
    error: write("error"),
  });
}

function allowed(fields: LogFields): Record<string, unknown> {
  const cleaned: Record<string, unknown> = {};
  for (const name of allowedFields) {
    const value = fields[name];
    if (value === undefined) continue;
    cleaned[name] =
      name === "error"
        ? describeError(value)
        : name !== "link" && typeof value === "string"
          ? scrub(value)
          : value;
  }
  return cleaned;
}
