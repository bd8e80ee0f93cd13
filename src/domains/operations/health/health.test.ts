import { expect, test } from "vitest";
import { describeReplication, evaluateHealth, formatDuration, type HealthFacts } from "./health.ts";

const now = new Date("2026-11-22T12:00:00Z");
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
const well: HealthFacts = {
  now,
  machine: "web-1",
  clockSkew: 0,
  backlog: {
    queue: { state: "ok", oldestSeconds: 2, oldestRetrySeconds: 60 },
    jobs: [],
    messages: [{ channel: "email", state: "delayed", count: 2 }],
    delayedSeconds: 120,
    deadLetters: 0,
  },
  incoming: { blocked: { count: 0, latest: null }, oldestStopCheckSeconds: 44 * 60 },
  diskFreeBytes: 5e9,
  latestBackup: ago(10),
  replication: { state: "used", lagSeconds: 0.4, unusedSeconds: 0 },
  certificateEnds: ago(-24 * 60),
  ownCertificates: [],
};
const standing = (change: Partial<HealthFacts>) =>
  evaluateHealth({ ...well, ...change }).standing.map(
    ({ problem, words }) => `${problem}: ${words}`,
  );
const queue = (change: Partial<HealthFacts["backlog"]["queue"]>) =>
  standing({ backlog: { ...well.backlog, queue: { ...well.backlog.queue, ...change } } });

test("a wrong clock is reported with its machine", () => {
  expect(standing({ clockSkew: 26 * 60 * 60_000 })).toEqual([
    "clock:web-1: The clock on web-1 is 26 hours ahead of the database's. Nothing is sent from that machine until the two match: check its time synchronization (NTP).",
  ]);
  expect(standing({ clockSkew: -60_000 })).toEqual([]);
});

test("a healthy installation has no problems and every known problem is resolved", () => {
  const { standing: none, solved } = evaluateHealth(well);
  expect(none).toEqual([]);
  expect(solved).toEqual([
    "dead-letters",
    "queue-stalled",
    "delayed-messages",
    "clock:web-1",
    "mail-blocked",
    "stop-checks",
    "disk:web-1",
    "backup:web-1",
    "replica",
    "certificate",
    "own-certificates",
    "standing-queue",
  ]);
});

test("a process never resolves problems it cannot see", () => {
  const { latestBackup: _, ...blind } = {
    ...well,
    diskFreeBytes: null,
    replication: null,
    certificateEnds: null,
    ownCertificates: null,
  };
  const unreachable = evaluateHealth({ ...well, latestBackup: null });
  expect([...unreachable.standing, ...unreachable.solved]).not.toContain("backup:web-1");
  expect(evaluateHealth(blind).solved).toEqual([
    ...["dead-letters", "queue-stalled", "delayed-messages"],
    ...["clock:web-1", "mail-blocked", "stop-checks", "standing-queue"],
  ]);
});

test("each problem has a message with figures and a fix", () => {
  expect(standing({ backlog: { ...well.backlog, deadLetters: 1 } })).toEqual([
    "dead-letters: 1 message or task failed and needs attention.",
  ]);
  expect(standing({ backlog: { ...well.backlog, delayedSeconds: 1200 } })[0]).toMatch(
    /^delayed-messages: 2 messages have been delayed, the oldest for 20 minutes/,
  );
  expect(queue({ state: "no_workers", oldestSeconds: 90 })[0]).toMatch(/no worker is running/);
  expect(queue({ state: "behind", oldestSeconds: 700 })[0]).toMatch(/waited for 11 minutes/);
  expect(queue({ oldestRetrySeconds: 3 * 3600 })[0]).toMatch(/retrying for 3 hours/);
  expect(standing({ diskFreeBytes: 99 * 1024 * 1024 })[0]).toMatch(/^disk:web-1: Only 99 MB/);
  expect(standing({ latestBackup: ago(27) })[0]).toMatch(/is 27 hours old/);
  expect(standing({ certificateEnds: ago(-3 * 24) })[0]).toMatch(/expires in 3 days/);
  expect(standing({ certificateEnds: ago(1) })[0]).toMatch(/has expired/);
});

test("custom domains without a valid certificate are listed, the first five", () => {
  const bad = (many: number) =>
    Array.from({ length: many }, (_, at) => ({ host: `d${at}.example`, problem: "none is shown" }));
  expect(standing({ ownCertificates: bad(1) })).toEqual([
    "own-certificates: 1 custom domain has no valid certificate: d0.example (none is shown). See the proxy’s log for the reason.",
  ]);
  expect(standing({ ownCertificates: bad(7) })[0]).toMatch(
    /^own-certificates: 7 custom domains have .*d4.example \(none is shown\) and 2 more\./,
  );
});

test("a read replica unused for two minutes is reported with its lag", () => {
  const replica = (change: object) =>
    standing({ replication: { state: "behind", lagSeconds: 400, unusedSeconds: 390, ...change } });
  expect(replica({})[0]).toBe(
    "replica: The read replica is 6 minutes behind, and hasn’t been used for 6 minutes. Reads go to the primary.",
  );
  expect(replica({ state: "unreachable", lagSeconds: null })[0]).toMatch(
    /isn’t responding as a standby/,
  );
  expect(replica({ unusedSeconds: 60 })).toEqual([]);
  expect(describeReplication({ state: "used", lagSeconds: 0.2, unusedSeconds: 0 })).toBe(
    "is 0 seconds behind",
  );
});

test("durations use the unit that fits", () => {
  expect([30, 90 * 60, 7_200, 3 * 86_400].map(formatDuration)).toEqual([
    "1 minute",
    "90 minutes",
    "2 hours",
    "3 days",
  ]);
});

test("staff are alerted to blocking servers and pending stop requests", () => {
  const { incoming } = well;
  const latest = "554 5.7.1 blocked using a block list";
  expect(standing({ incoming: { ...incoming, blocked: { count: 1, latest } } })).toEqual([
    `mail-blocked: 1 email was rejected in the last day because of our server or address, not the recipient. The latest: ${latest}`,
  ]);
  expect(standing({ incoming: { ...incoming, oldestStopCheckSeconds: 45 * 60 } })[0]).toMatch(
    /^stop-checks: A message that may be an opt-out has waited 45 minutes/,
  );
});
