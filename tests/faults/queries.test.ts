// biome-ignore-all lint/suspicious/noTemplateCurlyInString: guards are given as source code
import { expect } from "vitest";
import { everyAddress } from "../setup/addresses.ts";
import { confirmPassword, sessionCookie } from "../setup/sign-in-api-client.ts";
import { send } from "./send.ts";
import { administrator, declareFaults, type Site } from "./site.ts";

/** Of its log, only failures are wanted. */
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
/** Where a page of rows ended, as a program might make it up. */
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
    return { status, body, asked: `${path} ${JSON.stringify(parameters)}` };
  };
}

/** @returns a check that nobody was let in or thrown out, nothing was made, and nothing failed */
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
    rule: "fault.injected-query",
    title: "what no table of the data API is sorted, cut or filtered by is refused",
  },
  async (site) => {
    const ask = await asAdministrator(site);
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
        for (const one of parameters) {
          const { status, asked } = await ask(table, one);
          expect([asked, status]).toEqual([asked, 400]);
        }
      }
    }
    await nothingHappened();
  },
);

fault(
  {
    rule: "fault.injected-query",
    title: "a made up cursor asks the database nothing that it would fail at",
  },
  async (site) => {
    const ask = await asAdministrator(site);
    const nothingHappened = await watch(site);
    for (const table of tables) {
      for (const after of cursors) {
        const { status, body, asked } = await ask(table, { after });
        if (status !== 200) expect([asked, status]).toEqual([asked, 400]);
        else expect([asked, Array.isArray(JSON.parse(body))]).toEqual([asked, true]);
      }
    }
    await nothingHappened();
  },
);

fault(
  {
    rule: "fault.injected-query",
    title: "a filter of the data API is a value: it finds nothing, or is refused",
  },
  async (site) => {
    const ask = await asAdministrator(site);
    const nothingHappened = await watch(site);
    const columns = [
      ...["id", "email", "phone", "name", "city", "state", "status", "service", "industry"],
      ...["business_name", "is_completed", "application_status", "conversion_status", "user_id"],
      ...["referral_code", "participant_id", "contractor_id", "source", "competition"],
    ];
    for (const table of tables) {
      for (const column of columns) {
        for (const attack of attacks) {
          const { status, body, asked } = await ask(table, { [column]: attack });
          if (status === 200) expect([asked, body]).toEqual([asked, "[]"]);
          else expect([asked, status]).toEqual([asked, 400]);
        }
      }
    }
    await nothingHappened();
  },
);

/** What the addresses of lists are read for, besides what is searched for. */
const parameterNames = [
  ...["status", "sort", "after", "before", "show", "kind", "state", "source"],
  ...["service", "invitation", "who", "action", "entity", "id", "from", "to", "view", "month"],
  ...["area", "city", "order", "limit", "tz", "timezone", "time_zone"],
];

const lists = [
  ...everyAddress()
    .map(({ pattern }) => pattern)
    .filter((pattern) => /^\/(admin|locations)(\/|$)[^:*]*$/.test(pattern))
    // A stream without an end, a post, and addresses that only lead elsewhere.
    .filter((pattern) => !/\/(events|search|sign-out|login.*|setup)$|^\/admin$/.test(pattern)),
  "/admin/revenue-share?tab=participants",
];

/** Exports of what somebody searches for; a text that nobody has typed finds nothing. */
const searched = /\/(audit|contractors|estimates|leads|messages|pages)\.csv$/;

/** Are found for a reason that there is, and for nothing else. */
const ofReason = ["/admin/follow-ups/held", "/admin/follow-ups/skipped"];

/** Asks lists for every attack, by all these names at once. */
async function askLists(site: Site, paths: readonly string[], names: readonly string[]) {
  const ask = await asAdministrator(site);
  const nothingHappened = await watch(site);
  expect(paths.length).toBeGreaterThan(2);
  for (const path of paths) {
    for (const attack of [...attacks, ...cursors]) {
      const parameters = Object.fromEntries(names.map((name) => [name, attack]));
      const { status, body, asked } = await ask(path, parameters);
      expect([asked, status]).toEqual([asked, ofReason.includes(path) ? 404 : 200]);
      if (names.includes("q") && searched.test(path)) {
        expect([asked, body.trim().split("\n").length]).toEqual([asked, 1]);
      }
    }
  }
  await nothingHappened();
}

fault(
  {
    rule: "fault.injected-query",
    title: "whatever the address of a staff list says, it is a value or nothing",
  },
  (site) => askLists(site, lists, parameterNames),
);

fault(
  {
    rule: "fault.injected-query",
    title: "what staff search for is looked for as it stands",
  },
  (site) => askLists(site, lists, ["q", "business", "action", "kind"]),
);

fault(
  {
    rule: "fault.injected-query",
    title: "what visitors search the directory for is looked for as it stands",
  },
  (site) =>
    askLists(
      site,
      lists.filter((path) => path.startsWith("/locations")),
      ["q", "service", "state", "city", "area", "after"],
    ),
);
