import { afterAll, expect } from "vitest";
import { startTwilioServer } from "../fakes/twilio-server.ts";
import {
  addBusinesses,
  addLeads,
  atAnyHour,
  examineTexts,
  expectTextedOnce,
  textsOf,
  textsThrough,
} from "./follow-ups.ts";
import { textGuards } from "./guards/texts.ts";
import { declareFaults, type Site } from "./site.ts";

const provider = await startTwilioServer();
afterAll(() => provider.stop());

const options = { environment: textsThrough(provider), changed: [atAnyHour] };
const patiently = { timeout: 60_000, interval: 100 };

const addPeople = async ({ sql }: Site, count: number) =>
  addLeads(sql, await addBusinesses(sql, 4), count);

const countUnknownTexts = async ({ sql }: Site, people: string[]) => {
  const rows = await sql(
    "select id from messages where to_address = any($1) and state = 'uncertain'",
    [people],
  );
  return rows.length;
};

const fault = declareFaults(options);

fault(
  {
    rule: "fault.lost-text-answer",
    title: "an accepted text without a response is unknown and not resent",
    guards: [textGuards.lostAnswerIsUncertain],
  },
  async (site) => {
    // A delivery report would reveal the outcome.
    provider.reports = () => [];
    provider.fault = () => ({ kind: "drop_after_accept" });
    const people = await addPeople(site, 10);
    const worker = site.startWorker();
    await expect.poll(() => textsOf(provider).size, patiently).toBeGreaterThanOrEqual(10);
    await expect.poll(() => countUnknownTexts(site, people), { timeout: 8_000 }).toBe(10);
    await worker.stop();
    provider.fault = () => null;
    // Resent texts would arrive before these.
    const later = await addPeople(site, 4);
    const next = site.startWorker();
    await expectTextedOnce(site.sql, provider, later);
    await next.stop();
    expect(await examineTexts(site.sql, provider, people)).toMatchObject({ twice: [], lost: [] });
  },
);
