import { join } from "node:path";
import { expect, test } from "vitest";
import type { RouteAudience } from "~/platform/http/routes/route-facts.ts";
import { routeTable } from "~/platform/http/routes/route-table.ts";
import { everyAddress, table } from "../setup/addresses.ts";
import { cachingRoutes, pathsInPlatform } from "./route-laws.ts";
import { parseSourceFiles, readSourceFiles } from "./source-files.ts";

const files = readSourceFiles(join(import.meta.dirname, "../.."), ["src"]);
const patterns = everyAddress().map(({ pattern }) => pattern);

test("the platform names no path of the product", () => {
  expect(pathsInPlatform(files, patterns)).toEqual([]);
});

test.each([
  ['if (path.startsWith("/admin/")) return 1;', 1],
  ["const at = /^\\/(admin|crm)\\//;", 1],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: this is what the code says
  ["redirect(`/crm/sign-in?next=${path}`)", 1],
  ['const places = { "/": "/orders" };', 1],
  ["// asks /admin\nconst type = 'text/admin';", 0],
  ['import { a } from "../admin.ts"; call("/v1/Services");', 0],
])("%s names a path %i times", (text, count) => {
  const paths = pathsInPlatform(parseSourceFiles({ "src/platform/http/a.ts": text }), [
    "/admin/:id",
    "/crm",
    "/orders",
  ]);
  expect(paths).toHaveLength(count);
});

test("routes are declared as cached exactly where their pages name tags", () => {
  const declared = everyAddress().filter(({ facts }) => facts.cached);
  const declaredFiles = new Set(declared.map(({ file }) => `src/${file}`));
  const routeFiles = everyAddress().map(({ file }) => `src/${file}`);
  expect([...declaredFiles].toSorted()).toEqual(cachingRoutes(files, routeFiles).toSorted());
});

test("cached routes are for everyone and read no session", () => {
  const cached = table.addresses.filter(({ facts }) => facts.cached);
  expect(cached.length).toBeGreaterThan(20);
  const others = cached.filter(({ facts: { access, audience } }) =>
    access.for === "everyone" ? audience === "workspace" : true,
  );
  expect(others.map(({ pattern }) => pattern)).toEqual([]);
});

// The facts that decide a request's lane, and whether staff read their own changes.
test.each<[string, RouteAudience]>([
  ["/pest-control/austin-tx", "visitors"],
  ["/locations/results.data", "visitors"],
  ["/get-started.data", "visitors"],
  ["/crm-worker.js", "visitors"],
  ["/administrators", "visitors"],
  ["/admin", "workspace"],
  ["/admin/login", "workspace"],
  ["/admin/leads.data", "workspace"],
  ["/crm.data", "workspace"],
  ["/crm/schedule/new", "workspace"],
  ["/api/leads", "programs"],
  ["/webhooks/sms", "providers"],
])("%s is for %s", (path, audience) => {
  const facts = table.factsOf(path);
  expect(facts.audience).toBe(audience);
  expect(facts.readsOwnWrites).toBe(/^\/admin(\/|$)/.test(path));
});

test("a route's audience follows from the first folder of its path", () => {
  const places: Record<string, RouteAudience> = {
    admin: "workspace",
    crm: "workspace",
    api: "programs",
    webhooks: "providers",
  };
  const others = table.addresses.filter(({ pattern, facts: { audience } }) => {
    return audience !== (places[pattern.split("/")[1] ?? ""] ?? "visitors");
  });
  expect(others.map(({ pattern }) => pattern)).toEqual([]);
});

test("only the share route accepts requests without an origin", () => {
  const sharing = table.addresses.filter(({ facts }) => facts.takesShares);
  expect(sharing.map(({ pattern }) => pattern)).toEqual(["/crm/share"]);
});

test("only lead sources accept forms from other websites", () => {
  const open = table.addresses.filter(({ facts }) => facts.takesForms);
  expect(open.map(({ pattern }) => pattern)).toEqual(["/webhooks/leads/:token"]);
});

test("each guard protects only routes of its audience", () => {
  const guards = [
    ["staff", /^web\/admin\/(?!auth\/|frame\/admin-index)/],
    ["members", /^web\/crm\/(?!auth\/|share\/|offline\/|frame\/end-staff-view)/],
  ] as const;
  for (const [kind, folder] of guards) {
    const behind = table.addresses.filter(({ file }) => folder.test(file));
    expect(behind.length).toBeGreaterThan(40);
    expect(behind.filter(({ facts }) => facts.access.for !== kind)).toEqual([]);
    const elsewhere = table.addresses.filter(({ file }) => !folder.test(file));
    expect(elsewhere.filter(({ facts }) => facts.access.for === kind)).toEqual([]);
  }
});

test("a route without a declaration rejects uploads", () => {
  const facts = { audience: "visitors", access: null } as const;
  expect(routeTable([{ file: "a.tsx", path: "*", facts }]).factsOf("/").body.files).toBe(0);
  const uploading = table.addresses.filter(({ facts: { body } }) => body.files > 0);
  expect(uploading.map(({ pattern }) => pattern).toSorted()).toEqual([
    "/:service/:cityState",
    "/admin/leads/:id/pictures",
    "/admin/pages/:id",
    "/admin/pages/:id/preview",
    "/admin/pages/import",
    "/api/storage/form-logos",
    "/crm/analytics/spend/import",
    "/crm/conversations/:id",
    "/crm/customers/:id",
    "/crm/customers/import",
    "/crm/customers/switch",
    "/crm/jobs/:id",
    "/crm/leads/:id",
    "/crm/leads/:id/pictures",
    "/crm/leads/import",
    "/crm/page/:id",
    "/crm/page/:id/preview",
    "/crm/schedule/visits/:id",
    "/crm/schedule/visits/:id/collect",
    "/crm/schedule/visits/:id/pictures",
    "/crm/settings/voicemail",
    "/embed/:service/:cityState",
    "/get-started",
    "/own-address",
    "/webhooks/leads/:token",
  ]);
});
