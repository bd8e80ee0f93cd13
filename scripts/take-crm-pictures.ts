import { writeFileSync } from "node:fs";
import { Pool } from "pg";
import sharp from "sharp";
import { prepareInstallation } from "../bench/installation.ts";
import { readCommandLine } from "../src/platform/process/command-line.ts";
import { crmCookie } from "../tests/drivers/crm-members.ts";
import { browserInstallHint, findBrowser } from "../tests/setup/find-browser.ts";
import { launchBrowser } from "../tests/setup/launch-browser.ts";

// `npm run pictures`: takes the CRM screenshots on /contractor-crm from the demo data of the build,
// light and dark.

readCommandLine({ name: "npm run pictures" });

const folder = new URL("../src/web/site/marketing/crm/pictures/", import.meta.url);
const desk = { width: 1120, height: 720 };
const phone = { width: 390, height: 720 };
const screens = [
  { name: "today", path: "/crm", heading: "Today", size: phone },
  { name: "leads", path: "/crm/leads?view=board", heading: "Leads", size: desk },
  {
    name: "inbox",
    path: "/crm/conversations",
    heading: "Inbox",
    size: desk,
    opens: "Hannah Brooks",
  },
  { name: "schedule", path: "/crm/schedule?view=week", heading: "Schedule", size: desk },
] as const;

const executable = findBrowser();
if (!executable) throw new Error(browserInstallHint);
const installation = prepareInstallation();
const { application, databaseUrl } = await installation.product();
const pool = new Pool({ connectionString: databaseUrl, max: 1 });
const runSql = async (text: string, values: unknown[] = []) =>
  (await pool.query(text, values)).rows;
const [owner] = await runSql(
  `select user_id from members join contractor_accounts on contractor_accounts.id = contractor_id
   where business_name = 'Lone Star Pest Defense' and role = 'owner'`,
);
const cookie = await crmCookie({ url: application.url, runSql }, owner.user_id);
// Shows the CRM as if messages were sent and leads worked on.
await runSql("update messages set state = 'sent' where state = 'kept'");
// A marketing page shows no opt-outs.
await runSql(
  "update messages set text = 'Thank you, talk soon!' where direction = 'inbound' and text ~* '^\\s*stop'",
);
await moveLeads("contacted", 2);
await moveLeads("booked", 3);
await pool.end();

/** Moves the oldest of the new leads to a status. */
async function moveLeads(status: string, count: number): Promise<void> {
  await runSql(
    `update leads set status = $1 where id in
     (select leads.id from leads join members on members.contractor_id = leads.contractor_id
      where user_id = $2 and status = 'new' order by leads.created_at limit $3)`,
    [status, owner.user_id, count],
  );
}

const browser = await launchBrowser(executable);
for (const colorScheme of ["light", "dark"] as const) {
  for (const { name, path, heading, size, ...screen } of screens) {
    const context = await browser.newContext({
      baseURL: application.url,
      viewport: size,
      deviceScaleFactor: size === phone ? 2 : 1.5,
      colorScheme,
      extraHTTPHeaders: { cookie },
    });
    const page = await context.newPage();
    await page.goto(path);
    await page.getByRole("heading", { name: heading, level: 1 }).waitFor();
    if ("opens" in screen) {
      await page.locator("main li > div > a", { hasText: screen.opens }).first().click();
      await page.getByLabel("Message", { exact: true }).waitFor();
    }
    await page.evaluate(() => document.fonts.ready);
    const picture = await page.screenshot({ animations: "disabled", caret: "hide" });
    const file = new URL(`${name}-${colorScheme}.webp`, folder);
    writeFileSync(file, await sharp(picture).webp({ quality: 78, effort: 6 }).toBuffer());
    console.log(file.pathname.split("/").at(-1));
    await context.close();
  }
}
await browser.close();
await installation.stop();
