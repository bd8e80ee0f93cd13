import { afterAll, expect } from "vitest";
import { startTwilioServer, type TwilioFault } from "../fakes/twilio-server.ts";
import {
  addBusinesses,
  addLeads,
  atAnyHour,
  expectTextedOnce,
  textsThrough,
} from "./follow-ups.ts";
import { textWaits } from "./guards/texts.ts";
import { declareFaults, type Site } from "./site.ts";

let provider = await startTwilioServer();
afterAll(() => provider.stop());

const environment = textsThrough(provider);

const addPeople = async ({ sql }: Site, count: number) =>
  addLeads(sql, await addBusinesses(sql, 4), count);

const fault = declareFaults({ environment, changed: [atAnyHour, textWaits.askSoon] });

fault(
  {
    rule: "fault.text-provider-away",
    title: "a provider's rate limit is respected, then everything is sent once",
  },
  async (site) => {
    const seconds = 8;
    const requests: number[] = [];
    const untilBack = () => (requests[0] ?? 0) + seconds * 1000;
    const people = await addPeople(site, 20);
    provider.fault = (text) => {
      requests.push(text.at);
      return text.at < untilBack() ? { kind: "too_many", retryAfterSeconds: seconds } : null;
    };
    const worker = site.startWorker();
    try {
      const isBack = () => requests.length > 0 && Date.now() > untilBack();
      await expect.poll(isBack, { timeout: 40_000 }).toBe(true);
      // Texts in flight together are rejected together.
      const early = requests.filter((at) => at > (requests[0] ?? 0) + 3_000 && at < untilBack());
      expect(early).toEqual([]);
      await expectTextedOnce(site.sql, provider, people);
    } finally {
      await worker.stop();
    }
  },
);

fault(
  {
    rule: "fault.text-provider-away",
    title: "texts rejected with 503 are sent once after recovery",
  },
  async (site) => {
    let refused = 0;
    const away: TwilioFault = { kind: "status", status: 503 };
    provider.fault = () => (++refused <= 10 ? away : null);
    const people = await addPeople(site, 20);
    const worker = site.startWorker();
    await expectTextedOnce(site.sql, provider, people).finally(() => worker.stop());
    expect(refused).toBeGreaterThan(10);
  },
);

fault(
  {
    rule: "fault.text-provider-away",
    title: "texts to an unreachable provider are sent once after recovery",
  },
  async (site) => {
    provider.fault = () => null;
    const port = Number(new URL(provider.url).port);
    await provider.stop();
    const people = await addPeople(site, 20);
    const worker = site.startWorker();
    const isHeld = async () => {
      const heldRows = await site.sql(
        "select id from enrollments where hold_reason = 'provider_unavailable'",
      );
      return heldRows.length;
    };
    const noticed = expect.poll(isHeld, { timeout: 20_000 }).toBeGreaterThan(0);
    await noticed.finally(async () => {
      provider = await startTwilioServer({ port });
    });
    await expectTextedOnce(site.sql, provider, people).finally(() => worker.stop());
  },
);
