import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { prepareStaffForms } from "../drivers/forms-by-file.ts";
import {
  clickSubmit,
  dismissAll,
  type FoundForm,
  fillForm,
  findForms,
  readMessages,
  readPageState,
} from "../setup/every-form.ts";
import { findBrowser } from "../setup/find-browser.ts";
import { launchBrowser } from "../setup/launch-browser.ts";
import { expectFailure } from "./control.ts";
import { administrator, type Site, startSite } from "./site.ts";

let browser: Browser | undefined;
let running: Awaited<ReturnType<typeof startSite>> | undefined;

beforeAll(async () => {
  const program = findBrowser();
  if (program === null) throw new Error("the fault tests need a browser");
  browser = await launchBrowser(program);
  running = await startSite({
    TRUSTED_PROXIES: "127.0.0.1",
    RATE_LIMIT_FACTOR: "1000",
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
  });
});
afterAll(async () => {
  await browser?.close();
  await running?.stop();
});

/**
 * The order of the forms: pausing a contractor's page comes before the other form that pauses it,
 * and a text before its person is seen; forms that end the session or remove what other forms need
 * come last.
 */
const inOrder = [
  /^\/admin\/contractors\/:id intent=pause/,
  /^\/admin\/follow-ups\/unmatched id intent=match/,
  /^(?!.*intent=(delete|forget|disable|end-sessions))(?!\/admin\/sign-out)/,
  /intent=/,
];
const rank = ({ signature }: FoundForm) => {
  const place = inOrder.findIndex((each) => each.test(signature));
  return place < 0 ? inOrder.length : place;
};

/** The simulated phone shows the result immediately through live updates, with a different button. */
const updatesLive = (path: string) => path.startsWith("/admin/phone");

test("fault.cut-form: a lost response keeps the page, and resubmitting counts once", async () => {
  const site = startedSite();
  const page = await openAsStaff(site);
  await prepareStaffForms(page, site);
  const found = await findForms(page, ["/admin/dashboard", "/admin/keyboard"]);
  const forms = found.filter(({ path }) => path.startsWith("/admin") && !updatesLive(path));
  expect(forms.length).toBeGreaterThan(25);
  const wrong: string[] = [];
  for (const form of forms.toSorted((a, b) => rank(a) - rank(b))) {
    const message = await sendTwice(site, page, form).catch((error: Error) => error.message);
    if (message) wrong.push(`${form.signature}: ${message}`);
  }
  expect(wrong).toEqual([]);
});

test("fault.cut-form, control: without the router middleware the page is lost", async ({
  annotate,
}) => {
  const site = startedSite();
  const page = await openAsStaff(site);
  let count = 0;
  await page.route("**/assets/*.js", async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    if (/\bas clientMiddleware\b/.test(script)) count += 1;
    const body = script.replace(/\bas clientMiddleware\b/, "as clientMiddlewareTakenAway");
    await route.fulfill({ response, body });
  });
  const form = { path: "/admin/affiliates", others: [], signature: "", script: true };
  form.signature = "/admin/affiliates email name referral_code status";
  const outcome = await dropResponse(page, form).catch((error: unknown) => error);
  expect(count, "the middleware in the built files").toBeGreaterThan(0);
  await annotate(expectFailure(outcome, []));
});

function startedSite(): Site {
  if (!running) throw new Error("the site is started before the first test");
  return running.site;
}

async function openAsStaff(site: Site): Promise<Page> {
  if (!browser) throw new Error("the browser is started before the first test");
  const context = await browser.newContext({ baseURL: site.url });
  const page = await context.newPage();
  await page.goto("/admin/login");
  await page.getByLabel("Email").fill(administrator.email);
  await page.getByLabel("Password").fill(administrator.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.waitForURL("**/admin/dashboard");
  return page;
}

/** Submits the form and drops the response; the page stays and shows an error. @returns the button's label */
async function dropResponse(page: Page, form: FoundForm): Promise<string | null> {
  await page.goto(form.path);
  await page.waitForFunction(() =>
    [...document.forms].some((each) => Object.keys(each).some((key) => key.startsWith("__react"))),
  );
  await fillForm(page, form);
  const before = await readPageState(page);
  await page.route(
    (url) => !url.pathname.startsWith("/assets/"),
    async (route) => {
      if (route.request().method() === "GET") return await route.fallback();
      await route.fetch({ maxRedirects: 0 });
      await route.abort();
    },
  );
  const pressed = await clickSubmit(page);
  await expect.poll(() => readMessages(page), { timeout: 15_000 }).toMatch(/couldn’t reach/);
  await expect.poll(() => readPageState(page), { timeout: 15_000 }).toEqual(before);
  await page.unrouteAll({ behavior: "wait" });
  await dismissAll(page);
  return pressed;
}

/** @returns the differences after the second time, or null */
async function sendTwice(site: Site, page: Page, form: FoundForm): Promise<string | null> {
  const pressed = await dropResponse(page, form);
  const once = await rowsOfTables(site);
  const responded = page
    .waitForResponse((response) => response.request().method() === "POST")
    .catch(() => null);
  // Live updates may have shown the result already, leaving nothing to submit.
  if ((await clickSubmit(page, pressed)) === null) return null;
  const status = (await responded)?.status() ?? 504;
  if (status >= 500) return `answered ${status}`;
  const twice = await rowsOfTables(site);
  const more = Object.keys(once).filter((table) => once[table] !== twice[table]);
  return more.length > 0 ? `other rows in ${more.join(", ")}` : null;
}

/** Tables that change with requests or time alone. */
const notSaved = ["sessions", "rate_limits", "verifications", "audit_entries", "health_problems"];

async function rowsOfTables(site: Site): Promise<Record<string, number>> {
  const tables = await site.sql(
    "select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  );
  const counts: Record<string, number> = {};
  for (const { table_name: table } of tables) {
    if (notSaved.includes(String(table))) continue;
    // An email alerts the operator that no worker is running.
    const counted = table === "messages" ? "where kind <> 'health-alert'" : "";
    const [row] = await site.sql(`select count(*)::int as rows from "${table}" ${counted}`);
    counts[String(table)] = Number(row?.rows);
  }
  return counts;
}
