import { afterAll, expect } from "vitest";
import { startTwilioServer } from "../fakes/twilio-server.ts";
import { startApplication } from "../setup/application.ts";
import {
  addBusinesses,
  atAnyHour,
  expectTextedOnce,
  numberOf,
  textsThrough,
} from "./follow-ups.ts";
import { textGuards } from "./guards/texts.ts";
import { newLead, sendLeadPatiently } from "./leads.ts";
import { declareFaults, type Site } from "./site.ts";

const provider = await startTwilioServer();
afterAll(() => provider.stop());

const fault = declareFaults({ environment: textsThrough(provider), changed: [atAnyHour] });

/** Another web process besides the site's own. */
function startAnother({ application, databaseUrl }: Site) {
  const { PORT: _, SITE_URL: __, DATA_DIR: ___, ...environment } = application.environment;
  return startApplication({ databaseUrl, environment });
}

fault(
  {
    rule: "fault.text-processes",
    title: "with two web and two worker processes, everyone is texted once",
    guards: [
      textGuards.turnIsTakenOnce,
      textGuards.enrollmentIsTakenOnce,
      // The ledger alone would prevent the second one.
      textGuards.stepIsInTheLedgerOnce,
      textGuards.messageHasOneCause,
    ],
  },
  async (site) => {
    const another = await startAnother(site);
    const workers = [site.startWorker(), site.startWorker()];
    try {
      const businesses = await addBusinesses(site.sql, 4);
      const people = Array.from({ length: 60 }, (_, number) => numberOf(100_000 + number));
      await Promise.all(
        people.map(async (phone, number) => {
          const pageId = businesses[number % businesses.length]?.page;
          const lead = newLead(pageId, { phone, informational_sms: true });
          const response = await sendLeadPatiently(number % 2 === 0 ? site.url : another.url, lead);
          expect(response.status).toBe(201);
        }),
      );
      const followed = async () => {
        const rows = await site.sql(
          "select phone from enrollments join conversations on conversations.id = conversation_id where phone = any($1)",
          [people],
        );
        return rows.length;
      };
      await expect.poll(followed, { timeout: 60_000 }).toBe(people.length);
      await expectTextedOnce(site.sql, provider, people);
      expect(await followed()).toBe(people.length);
    } finally {
      await Promise.all(workers.map((worker) => worker.stop()));
      await another.stop();
    }
  },
);
