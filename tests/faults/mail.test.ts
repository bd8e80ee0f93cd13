import { expect } from "vitest";
import { textGuards } from "./guards/texts.ts";
import { submitAustinRequest } from "./leads.ts";
import { declareFaults, type Site } from "./site.ts";

const fault = declareFaults();

fault(
  {
    rule: "fault.killed-send",
    title: "a worker killed while sending leaves its message flagged, not resent",
    guards: [textGuards.emailIsSentOnce],
  },
  async (site) => {
    site.mail.behave("hang");
    const leadId = await captureLead(site);
    const worker = site.startWorker();
    await expect.poll(() => countDeliveryAttempts(site, leadId), { timeout: 120_000 }).toBe(2);
    expect(await statesOf(site, leadId)).toEqual(["sending", "sending"]);
    await worker.kill();
    site.mail.behave("accept");
    const next = site.startWorker();
    const settled = async () => !(await statesOf(site, leadId)).includes("sending");
    await expect.poll(settled, { timeout: 150_000, interval: 500 }).toBe(true);
    expect(await statesOf(site, leadId)).toEqual(["uncertain", "uncertain"]);
    expect(countDeliveryAttempts(site, leadId)).toBe(2);
    await next.stop();
  },
);

fault(
  {
    rule: "fault.failing-job",
    title: "a task that always fails becomes a dead letter; others continue",
  },
  async (site) => {
    site.mail.behave("accept");
    const leadId = await captureLead(site);
    const worker = site.startWorker();
    // The event was deleted: its reaction throws on every attempt.
    const [job] = await site.sql(
      `insert into pgboss.job (name, data, retry_limit, retry_delay, dead_letter)
       values ('tell-of-paused-webhook', '{"eventId": 0}', 1, 0, 'dead-letters') returning id`,
    );
    await expect.poll(() => statesOf(site, leadId), { timeout: 120_000 }).toEqual(["sent", "sent"]);
    const dead = () =>
      site.sql(
        "select source_retry_count from pgboss.job where name = 'dead-letters' and source_id = $1",
        [job?.id],
      );
    await expect.poll(dead, { timeout: 120_000 }).toEqual([{ source_retry_count: 1 }]);
    await worker.stop();
  },
);

fault(
  {
    rule: "fault.failing-job",
    title: "retries a temporary mail server rejection, but not a permanent one",
  },
  async (site) => {
    const worker = site.startWorker();
    site.mail.behave("temporary");
    const delayed = await captureLead(site);
    await expect
      .poll(() => statesOf(site, delayed), { timeout: 120_000 })
      .toEqual(["delayed", "delayed"]);
    site.mail.behave("accept");
    const now = "update pgboss.job set start_after = now() where state = 'retry'";
    const sent = async () => {
      await site.sql(now);
      return statesOf(site, delayed);
    };
    await expect.poll(sent, { timeout: 120_000, interval: 500 }).toEqual(["sent", "sent"]);

    site.mail.behave("permanent");
    const refused = await captureLead(site);
    await expect
      .poll(() => statesOf(site, refused), { timeout: 120_000 })
      .toEqual(["failed", "failed"]);
    const offered = countDeliveryAttempts(site, refused);
    expect(offered).toBe(2);
    await site.sql(now);
    await new Promise((resolve) => setTimeout(resolve, 4_000));
    expect(countDeliveryAttempts(site, refused)).toBe(offered);
    await worker.stop();
  },
);

const waiting = declareFaults();

waiting(
  {
    rule: "fault.failing-job",
    title: "a hanging mail server delays no request or worker shutdown",
  },
  async (site) => {
    const leadIds: string[] = [];
    for (const behavior of ["drop", "hang"] as const) {
      site.mail.behave(behavior);
      const leadId = await captureLead(site);
      // The lead is saved, and no email has been offered to the mail server.
      expect(countDeliveryAttempts(site, leadId)).toBe(0);
      leadIds.push(leadId);
    }
    const worker = site.startWorker();
    const offered = () => leadIds.map((leadId) => countDeliveryAttempts(site, leadId) > 0);
    await expect.poll(offered, { timeout: 60_000 }).toEqual([true, true]);
    // While the mail server still hangs.
    await worker.stop();
  },
);

async function captureLead(site: Site): Promise<string> {
  const response = await submitAustinRequest(site);
  expect(response.status).toBe(201);
  const enquiry = [JSON.parse(response.body).id];
  const [row] = await site.sql("select lead_id from lead_enquiries where id = $1", enquiry);
  return String(row?.lead_id);
}

/** How often emails about a new lead were offered to the mail server, except its members' own alerts. */
const countDeliveryAttempts = (site: Site, leadId: string) =>
  site.mail.offered(({ subject, text }) => / needs /.test(subject) && text.includes(leadId));

/** The states of the emails about a lead; during the day its first text is a message too. */
async function statesOf(site: Site, leadId: string): Promise<unknown[]> {
  const rows = await site.sql(
    "select state from messages where subject_id = $1 and kind = 'lead-received' order by id",
    [leadId],
  );
  return rows.map(({ state }) => state);
}
