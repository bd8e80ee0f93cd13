import { expect, test } from "vitest";
import { describeReplication, evaluateHealth, type HealthFacts } from "./health.ts";

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
  diskFreeBytes: 5e9,
  latestBackup: ago(10),
  replication: { state: "used", lagSeconds: 0.4, unusedSeconds: 0 },
  certificateEnds: ago(-24 * 60),
};
const openProblems = (change: Partial<HealthFacts>) =>
  evaluateHealth({ ...well, ...change }, []).open.map(
    ({ problem, message }) => `${problem}: ${message}`,
  );
const queue = (change: Partial<HealthFacts["backlog"]["queue"]>) =>
  openProblems({ backlog: { ...well.backlog, queue: { ...well.backlog.queue, ...change } } });

test("a wrong clock is reported with its machine", () => {
  expect(openProblems({ clockSkew: 26 * 60 * 60_000 })).toEqual([
    "clock:web-1: The clock on web-1 is 26 hours ahead of the database's. Nothing is sent from that machine until the two match: check its time synchronization (NTP).",
  ]);
  expect(openProblems({ clockSkew: -60_000 })).toEqual([]);
});

test("a healthy installation has no problems and every known problem is resolved", () => {
  const { open: none, resolved } = evaluateHealth(well, [{ problem: "reported", message: null }]);
  expect(none).toEqual([]);
  expect(resolved).toEqual([
    "dead-letters",
    "queue-stalled",
    "clock:web-1",
    "disk:web-1",
    "backup:web-1",
    "replica",
    "certificate",
    "reported",
    "standing-queue",
  ]);
});

test("problems that domains report are open or resolved like the others", () => {
  const reported = { problem: "mail-blocked", message: "1 email was rejected." };
  const { open: problems, resolved } = evaluateHealth(well, [reported]);
  expect(problems).toEqual([reported]);
  expect(resolved).not.toContain("mail-blocked");
});

test("a process never resolves problems it cannot see", () => {
  const { latestBackup: _, ...blind } = {
    ...well,
    diskFreeBytes: null,
    replication: null,
    certificateEnds: null,
  };
  const unreachable = evaluateHealth({ ...well, latestBackup: null }, []);
  expect([...unreachable.open, ...unreachable.resolved]).not.toContain("backup:web-1");
  expect(evaluateHealth(blind, []).resolved).toEqual([
    ...["dead-letters", "queue-stalled", "clock:web-1", "standing-queue"],
  ]);
});

test("each problem has a message with figures and a fix", () => {
  expect(openProblems({ backlog: { ...well.backlog, deadLetters: 1 } })).toEqual([
    "dead-letters: 1 message or task failed and needs attention.",
  ]);
  expect(queue({ state: "no_workers", oldestSeconds: 90 })[0]).toMatch(/no worker is running/);
  expect(queue({ state: "behind", oldestSeconds: 700 })[0]).toMatch(/waited for 11 minutes/);
  expect(queue({ oldestRetrySeconds: 3 * 3600 })[0]).toMatch(/retrying for 3 hours/);
  expect(openProblems({ diskFreeBytes: 99 * 1024 * 1024 })[0]).toMatch(/^disk:web-1: Only 99 MB/);
  expect(openProblems({ latestBackup: ago(27) })[0]).toMatch(/is 27 hours old/);
  expect(openProblems({ certificateEnds: ago(-3 * 24) })[0]).toMatch(/expires in 3 days/);
  expect(openProblems({ certificateEnds: ago(1) })[0]).toMatch(/has expired/);
});

test("a read replica unused for two minutes is reported with its lag", () => {
  const replica = (change: object) =>
    openProblems({
      replication: { state: "behind", lagSeconds: 400, unusedSeconds: 390, ...change },
    });
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
