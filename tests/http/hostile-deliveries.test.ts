import { request as openRequest } from "node:http";
import { gzipSync } from "node:zlib";
import { beforeAll, expect, test, vi } from "vitest";
import { addBusinessPage } from "../drivers/add-business-page.ts";
import { addBusiness, addCrmMember, crmCookie } from "../drivers/crm-members.ts";
import { runSql } from "../drivers/run-sql.ts";
import { metaSettings, startMetaServer } from "../fakes/meta-server.ts";
import { sharedSite } from "../setup/shared-site.ts";

const meta = await startMetaServer();
const site = sharedSite({ environment: { ...metaSettings(meta), RATE_LIMIT_FACTOR: "1" } });
let contractorId: string;
let owner: string;

beforeAll(async () => {
  contractorId = await addBusiness(site(), "Besieged Plumbing");
  const { userId } = await addCrmMember(site(), contractorId, "owner", "owner@besieged.example");
  owner = await crmCookie(site(), userId);
  await addBusinessPage(site(), { contractor_id: contractorId, business_name: "Besieged" });
  return () => meta.stop();
});

const crm = (path: string, body?: Record<string, string>) =>
  site().fetch(`/crm/settings/lead-sources${path}`, {
    headers: { cookie: owner, origin: site().url },
    ...(body ? { method: "POST", body: new URLSearchParams(body) } : {}),
  });

async function addSource(kind: string, name: string) {
  const added = await crm("", { kind, name });
  expect(added.status).toBe(303);
  const id = added.headers.get("location")?.split("/").at(-1) ?? "";
  const page = await (await crm(`/${id}`)).text();
  const readInput = (field: string) =>
    new RegExp(`<input[^>]*name="${field}"[^>]*value="([^"]*)"`).exec(page)?.[1] ?? "";
  return { id, path: new URL(readInput("address")).pathname, key: readInput("key") };
}

const json = { "content-type": "application/json" };
const encoded = { "content-type": "application/x-www-form-urlencoded" };

const send = (path: string, body: string | Uint8Array | FormData, headers: object = json) =>
  site().fetch(path, { method: "POST", headers: { ...headers }, body: body as BodyInit });

type Delivery = { state: string; reason: string | null; name: string | null; stored: number };

/** The outcomes of a source's deliveries, once all are processed. */
async function processed(sourceId: string, count: number): Promise<Delivery[]> {
  return vi.waitFor(
    async () => {
      const rows = await runSql(
        site(),
        `select d.state, d.reason, l.name,
           (select string_agg(e.need, ' ') from lead_enquiries e where e.lead_id = l.id) as need,
           coalesce(length(d.fields::text), 0) + coalesce(length(d.body), 0) as stored
         from lead_deliveries d left join leads l on l.id = d.lead_id
         where d.source_id = $1::uuid order by d.created_at, d.id`,
        [sourceId],
      );
      expect(rows).toHaveLength(count);
      expect(rows.filter(({ state }) => state === "received")).toEqual([]);
      return rows as Delivery[];
    },
    { timeout: 30_000, interval: 100 },
  );
}

const statusAndReason = async (response: Response) => [response.status, await response.text()];

/** Sends what fetch can't, and returns the status of the response. */
function sendRaw(path: string, headers: Record<string, string>, parts: Iterable<Uint8Array>) {
  return new Promise<number>((resolve, reject) => {
    const sent = openRequest(new URL(path, site().url), { method: "POST", headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
      sent.destroy();
    });
    sent.on("error", reject);
    const next = parts[Symbol.iterator]();
    const write = () => {
      for (;;) {
        const { done, value } = next.next();
        if (done || sent.destroyed) return void sent.end();
        if (!sent.write(value)) return void sent.once("drain", write);
      }
    };
    write();
  });
}

test("a body of 100 MB is refused, declared or not", async () => {
  const { id, path } = await addSource("webhook", "Huge");
  const megabyte = Buffer.alloc(1024 * 1024, " ");
  const parts = function* () {
    for (let at = 0; at < 100; at += 1) yield megabyte;
  };
  const declared = { ...json, "content-length": String(100 * megabyte.length) };
  expect(await sendRaw(path, declared, parts())).toBe(413);
  expect(await sendRaw(path, { ...json, "transfer-encoding": "chunked" }, parts())).toBe(413);
  const large = Buffer.alloc(7 * 1024 * 1024, " ");
  expect(await statusAndReason(await send(path, large))).toEqual([
    413,
    expect.stringContaining("too large. The limit is 6 MB"),
  ]);
  expect(await processed(id, 0)).toEqual([]);
});

test("a compressed body is refused with the reason, and never expanded", async () => {
  const { id, path } = await addSource("webhook", "Bomb");
  const bomb = gzipSync(Buffer.alloc(64 * 1024 * 1024, "a"));
  expect(
    await statusAndReason(await send(path, bomb, { ...json, "content-encoding": "gzip" })),
  ).toEqual([415, expect.stringContaining("send it without Content-Encoding")]);
  // Without the header, it's bytes that no one can read: stored within bounds.
  expect((await send(path, bomb)).status).toBe(200);
  const [delivery] = await processed(id, 1);
  expect(delivery).toMatchObject({ state: "unmatched", reason: "unreadable" });
  expect(delivery?.stored).toBeLessThanOrEqual(16_000);
});

test("JSON of 100,000 levels, or of any shape, is saved within bounds", async () => {
  const { id, path } = await addSource("webhook", "Deep");
  const levels = 100_000;
  const bodies = [
    `${'{"a":'.repeat(levels)}1${"}".repeat(levels)}`,
    `${"[".repeat(levels)}${"]".repeat(levels)}`,
    `[${'"x",'.repeat(200_000)}"x"]`,
    `{"phone":${"9".repeat(100_000)}}`,
    '{"phone":1e400,"name":-1e-400,"zip":123456789012345678901234567890}',
    JSON.stringify({ name: "x".repeat(1_000_000) }),
    `"${"x".repeat(1_000_000)}"`,
  ];
  for (const body of bodies) expect((await send(path, body)).status).toBe(200);
  for (const delivery of await processed(id, bodies.length)) {
    expect(delivery.state).toBe("unmatched");
    expect(delivery.stored).toBeLessThan(20_000);
  }
});

test("10,000 fields are read within bounds, or refused with the limit", async () => {
  const { id, path } = await addSource("website_form", "Wide");
  const fields = Array.from({ length: 10_000 }, (_, index) => [`f${index}`, "value"]);
  const lead = [["name", "Wi De"], ["phone", "5125557801"], ...fields] as string[][];
  expect((await send(path, JSON.stringify(Object.fromEntries(lead)))).status).toBe(200);
  expect((await send(path, new URLSearchParams(lead).toString(), encoded)).status).toBe(200);
  const form = new FormData();
  for (const [name = "", value = ""] of lead) form.append(name, value);
  expect(await statusAndReason(await send(path, form, {}))).toEqual([
    400,
    expect.stringContaining("too many fields: 200 are allowed"),
  ]);
  const deliveries = await processed(id, 2);
  expect(deliveries.map(({ name }) => name)).toEqual(["Wi De", "Wi De"]);
  for (const { stored } of deliveries) expect(stored).toBeLessThan(20_000);
});

test("a name in another charset arrives as it was typed", async () => {
  const { id, path } = await addSource("website_form", "Charsets");
  const body = (name: string, at: number) => JSON.stringify({ name, phone: `512555781${at}` });
  const latin = (text: string) => Buffer.from(text, "latin1");
  const sent = [
    send(path, latin(body("José Peña", 0)), {
      "content-type": "application/json; charset=iso-8859-1",
    }),
    send(path, latin(body("José Niño", 1)), json),
    send(path, Buffer.from(body("José Ruiz", 2), "utf16le"), {
      "content-type": "application/json; charset=utf-16le",
    }),
    send(path, body("José Cruz", 3), { "content-type": "application/json; charset=no-such" }),
    send(path, "name=Jos%E9+Le%F3n&phone=5125557814", encoded),
    send(path, "name=Jos%C3%A9+Luna&phone=5125557815", encoded),
  ];
  for (const response of await Promise.all(sent)) expect(response.status).toBe(200);
  const names = (await processed(id, sent.length)).map(({ name }) => name);
  expect(names.toSorted()).toEqual([
    "José Cruz",
    "José León",
    "José Luna",
    "José Niño",
    "José Peña",
    "José Ruiz",
  ]);
});

test("markup, control characters, and NUL bytes stay text, also on screens", async () => {
  const { id, path } = await addSource("webhook", "Markup");
  const name = 'Al <script>alert("x")</script>\r\nBcc: all@evil.example\u0000\u0007\u202e';
  const body = JSON.stringify({ name, phone: "5125557821", message: "\u0000</textarea><b>\ud800" });
  expect((await send(path, body)).status).toBe(200);
  const [delivery] = await processed(id, 1);
  expect(delivery?.state).toBe("lead");
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these must not be there
  expect(delivery?.name).not.toMatch(/[\u0000-\u001f\u202e]/);
  const [lead] = await runSql(
    site(),
    `select lead_id from lead_deliveries where source_id = $1::uuid`,
    [id],
  );
  for (const page of [`/crm/settings/lead-sources/${id}/fields`, `/crm/leads/${lead?.lead_id}`]) {
    const html = await (await site().fetch(page, { headers: { cookie: owner } })).text();
    expect(html).toContain("&lt;script&gt;");
    expect(html).not.toContain("<script>alert");
    expect(html).not.toContain("</textarea><b>");
  }
});

test("names of built-in properties are fields like any other", async () => {
  const { id, path } = await addSource("webhook", "Prototype");
  const body = `{"__proto__":{"isOn":false,"kind":"angi"},"constructor":{"prototype":{"polluted":"yes"}},
    "toString":"x","hasOwnProperty":"y","name":"Pro To","phone":"5125557831"}`;
  expect((await send(path, body)).status).toBe(200);
  expect(
    (await send(path, "__proto__=1&constructor=2&name=Pro+Form&phone=5125557832", encoded)).status,
  ).toBe(200);
  expect((await processed(id, 2)).map(({ name }) => name)).toEqual(["Pro To", "Pro Form"]);
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  // Chosen by a member, too.
  const mapping = {
    intent: "save",
    label_0: "__proto__",
    field_0: "need",
    label_1: "toString",
    field_1: "",
  };
  expect((await crm(`/${id}/fields`, mapping)).status).toBe(200);
  expect(
    (await send(path, '{"__proto__":"A leak","name":"Pro Map","phone":"5125557833"}')).status,
  ).toBe(200);
  const deliveries = await processed(id, 3);
  expect(deliveries.at(-1)).toMatchObject({
    name: "Pro Map",
    need: expect.stringContaining("A leak"),
  });
});

test("a provider's id of any length is saved once", async () => {
  const { id, path } = await addSource("webhook", "Long ids");
  const lead = (end: string, phone: string) =>
    JSON.stringify({ lead_id: `${"i".repeat(3_500)}${end}`, name: "Lo Ng", phone });
  const bodies = [lead("1", "5125557841"), lead("2", "5125557842"), lead("1", "5125557841")];
  for (const body of bodies) expect((await send(path, body)).status).toBe(200);
  await processed(id, 2);
});

test("a delivery sent thousands of times is one row, blocking none", async () => {
  const { id, path } = await addSource("webhook", "Storm");
  const body = JSON.stringify({ lead_id: "storm", name: "St Orm", phone: "5125557851" });
  const statuses = new Map<number, number>();
  const sendAll = async () => {
    for (let at = 0; at < 105; at += 1) {
      const response = await send(path, body);
      await response.arrayBuffer();
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: 20 }, sendAll));
  expect([...statuses]).toEqual([[200, 2_100]]);
  const otherBody = JSON.stringify({ lead_id: "calm", name: "Ca Lm", phone: "5125557852" });
  expect((await send(path, otherBody)).status).toBe(200);
  const deliveries = await processed(id, 2);
  expect(deliveries.map(({ name }) => name)).toEqual(["St Orm", "Ca Lm"]);
});

test("hundreds of forged deliveries neither block real ones nor fill tables", async () => {
  const { id, path, key } = await addSource("angi", "Besieged");
  const lead = (at: number) =>
    JSON.stringify({ leadOid: at, name: "Angi Lead", phone: `512555786${at}` });
  const statuses = new Set<number>();
  for (let at = 0; at < 700; at += 1) {
    const response = await send(path, lead(at), { ...json, "x-api-key": `${key.slice(0, -1)}!` });
    await response.arrayBuffer();
    statuses.add(response.status);
  }
  expect([...statuses]).toEqual([403]);
  expect((await send(path, lead(1), { ...json, "x-api-key": key })).status).toBe(200);
  const deliveries = await processed(id, 201);
  expect(deliveries.filter(({ state }) => state === "lead")).toHaveLength(1);
});

test("a slow body delays no one; a truncated one is no delivery", async () => {
  const { id, path } = await addSource("webhook", "Slow");
  const body = JSON.stringify({ name: "Sl Ow", phone: "5125557871" });
  const slow = Array.from({ length: 40 }, () => {
    const headers = { ...json, "content-length": "1000" };
    const sent = openRequest(new URL(path, site().url), { method: "POST", headers });
    sent.on("error", () => {});
    sent.write(body);
    return sent;
  });
  const began = performance.now();
  expect((await send(path, JSON.stringify({ name: "Qu Ick", phone: "5125557872" }))).status).toBe(
    200,
  );
  expect(performance.now() - began).toBeLessThan(10_000);
  for (const sent of slow) sent.destroy();
  expect((await processed(id, 1))[0]?.name).toBe("Qu Ick");
});

test("forged webhooks of Meta are refused whatever their body is", async () => {
  const post = (body: string | Uint8Array, signature: string) =>
    send("/webhooks/meta", body, { ...json, "x-hub-signature-256": signature });
  const deep = "[".repeat(100_000);
  const right = meta.sign(deep);
  for (const signature of [
    "",
    "sha256=",
    right.slice(0, -1),
    `${right}0`,
    right.toUpperCase(),
    "sha1=0",
  ]) {
    expect((await post(deep, signature)).status, signature).toBe(403);
  }
  // It's signed, so it's from Meta; an unreadable one announces no lead.
  for (const body of [deep, "{", "null", '{"object":"page","entry":[{"changes":[null]}]}']) {
    expect((await post(body, meta.sign(body))).status).toBe(200);
  }
  const large = " ".repeat(1024 * 1024 + 1);
  expect((await post(large, meta.sign(large))).status).toBe(413);
});

test("a business has at most 50 sources", async () => {
  const crowded = await addBusiness(site(), "Crowded Plumbing");
  const { userId } = await addCrmMember(site(), crowded, "owner", "owner@crowded.example");
  const cookie = await crmCookie(site(), userId);
  await runSql(
    site(),
    `insert into lead_sources (id, contractor_id, kind, name, created_by)
     select gen_random_uuid(), $1::uuid, 'webhook', 'Source ' || n, 'Bo' from generate_series(1, 49) n`,
    [crowded],
  );
  const add = (name: string) =>
    site().fetch("/crm/settings/lead-sources", {
      method: "POST",
      headers: { cookie, origin: site().url },
      body: new URLSearchParams({ kind: "webhook", name }),
    });
  const sent = await Promise.all([add("Fiftieth"), add("One too many")]);
  expect(sent.map(({ status }) => status).toSorted()).toEqual([303, 422]);
  const refused = await (await add("Far too many")).text();
  expect(refused).toContain("A business can have up to 50 lead sources");
  expect(refused).toContain("Far too many");
});
