import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { promisify } from "node:util";
import { proofRecord } from "../src/domains/storefront/own-addresses/domain-standing.ts";
import { createFingerprint } from "../src/platform/secrets/secrets.server.ts";
import { addCrmMember, crmCookie } from "../tests/drivers/crm-members.ts";
import { startNameServer } from "../tests/fakes/name-server.ts";
import { onPostgres, type RunSql } from "../tests/faults/kill-findings.ts";
import { send } from "../tests/faults/send.ts";
import { type Application, startApplication } from "../tests/setup/application.ts";
import { freePort } from "../tests/setup/free-port.ts";
import { type Caddy, startCaddy } from "./caddy.ts";
import { startDatabase } from "./product.ts";
import type { Finding, Trial } from "./trial.ts";
import { inSeconds, limit, until, waitFor } from "./waits.ts";

const siteHost = "www.hearth.example";
const domain = "lone-star-pest.com";
const subdomain = "lone-star-pest.pages.hearth.example";
const unproven = "somebody-else.com";

/** A homeowner's form at a business's own domain, through Caddy with certificates on demand. */
export const ownAddress: Trial = {
  title: "Caddy gets certificates on demand for proven domains alone; a form is sent at one",
  needs: [
    { program: "caddy", package: "caddy" },
    { program: "curl", package: "curl" },
  ],
  async run(log) {
    const { cluster, url: databaseUrl } = await startDatabase();
    const names = await startNameServer();
    const port = await freePort();
    names.records.set("lead.hearth.example", { A: ["203.0.113.80"] });
    const product = await startApplication({
      databaseUrl,
      environment: {
        SITE_URL: `https://${siteHost}:${port}`,
        PAGES_DOMAIN: "pages.hearth.example",
        OWN_DOMAIN_TARGET: "lead.hearth.example",
        DNS_SERVERS: names.address,
        TRUSTED_PROXIES: "127.0.0.1",
      },
    });
    const caddy = await startCaddy(product.url, siteHost, port);
    try {
      await waitFor("Caddy's authority", () => existsSync(caddy.authority));
      const request = browser(caddy);
      const home = await waitForResponse(() => request(siteHost, "/"));
      log(`the site through Caddy: ${home}`);
      const sub = await waitForResponse(() => request(subdomain, "/"));
      log(`the demo's subdomain, with a certificate on demand: ${sub}`);

      const record = await onPostgres(databaseUrl, (sql) => enterDomain(sql, product, port));
      const before = await request(domain, "/");
      log(`a domain that is not proven: ${before}`);
      names.records.set(domain, { A: ["203.0.113.80"] });
      names.records.set(record.host, { TXT: [record.value] });
      const isServed = async () => (await request(domain, "/")) === "200";
      const servedAfter = await until("the domain to be served", isServed);
      log(`served after its records were set up: ${inSeconds(servedAfter)}`);
      const led = await request(subdomain, "/", ["--write-out", "%{http_code} %{redirect_url}"]);
      log(`its subdomain now: ${led}`);
      const sent = await sendForm(request);
      const [lead] = await onPostgres(databaseUrl, (sql) =>
        sql("select count(*)::int as n from leads where name = 'Trial Homeowner'"),
      );
      log(`a homeowner's form at the domain: ${sent}, ${lead?.n} lead`);
      const otherAnswer = await request(unproven, "/");
      const closed = await request(domain, "/crm");
      const inner = await request(siteHost, `/tls/ask?domain=${domain}`);
      log(
        `another domain: ${otherAnswer}; /crm at the domain: ${closed}; /tls/ask from outside: ${inner}`,
      );
      return judge({
        home,
        sub,
        before,
        found: servedAfter,
        led,
        sent,
        lead: lead?.n,
        other: otherAnswer,
        closed,
        inner,
        port,
      });
    } finally {
      await caddy.stop();
      await limit("the product to end", 60, product.kill());
      await product.stop().catch(() => {});
      await names.stop();
      await cluster.stop();
    }
  },
};

type Seen = Record<
  "home" | "sub" | "before" | "led" | "sent" | "other" | "closed" | "inner",
  string
>;

function judge(seen: Seen & { found: number | null; lead: unknown; port: number }): Finding[] {
  const { home, sub, before, found, led, sent, lead, other, closed, inner, port } = seen;
  const findingOf = (isHeld: boolean, message: string): Finding => ({ held: isHeld, message });
  return [
    findingOf(home === "200" && sub === "200", `site ${home}, subdomain ${sub}`),
    findingOf(
      before === "no certificate" && other === "no certificate",
      `not proven: ${before}; unknown: ${other}`,
    ),
    findingOf(found !== null, `proven and served after ${inSeconds(found)}`),
    findingOf(led === `301 https://${domain}:${port}/`, `the subdomain leads on: ${led}`),
    findingOf(sent === "303 /requested" && lead === 1, `the form: ${sent}, ${String(lead)} lead`),
    findingOf(closed === "404" && inner === "404", `/crm ${closed}, /tls/ask ${inner}`),
  ];
}

type Ask = (host: string, path: string, more?: string[]) => Promise<string>;

const run = promisify(execFile);

/** Sends requests to Caddy like a browser that trusts its authority; without DNS. */
function browser({ port, authority }: Caddy): Ask {
  return async (host, path, more = []) => {
    const args = [
      ...["--silent", "--max-time", "20", "--output", "/dev/null", "--write-out", "%{http_code}"],
      ...["--resolve", `${host}:${port}:127.0.0.1`, "--cacert", authority],
      ...more,
      `https://${host}:${port}${path}`,
    ];
    // 35: the handshake failed without a certificate.
    return run("curl", args).then(
      ({ stdout }) => stdout.trim(),
      ({ code }) => (code === 35 ? "no certificate" : `curl ended with ${code}`),
    );
  };
}

async function waitForResponse(request: () => Promise<string>): Promise<string> {
  let output = "";
  await until(
    "an answer with 200",
    async () => {
      output = await request();
      return output === "200";
    },
    30,
  );
  return output;
}

async function sendForm(request: Ask): Promise<string> {
  const page = await request(domain, "/", ["--output", "-"]);
  const stamp = /name="stamp" value="([^"]+)"/.exec(page)?.[1] ?? "";
  const fields = {
    name: "Trial Homeowner",
    phone: "(512) 555-0188",
    need: "Ants in the kitchen",
    zip_code: "78701",
    urgency: "today",
    stamp,
  };
  const form = Object.entries(fields).flatMap(([name, value]) => [
    "--data-urlencode",
    `${name}=${value}`,
  ]);
  return request(domain, "/", [...form, "--write-out", "%{http_code} %header{location}"]);
}

/** The owner of the demo's business in Austin enters the domain. @returns the record that proves it */
async function enterDomain(runSql: RunSql, { url }: Application, port: number) {
  await runSql("delete from own_addresses where kind = 'domain'");
  const [page] = await runSql(
    "select id, contractor_id from seo_pages where service = 'pest-control' and city_slug = 'austin'",
  );
  const contractorId = String(page?.contractor_id);
  const { userId } = await addCrmMember({ url, runSql }, contractorId, "owner", "o@trial.example");
  const sent = await send(url, `/crm/page/${page?.id}/address`, {
    headers: {
      host: `${siteHost}:${port}`,
      origin: `https://${siteHost}:${port}`,
      cookie: `__Host-${await crmCookie({ url, runSql }, userId)}`,
    },
    form: { intent: "domain", domain },
  });
  const [row] = await runSql("select id from own_addresses where name = $1", [domain]);
  if (!row) throw new Error(`the domain was not entered: ${sent.status}`);
  const [key] = await runSql("select value from installation where name = 'fingerprint_key'");
  const fingerprint = createFingerprint(String(key?.value));
  return proofRecord({ fingerprint }, { id: String(row.id), name: domain, www: false });
}
