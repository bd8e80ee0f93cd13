import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, type Frame, type Page } from "playwright-core";
import { addCrmMember, crmCookie } from "../tests/drivers/crm-members.ts";
import { onPostgres, type RunSql } from "../tests/faults/kill-findings.ts";
import { send } from "../tests/faults/send.ts";
import { type Application, startApplication } from "../tests/setup/application.ts";
import { undoAtEnd } from "./leftovers.ts";
import { startDatabase } from "./product.ts";
import type { Finding, Trial } from "./trial.ts";
import { fetchWithin, limit, until, waitFor } from "./waits.ts";
import { startPlainSite, startWordPress } from "./wordpress-site.ts";

const path = "/pest-control/austin-tx";

/** The forms and the "Text us" button on a contractor's own WordPress and static page. */
export const wordpress: Trial = {
  title: "Forms and the Text us button on a WordPress page and a plain page bring leads",
  needs: [
    { program: "chromium", package: "chromium" },
    { program: "php", package: "php-cli php-mysql wordpress" },
    { program: "mariadb-install-db", package: "mariadb-server" },
  ],
  async run(log) {
    const source = "/usr/share/wordpress";
    if (!existsSync(source)) {
      return [{ held: null, message: "WordPress is missing: apt-get install wordpress" }];
    }
    const { cluster, url: databaseUrl } = await startDatabase();
    const product = await startApplication({ databaseUrl });
    const folder = mkdtempSync(join(tmpdir(), "hearthline-wordpress-"));
    const remove = undoAtEnd(() => rmSync(folder, { recursive: true, force: true }));
    const blog = await startWordPress(source, folder, log);
    const plain = await startPlainSite();
    const browser = await chromium.launch({
      executablePath: "/usr/bin/chromium",
      args: ["--no-sandbox"],
    });
    try {
      const { form, others, light } = await onPostgres(databaseUrl, (sql) =>
        setUp(sql, product, [blog.host, plain.host]),
      );
      const html = [form, ...others].join("\n");
      plain.body = html;
      const pages = {
        WordPress: await blog.addPage(html, "block"),
        "WordPress' classic editor": await blog.addPage(html, "classic"),
        "a plain page": plain.url,
      };
      const count = (name: string) =>
        onPostgres(databaseUrl, async (sql) => {
          const [row] = await sql("select count(*)::int as n from leads where name = $1", [name]);
          return Number(row?.n);
        });
      const findings: Finding[] = [];
      for (const [kind, url] of Object.entries(pages)) {
        for (const look of looks) {
          const named = `${kind}, ${look.width} px, ${look.colorScheme}`;
          for (const [what, submit] of Object.entries(submissions)) {
            const name = `Trial ${what} ${look.width} ${kind}`;
            const problem = await visit(browser, url, look, (opened) => submit(opened, name));
            const arrived = await until(
              "the lead to arrive",
              async () => (await count(name)) === 1,
              30,
            );
            const isHeld = arrived !== null && problem === null;
            findings.push({
              held: isHeld,
              message: `${named}: ${what} ${isHeld ? "brought one lead" : `failed: ${problem}`}`,
            });
            log(findings.at(-1)?.message ?? "");
          }
        }
      }
      const author = await blog.addPage(html, "author");
      findings.push(await findWhatIsLeft(browser, author, product.url));
      findings.push({
        held: (await light()) === "Working",
        message: "the source's light is green",
      });
      for (const [plugin, body] of Object.entries(pluginBodies)) {
        const address = /action="([^"]+)"/.exec(form)?.[1] ?? "";
        const sent = await fetchWithin(address, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify(body),
        });
        const name = `Trial ${plugin}`;
        const arrived = await until(
          "the lead to arrive",
          async () => (await count(name)) === 1,
          30,
        );
        findings.push({
          held: sent.ok && arrived !== null,
          message: `${plugin}'s webhook: ${sent.status}`,
        });
      }
      return findings;
    } finally {
      await browser.close();
      plain.close();
      await blog.stop();
      await limit("the product to end", 60, product.kill());
      await product.stop().catch(() => {});
      await cluster.stop();
      remove();
    }
  },
};

const looks = [
  { width: 390, colorScheme: "dark" },
  { width: 1280, colorScheme: "light" },
] as const;

/**
 * Bodies that form plugins post: WPForms' Webhooks addon with its fields mapped to names
 * ("Webhooks Addon", wpforms.com/docs), and Contact Form 7 through a webhook plugin, which sends
 * its form tags (contactform7.com, "Tag syntax").
 */
const pluginBodies = {
  WPForms: { name: "Trial WPForms", phone: "512-555-0711", message: "Ants", zip: "78701" },
  "Contact Form 7": {
    "your-name": "Trial Contact Form 7",
    "your-email": "cf7@trial.example",
    "your-subject": "Ants",
    "your-message": "Ants in the kitchen",
  },
};

type Look = (typeof looks)[number];

/** For users who may not publish code, WordPress leaves links that work, and no dead button. */
async function findWhatIsLeft(browser: Browser, url: string, product: string): Promise<Finding> {
  const page = await browser.newPage();
  await page.goto(url);
  const article = page.locator(".entry-content");
  const links = await article
    .locator("a")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  const expected = [product + path, `${product}/embed${path}/text`];
  const buttons = await article.locator("button, input, iframe").count();
  await page.close();
  return {
    held: buttons === 0 && expected.every((address) => links.includes(address)),
    message: `WordPress for an author: ${buttons} buttons, links to ${links.join(" and ")}`,
  };
}

/** Opens a page as a visitor. @returns what went wrong, or null */
async function visit(
  browser: Browser,
  url: string,
  { width, colorScheme }: Look,
  act: (page: Page) => Promise<void>,
): Promise<string | null> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(30_000);
    await page.goto(url);
    await act(page);
    return null;
  } catch (error) {
    return error instanceof Error ? (error.message.split("\n")[0] ?? "") : String(error);
  } finally {
    await context.close();
  }
}

let people = 0;
const phone = () => `(512) 555-${3000 + people++}`;

async function fillOurForm(frame: Frame, name: string): Promise<void> {
  await frame.getByLabel("Your name").fill(name);
  await frame.getByLabel("Phone").fill(phone());
  await frame.getByLabel("What do you need help with?").fill("Ants in the kitchen");
  await frame.getByLabel("ZIP code").fill("78701");
  await frame.getByLabel("How soon?").selectOption("today");
  await frame.getByRole("checkbox").first().check();
  // No person is faster; a quicker form counts as a bot's.
  await frame.waitForTimeout(2_700);
  await frame.locator("form button[type=submit]").click();
  await frame.waitForURL("**/requested");
}

async function frameAt(page: Page, ending: string): Promise<Frame> {
  await waitFor(
    `the frame ${ending}`,
    () => page.frames().some((frame) => frame.url().endsWith(ending)),
    30,
  );
  const frame = page.frames().find((frame) => frame.url().endsWith(ending));
  if (!frame) throw new Error(`there is no frame ${ending}`);
  return frame;
}

const submissions = {
  "the embedded form": async (page: Page, name: string) => {
    await page.locator("iframe[src]").first().scrollIntoViewIfNeeded();
    await fillOurForm(await frameAt(page, `/embed${path}`), name);
  },
  "the Text us button": async (page: Page, name: string) => {
    await page.getByRole("button", { name: "Text us" }).click();
    await fillOurForm(await frameAt(page, `/embed${path}/text`), name);
  },
  "the plain form": async (page: Page, name: string) => {
    const form = page.locator("form[action*='/webhooks/leads/']");
    await form.locator("[name=name]").fill(name);
    await form.locator("[name=phone]").fill(phone());
    await form.locator("[name=zip]").fill("78701");
    await form.locator("[name=message]").fill("Ants in the kitchen");
    // People click twice.
    await form.locator("[type=submit]").dblclick();
    await page.waitForURL(`**${path}/requested`);
  },
};

/** Staff allow the two hosts, and the owner connects a website form. @returns its HTML, the other snippets, and its light */
async function setUp(sql: RunSql, { url }: Application, hosts: readonly string[]) {
  const [page] = await sql(
    "select id, contractor_id from seo_pages where service = 'pest-control' and city_slug = 'austin'",
  );
  const contractorId = String(page?.contractor_id);
  for (const host of hosts) {
    await sql("insert into embed_hosts (contractor_id, host) values ($1, $2)", [
      contractorId,
      host,
    ]);
  }
  const { userId } = await addCrmMember(
    { url, runSql: sql },
    contractorId,
    "owner",
    "w@trial.example",
  );
  const cookie = await crmCookie({ url, runSql: sql }, userId);
  const headers = { cookie, origin: url };
  await send(url, "/crm/settings/lead-sources", {
    headers,
    form: { kind: "website_form", name: "Our site" },
  });
  const [source] = await sql(
    "select id from lead_sources where contractor_id = $1 and kind = 'website_form' order by created_at desc limit 1",
    [contractorId],
  );
  const address = `/crm/settings/lead-sources/${source?.id}`;
  const read = async (at: string) => (await fetchWithin(`${url}${at}`, { headers })).text();
  const light = async () => /Working|Not working|Waiting/.exec(await read(address))?.[0] ?? "none";
  const website = await read(`/crm/page/${page?.id}/website`);
  const others = ["form-html", "text-us-html"].map((id) => snippetOf(website, id));
  return { form: snippetOf(await read(address), "website-form"), others, light };
}

/** The code that the owner copies from a page. */
const snippetOf = (html: string, id: string): string =>
  (new RegExp(`<textarea[^>]*id="${id}"[^>]*>([^<]*)</textarea>`).exec(html)?.[1] ?? "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");
