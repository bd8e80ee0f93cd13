import type { Replication } from "~/platform/database/replica.server.ts";
import type { Backlog } from "~/platform/metrics/backlog.ts";
import { describeSkew, isSkewed } from "../../../platform/database/clock-skew.ts";

/** What one process knows about the installation and its own machine. */
export type HealthFacts = {
  now: Date;
  /** Milliseconds by which this process's clock is ahead of the database's; negative if behind. */
  clockSkew: number;
  /** The machine's name, added to problems of this machine only. */
  machine: string;
  backlog: Backlog;
  /** Null when unknown. */
  diskFreeBytes: number | null;
  /** Inbound items that need a person. */
  incoming: {
    /** Bounces of the last day that block our server or address, and the text of the latest. */
    blocked: { count: number; latest: string | null };
    /** How long the oldest possible stop request has waited for a decision. */
    oldestStopCheckSeconds: number;
  };
  /** Time of the latest backup, null without any; absent if none is made here. */
  latestBackup?: Date | null;
  /** The read replica's state; null where this process uses none. */
  replication: Replication | null;
  /** Expiry of the site's certificate; null when it couldn't be read. */
  certificateEnds: Date | null;
  /**
   * Custom domains whose certificate is missing, rejected, or about to expire; null if businesses
   * have none.
   */
  ownCertificates: readonly { host: string; problem: string }[] | null;
};

/** A problem that needs a person. `problem` is the same for as long as it persists. */
export type Problem = { problem: string; words: string };

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;
const leastDisk = 500 * 1024 * 1024;

type Judge = (facts: HealthFacts) => { problem: string; words: string | null } | null;

/** Each returns the problem, `words: null` if all is well, or null if this process can't tell. */
const judges: readonly Judge[] = [
  ({ backlog: { deadLetters } }) => ({
    problem: "dead-letters",
    words:
      deadLetters > 0
        ? `${count(deadLetters, "message or task", "messages and tasks")} failed and ${deadLetters === 1 ? "needs" : "need"} attention.`
        : null,
  }),
  ({ backlog: { queue } }) => ({
    problem: "queue-stalled",
    words:
      queue.state === "no_workers"
        ? `Background tasks have waited for ${formatDuration(queue.oldestSeconds)} and no worker is running: run npm run worker, or start a process with PROCESS unset.`
        : queue.state === "behind"
          ? `The oldest background task has waited for ${formatDuration(queue.oldestSeconds)}: start more workers (npm run worker) or check their logs.`
          : queue.oldestRetrySeconds >= hour
            ? `A background task has been failing and retrying for ${formatDuration(queue.oldestRetrySeconds)}. See the worker’s log for the reason.`
            : null,
  }),
  ({ backlog }) => {
    const delayed = backlog.messages.filter(({ state }) => state === "delayed");
    const many = delayed.reduce((sum, one) => sum + one.count, 0);
    return {
      problem: "delayed-messages",
      words:
        backlog.delayedSeconds >= 15 * minute
          ? `${count(many, "message has", "messages have")} been delayed, the oldest for ${formatDuration(backlog.delayedSeconds)}: check the mail server or the text provider.`
          : null,
    };
  },
  ({ machine, clockSkew }) => ({
    problem: `clock:${machine}`,
    words: isSkewed(clockSkew)
      ? `The clock on ${machine} is ${describeSkew(clockSkew)}. Nothing is sent from that machine until the two match: check its time synchronization (NTP).`
      : null,
  }),
  // Servers that block us say nothing about the recipient, who still gets messages.
  ({ incoming: { blocked } }) => ({
    problem: "mail-blocked",
    words:
      blocked.count > 0
        ? `${count(blocked.count, "email was", "emails were")} rejected in the last day because of our server or address, not the recipient.${blocked.latest ? ` The latest: ${blocked.latest}` : ""}`
        : null,
  }),
  ({ incoming: { oldestStopCheckSeconds } }) => ({
    problem: "stop-checks",
    words:
      oldestStopCheckSeconds >= 45 * minute
        ? `A message that may be an opt-out has waited ${formatDuration(oldestStopCheckSeconds)} for a decision. Texts to that person are on hold. Go to Follow-up, To review.`
        : null,
  }),
  ({ machine, diskFreeBytes }) =>
    diskFreeBytes === null
      ? null
      : {
          problem: `disk:${machine}`,
          words:
            diskFreeBytes < leastDisk
              ? `Only ${Math.floor(diskFreeBytes / 1024 / 1024)} MB free on ${machine}. Below 50 MB, nothing new is saved.`
              : null,
        },
  ({ latestBackup, now, machine }) => {
    // Without any, the first may be still to come, or the folder is unreachable.
    if (!latestBackup) return null;
    const age = (now.getTime() - latestBackup.getTime()) / 1000;
    return {
      problem: `backup:${machine}`,
      words:
        age > day + 2 * hour
          ? `The latest backup on ${machine} is ${formatDuration(age)} old.`
          : null,
    };
  },
  ({ replication }) =>
    replication && {
      problem: "replica",
      words:
        replication.unusedSeconds >= 2 * minute
          ? `The read replica ${describeReplication(replication)}, and hasn’t been used for ${formatDuration(replication.unusedSeconds)}. Reads go to the primary.`
          : null,
    },
  ({ certificateEnds, now }) => {
    if (!certificateEnds) return null;
    const left = (certificateEnds.getTime() - now.getTime()) / 1000;
    return {
      problem: "certificate",
      words:
        left < 14 * day
          ? left <= 0
            ? "The site’s certificate has expired: browsers won’t open the site."
            : `The site’s certificate expires in ${formatDuration(left)}. It should have been renewed by now.`
          : null,
    };
  },
  ({ ownCertificates }) => {
    if (!ownCertificates) return null;
    const named = ownCertificates.slice(0, 5).map(({ host, problem }) => `${host} (${problem})`);
    const more = ownCertificates.length - named.length;
    return {
      problem: "own-certificates",
      words: named.length
        ? `${count(ownCertificates.length, "custom domain has", "custom domains have")} no valid certificate: ${named.join(", ")}${more > 0 ? ` and ${more.toLocaleString("en-US")} more` : ""}. See the proxy’s log for the reason.`
        : null,
    };
  },
];

/** Problem names of earlier versions, resolved under those names. */
const formerNames = ["standing-queue"];

/** The open problems, and the resolved ones as far as this process can tell. */
export function evaluateHealth(facts: HealthFacts): { standing: Problem[]; solved: string[] } {
  const judged = judges.map((judge) => judge(facts)).filter((one) => one !== null);
  return {
    standing: judged.flatMap(({ problem, words }) => (words === null ? [] : [{ problem, words }])),
    solved: [
      ...judged.filter(({ words }) => words === null).map(({ problem }) => problem),
      ...formerNames,
    ],
  };
}

/** Such as `is 40 seconds behind`. */
export function describeReplication(replication: Replication): string {
  const behind = describeLag(replication);
  return behind ? `is ${behind}` : "isn’t responding as a standby";
}

/** Such as `40 seconds behind`; null when it doesn't respond as a standby. */
export function describeLag({ state, lagSeconds }: Replication): string | null {
  if (state === "unreachable" || lagSeconds === null) return null;
  const seconds = Math.round(lagSeconds);
  return `${seconds < 2 * minute ? count(seconds, "second", "seconds") : formatDuration(seconds)} behind`;
}

/** Such as `5 minutes`, `3 hours` or `2 days`. */
export function formatDuration(seconds: number): string {
  if (seconds < 2 * hour)
    return count(Math.max(1, Math.floor(seconds / minute)), "minute", "minutes");
  if (seconds < 2 * day) return count(Math.floor(seconds / hour), "hour", "hours");
  return count(Math.floor(seconds / day), "day", "days");
}

const count = (number: number, one: string, many: string) =>
  `${number.toLocaleString("en-US")} ${number === 1 ? one : many}`;

/** The settings that decide whether anyone can be reached, and whether there is anyone to reach. */
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
