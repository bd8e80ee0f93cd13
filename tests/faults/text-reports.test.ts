import { setTimeout } from "node:timers/promises";
import { afterAll, expect } from "vitest";
import { startTwilioServer } from "../fakes/twilio-server.ts";
import { addBusinesses, addLeads, atAnyHour, textsThrough } from "./follow-ups.ts";
import { declareFaults, type Site } from "./site.ts";

const provider = await startTwilioServer();
afterAll(() => provider.stop());

const fault = declareFaults({ environment: textsThrough(provider), changed: [atAnyHour] });
const patiently = { timeout: 60_000, interval: 100 };

/** Texts people. @returns the recorded states once each report has arrived */
async function statesOfReported(site: Site): Promise<unknown[]> {
  const people = await addLeads(site.sql, await addBusinesses(site.sql, 2), 10);
  // Other tasks due at this hour may text in the meantime.
  const reached = () => provider.texts.filter(({ to }) => people.includes(to)).length;
  const worker = site.startWorker();
  await expect.poll(reached, patiently).toBe(people.length);
  await provider.settled();
  await worker.stop();
  const rows = await site.sql(
    "select state, provider_status from messages where to_address = any($1)",
    [people],
  );
  expect(rows).toHaveLength(people.length);
  return [...new Set(rows.map(({ state, provider_status }) => `${state}, ${provider_status}`))];
}

fault(
  {
    rule: "fault.reordered-report",
    title: "late, repeated and reordered reports never revert a text's state",
  },
  async (site) => {
    provider.fault = () => null;
    provider.reports = () => [
      { status: "sent" },
      { status: "sent" },
      { status: "delivered", after: setTimeout(500) },
      { status: "delivered" },
      { status: "undelivered", errorCode: 30003 },
      { status: "queued" },
      { status: "sent" },
    ];
    expect(await statesOfReported(site)).toEqual(["sent, delivered"]);
    expect(new Set(provider.answers)).toEqual(new Set([200]));
  },
);

fault(
  {
    rule: "fault.lost-text-answer",
    title: "a delivery report resolves a text whose response was lost",
  },
  async (site) => {
    provider.fault = () => ({ kind: "drop_after_accept" });
    provider.reports = () => [{ status: "sent", after: setTimeout(500) }, { status: "delivered" }];
    expect(await statesOfReported(site)).toEqual(["sent, delivered"]);
  },
);
