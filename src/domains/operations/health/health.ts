import type { Replication } from "~/platform/database/replica.server.ts";
import type { Backlog } from "~/platform/metrics/backlog.ts";
import { describeSkew, isSkewed } from "../../../platform/database/clock-skew.ts";
import {
  formatCount,
  formatDuration,
  type Verdict,
} from "../../../platform/health/health-report.ts";

/** What one process knows about the installation and the machine it runs on. */
export type HealthFacts = {
  now: Date;
  /** Milliseconds by which this process's clock is ahead of the database's; negative if behind. */
  clockSkew: number;
  /** The machine's name, added to problems of this machine only. */
  machine: string;
  backlog: Backlog;
  /** Null when unknown. */
  diskFreeBytes: number | null;
  /** Time of the latest backup, null without any; absent if none is made here. */
  latestBackup?: Date | null;
  /** The read replica's state; null where this process uses none. */
  replication: Replication | null;
  /** Expiry of the site's certificate; null when it couldn't be read. */
  certificateEnds: Date | null;
};

/** A problem that needs a person. `problem` is the same for as long as it persists. */
export type Problem = { problem: string; message: string };

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;
const minDisk = 500 * 1024 * 1024;

type HealthCheck = (facts: HealthFacts) => Verdict | null;

/** Each returns the problem, `message: null` if all is well, or null if this process can't tell. */
const checks: readonly HealthCheck[] = [
  ({ backlog: { deadLetters } }) => ({
    problem: "dead-letters",
    message:
      deadLetters > 0
        ? `${formatCount(deadLetters, "message or task", "messages and tasks")} failed and ${deadLetters === 1 ? "needs" : "need"} attention.`
        : null,
  }),
  ({ backlog: { queue } }) => ({
    problem: "queue-stalled",
    message:
      queue.state === "no_workers"
        ? `Background tasks have waited for ${formatDuration(queue.oldestSeconds)} and no worker is running: run npm run worker, or start a process with PROCESS unset.`
        : queue.state === "behind"
          ? `The oldest background task has waited for ${formatDuration(queue.oldestSeconds)}: start more workers (npm run worker) or check their logs.`
          : queue.oldestRetrySeconds >= hour
            ? `A background task has been failing and retrying for ${formatDuration(queue.oldestRetrySeconds)}. See the worker’s log for the reason.`
            : null,
  }),
  ({ machine, clockSkew }) => ({
    problem: `clock:${machine}`,
    message: isSkewed(clockSkew)
      ? `The clock on ${machine} is ${describeSkew(clockSkew)}. Nothing is sent from that machine until the two match: check its time synchronization (NTP).`
      : null,
  }),
  ({ machine, diskFreeBytes }) =>
    diskFreeBytes === null
      ? null
      : {
          problem: `disk:${machine}`,
          message:
            diskFreeBytes < minDisk
              ? `Only ${Math.floor(diskFreeBytes / 1024 / 1024)} MB free on ${machine}. Below 50 MB, nothing new is saved.`
              : null,
        },
  ({ latestBackup, now, machine }) => {
    // Without any, the first may be still to come, or the folder is unreachable.
    if (!latestBackup) return null;
    const age = (now.getTime() - latestBackup.getTime()) / 1000;
    return {
      problem: `backup:${machine}`,
      message:
        age > day + 2 * hour
          ? `The latest backup on ${machine} is ${formatDuration(age)} old.`
          : null,
    };
  },
  ({ replication }) =>
    replication && {
      problem: "replica",
      message:
        replication.unusedSeconds >= 2 * minute
          ? `The read replica ${describeReplication(replication)}, and hasn’t been used for ${formatDuration(replication.unusedSeconds)}. Reads go to the primary.`
          : null,
    },
  ({ certificateEnds, now }) => {
    if (!certificateEnds) return null;
    const remaining = (certificateEnds.getTime() - now.getTime()) / 1000;
    return {
      problem: "certificate",
      message:
        remaining < 14 * day
          ? remaining <= 0
            ? "The site’s certificate has expired: browsers won’t open the site."
            : `The site’s certificate expires in ${formatDuration(remaining)}. It should have been renewed by now.`
          : null,
    };
  },
];

/** Problem names of earlier versions, resolved under those names. */
const formerNames = ["standing-queue"];

/**
 * The open problems, and the resolved ones as far as this process can tell.
 * @param reported what the domains report
 */
export function evaluateHealth(
  facts: HealthFacts,
  reported: readonly Verdict[],
): { open: Problem[]; resolved: string[] } {
  const computed = checks.map((check) => check(facts)).filter((verdict) => verdict !== null);
  const verdicts = [...computed, ...reported];
  return {
    open: verdicts.flatMap(({ problem, message }) =>
      message === null ? [] : [{ problem, message }],
    ),
    resolved: [
      ...verdicts.filter(({ message }) => message === null).map(({ problem }) => problem),
      ...formerNames,
    ],
  };
}

/** Such as `is 40 seconds behind`. */
export function describeReplication(replication: Replication): string {
  const lag = describeLag(replication);
  return lag ? `is ${lag}` : "isn’t responding as a standby";
}

/** Such as `40 seconds behind`; null when it doesn't respond as a standby. */
export function describeLag({ state, lagSeconds }: Replication): string | null {
  if (state === "unreachable" || lagSeconds === null) return null;
  const seconds = Math.round(lagSeconds);
  return `${seconds < 2 * minute ? formatCount(seconds, "second", "seconds") : formatDuration(seconds)} behind`;
}

/** The settings required for reaching customers, and whether there are customers to reach. */
type Reach = { siteUrl: URL; isTrial: boolean; smtpUrl: string | null; twilio: object | null };

const recorded = "are recorded at /admin/messages, not sent";

/** What a public site still lacks to reach people, each with its fix. */
export function listNotSetUp({ siteUrl, isTrial, smtpUrl, twilio }: Reach): string[] {
  if (siteUrl.protocol !== "https:" || isTrial) return [];
  return [
    ...(smtpUrl === null ? [`Email isn’t set up: emails ${recorded}. Set SMTP_URL.`] : []),
    ...(twilio === null
      ? [`Texting isn’t set up: texts ${recorded}. Set TWILIO_ACCOUNT_SID and TWILIO_AUTH_TOKEN.`]
      : []),
  ];
}
