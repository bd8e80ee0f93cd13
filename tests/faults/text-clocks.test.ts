import { afterAll, expect } from "vitest";
import { startTwilioServer } from "../fakes/twilio-server.ts";
import { addBusinesses, addLeads, textsOf, textsThrough } from "./follow-ups.ts";
import { machineGuards } from "./guards/machine.ts";
import { textWaits } from "./guards/texts.ts";
import { declareFaults } from "./site.ts";

const provider = await startTwilioServer();
provider.reports = () => [];
afterAll(() => provider.stop());

/** The Sunday when daylight saving time starts: 8:30 in New York already, 7:30 in Chicago. */
const began = new Date("2027-03-14T12:30:00Z");
const ahead = began.getTime() - Date.now();

const fault = declareFaults({
  environment: {
    ...textsThrough(provider),
    TZ: "Pacific/Kiritimati",
    CLOCK_AHEAD: String(ahead),
  },
  // Its clock differs from the database's on purpose.
  changed: [textWaits.clockAhead, machineGuards.skewIsNoticed],
});

fault(
  {
    rule: "sms.quiet-hours",
    title: "across clock changes, night texts wait until 8 AM local time",
  },
  async (site) => {
    const database = new URL(site.databaseUrl).pathname.slice(1);
    await site.sql(`alter database "${database}" set timezone = 'Asia/Kolkata'`);
    const businesses = await addBusinesses(site.sql, 1);
    const requestedAt = began.toISOString();
    const add = (zip: string, areaCode: string) =>
      addLeads(site.sql, businesses, 3, { zip, areaCode, requestedAt });
    const newYork = await add("10001", "212");
    const chicago = await add("60601", "312");
    const worker = site.startWorker();
    const texted = (people: readonly string[]) =>
      people.filter((phone) => textsOf(provider).has(phone)).length;
    await expect.poll(() => texted(newYork), { timeout: 60_000 }).toBe(3);
    await worker.stop();
    expect(texted(chicago)).toBe(0);
    const [moment] = await site.sql(
      "select count(*) from enrollments where hold_reason = 'quiet_hours' and look_at = $1",
      ["2027-03-14T13:00:00Z"],
    );
    expect(Number(moment?.count)).toBe(3);
  },
);
