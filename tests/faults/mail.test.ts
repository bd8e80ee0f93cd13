import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, expect } from "vitest";
import { newDraft } from "./drafts.ts";
import { mailGuards } from "./guards/mail.ts";
import { askAustin } from "./leads.ts";
import { type Site, twoSites } from "./two-sites.ts";

/** A receiver of contact syncs that always fails. */
const broken = createServer((_request, response) => response.writeHead(500).end());
await new Promise<void>((resolve) => broken.listen(0, "127.0.0.1", resolve));
afterAll(() => broken.close());

const fault = twoSites({
  environment: {
    CONTACT_SYNC_URL: `http://127.0.0.1:${(broken.address() as AddressInfo).port}`,
    CONTACT_SYNC_SECRET: `whsec_${"a".repeat(44)}`,
    CONTACT_SYNC_ALLOW_PRIVATE: "yes",
  },
});

fault(
  {
    rule: "fault.killed-send",
    title: "a worker that is killed while sending leaves a message that is flagged, not sent again",
    guards: [mailGuards.sentOnce],
  },
  async (site) => {
    site.mail.behave("hang");
    const leadId = await captureLead(site);
    const worker = site.startWorker();
    await expect.poll(() => offersOf(site, leadId), { timeout: 30_000 }).toBe(2);
    expect(await statesOf(site, leadId)).toEqual(["sending", "sending"]);
    await worker.kill();
    site.mail.behave("accept");
    const next = site.startWorker();
    const settled = async () => !(await statesOf(site, leadId)).includes("sending");
    await expect.poll(settled, { timeout: 150_000, interval: 500 }).toBe(true);
    expect(await statesOf(site, leadId)).toEqual(["uncertain", "uncertain"]);
    expect(offersOf(site, leadId)).toBe(2);
    await next.stop();
  },
);

fault(
  {
    rule: "fault.failing-job",
    title: "a job that always fails ends as a dead letter, and the others go on",
    guards: [mailGuards.failedJobIsToldOf],
  },
  async (site) => {
    site.mail.behave("accept");
    const { id } = await newDraft(site.url, 1);
    const [delivery] = await site.sql(
      "select id from contact_sync_deliveries where submission_id = $1",
      [id],
    );
    const ofDelivery = "data->>'deliveryId' = $1";
    const leadId = await captureLead(site);
    const worker = site.startWorker();
    const hurried = () =>
      site.sql(
        `update pgboss.job set retry_limit = 1, retry_delay = 0, start_after = now()
         where name = 'contact-sync' and ${ofDelivery} returning name`,
        [delivery?.id],
      );
    await expect.poll(hurried, { timeout: 30_000 }).toHaveLength(1);
    await expect.poll(() => statesOf(site, leadId), { timeout: 30_000 }).toEqual(["sent", "sent"]);
    const dead = () =>
      site.sql(`select name from pgboss.job where name = 'dead-letters' and ${ofDelivery}`, [
        delivery?.id,
      ]);
    await expect.poll(dead, { timeout: 20_000 }).toEqual([{ name: "dead-letters" }]);
    const [row] = await site.sql(
      "select state, attempts, last_error from contact_sync_deliveries where id = $1",
      [delivery?.id],
    );
    expect(row).toEqual({ state: "failed", attempts: 2, last_error: "The receiver answered 500" });
    await worker.stop();
  },
);

fault(
  {
    rule: "fault.mail-server",
    title: "a mail server that refuses for now is tried again, one that refuses for good is not",
    guards: [mailGuards.refusalIsJudged],
  },
  async (site) => {
    const worker = site.startWorker();
    site.mail.behave("temporary");
    const delayed = await captureLead(site);
    await expect
      .poll(() => statesOf(site, delayed), { timeout: 20_000 })
      .toEqual(["delayed", "delayed"]);
    site.mail.behave("accept");
    const now = "update pgboss.job set start_after = now() where state = 'retry'";
    const sent = async () => {
      await site.sql(now);
      return statesOf(site, delayed);
    };
    await expect.poll(sent, { timeout: 30_000, interval: 500 }).toEqual(["sent", "sent"]);

    site.mail.behave("permanent");
    const refused = await captureLead(site);
    await expect
      .poll(() => statesOf(site, refused), { timeout: 20_000 })
      .toEqual(["failed", "failed"]);
    const offered = offersOf(site, refused);
    expect(offered).toBe(2);
    await site.sql(now);
    await new Promise((resolve) => setTimeout(resolve, 4_000));
    expect(offersOf(site, refused)).toBe(offered);
    await worker.stop();
  },
);

const waiting = twoSites();

waiting(
  {
    rule: "fault.mail-server",
    title: "no request waits for a mail server that hangs or hangs up, and a worker still stops",
    guards: [mailGuards.sendingIsAJob],
  },
  async (site) => {
    const worker = site.startWorker();
    for (const behavior of ["hang", "drop"] as const) {
      site.mail.behave(behavior);
      const began = Date.now();
      await captureLead(site);
      expect(Date.now() - began).toBeLessThan(1_500);
    }
    await worker.stop(10);
  },
);

async function captureLead(site: Site): Promise<string> {
  const taken = await askAustin(site);
  expect(taken.status).toBe(201);
  const enquiry = [JSON.parse(taken.body).id];
  const [row] = await site.sql("select lead_id from lead_enquiries where id = $1", enquiry);
  return String(row?.lead_id);
}

/** How often mails about a lead were offered to the mail server; at some hours it is offered others too. */
const offersOf = (site: Site, leadId: string) =>
  site.mail.offered(({ text }) => text.includes(leadId));

/** How the mails about a lead stand; by day its first text is a message as well. */
async function statesOf(site: Site, leadId: string): Promise<unknown[]> {
  const rows = await site.sql(
    "select state from messages where subject_id = $1 and kind = 'lead-received' order by id",
    [leadId],
  );
  return rows.map(({ state }) => state);
}
