// biome-ignore-all lint/suspicious/noTemplateCurlyInString: lines of source as they are written.
import { expect, test } from "vitest";
import {
  actionsMisnamed,
  descendingIndexes,
  eventsElsewhere,
  figures,
  jobsUnregistered,
  nonstandardNames,
  pagesWithoutRoute,
  reactionsElsewhere,
  statusesInFeatures,
  statusesInPages,
  unguardedPosts,
  unsortedFiles,
  vagueNames,
} from "./layout-laws.ts";
import { linksToNowhere } from "./link-laws.ts";
import { parseSourceFiles } from "./source-files.ts";

// Controls: each law is run on good and bad samples, to show that it can fail.
const house = (texts: Record<string, string>) => parseSourceFiles(texts);

test("reports a script with its own POST request", () => {
  const script = (method: string) =>
    house({ "src/web/signup/save.ts": `fetch("/api", { method: "${method}" })` });
  expect(unguardedPosts(script("POST"))).toEqual([expect.stringContaining("createPostOnce")]);
  expect(unguardedPosts(script("GET"))).toEqual([]);
});

test.each([
  ['<Link to="/admin/laeds">', 1],
  ["<a href={`/admin/lead/${id}?tab=1`}>", 1],
  ['redirect("/pricing-plans", 303)', 1],
  ["new URL(`/admin/${one}/${two}/three`, site)", 1],
  ['<Link to="/admin/leads">', 0],
  ["<a href={`/admin/leads/${id}?tab=1`}>", 0],
  ['redirect("/#faq", 303)', 0],
  ['<img src="/favicon.svg">', 0],
])("%s has %i broken links", (text, count) => {
  const patterns = ["/", "/admin/leads", "/admin/leads/:id"];
  const files = house({ "src/web/admin/leads.tsx": text });
  expect(linksToNowhere(files, patterns, ["favicon.svg"])).toHaveLength(count);
});

test("a file that handles a form and is not named after it", () => {
  const answering = (path: string, text = "await readFormValues(request)") =>
    actionsMisnamed(house({ [path]: text }));
  expect(answering("src/web/site/locations/take-claim.server.ts")).toHaveLength(1);
  expect(answering("src/web/site/locations/claim-action.server.ts")).toEqual([]);
  expect(answering("src/web/site/locations/claim.tsx")).toEqual([]);
  expect(answering("src/web/site/locations/read.server.ts", "readForm(request.clone())")).toEqual(
    [],
  );
});

test("a feature that names an HTTP status", () => {
  const feature = (text: string) =>
    house({ "src/domains/leads/take-lead.server.ts": text, "src/web/api/a.ts": "status: 422" });
  expect(statusesInFeatures(feature("return { ok: false, status: 422 }"))).toHaveLength(1);
  expect(statusesInFeatures(feature("type No = { status: number }"))).toHaveLength(1);
  expect(statusesInFeatures(feature('return { code: "invalid" }; status: "new"'))).toEqual([]);
});

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
  expect(statusesInPages(house({ "src/web/admin/leads.ts": text }))).toHaveLength(count);
  expect(statusesInPages(house({ "src/platform/http/a.ts": text }))).toEqual([]);
});

test("indexes in descending order", () => {
  const table = (order: string) =>
    house({ "src/domains/leads/leads.tables.server.ts": `index("x").on(table.at${order})` });
  expect(descendingIndexes(table(".desc()"))).toEqual([expect.stringContaining("backwards")]);
  expect(descendingIndexes(table(""))).toEqual([]);
});

test.each(["src/ui/utils.ts", "src/lib/money.ts", "src/domains/leads/helpers/a.ts"])(
  "rejects the meaningless name %s",
  (path) => expect(vagueNames(house({ [path]: "" }))).toHaveLength(1),
);
test("rejects a name that has a standard term", () => {
  const text = (name: string) => house({ "src/ui/a.ts": `const ${name} = 3;` });
  expect(nonstandardNames(text("mostTries"))).toEqual([expect.stringContaining("mostTries")]);
  expect(nonstandardNames(text("maxTries"))).toEqual([]);
  expect(nonstandardNames(text("told"))).toEqual([expect.stringContaining("told")]);
  expect(nonstandardNames(text("notice"))).toEqual([]);
});

test("allows a name that merely contains such a word", () => {
  expect(vagueNames(house({ "src/ui/library-card.tsx": "" }))).toEqual([]);
});

test.each([
  ["src/platform/http/session.server.ts", 1],
  ["src/platform/http/requests/session.server.ts", 0],
  ["src/platform/clock.ts", 0],
])("an unsorted file: %s", (path, breaches) => {
  expect(unsortedFiles(house({ [path]: "" }))).toHaveLength(breaches);
});

test("finds a page without a route, but not a part with exports", () => {
  const files = house({
    "src/routes.ts": "export default [index('web/site/marketing/home/home.tsx')];",
    "src/web/site/marketing/home/home.tsx": "export default function Home() {}",
    "src/web/site/marketing/hero.tsx": "export function Hero() {}",
    "src/web/site/marketing/lost.tsx": "export default function Lost() {}",
    "src/web/site/system/health.ts": "export const loader = () => null;",
  });
  expect(pagesWithoutRoute(files)).toEqual([
    expect.stringContaining("lost.tsx"),
    expect.stringContaining("health.ts"),
  ]);
});

test("a job that is not registered is found", () => {
  const job = "export const sendMail = defineJob({});\nexport const sendText = defineJob({});";
  const register =
    "import { sendMail } from '~/domains/messaging/messages/messages.jobs.server.ts';\nexport const jobs = [sendMail];";
  const files = house({
    "src/domains/messaging/messages/messages.jobs.server.ts": job,
    "src/app/jobs.server.ts": register,
  });
  expect(jobsUnregistered(files)).toEqual([expect.stringContaining("sendText")]);
});

test("reports an event defined in another file", () => {
  const files = house({
    "src/domains/leads/leads.events.ts":
      'export const leadLost = defineEvent("lead.lost", z.object({}));',
    "src/domains/leads/leads.ts": 'const leadSold = defineEvent("lead.sold", z.object({}));',
  });
  expect(eventsElsewhere(files)).toEqual([expect.stringContaining("leadSold")]);
});

test("reports a reaction outside the list of reactions", () => {
  const text = 'export const told = defineReaction({ name: "tell" });';
  const files = house({
    "src/domains/leads/tell.server.ts": text,
    "src/app/reactions.server.ts": text,
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
