import { execFile } from "node:child_process";
import { once } from "node:events";
import { cpSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { promisify } from "node:util";
import { startProgram } from "../tests/setup/child-process.ts";
import { freePort } from "../tests/setup/free-port.ts";
import { fetchWithin, waitFor } from "./waits.ts";

const run = promisify(execFile);

/** A contractor's page without any system behind it. */
export async function startPlainSite() {
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
export async function startWordPress(source: string, folder: string, log: (line: string) => void) {
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
    /**
     * Publishes HTML: in a Custom HTML block as its administrator pastes it, in the classic editor,
     * whose paragraphs WordPress makes, or as a user who may not publish code.
     * @returns its URL
     */
    async addPage(html: string, how: "block" | "classic" | "author"): Promise<string> {
      const text = how === "classic" ? html : `<!-- wp:html -->\n${html}\n<!-- /wp:html -->`;
      const encoded = Buffer.from(text).toString("base64");
      const { stdout } = await php(
        "trial-page.php",
        `$_SERVER['HTTP_HOST'] = '${host}'; require 'wp-load.php';
$author = username_exists('author') ?: wp_create_user('author', 'trial-password', 'author@trial.example');
(new WP_User($author))->set_role('author');
wp_set_current_user('${how}' === 'author' ? $author : 1); kses_init();
echo wp_insert_post(wp_slash(['post_type' => 'post', 'post_status' => 'publish', 'post_title' => 'Contact', 'post_content' => base64_decode('${encoded}')]));`,
      );
      return `http://${host}/?p=${stdout.trim()}`;
    },
    async stop() {
      await server.kill();
      await database.kill();
    },
  };
}
