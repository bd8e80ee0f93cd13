import { afterAll, expect } from "vitest";
import { startTwilioServer } from "../fakes/twilio-server.ts";
import { freePort } from "../setup/free-port.ts";
import { addBusinesses, addLeads, atAnyHour, textsOf, textsThrough } from "./follow-ups.ts";
import { textWaits } from "./guards/texts.ts";
import { declareFaults } from "./site.ts";

const provider = await startTwilioServer();
provider.reports = () => [];
afterAll(() => provider.stop());

const hour = 60 * 60_000;
const port = await freePort();

const fault = declareFaults({
  environment: {
    ...textsThrough(provider),
    WORKER_PORT: String(port),
    CLOCK_AHEAD: String(26 * hour),
  },
  changed: [textWaits.workerClockAhead, atAnyHour],
});

fault(
  {
    rule: "fault.clocks",
    title: "a worker whose clock is ahead logs it, sends nothing early",
  },
  async (site) => {
    const requestedAt = new Date(Date.now() + 2 * hour).toISOString();
    const businesses = await addBusinesses(site.sql, 1);
    const people = await addLeads(site.sql, businesses, 20, {
      ...{ zip: "78701", areaCode: "512", requestedAt },
    });
    const worker = site.startWorker();
    const readiness = async () => {
      const response = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
      return (
        response && { status: response.status, ...((await response.json()) as { clock?: string }) }
      );
    };
    try {
      const isUp = { timeout: 240_000, interval: 250 };
      await expect.poll(readiness, isUp).not.toBeNull();
      // Normally the first text is sent within seconds.
      await new Promise((resolve) => setTimeout(resolve, 10_000));
      const sent = people.filter((phone) => textsOf(provider).has(phone));
      expect(sent).toEqual([]);
      expect(await readiness()).toMatchObject({
        ...{ status: 503, clock: "26 hours ahead of the database's" },
      });
    } finally {
      // Otherwise the control would find this process on the same port.
      await worker.stop();
    }
  },
);
