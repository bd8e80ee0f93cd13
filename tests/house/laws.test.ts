// biome-ignore-all lint/suspicious/noTemplateCurlyInString: lines of source as they are written.
import { describe, expect, test } from "vitest";
import { importCycles } from "./cycles.ts";
import { breachesOfImports, featuresWithoutLayer } from "./import-laws.ts";
import {
  actionsMisnamed,
  descendingIndexes,
  eventsUnregistered,
  figures,
  jobsUnregistered,
  looseFiles,
  ownNames,
  ownPosts,
  pagesWithoutRoute,
  reactionsElsewhere,
  statusesInFeatures,
  statusesInPages,
  vagueNames,
} from "./layout-laws.ts";
import { breachesOfLibraries } from "./library-laws.ts";
import { linksToNowhere } from "./link-laws.ts";
import { parseSourceFiles } from "./source-files.ts";

// Controls: a law that cannot fail guards nothing, so each is shown bad samples and good ones.
const house = (texts: Record<string, string>) => parseSourceFiles(texts);
const imports = (path: string, specifier: string) =>
  house({ [path]: `import { it } from "${specifier}";` });
const layers = ["services", "leads", "follow-ups"];

describe("imports go down and inwards", () => {
  test.each([
    ["src/pages/admin/leads.tsx", "~/features/leads/leads.tables.server.ts", /a read/],
    ["src/pages/admin/leads.tsx", "~/features/leads/leads.jobs.server.ts", /a command/],
    ["src/pages/admin/leads.tsx", "~/platform/queue/queue.server.ts", /platform\/http/],
    ["src/pages/admin/leads.tsx", "../marketing/hero.tsx", /src\/ui/],
    ["src/pages/admin/leads.tsx", "~/root.tsx", /imported by nobody/],
    ["src/features/leads/leads.ts", "~/features/follow-ups/follow-ups.ts", /by event/],
    [
      "src/features/follow-ups/start.server.ts",
      "~/features/leads/leads.events.ts",
      /Only leads records/,
    ],
    ["src/pages/admin/leads.tsx", "~/features/leads/leads.events.ts", /calls a command/],
    ["src/features/leads/leads.ts", "../../pages/admin/leads.tsx", /does not know its pages/],
    ["src/features/leads/leads.ts", "~/content/plans.ts", /Copy is read by pages/],
    ["src/features/leads/leads.ts", "../../../tests/setup/mail-server.ts", /below src/],
    ["src/features/leads/leads.ts", "~/money/cents.ts", /nothing else/],
    ["src/ui/tables/table.tsx", "~/features/leads/leads.ts", /knows no business/],
    ["src/content/plans.ts", "~/features/services/services.ts", /plain typed data/],
    ["src/platform/mail/mail.server.ts", "~/features/leads/leads.ts", /knows no feature/],
  ])("%s must not import %s", (path, specifier, home) => {
    expect(breachesOfImports(imports(path, specifier), layers)).toEqual([
      expect.stringMatching(home),
    ]);
  });

  test.each([
    ["src/pages/admin/leads.tsx", "~/features/leads/list-leads.server.ts"],
    ["src/pages/admin/leads.tsx", "~/platform/http/session.server.ts"],
    ["src/pages/admin/leads.tsx", "./lead-row.tsx"],
    ["src/features/leads/capture/capture-lead.server.ts", "../leads.events.ts"],
    ["src/reactions.server.ts", "~/features/leads/leads.events.ts"],
    ["src/pages/admin/leads.tsx", "./+types/leads"],
    ["src/pages/admin/leads.tsx", "~/pages/site/sections/strategy-call.tsx"],
    ["src/features/leads/leads.ts", "~/features/services/services.ts"],
    ["src/features/leads/capture/lead-form.tsx", "~/ui/form/field.tsx"],
    ["src/features/leads/leads.test.ts", "../../../tests/setup/fresh-database.ts"],
    ["src/main.ts", "~/platform/settings/settings.server.ts"],
    ["src/platform/mail/mail.server.ts", "../log/log.server.ts"],
  ])("%s may import %s", (path, specifier) => {
    expect(breachesOfImports(imports(path, specifier), layers)).toEqual([]);
  });

  test("types, lazy imports and re-exports are held to the same rule", () => {
    const ways = [
      "import type { Lead } from '~/features/leads/leads.ts';",
      "export { lead } from '~/features/leads/leads.ts';",
      "export const load = () => import('~/features/leads/leads.ts');",
    ];
    for (const text of ways) {
      expect(breachesOfImports(house({ "src/ui/tables/table.tsx": text }), layers)).toHaveLength(1);
    }
  });

  test("a feature without a layer is named", () => {
    const files = house({ "src/features/loyalty/loyalty.ts": "", "src/features/leads/a.ts": "" });
    expect(featuresWithoutLayer(files, layers)).toEqual([expect.stringContaining("loyalty")]);
  });
});

describe("vendors' libraries stay in the platform", () => {
  test.each([
    ["src/features/leads/capture/capture-lead.server.ts", "nodemailer", /platform\/mail/],
    ["src/features/leads/capture/capture-lead.server.ts", "pg-boss", /platform\/queue/],
    ["src/features/leads/leads.ts", "zod", /\*\.schema\.ts/],
    ["src/features/leads/capture/lead-form.tsx", "drizzle-orm", /platform\/database/],
    ["src/pages/admin/leads.tsx", "drizzle-orm/pg-core", /platform\/database/],
    ["src/ui/tables/table.tsx", "react-router", /react/],
    ["src/main.ts", "pg", /platform\/database/],
  ])("%s must not import %s", (path, library, home) => {
    expect(breachesOfLibraries(imports(path, library))).toEqual([expect.stringMatching(home)]);
  });

  test.each([
    ["src/features/leads/leads.tables.server.ts", "drizzle-orm/pg-core"],
    ["src/features/leads/leads.schema.ts", "zod"],
    ["src/features/leads/capture/lead-form.tsx", "react-router"],
    ["src/features/leads/alerts/lead-received.email.tsx", "react-email"],
    ["src/features/leads/leads.test.ts", "fast-check"],
    ["src/platform/mail/mail.server.ts", "nodemailer"],
    ["src/routes.ts", "@react-router/dev/routes"],
  ])("%s may import %s", (path, library) => {
    expect(breachesOfLibraries(imports(path, library))).toEqual([]);
  });
});

test("a circle of files is found, and one through a type or a lazy import is none", () => {
  const circle = (back: string) =>
    house({
      "src/ui/a.ts": "import { b } from './b.ts';",
      "src/ui/b.ts": "export * from './c.ts';",
      "src/ui/c.ts": back,
    });
  expect(importCycles(circle("import { a } from './a';"))).toEqual([
    expect.stringContaining("src/ui/a.ts\n  → src/ui/b.ts\n  → src/ui/c.ts\n  → src/ui/a.ts"),
  ]);
  expect(importCycles(circle("import type { A } from './a.ts';"))).toEqual([]);
  expect(importCycles(circle("export const a = () => import('./a.ts');"))).toEqual([]);
});

test("a script that posts by itself", () => {
  const script = (method: string) =>
    house({ "src/pages/get-started/save.ts": `fetch("/api", { method: "${method}" })` });
  expect(ownPosts(script("POST"))).toEqual([expect.stringContaining("createPostOnce")]);
  expect(ownPosts(script("GET"))).toEqual([]);
});

// routes.links-lead-somewhere
test.each([
  ['<Link to="/admin/laeds">', 1],
  ["<a href={`/admin/lead/${id}?tab=1`}>", 1],
  ['redirect("/pricing-plans", 303)', 1],
  ["new URL(`/admin/${one}/${two}/three`, site)", 1],
  ['<Link to="/admin/leads">', 0],
  ["<a href={`/admin/leads/${id}?tab=1`}>", 0],
  ['redirect("/#faq", 303)', 0],
  ['<img src="/favicon.svg">', 0],
])("%s is a link to nowhere %i times", (text, count) => {
  const patterns = ["/", "/admin/leads", "/admin/leads/:id"];
  const files = house({ "src/pages/admin/leads.tsx": text });
  expect(linksToNowhere(files, patterns, ["favicon.svg"])).toHaveLength(count);
});

test("what answers a form and is not called after it", () => {
  const answering = (path: string, text = "await readFormValues(request)") =>
    actionsMisnamed(house({ [path]: text }));
  expect(answering("src/pages/locations/take-claim.server.ts")).toHaveLength(1);
  expect(answering("src/pages/locations/claim-action.server.ts")).toEqual([]);
  expect(answering("src/pages/locations/claim.tsx")).toEqual([]);
  expect(answering("src/pages/locations/read.server.ts", "readForm(request.clone())")).toEqual([]);
});

// requests.refusals-are-codes
test("a feature that names an HTTP status", () => {
  const feature = (text: string) =>
    house({ "src/features/leads/take-lead.server.ts": text, "src/pages/api/a.ts": "status: 422" });
  expect(statusesInFeatures(feature("return { ok: false, status: 422 }"))).toHaveLength(1);
  expect(statusesInFeatures(feature("type No = { status: number }"))).toHaveLength(1);
  expect(statusesInFeatures(feature('return { code: "invalid" }; status: "new"'))).toEqual([]);
});

// requests.one-form-path
test.each([
  ["return data({ errors }, { status: 422 });", 1],
  ["data(null, { status: open ? 200 : 410 })", 1],
  ["return data(say(false), 409);", 1],
  ["refuse(context, 429, words)", 1],
  ["new Response(words, { status: 503 })", 1],
  ["const kind = anonymous ? 401 : 403;", 1],
  ["showAgain(refused, { values });", 0],
  ["data(list, { status: 200 })", 0],
  ["if (error.status === 404) return <NotFound />;", 0],
  ['<rect width="420" height={410} />', 0],
])("a page with %s chooses a status %i times", (text, count) => {
  expect(statusesInPages(house({ "src/pages/admin/leads.ts": text }))).toHaveLength(count);
  expect(statusesInPages(house({ "src/platform/http/a.ts": text }))).toEqual([]);
});

test("indexes in descending order", () => {
  const table = (order: string) =>
    house({ "src/features/leads/leads.tables.server.ts": `index("x").on(table.at${order})` });
  expect(descendingIndexes(table(".desc()"))).toEqual([expect.stringContaining("backwards")]);
  expect(descendingIndexes(table(""))).toEqual([]);
});

test.each(["src/ui/utils.ts", "src/lib/money.ts", "src/features/leads/helpers/a.ts"])(
  "%s is a name that says nothing",
  (path) => expect(vagueNames(house({ [path]: "" }))).toHaveLength(1),
);
test("a limit that is not called max", () => {
  const text = (name: string) => house({ "src/ui/a.ts": `const ${name} = 3;` });
  expect(ownNames(text("mostTries"))).toEqual([expect.stringContaining("mostTries")]);
  expect(ownNames(text("maxTries"))).toEqual([]);
});

test("a name that merely contains such a word is fine", () => {
  expect(vagueNames(house({ "src/ui/library-card.tsx": "" }))).toEqual([]);
});

test.each([
  ["src/platform/http/session.server.ts", 1],
  ["src/platform/http/requests/session.server.ts", 0],
  ["src/platform/clock.ts", 0],
])("a file that lies loose: %s", (path, breaches) => {
  expect(looseFiles(house({ [path]: "" }))).toHaveLength(breaches);
});

test("a page without an address is found; a named part of a page needs none", () => {
  const files = house({
    "src/routes.ts": "export default [index('pages/marketing/home/home.tsx')];",
    "src/pages/marketing/home/home.tsx": "export default function Home() {}",
    "src/pages/marketing/hero.tsx": "export function Hero() {}",
    "src/pages/marketing/lost.tsx": "export default function Lost() {}",
    "src/pages/system/health.ts": "export const loader = () => null;",
  });
  expect(pagesWithoutRoute(files)).toEqual([
    expect.stringContaining("lost.tsx"),
    expect.stringContaining("health.ts"),
  ]);
});

test("a job that is not registered is found", () => {
  const job = "export const sendMail = defineJob({});\nexport const sendText = defineJob({});";
  const register =
    "import { sendMail } from '~/features/messages/messages.jobs.server.ts';\nexport const jobs = [sendMail];";
  const files = house({
    "src/features/messages/messages.jobs.server.ts": job,
    "src/jobs.server.ts": register,
  });
  expect(jobsUnregistered(files)).toEqual([expect.stringContaining("sendText")]);
});

test("an event that the one list lacks is named (events.one-list), and one that is defined elsewhere", () => {
  const files = house({
    "src/features/leads/leads.events.ts":
      'export const leadCaptured = defineEvent("lead.captured", z.object({}));\nexport const leadLost = defineEvent("lead.lost", z.object({}));',
    "src/features/leads/leads.ts": 'const leadSold = defineEvent("lead.sold", z.object({}));',
    "src/events.ts":
      'import { leadCaptured, leadLost } from "~/features/leads/leads.events.ts";\nexport const events: readonly AnyEvent[] = [leadCaptured];',
  });
  expect(eventsUnregistered(files)).toEqual([
    expect.stringContaining("leadLost"),
    expect.stringContaining("leadSold"),
  ]);
});

test("a reaction outside the one list is named", () => {
  const text = 'export const told = defineReaction({ name: "tell" });';
  const files = house({
    "src/features/leads/tell.server.ts": text,
    "src/reactions.server.ts": text,
  });
  expect(reactionsElsewhere(files)).toEqual([expect.stringContaining("tell.server.ts")]);
});

test("the figures name the median, the 90th percentile and the longest file", () => {
  const files = house({
    "src/ui/a.ts": "1\n",
    "src/ui/b.ts": "1\n2\n",
    "src/ui/c.ts": "1\n2\n3\n",
  });
  expect(figures(files)).toBe(
    "house: 3 files in src, median 2 lines, 90th percentile 2, longest 3 (src/ui/c.ts)",
  );
});
