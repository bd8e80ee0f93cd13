import { randomBytes } from "node:crypto";
import { isOutage } from "../database/violations.server.ts";
import type { Log, WriteLine } from "./log.server.ts";

/** How an outage of the database reaches the log (`logs.outage`). */
export type Outage = {
  /**
   * The database didn't respond. Asks it with `probe` until it does; whatever fails meanwhile is counted
   * instead of logged.
   */
  begin(error: unknown, probe: () => Promise<unknown>): void;
  /** Under which the log has the outage that lasts; null while there is none. */
  reference(): string | null;
};

/** Milliseconds between two lines, except the one that ends an outage whose last line said that it lasts. */
const betweenLines = 60_000;
const betweenProbes = 1_000;

/**
 * The log, with one line when the database becomes unavailable, one a minute while it is, and one at the
 * end, in place of a line or two for everything that fails because of it (`logs.outage`). An outage that
 * begins within a minute of the last line is logged as part of the one before.
 */
export function withOutages(log: Omit<Log, "outage">): Log {
  const now = () => performance.now();
  let reference = "";
  let since = 0;
  let counts = { refused_requests: 0, failed_attempts: 0 };
  let isOn = false;
  /** Whether its beginning, or a reminder of it, is in the log, but not yet its end. */
  let isLogged = false;
  let loggedAt = Number.NEGATIVE_INFINITY;
  let nextLine: NodeJS.Timeout | undefined;

  const logNow = (level: "error" | "info", event: string, error?: unknown) => {
    loggedAt = now();
    const ms = Math.round(now() - since);
    const far = error === undefined ? { ms, ...counts } : { error };
    log[level](event, { request_id: reference, ...far });
  };
  const logEnd = () => {
    isLogged = false;
    logNow("info", "database available again");
  };
  const logLater = () => {
    clearTimeout(nextLine);
    nextLine = setTimeout(
      () => {
        if (isOn) {
          isLogged = true;
          logNow("error", "database still unavailable");
          logLater();
        } else if (isLogged) logEnd();
      },
      loggedAt + betweenLines - now(),
    );
    nextLine.unref();
  };
  const probeUntilEnd = (probe: () => Promise<unknown>) => {
    setTimeout(() => {
      probe().then(end, () => probeUntilEnd(probe));
    }, betweenProbes).unref();
  };
  const end = () => {
    isOn = false;
    const wasResumed = !isLogged;
    isLogged = true;
    if (wasResumed) return;
    clearTimeout(nextLine);
    logEnd();
  };

  /** Whether a line is about what an outage makes fail. */
  const isCounted = ({ error, status, request_id: id }: Parameters<WriteLine>[1] = {}) => {
    if (!isOn) return false;
    if (status === 503) counts.refused_requests++;
    else if (error === undefined || !isOutage(asError(error))) return false;
    // What fails in a request is counted with its own line.
    else if (id === undefined) counts.failed_attempts++;
    return true;
  };
  const unlessCounted =
    (write: WriteLine): WriteLine =>
    (event, fields) => {
      if (!isCounted(fields)) write(event, fields);
    };

  return {
    debug: unlessCounted(log.debug),
    info: unlessCounted(log.info),
    warn: unlessCounted(log.warn),
    error: unlessCounted(log.error),
    outage: {
      begin(error, probe) {
        if (isOn) return;
        isOn = true;
        probeUntilEnd(probe);
        if (now() - loggedAt >= betweenLines) {
          reference = `${randomBytes(4).toString("hex")}-db`;
          since = now();
          counts = { refused_requests: 0, failed_attempts: 0 };
          isLogged = true;
          logNow("error", "database unavailable: requests that need it get 503", error);
        } else isLogged = false;
        logLater();
      },
      reference: () => (isOn ? reference : null),
    },
  };
}

/** The queue's library reports failures as plain objects. */
function asError(error: unknown): unknown {
  if (error instanceof Error || typeof error !== "object" || error === null) return error;
  return Object.assign(new Error(), error);
}
