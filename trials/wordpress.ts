import { execFile } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { type Browser, chromium, type Frame, type Page } from "playwright-core";
import { embedSnippet } from "../src/domains/storefront/embedded-forms/embed-hosts.ts";
import { textUsSnippet } from "../src/domains/storefront/embedded-forms/text-us.ts";
import { addCrmMember, crmCookie } from "../tests/drivers/crm-members.ts";
import { onPostgres, type RunSql } from "../tests/faults/kill-findings.ts";
import { send } from "../tests/faults/send.ts";
import { type Application, startApplication } from "../tests/setup/application.ts";
import { startProgram } from "../tests/setup/child-process.ts";
import { freePort } from "../tests/setup/free-port.ts";
import { undoAtEnd } from "./leftovers.ts";
import { startDatabase } from "./product.ts";
import type { Finding, Trial } from "./trial.ts";
import { fetchWithin, limit, until, waitFor } from "./waits.ts";

const path = "/pest-control/austin-tx";
const run = promisify(execFile);

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
      const form = await onPostgres(databaseUrl, (sql) =>
        setUp(sql, product, [blog.host, plain.host]),
      );
      const html = [
        embedSnippet(product.url, path, "Lone Star Pest Defense"),
        form,
        textUsSnippet(product.url, path),
      ].join("\n");
      const page = await blog.addPage(html);
      plain.body = html;
      const count = (name: string) =>
        onPostgres(databaseUrl, async (sql) => {
          const [row] = await sql("select count(*)::int as n from leads where name = $1", [name]);
          return Number(row?.n);
        });
      const findings: Finding[] = [];
      for (const [kind, url] of [
        ["WordPress", page],
        ["a plain page", plain.url],
      ] as const) {
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
            const held = arrived !== null && problem === null;
            findings.push({
              held,
              message: `${named}: ${what} ${held ? "brought one lead" : `failed: ${problem}`}`,
            });
            log(findings.at(-1)?.message ?? "");
          }
        }
      }
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
    () => page.frames().some((one) => one.url().endsWith(ending)),
    30,
  );
  const frame = page.frames().find((one) => one.url().endsWith(ending));
  if (!frame) throw new Error(`there is no frame ${ending}`);
  return frame;
}

const submissions = {
  "the embedded form": async (page: Page, name: string) => {
    await page.locator("iframe").first().scrollIntoViewIfNeeded();
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
    await Promise.all([
      page.waitForResponse(({ url }) => url().includes("/webhooks/leads/")),
      form.locator("button").click(),
    ]);
  },
};

/** Staff allow the two hosts, and the owner connects a website form. @returns its HTML */
async function setUp(sql: RunSql, { url }: Application, hosts: readonly string[]): Promise<string> {
  const [page] = await sql(
    "select contractor_id from seo_pages where service = 'pest-control' and city_slug = 'austin'",
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
  const setup = await (
    await fetchWithin(`${url}/crm/settings/lead-sources/${source?.id}`, { headers })
  ).text();
  const escaped = /<textarea[^>]*name="html"[^>]*>([^<]*)<\/textarea>/.exec(setup)?.[1] ?? "";
  return escaped
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");
}

/** A contractor's page without any system behind it. */
async function startPlainSite() {
  const site = { url: "", host: "", body: "", close: () => {} };
  const server = createServer((_request, response) => {
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.end(
      `<!doctype html><html lang="en"><title>Our site</title><meta name="viewport" content="width=device-width"><h1>Our site</h1>${site.body}`,
    );
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  site.host = `localhost:${typeof address === "object" ? address?.port : ""}`;
  site.url = `http://${site.host}/`;
  site.close = () => server.close();
  return site;
}

/** Debian's WordPress with a MariaDB of its own, both in one folder. */
async function startWordPress(source: string, folder: string, log: (line: string) => void) {
  const web = join(folder, "web");
  const data = join(folder, "data");
  const socket = join(folder, "db.sock");
  cpSync(source, web, { recursive: true, dereference: true });
  await run("mariadb-install-db", [
    `--datadir=${data}`,
    "--user=root",
    "--auth-root-authentication-method=normal",
    "--skip-test-db",
  ]);
  const database = startProgram(
    "/usr/sbin/mariadbd",
    [
      "--no-defaults",
      `--datadir=${data}`,
      `--socket=${socket}`,
      "--skip-networking",
      "--user=root",
      `--pid-file=${folder}/db.pid`,
    ],
    {},
    [],
  );
  const sql = (text: string) =>
    run("mariadb", ["--no-defaults", `--socket=${socket}`, "-uroot", "-e", text]);
  await waitFor("MariaDB", () =>
    sql("select 1").then(
      () => true,
      () => false,
    ),
  );
  await sql("create database wordpress");
  const port = await freePort();
  const host = `localhost:${port}`;
  writeFileSync(
    join(web, "wp-config.php"),
    `<?php
define('DB_NAME', 'wordpress'); define('DB_USER', 'root'); define('DB_PASSWORD', '');
define('DB_HOST', 'localhost:${socket}'); define('DB_CHARSET', 'utf8mb4'); define('DB_COLLATE', '');
define('WP_HOME', 'http://${host}'); define('WP_SITEURL', 'http://${host}');
define('WP_HTTP_BLOCK_EXTERNAL', true); define('DISABLE_WP_CRON', true);
$table_prefix = 'wp_';
if (!defined('ABSPATH')) define('ABSPATH', __DIR__ . '/');
require_once ABSPATH . 'wp-settings.php';
`,
  );
  const php = (name: string, code: string) => {
    const file = join(web, name);
    writeFileSync(file, `<?php\n${code}`);
    return run("php", [file], { cwd: web });
  };
  await php(
    "trial-install.php",
    `define('WP_INSTALLING', true); $_SERVER['HTTP_HOST'] = '${host}';
require 'wp-load.php'; require 'wp-admin/includes/upgrade.php';
wp_install('Our site', 'owner', 'owner@trial.example', false, '', 'trial-password');`,
  );
  const server = startProgram("/usr/bin/php", ["-S", `127.0.0.1:${port}`, "-t", web], {}, []);
  await waitFor("WordPress", () =>
    fetchWithin(`http://${host}/`).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  log(`WordPress at ${host}`);
  return {
    host,
    /** Publishes HTML in a Custom HTML block, as its administrator pastes it. @returns its URL */
    async addPage(html: string): Promise<string> {
      const block = `<!-- wp:html -->\n${html}\n<!-- /wp:html -->`;
      const encoded = Buffer.from(block).toString("base64");
      const { stdout } = await php(
        "trial-page.php",
        `$_SERVER['HTTP_HOST'] = '${host}'; require 'wp-load.php';
wp_set_current_user(1); kses_remove_filters();
echo wp_insert_post(wp_slash(['post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Contact', 'post_content' => base64_decode('${encoded}')]));`,
      );
      return `http://${host}/?page_id=${stdout.trim()}`;
    },
    async stop() {
      await server.kill();
      await database.kill();
    },
  };
}
