import { beforeAll, expect, test, vi } from "vitest";
import { receiveLeadMail } from "~/domains/lead-sources/receive-mail.server.ts";
import { visitor } from "~/domains/shared/access/actor.ts";
import { addBusinessPage } from "../drivers/add-business-page.ts";
import { addBusiness, addCrmMember, crmCookie } from "../drivers/crm-members.ts";
import { runSql } from "../drivers/run-sql.ts";
import { sharedSite } from "../setup/shared-site.ts";

const site = sharedSite({ environment: { INBOUND_MAIL_DOMAIN: "in.example" } });
let owner: string;
let stranger: string;

beforeAll(async () => {
  owner = await ownerOf("Mapped Plumbing", "owner@mapped.example");
  stranger = await ownerOf("Other Plumbing", "owner@other.example");
});

async function ownerOf(name: string, email: string): Promise<string> {
  const contractorId = await addBusiness(site(), name);
  const { userId } = await addCrmMember(site(), contractorId, "owner", email);
  await addBusinessPage(site(), { contractor_id: contractorId, business_name: name });
  return crmCookie(site(), userId);
}

const shows = async (response: Response, text: string) => (await response.text()).includes(text);

const crm = (path: string, body?: Record<string, string>, cookie = owner) =>
  fetch(`${site().url}/crm/settings/lead-sources${path}`, {
    headers: { cookie, origin: site().url },
    redirect: "manual",
    ...(body ? { method: "POST", body: new URLSearchParams(body) } : {}),
  });

async function addSource(kind: string, name: string) {
  const added = await crm("", { kind, name });
  const id = added.headers.get("location")?.split("/").at(-1) ?? "";
  const page = await (await crm(`/${id}`)).text();
  return { id, address: /name="address"[^>]*value="([^"]*)"/.exec(page)?.[1] ?? "" };
}

const deliveriesOf = (sourceId: string) =>
  runSql(
    site(),
    `select d.id, d.state, d.reason, l.name, l.phone, e.need, l.email
     from lead_deliveries d left join leads l on l.id = d.lead_id
     left join lead_enquiries e on e.lead_id = l.id
     where d.source_id = $1::uuid order by d.created_at, d.id`,
    [sourceId],
  );

const settled = (sourceId: string, expected: object[]) =>
  vi.waitFor(async () => expect(await deliveriesOf(sourceId)).toMatchObject(expected), {
    timeout: 20_000,
    interval: 100,
  });

const send = (address: string, fields: Record<string, string>) =>
  fetch(address, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(fields),
  });

/** The labels on the mapping screen, each with the name of its field. */
async function readLabels(sourceId: string) {
  const page = await (await crm(`/${sourceId}/fields`)).text();
  const matches = page.matchAll(/name="label_(\d+)" value="([^"]*)"/g);
  return { page, at: new Map([...matches].map(([, at, label]) => [label, at])) };
}

test("a mapping is remembered, and used for earlier deliveries too", async () => {
  const { id, address } = await addSource("webhook", "Odd fields");
  const odd = (name: string, line: string) => ({
    who: name,
    gnx: `${line} x`,
    wants: "Fix the gate",
    secret: "x1",
  });
  await send(address, odd("Una Vega", "512-555-7601"));
  await settled(id, [{ state: "unmatched", reason: "no_contact" }]);
  const { page, at: indexByLabel } = await readLabels(id);
  expect(page.includes("The last delivery makes no lead")).toBe(true);
  expect([...indexByLabel.keys()]).toEqual(["who", "gnx", "wants", "secret"]);
  const chosen = { who: "name", gnx: "phone", wants: "need", secret: "" };
  const body = Object.fromEntries(
    Object.entries(chosen).flatMap(([label, field]) => [
      [`label_${indexByLabel.get(label)}`, label],
      [`field_${indexByLabel.get(label)}`, field],
    ]),
  );
  expect((await crm(`/${id}/fields`, { intent: "save", ...body }, stranger)).status).toBe(404);
  const saved = await crm(`/${id}/fields`, { intent: "save", ...body });
  expect(await shows(saved, "Saved.")).toBe(true);
  await send(address, odd("Dos Vega", "512-555-7602"));
  const second = { state: "lead", name: "Dos Vega", phone: "+15125557602", need: "Fix the gate" };
  await settled(id, [{ state: "unmatched" }, second]);
  const retry = await crm(`/${id}/fields`, { intent: "again" });
  expect(await shows(retry, "trying them again")).toBe(true);
  await settled(id, [{ state: "lead", name: "Una Vega", phone: "+15125557601" }, second]);
});

test("a label recognized in one delivery applies to all", async () => {
  const { id, address } = await addSource("webhook", "Sometimes");
  await send(address, { name: "Eva Luna", qx: "512-555-7641" });
  await send(address, { name: "Ida Luna", qx: "none" });
  await settled(id, [{ state: "lead" }, { state: "unmatched" }]);
  const { page, at } = await readLabels(id);
  const select = page.slice(page.indexOf(`name="field_${at.get("qx")}"`)).split("</select>")[0];
  expect(select).toMatch(/<option value="phone" selected/);
});

test("an unknown field and an unsent label are ignored", async () => {
  const { id, address } = await addSource("webhook", "Hostile");
  const body = { label_0: "__proto__", field_0: "name", label_1: "phone", field_1: "status" };
  expect((await crm(`/${id}/fields`, { intent: "save", ...body })).status).toBe(200);
  await send(address, { name: "Pia Roth", phone: "5125557621", email: "pia@home.example" });
  await settled(id, [{ state: "lead", name: "Pia Roth", phone: null, email: "pia@home.example" }]);
});

const mail = (from: string, lines: string[]) =>
  Buffer.from(
    `From: Leads <${from}>\r\nSubject: Lead sheet\r\nMessage-ID: <${crypto.randomUUID()}@sheets.example>\r\n\r\n${lines.join("\r\n")}`,
  );

test("lines marked in one email are read in the sender's later emails", async () => {
  const { id, address } = await addSource("email", "Lead sheets");
  const receive = (raw: Buffer) =>
    receiveLeadMail(site().platform, visitor, { recipients: [address], raw });
  const sheet = (name: string, line: string) => [
    "SHEET",
    name,
    "REACH",
    line,
    "WORK",
    "Gutters, back side",
  ];
  await receive(mail("sheets@sheets.example", sheet("Vera, Luz", "888-555-7631 mornings")));
  await settled(id, [{ state: "unmatched", reason: "no_contact" }]);
  const [first] = await deliveriesOf(id);
  const path = `/${id}/emails/${first?.id}`;
  expect(await shows(await crm(`/${id}`), "Mark lines")).toBe(true);
  expect(await shows(await crm(path), "888-555-7631 mornings")).toBe(true);
  expect((await crm(path, undefined, stranger)).status).toBe(404);
  const marks = { field_1: "name", field_3: "phone", field_5: "need" };
  expect((await crm(path, { intent: "save", ...marks }, stranger)).status).toBe(404);
  expect((await crm(path, { intent: "save", ...marks })).status).toBe(303);
  await receive(mail("sheets@sheets.example", sheet("Vera, Sol", "888-555-7632")));
  await receive(mail("other@elsewhere.example", sheet("Vera, Mar", "no phone")));
  await settled(id, [
    { state: "lead", name: "Vera, Luz", phone: "+18885557631", need: "Gutters, back side" },
    { state: "lead", name: "Vera, Sol", phone: "+18885557632", need: "Gutters, back side" },
    { state: "unmatched", reason: "no_contact" },
  ]);
});
