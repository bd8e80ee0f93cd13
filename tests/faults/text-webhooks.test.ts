import { afterAll, expect } from "vitest";
import { twilioSignature } from "../../src/platform/sms/twilio.server.ts";
import { startTwilioServer } from "../fakes/twilio-server.ts";
import { addBusinesses, addLeads, atAnyHour, textsOf, textsThrough } from "./follow-ups.ts";
import { declareFaults, type Site } from "./site.ts";

const provider = await startTwilioServer();
provider.reports = () => [];
afterAll(() => provider.stop());

const fault = declareFaults({ environment: textsThrough(provider), changed: [atAnyHour] });
const path = "/webhooks/sms";

/** A business with leads. @returns the leads and the business's number */
async function businessWithLeads({ sql }: Site, count: number) {
  const [business, ...others] = await addBusinesses(sql, 1);
  if (!business) throw new Error("There is no business");
  const people = await addLeads(sql, [business, ...others], count);
  const [sender] = await sql("select phone from senders where contractor_id = $1", [
    business.contractor,
  ]);
  return { people, number: String(sender?.phone) };
}

const countInbound = async ({ sql }: Site, phone: string) => {
  const rows = await sql(
    "select id from messages where direction = 'inbound' and from_address = $1",
    [phone],
  );
  return rows.length;
};

fault(
  {
    rule: "opt-outs.first-commit-wins",
    title: "STOP before the first text cancels it, not others' texts",
  },
  async (site) => {
    const { people, number: to } = await businessWithLeads(site, 12);
    const [stopping, others] = [people.slice(0, 6), people.slice(6)];
    for (const from of stopping) {
      const { status } = await provider.receive({ from, to, body: "Stop", url: site.url + path });
      expect(status).toBe(200);
    }
    const worker = site.startWorker();
    const texted = (of: readonly string[]) =>
      of.filter((phone) =>
        textsOf(provider)
          .get(phone)
          ?.some(({ body }) => body.includes("thanks for asking")),
      );
    await expect.poll(() => texted(others).length, { timeout: 60_000 }).toBe(others.length);
    // Any text would be in flight by now.
    await worker.stop();
    expect(texted(stopping)).toEqual([]);
  },
);

fault(
  {
    rule: "sms.signed-webhooks",
    title: "rejects webhooks not signed for this URL and content, storing nothing",
  },
  async (site) => {
    const { people, number: to } = await businessWithLeads(site, 1);
    const from = people[0] ?? "";
    const params = (body: string) =>
      new URLSearchParams({
        MessageSid: `SM${crypto.randomUUID().replaceAll("-", "")}`,
        ...{ From: from, To: to, Body: body, NumMedia: "0" },
      });
    const address = site.url + path;
    const post = async (body: URLSearchParams, signature: string) => {
      const headers = {
        "content-type": "application/x-www-form-urlencoded",
        "x-twilio-signature": signature,
      };
      return (await site.fetch(path, { method: "POST", headers, body: body.toString() })).status;
    };
    const [stop, hello] = [params("STOP"), params("Hello")];
    const forgeries = [
      await post(stop, "AAAA"),
      await post(stop, ""),
      await post(stop, twilioSignature("another-token", address, stop)),
      await post(stop, twilioSignature(provider.authToken, "https://elsewhere.example/", stop)),
      await post(stop, twilioSignature(provider.authToken, address, hello)),
    ];
    expect(new Set(forgeries)).toEqual(new Set([403]));
    expect(await countInbound(site, from)).toBe(0);
    expect(await post(hello, twilioSignature(provider.authToken, address, hello))).toBe(200);
  },
);

fault(
  {
    rule: "sms.signed-webhooks",
    title: "a replayed signed text is processed and answered once",
  },
  async (site) => {
    const { people, number: to } = await businessWithLeads(site, 1);
    const from = people[0] ?? "";
    const sid = `SM${crypto.randomUUID().replaceAll("-", "")}`;
    for (let time = 0; time < 4; time++) {
      const again = { from, to, sid, body: "HELP", url: site.url + path };
      expect((await provider.receive(again)).status).toBe(200);
    }
    expect(await countInbound(site, from)).toBe(1);
    const replies = await site.sql(
      "select id from messages where kind = 'help-answer' and to_address = $1",
      [from],
    );
    expect(replies).toHaveLength(1);
  },
);

fault(
  {
    rule: "fault.reordered-report",
    title: "repeated call webhooks make one call, one task and one text",
  },
  async (site) => {
    const { people, number: to } = await businessWithLeads(site, 1);
    const from = people[0] ?? "";
    await site.sql(
      `with settings as (
         insert into call_settings (contractor_id, enabled, ring_seconds, texts_missed)
         select contractor_id, true, 20, true from senders where phone = $1)
       insert into call_phones (contractor_id, place, name, phone)
       select contractor_id, 0, 'Bo', '+15125550171' from senders where phone = $1`,
      [to],
    );
    const sid = `CA${crypto.randomUUID().replaceAll("-", "")}`;
    const lost = await provider.call({ from, to, sid, site: site.url });
    const again = await provider.call({ from, to, sid, site: site.url });
    expect([lost.ringing(), again.ringing()]).toEqual(["+15125550171", "+15125550171"]);
    await again.ends("no-answer");
    await lost.ends("no-answer");
    const calls = await site.sql("select id, state, task_id from calls where from_phone = $1", [
      from,
    ]);
    expect(calls).toMatchObject([{ state: "missed", task_id: expect.any(String) }]);
    const tasks = await site.sql(
      "select lead_tasks.id from lead_tasks join calls on calls.lead_id = lead_tasks.lead_id where from_phone = $1",
      [from],
    );
    expect(tasks).toHaveLength(1);
    const worker = site.startWorker();
    const sorry = () =>
      (textsOf(provider).get(from) ?? []).filter(({ body }) => body.includes("missed your call"));
    await expect.poll(() => sorry().length, { timeout: 60_000 }).toBe(1);
    await worker.stop();
    expect(sorry()).toHaveLength(1);
  },
);
