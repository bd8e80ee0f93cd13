import { randomBytes } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import type { LinkAudience } from "../../src/domains/shared/access/bearer-links.ts";
import { addCrmMember, crmCookie } from "../drivers/crm-members.ts";
import { leadMailPage } from "../drivers/lead-mail-page.ts";
import { addUser } from "../drivers/run-sql.ts";
import { everyAddress } from "../setup/addresses.ts";
import { canaries, plantLinks } from "../setup/plant-links.ts";
import { sharedSite } from "../setup/shared-site.ts";
import { confirmPassword, sessionCookie } from "../setup/sign-in-api-client.ts";
import { administrator } from "../setup/site.ts";

// With the simulated phone, whose texts staff can read.
const site = sharedSite({ administrator: true, demo: true, database: "postgres" });

type Role = "super_admin" | "reviewer" | "viewer" | "observer" | "owner" | "office" | "technician";
const cookies = {} as Record<Role, string>;

/** Audiences whose links each role may see; a download contains none for anyone. */
const mayShow: Record<Role, readonly LinkAudience[]> = {
  super_admin: Object.keys(canaries) as LinkAudience[],
  reviewer: [],
  viewer: [],
  observer: [],
  owner: ["customer", "calendar", "source"],
  office: ["customer", "calendar", "source"],
  technician: ["calendar"],
};

let planted: string[];
/** The page to collect for an appointment that is done, beyond the rows that a crawl visits. */
let collectPage: string;
let mailPage: string;

beforeAll(async () => {
  const { url } = site();
  for (const role of ["reviewer", "viewer"] as const) {
    cookies[role] = await sessionCookie(url, await addUser(site(), `${role}@hearth.example`, role));
  }
  cookies.super_admin = await sessionCookie(url, administrator);
  for (const role of ["super_admin", "reviewer"] as const) {
    await confirmPassword(url, cookies[role], administrator.password);
  }
  // The demo's business with the most data.
  const [business] = await site().runSql(
    `select contractor_id as id from visits group by contractor_id order by count(*) desc limit 1`,
  );
  const contractorId = String(business?.id);
  for (const role of ["owner", "office", "technician"] as const) {
    const email = `${role}-${randomBytes(3).toString("hex")}@business.example`;
    const { userId, memberId } = await addCrmMember(site(), contractorId, role, email);
    cookies[role] = await crmCookie(site(), userId);
    if (role !== "technician") continue;
    // A technician on every crew who may see prices has the most access.
    await site().runSql("update members set money_allowed = true where id = $1", [memberId]);
    await site().runSql(
      `insert into crew_members (crew_id, member_id)
       select id, $1::uuid from crews where contractor_id = $2`,
      [memberId, contractorId],
    );
  }
  const [done] = await site().runSql(
    `update visits set state = 'done' where id = (
       select v.id from visits v where v.contractor_id = $1
       and not exists (select from invoices i where i.work_order_id = v.work_order_id)
       order by v.starts_at desc limit 1)
     returning id`,
    [contractorId],
  );
  collectPage = `/crm/schedule/visits/${done?.id}/collect`;
  mailPage = await leadMailPage(site());
  const viewing = await site().fetch(`/admin/contractors/${contractorId}`, {
    method: "POST",
    headers: {
      cookie: cookies.reviewer,
      "content-type": "application/x-www-form-urlencoded",
      origin: url,
    },
    body: "intent=look",
  });
  const viewCookie = viewing.headers.getSetCookie()[0]?.split(";")[0];
  cookies.observer = `${cookies.reviewer}; ${viewCookie}`;
  planted = await plantLinks(site(), url);
});

const patterns = everyAddress()
  .filter(({ pattern }) => /^\/(admin|crm)(\/|$)/.test(pattern) && !/[*]|:token/.test(pattern))
  .map(({ pattern }) => pattern);

const matchers = patterns
  .map((pattern) => ({ pattern, shape: new RegExp(`^${pattern.replaceAll(/:\w+/g, "[^/]+")}$`) }))
  // Fixed segments sort before parameters.
  .toSorted((a, b) => a.pattern.split(":").length - b.pattern.split(":").length);

const patternOf = (path: string) =>
  matchers.find(({ shape }) => shape.test(path.replace(/[?#].*/, "")))?.pattern;

/** Rows of a screen to visit: the first ones that link to it. */
const rowsEach = 2;

/** Everything that a role finds by following links, as pages and as data. */
async function crawl(role: Role) {
  const area = mayShow[role].length === 0 && role !== "observer" ? "/admin" : "/crm";
  const queue = patterns
    .filter((pattern) => !pattern.includes(":"))
    .filter((pattern) => pattern.startsWith(role === "super_admin" ? "/admin" : area))
    .filter((pattern) => !/sign-|stop-looking|events$|login|forgot/.test(pattern));
  if (area === "/crm") queue.push(collectPage, mailPage);
  const seen = new Set(queue);
  const counted = new Map<string, number>();
  const shownAt = new Map<string, Set<LinkAudience>>();
  const breaches: string[] = [];
  for (const path of queue) {
    const pattern = patternOf(path) ?? path;
    for (const address of [path, asData(path)]) {
      const response = await site().fetch(address, { headers: { cookie: cookies[role] } });
      const body = await response.text();
      const isFile = response.headers.get("content-disposition")?.startsWith("attachment") ?? false;
      for (const [audience, token] of Object.entries(canaries) as [LinkAudience, string][]) {
        if (!body.includes(token)) continue;
        shownAt.set(pattern, (shownAt.get(pattern) ?? new Set()).add(audience));
        if (isFile || !mayShow[role].includes(audience)) {
          breaches.push(`${role} sees a ${audience}'s link at ${address}`);
        }
      }
      if (address !== path || !response.headers.get("content-type")?.includes("html")) continue;
      for (const [, href = ""] of body.matchAll(/(?:href|src)="(\/(?:admin|crm)\/[^"#]*)"/g)) {
        const next = href.replaceAll("&amp;", "&");
        const pattern = patternOf(next);
        if (!pattern || seen.has(next) || /sign-out|stop-looking|events$/.test(pattern)) continue;
        const times = counted.get(pattern) ?? 0;
        if (times >= rowsEach) continue;
        counted.set(pattern, times + 1);
        seen.add(next);
        queue.push(next);
      }
    }
  }
  const reached = new Set(queue.map(patternOf));
  return { breaches, shownAt, reached, requests: queue.length * 2 };
}

/** Not screens: sign-in and sign-out, streams, files, and what requires an upload, Google, or a finished month. */
const noScreen =
  /\/(login|sign-in|sign-out|forgot-password|events|stop-looking|pictures|photos|files|audio)(\/|$)|\/(imports|export|switch)\/:id$|\/google(-consent)?$|\/rows\.csv$|\/customers\/:customer$|\/repeat$|:month$/;

const asData = (path: string) => path.replace(/^[^?]*/, (before) => `${before}.data`);

test("plants links in every text field", () => {
  for (const column of [
    "messages text",
    "messages html",
    "lead_enquiries need",
    "work_orders what",
  ]) {
    expect(planted).toContain(column);
  }
  expect(planted.length).toBeGreaterThan(30);
});

// access.bearer-links
test("no role sees links that would let it act as someone else", async () => {
  const all = await Promise.all((Object.keys(cookies) as Role[]).map(crawl));
  expect(all.flatMap(({ breaches }) => breaches)).toEqual([]);
  const requests = all.reduce((sum, result) => sum + result.requests, 0);
  process.stdout.write(`bearer links: ${requests} requests\n`);
  // Control: roles that may see the links do see them.
  const shownAt = (pattern: string) =>
    new Set(all.flatMap((result) => [...(result.shownAt.get(pattern) ?? [])]));
  for (const pattern of [
    "/admin/messages/:id",
    "/admin/messages/:id/preview",
    "/admin/leads/:id",
  ]) {
    expect(shownAt(pattern), pattern).toEqual(new Set(Object.keys(canaries)));
  }
  expect(shownAt("/crm/conversations/:id")).toEqual(new Set(["customer", "calendar", "source"]));
  // Checks that every linked screen was visited.
  const reached = new Set(all.flatMap((result) => [...result.reached]));
  const screens = patterns.filter((pattern) => !noScreen.test(pattern));
  expect(screens.filter((pattern) => !reached.has(pattern))).toEqual([]);
}, 1_800_000);
