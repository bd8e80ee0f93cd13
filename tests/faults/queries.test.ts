// biome-ignore-all lint/suspicious/noTemplateCurlyInString: guards are given as source code
import { expect } from "vitest";
import { everyAddress } from "../setup/addresses.ts";
import { confirmPassword, sessionCookie } from "../setup/sign-in-api-client.ts";
import { send } from "./send.ts";
import { administrator, declareFaults, type Site } from "./site.ts";

/** Collects only failures from its log. */
const fault = declareFaults({ environment: { LOG_LEVEL: "error" } });

const attacks = [
  "1' or '1'='1",
  "x'or(1=1)and'y'like'y",
  "'; create table injected (id int); --",
  "%' or pg_sleep(20) is not null --",
  "created_at.desc; delete from admin_roles",
  "(select password from accounts limit 1)",
  "$1::uuid",
  "America/Chicago'; create table injected (id int); --",
  "2026-01-01'::date + (select 1/0)--",
  "\u0000\\",
];

const id = "019ab000-0000-7000-8000-000000000000";
/** Cursors as a client might invent them. */
const cursors = [...attacks, 1, true, {}, "0000-01-01T00:00:00Z", "+275760-09-13T00:00:00Z"].map(
  (value) => Buffer.from(JSON.stringify([value, id])).toString("base64url"),
);

async function asAdministrator(site: Site) {
  const cookie = await sessionCookie(site.url, administrator);
  await confirmPassword(site.url, cookie, administrator.password);
  return async (path: string, parameters: Record<string, string>) => {
    const query = new URLSearchParams(parameters).toString();
    const address = path.includes("?") ? `${path}&${query}` : `${path}?${query}`;
    const { status, body } = await send(site.url, address, { headers: { cookie } });
    return { status, body, described: `${path} ${JSON.stringify(parameters)}` };
  };
}

/** @returns a check that no one was signed in or out, nothing was created, and nothing failed */
async function watch(site: Site): Promise<() => Promise<void>> {
  const { lines } = site.application.process();
  const [before, read] = [await stateOf(site), lines.length];
  return async () => {
    expect(await stateOf(site)).toEqual(before);
    expect(lines.slice(read)).toEqual([]);
  };
}

async function stateOf(site: Site) {
  const [row] = await site.sql(
    `select (select count(*)::int from users) as users, (select count(*)::int from admin_roles) as roles,
       (select count(*)::int from seo_pages) as pages, to_regclass('injected') as injected`,
  );
  return row;
}

const tables = everyAddress()
  .map(({ pattern }) => pattern)
  .filter((pattern) => /^\/api\/[a-z]+_[a-z_]+$/.test(pattern));

fault(
  {
    rule: "fault.injection",
    title: "rejects unsupported sort, limit and filter parameters in the data API",
  },
  async (site) => {
    const request = await asAdministrator(site);
    const nothingHappened = await watch(site);
    expect(tables.length).toBeGreaterThan(7);
    for (const table of tables) {
      for (const attack of attacks) {
        const parameters: Record<string, string>[] = [
          { order: attack },
          { order: `${attack}.desc` },
          { order: `created_at.${attack}` },
          { limit: attack },
          { after: attack },
          { [attack]: "1" },
        ];
        for (const parameter of parameters) {
          const { status, described } = await request(table, parameter);
          expect([described, status]).toEqual([described, 400]);
        }
      }
    }
    await nothingHappened();
  },
);

fault(
  {
    rule: "fault.injection",
    title: "a forged cursor causes no database error",
  },
  async (site) => {
    const request = await asAdministrator(site);
    const nothingHappened = await watch(site);
    for (const table of tables) {
      for (const after of cursors) {
        const { status, body, described } = await request(table, { after });
        if (status !== 200) expect([described, status]).toEqual([described, 400]);
        else expect([described, Array.isArray(JSON.parse(body))]).toEqual([described, true]);
      }
    }
    await nothingHappened();
  },
);

fault(
  {
    rule: "fault.injection",
    title: "a data API filter is only a value, or is rejected",
  },
  async (site) => {
    const request = await asAdministrator(site);
    const nothingHappened = await watch(site);
    const columns = [
      ...["id", "email", "phone", "name", "city", "state", "status", "service", "industry"],
      ...["business_name", "is_completed", "application_status", "conversion_status", "user_id"],
      ...["referral_code", "participant_id", "contractor_id", "source", "competition"],
    ];
    for (const table of tables) {
      for (const column of columns) {
        for (const attack of attacks) {
          const { status, body, described } = await request(table, { [column]: attack });
          if (status === 200) expect([described, body]).toEqual([described, "[]"]);
          else expect([described, status]).toEqual([described, 400]);
        }
      }
    }
    await nothingHappened();
  },
);

/** Query parameters of lists, besides search texts. */
const parameterNames = [
  ...["status", "sort", "after", "before", "show", "kind", "state", "source"],
  ...["service", "invitation", "who", "action", "entity", "id", "from", "to", "view", "month"],
  ...["area", "city", "order", "limit", "tz", "timezone", "time_zone"],
];

const lists = [
  ...everyAddress()
    .map(({ pattern }) => pattern)
    .filter((pattern) => /^\/(admin|locations)(\/|$)[^:*]*$/.test(pattern))
    // An endless stream, a POST, and paths that only redirect.
    .filter((pattern) => !/\/(events|search|sign-out|login.*|setup)$|^\/admin$/.test(pattern)),
  "/admin/revenue-share?tab=participants",
];

/** Exports that take a search text; a text that matches nothing finds nothing. */
const searched = /\/(audit|contractors|estimates|leads|messages|pages)\.csv$/;

/** Finds only rows with an existing reason. */
const ofReason = ["/admin/follow-ups/held", "/admin/follow-ups/skipped"];

/** Sends every attack to these lists, in all these parameters together. */
async function attackLists(site: Site, paths: readonly string[], names: readonly string[]) {
  const request = await asAdministrator(site);
  const nothingHappened = await watch(site);
  expect(paths.length).toBeGreaterThan(2);
  for (const path of paths) {
    for (const attack of [...attacks, ...cursors]) {
      const parameters = Object.fromEntries(names.map((name) => [name, attack]));
      const { status, body, described } = await request(path, parameters);
      expect([described, status]).toEqual([described, ofReason.includes(path) ? 404 : 200]);
      if (names.includes("q") && searched.test(path)) {
        expect([described, body.trim().split("\n").length]).toEqual([described, 1]);
      }
    }
  }
  await nothingHappened();
}

fault(
  {
    rule: "fault.injection",
    title: "parameters of a staff list are only values",
  },
  (site) => attackLists(site, lists, parameterNames),
);

fault(
  {
    rule: "fault.injection",
    title: "staff searches treat their text literally",
  },
  (site) => attackLists(site, lists, ["q", "business", "action", "kind"]),
);

fault(
  {
    rule: "fault.injection",
    title: "directory searches treat their text literally",
  },
  (site) =>
    attackLists(
      site,
      lists.filter((path) => path.startsWith("/locations")),
      ["q", "service", "state", "city", "area", "after"],
    ),
);
