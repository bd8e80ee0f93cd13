import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "vitest";
import { cutInTheMiddle, stateOf } from "./draft-state.ts";
import { draftOf, newDraft, sampleAnswers, saveStep } from "./drafts.ts";
import { savingGuards } from "./guards/saving.ts";
import { newSender, send } from "./send.ts";
import { declareFaults, type Site } from "./site.ts";

const fault = declareFaults();
const businessPage = "/pest-control/austin-tx";

fault(
  {
    rule: "fault.double-click",
    title: "a double click in the wizard submits, completes and emails once",
    guards: [savingGuards.keysAreStored],
  },
  async ({ url, sql }) => {
    const answers = sampleAnswers();
    const twice = async (save: (key: string) => Promise<{ status: number; body: string }>) => {
      const key = crypto.randomUUID();
      const [first, second] = await Promise.all([save(key), save(key)]);
      expect([first.status, second.status].every((status) => status <= 201)).toBe(true);
      expect(JSON.parse(first.body).id).toBe(JSON.parse(second.body).id);
    };
    await twice((key) => saveStep(url, null, 1, answers[0] ?? {}, { "idempotency-key": key }));
    const { email } = answers[0] as { email: string };
    const stored = await sql("select id from form_submissions where email = $1", [email]);
    expect(stored).toHaveLength(1);

    const finished = sampleAnswers();
    const draft = await newDraft(url, 6, finished);
    await twice((key) => saveStep(url, draft, 7, finished[6] ?? {}, { "idempotency-key": key }));
    const [jobs] = await sql(
      "select count(*)::int as count from pgboss.job where name = 'send-form-notification' and data->>'submission_id' = $1",
      [draft.id],
    );
    const messages = await sql("select kind from messages where subject_id = $1", [draft.id]);
    expect([jobs?.count, messages.map(({ kind }) => kind)]).toEqual([1, ["confirm-email"]]);
  },
);

fault(
  {
    rule: "fault.double-click",
    title: "a lead form sent twice is one request with one alert",
    guards: [savingGuards.sameRequestIsFound],
  },
  async (site) => {
    const form = await leadForm(site);
    const headers = { "x-forwarded-for": newSender() };
    const responses = await Promise.all([
      send(site.url, businessPage, { form, headers }),
      send(site.url, businessPage, { form, headers }),
    ]);
    expect(responses.map(({ status }) => status)).toEqual([303, 303]);
    const [counted] = await site.sql(
      `select (select count(*)::int from lead_enquiries where lead_id = leads.id) as enquiries,
              (select count(*)::int from events
                where name = 'lead.captured' and payload->>'leadId' = leads.id::text) as alerts
       from leads where phone = $1`,
      [`+1${form.phone}`],
    );
    expect(counted).toEqual({ enquiries: 1, alerts: 1 });
  },
);

fault(
  {
    rule: "fault.lost-answer",
    title: "repeats a lost response, but rejects the key with different answers",
    guards: [savingGuards.keysAreFound],
  },
  async ({ url, sql }) => {
    const [answers = {}] = sampleAnswers();
    const key = { "idempotency-key": crypto.randomUUID() };
    const lost = await saveStep(url, null, 1, answers, key);
    const retried = await saveStep(url, null, 1, answers, key);
    expect(retried.status).toBe(201);
    expect(JSON.parse(retried.body)).toEqual(JSON.parse(lost.body));
    // The lost response contained the token: the retry returns a valid one.
    const next = await saveStep(url, draftOf(retried), 2, { services: ["Roofing"] });
    expect(next.status).toBe(200);
    const httpResponse = await saveStep(url, null, 1, { ...answers, first_name: "Eve" }, key);
    expect([httpResponse.status, httpResponse.body]).toEqual([422, expect.stringContaining("key")]);
    const stored = await sql("select first_name from form_submissions where email = $1", [
      (answers as { email: string }).email,
    ]);
    expect(stored).toEqual([{ first_name: "Ann" }]);
  },
);

fault(
  {
    rule: "fault.cut-save",
    title: "a save cut midway keeps the old row, and retrying works",
    guards: [savingGuards.transactions],
  },
  async (site) => {
    const draft = await newDraft(site.url, 3);
    const before = await stateOf(site, draft.id);
    const key = { "idempotency-key": crypto.randomUUID() };
    const answers = { business_description: "Cut in the middle" };
    const cut = await cutInTheMiddle(site, draft.id, () =>
      saveStep(site.url, draft, 4, answers, key),
    );
    expect(await stateOf(site, draft.id)).toEqual(before);
    expect([cut.status, Number(cut.headers["retry-after"]) > 0]).toEqual([503, true]);
    const retried = await saveStep(site.url, draft, 4, answers, key);
    expect(retried.status).toBe(200);
    const after = await stateOf(site, draft.id);
    expect(after).toMatchObject({ current_step: 4, progress: 4, events: 4 });
  },
);

fault(
  {
    rule: "fault.two-tabs",
    title: "the second of two tabs sees a conflict with both versions",
  },
  async (site) => {
    const draft = await newDraft(site.url, 2);
    const first = await saveStep(site.url, draft, 3, { service_area: "Here" });
    expect(first.status).toBe(200);
    const second = await saveStep(site.url, draft, 3, { service_area: "There" });
    expect([second.status, JSON.parse(second.body)]).toMatchObject([
      409,
      { code: "changed_elsewhere", submission: { service_area: "Here" } },
    ]);
    expect(await stateOf(site, draft.id)).toMatchObject({ service_area: "Here" });
  },
);

async function leadForm({ url }: Site): Promise<Record<string, string>> {
  const page = await send(url, businessPage);
  const stamp = /name="stamp" value="([^"]+)"/.exec(page.body)?.[1] ?? "";
  // Faster submissions count as bots.
  await sleep(2_600);
  return {
    stamp,
    name: "Pat Twice",
    phone: `512555${String(Math.floor(Math.random() * 9000) + 1000)}`,
    need: "The sink drips",
    zip_code: "78701",
    urgency: "today",
  };
}
