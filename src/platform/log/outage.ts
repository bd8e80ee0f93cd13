import { randomBytes } from "node:crypto";
import { isOutage } from "../database/violations.server.ts";
import type { Log, WriteLine } from "./log.server.ts";

type Fields = NonNullable<Parameters<WriteLine>[1]>;
type Probe = () => Promise<unknown>;

/** How a database outage is logged. */
export type Outage = {
  /**
   * Call when a connection was lost or couldn't be made. Runs `probe` (the same function for the same
   * connections) to check the database. If that fails, it repeats the probe until the database responds;
   * failures until then are counted instead of logged.
   */
  suspect(error: unknown, probe: Probe): void;
  /** The request ID that the current or suspected outage has in the log; null while there is none. */
  reference(): string | null;
  /** Whether an outage is confirmed and not over. */
  isOn(): boolean;
};

/** Milliseconds between two lines of one outage. Its end is logged right away. */
const betweenLines = 60_000;
const betweenProbes = 1_000;
/** Milliseconds before another probe, by what the last one found. */
const afterSuccess = 500;
const afterFailure = 100;

/**
 * The log, with one line when the database becomes unavailable, one a minute while it is, and one at the
 * end, in place of a line or two for everything that fails because of it. An outage that
 * begins within a minute of the last line is logged as part of the one before.
 */
export function withOutages(log: Omit<Log, "outage">): Log {
  const now = () => performance.now();
  let reference = "";
  let since = 0;
  let counts = { refused_requests: 0, failed_attempts: 0 };
  let isOn = false;
  /** Whether the start of the outage is logged, but not yet its end. */
  let isLogged = false;
  let loggedAt = Number.NEGATIVE_INFINITY;
  let nextLine: NodeJS.Timeout | undefined;
  /** The probes that must succeed, each with the error that raised the suspicion. */
  const suspected = new Map<Probe, unknown>();
  let suspectedReference = "";
  /** Lines that are written only if there turns out to be no outage. */
  let heldLines: { write: WriteLine; event: string; fields: Fields }[] = [];

  const logNow = (level: "error" | "info", event: string, error?: unknown) => {
    loggedAt = now();
    const ms = Math.round(now() - since);
    const details = error === undefined ? { ms, ...counts } : { error };
    log[level](event, { request_id: reference, ...details });
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
  const probeUntilEnd = () => {
    setTimeout(() => {
      Promise.all([...suspected.keys()].map((probe) => probe())).then(end, probeUntilEnd);
    }, betweenProbes).unref();
  };
  const confirm = async () => {
    // A Map's loop also reaches probes that are added while it runs.
    for (const [probe, error] of suspected) {
      if (!(await responds(probe))) return begin(error);
    }
    suspected.clear();
    release();
  };
  /** Writes the held lines, under the reference that people saw on their error page. */
  const release = () => {
    process.off("exit", release);
    const lines = heldLines;
    heldLines = [];
    for (const { write, event, fields } of lines) {
      write(event, { ...fields, ...(fields.request_id ? { request_id: suspectedReference } : {}) });
    }
  };
  const isOver = () => now() - loggedAt >= betweenLines;
  const begin = (error: unknown) => {
    process.off("exit", release);
    isOn = true;
    probeUntilEnd();
    if (isOver()) {
      reference = suspectedReference;
      since = now();
      counts = { refused_requests: 0, failed_attempts: 0 };
      isLogged = true;
      logNow("error", "database unavailable: requests that need it get 503", error);
    } else isLogged = false;
    for (const { fields } of heldLines) count(fields);
    heldLines = [];
    logLater();
  };
  const end = () => {
    isOn = false;
    suspected.clear();
    const wasResumed = !isLogged;
    isLogged = true;
    if (wasResumed) return;
    clearTimeout(nextLine);
    logEnd();
  };

  const count = ({ status, request_id: id }: Fields) => {
    if (status === 503) counts.refused_requests++;
    // A failure within a request is counted with that request.
    else if (id === undefined) counts.failed_attempts++;
  };
  const unlessCounted =
    (write: WriteLine): WriteLine =>
    (event, fields = {}) => {
      const isOfOutage = suspected.size > 0 && isCausedByOutage(fields);
      if (!isOfOutage) write(event, fields);
      else if (isOn) count(fields);
      else heldLines.push({ write, event, fields });
    };

  return {
    debug: unlessCounted(log.debug),
    info: unlessCounted(log.info),
    warn: unlessCounted(log.warn),
    error: unlessCounted(log.error),
    outage: {
      suspect(error, probe) {
        const isFirst = suspected.size === 0;
        if (!suspected.has(probe)) suspected.set(probe, error);
        if (!isFirst) return;
        suspectedReference = isOver() ? `${randomBytes(4).toString("hex")}-db` : reference;
        process.once("exit", release);
        void confirm();
      },
      reference: () => (isOn ? reference : suspected.size > 0 ? suspectedReference : null),
      isOn: () => isOn,
    },
  };
}

/**
 * Whether the database responds: two consecutive probes must agree. A server that shuts down cuts
 * connections one by one.
 */
async function responds(probe: Probe): Promise<boolean> {
  const succeeds = () =>
    probe().then(
      () => true,
      () => false,
    );
  let before = await succeeds();
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, before ? afterSuccess : afterFailure));
    const now = await succeeds();
    if (now === before) return now;
    before = now;
  }
}

/** Whether a line reports a failure caused by a database outage. */
function isCausedByOutage({ error, status }: Fields): boolean {
  return status === 503 || (error !== undefined && isOutage(asError(error)));
}

/** The queue's library reports failures as plain objects. */
function asError(error: unknown): unknown {
  if (error instanceof Error || typeof error !== "object" || error === null) return error;
  return Object.assign(new Error(), error);
}
