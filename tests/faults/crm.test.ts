import { request } from "node:http";
import { expect } from "vitest";
import { newRequestKey } from "~/platform/http/commands/request-key.ts";
import {
  austin,
  type CrmMember,
  charlotte,
  countOf,
  crmMember,
  newCrew,
  newCrmLead,
  newVisit,
  visitForm,
} from "./crm.ts";
import { declareFaults, type Site } from "./site.ts";

const fault = declareFaults();

fault(
  {
    rule: "fault.double-click",
    title: "double submits by members create one note, task, appointment or lead",
  },
  async (site) => {
    const member = await crmMember(site, austin);
    const leadId = await newCrmLead(site, austin, "twice@home.example");
    const text = crypto.randomUUID();
    const [page] = await site.sql(
      "select id from seo_pages where contractor_id = $1 and status = 'live' limit 1",
      [member.contractorId],
    );
    const lead = `/crm/leads/${leadId}`;
    const crewId = await newCrew(site, member.contractorId);
    await submitTwice(member, lead, { intent: "add-note", note: text });
    await submitTwice(member, lead, { intent: "add-task", task: text, due_on: "2036-03-10" });
    const visit = { ...visitForm(crewId), what: text, time: "09:00" };
    await submitTwice(member, "/crm/schedule/new", visit);
    const byHand = {
      name: text,
      email: `${text}@home.example`,
      need: "A leak",
      urgency: "today",
    };
    const entry = { ...byHand, page_id: String(page?.id), zip_code: "78701", source: "phone_call" };
    await submitTwice(member, "/crm/leads/new", entry);
    const counts = await site.sql(
      `select
         (select count(*)::int from lead_notes where text = $1) as notes,
         (select count(*)::int from lead_tasks where text = $1) as tasks,
         (select count(*)::int from work_orders where what = $1) as jobs,
         (select count(*)::int from lead_enquiries e join leads l on l.id = e.lead_id where l.name = $1) as requests`,
      [text],
    );
    expect(counts).toEqual([{ notes: 1, tasks: 1, jobs: 1, requests: 1 }]);
  },
);

fault(
  {
    rule: "fault.cut-form",
    title: "a queued submission is saved once despite lost responses",
  },
  async (site) => {
    const member = await crmMember(site, austin);
    const leadId = await newCrmLead(site, austin, "basement@home.example");
    const note = crypto.randomUUID();
    const form = { intent: "add-note", note, request_key: newRequestKey() };
    const written = "select count(*)::int from lead_notes where text = $1";
    await sendAndDisconnect(site, member, `/crm/leads/${leadId}`, form);
    await expect.poll(() => countOf(site, written, [note]), { timeout: 60_000 }).toBe(1);
    for (const _ of ["again", "and again"]) {
      expect((await member.press(`/crm/leads/${leadId}`, form)).status).toBe(200);
    }
    expect(await countOf(site, written, [note])).toBe(1);
  },
);

fault(
  {
    rule: "fault.two-people",
    title: "a task finished by two people counts for the first",
  },
  async (site) => {
    const [one, second] = [await crmMember(site, austin), await crmMember(site, austin)];
    const leadId = await newCrmLead(site, austin, "task@home.example");
    const task = crypto.randomUUID();
    await one.press(`/crm/leads/${leadId}`, { intent: "add-task", task, due_on: "2036-03-10" });
    const state = async () =>
      (await site.sql("select id, done_at, done_by from lead_tasks where text = $1", [task]))[0];
    const done = { done: `task:${(await state())?.id}` };
    expect((await one.press("/crm", done)).status).toBe(200);
    const first = await state();
    expect(first?.done_at).not.toBeNull();
    expect((await second.press("/crm", done)).status).toBe(200);
    expect(await state()).toEqual(first);
  },
);

fault(
  {
    rule: "fault.two-people",
    title: "one of two concurrent moves succeeds, and the other is rejected",
  },
  async (site) => {
    const [first, second] = [await crmMember(site, austin), await crmMember(site, austin)];
    const { visitId, form } = await newVisit(site, first);
    const path = `/crm/schedule/visits/${visitId}`;
    const move = (member: CrmMember, time: string) =>
      member.press(path, { ...form, intent: "move", version: "1", time });
    const responses = await Promise.all([move(first, "11:00"), move(second, "15:00")]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = responses.find(({ status }) => status === 409);
    expect(refused?.html).toContain("A teammate already rescheduled this appointment.");
  },
);

fault(
  {
    rule: "fault.two-people",
    title: "notes added during a merge are on the canonical lead",
  },
  async (site) => {
    const [first, second] = [await crmMember(site, austin), await crmMember(site, austin)];
    const { targetId, duplicate } = await newDuplicates(site);
    const text = crypto.randomUUID();
    await second.press(`/crm/leads/${targetId}`, { intent: "merge-lead", duplicate_id: duplicate });
    const note = { intent: "add-note", note: text };
    expect((await first.press(`/crm/leads/${duplicate}`, note)).status).toBeLessThan(400);
    expect((await first.read(`/crm/leads/${targetId}`)).html).toContain(text);
  },
);

fault(
  {
    rule: "fault.two-people",
    title: "a merge that a colleague undid can't be undone again",
  },
  async (site) => {
    const [first, second] = [await crmMember(site, austin), await crmMember(site, austin)];
    const { targetId, duplicate } = await newDuplicates(site);
    const path = `/crm/leads/${targetId}`;
    await first.press(path, { intent: "merge-lead", duplicate_id: duplicate });
    const undo = { intent: "undo-merge", duplicate_id: duplicate };
    const responses = await Promise.all([first.press(path, undo), second.press(path, undo)]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(responses.find(({ status }) => status === 409)?.html).toContain(
      "A teammate already undid it.",
    );
  },
);

fault(
  {
    rule: "members.revoked-at-once",
    title: "a removed member's open page can't read or change anything",
  },
  async (site) => {
    const member = await crmMember(site, austin);
    const leadId = await newCrmLead(site, austin, "private@home.example");
    const lead = `/crm/leads/${leadId}`;
    expect((await member.read(lead)).html).toContain("private@home.example");
    const owner = await crmMember(site, austin, "owner");
    await owner.press("/crm/team", { intent: "revoke", id: member.memberId });
    const note = crypto.randomUUID();
    const responses = [
      await member.read(lead),
      await member.read(`${lead}.data`),
      await member.press(lead, { intent: "add-note", note }),
      await member.press("/crm", { done: `lead:${leadId}` }),
    ];
    expect(responses.filter(({ html }) => html.includes("private@home.example"))).toEqual([]);
    expect(responses.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    const listening = await site.fetch("/crm/events", { headers: { cookie: member.cookie } });
    await listening.body?.cancel();
    expect(listening.status).toBe(403);
    const notes = "select count(*)::int from lead_notes where text = $1";
    expect(await countOf(site, notes, [note])).toBe(0);
  },
);

fault(
  {
    rule: "fault.foreign-id",
    title: "another business's lead id reveals and changes nothing",
  },
  async (site) => {
    const member = await crmMember(site, austin, "owner");
    const leadId = await newCrmLead(site, charlotte, "theirs@home.example");
    const path = `/crm/leads/${leadId}`;
    const note = crypto.randomUUID();
    const responses = [
      await member.read(path),
      await member.press(path, { intent: "add-note", note }),
      await member.press(path, { intent: "add-task", task: note, due_on: "2036-03-10" }),
      await member.press(path, { intent: "move", stage: "lost", lost_reason: "price" }),
      await member.press(path, { intent: "report-lead", reason: "spam", words: "" }),
      await member.press(path, { intent: "merge-lead", duplicate_id: leadId }),
    ];
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 404));
    const notes = "select count(*)::int from lead_notes where lead_id = $1";
    expect(await countOf(site, notes, [leadId])).toBe(0);
  },
);

fault(
  {
    rule: "fault.foreign-id",
    title: "another business's appointment id reveals and changes nothing",
  },
  async (site) => {
    const member = await crmMember(site, austin, "owner");
    const { visitId, form } = await newVisit(site, await crmMember(site, charlotte));
    const path = `/crm/schedule/visits/${visitId}`;
    const responses = [
      await member.read(path),
      await member.press(path, { ...form, intent: "move", version: "1", time: "15:00" }),
      await member.press(path, { intent: "complete" }),
      await member.press(path, { intent: "cancel", cancel_reason: "customer_asked" }),
      await member.press("/crm", { done: `visit:${visitId}` }),
    ];
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 404));
    const [visit] = await site.sql("select state, version from visits where id = $1", [visitId]);
    expect(visit).toEqual({ state: "booked", version: 1 });
  },
);

/** Adds two leads of one person at the business in Austin. */
async function newDuplicates(site: Site) {
  const email = `${crypto.randomUUID()}@home.example`;
  const targetId = await newCrmLead(site, austin, email);
  return { targetId, duplicate: await newCrmLead(site, austin, email) };
}

/** Submits the same form twice concurrently. */
async function submitTwice(member: CrmMember, path: string, fields: Record<string, string>) {
  const form = { ...fields, request_key: newRequestKey() };
  const responses = await Promise.all([member.press(path, form), member.press(path, form)]);
  for (const { status, html } of responses) {
    expect(status, html.slice(0, 2000)).toBeLessThan(400);
  }
}

/** Submits a form and disconnects before the response. */
async function sendAndDisconnect(
  site: Site,
  { cookie }: CrmMember,
  path: string,
  form: Record<string, string>,
): Promise<void> {
  const headers = {
    cookie,
    origin: site.url,
    "content-type": "application/x-www-form-urlencoded",
  };
  const outgoing = request(new URL(path, site.url), { method: "POST", headers });
  outgoing.on("error", () => {});
  await new Promise<void>((sent) => outgoing.end(new URLSearchParams(form).toString(), sent));
  setTimeout(() => outgoing.destroy(), 50);
}
