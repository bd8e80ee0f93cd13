import { Pool } from "pg";
import { crmCookie } from "../../tests/drivers/crm-people.ts";
import { findBrowser, howToGetBrowser } from "../../tests/setup/find-browser.ts";
import { installTool } from "../../tools/install.ts";
import { businessPage, type Installation, type Product } from "../installation.ts";
import type { Row, Section } from "../section.ts";
import { median } from "../statistics.ts";

const allOf = "100 / 100 / 100 / 100";
const withScript = ">= 98 / 100 / 100 / 100";

/** One page of each kind; what members see is no page for search engines. */
const pages: { kind: string; path: string; aim: string; forMembers?: true }[] = [
  { kind: "Business page", path: businessPage, aim: allOf },
  { kind: "Trade page", path: "/plumbing", aim: allOf },
  { kind: "Landing page of a trade", path: "/services/plumbing-leads", aim: allOf },
  { kind: "Questions and answers", path: "/faq", aim: allOf },
  { kind: "Page of words", path: "/privacy", aim: allOf },
  { kind: "Home page", path: "/", aim: withScript },
  { kind: "Lead estimator", path: "/lead-estimator", aim: withScript },
  { kind: "Pricing", path: "/pricing", aim: withScript },
  { kind: "Directory", path: "/locations", aim: withScript },
  { kind: "Wizard", path: "/get-started", aim: ">= 98 / 100 / 100 / not indexed" },
  { kind: "Revenue share", path: "/revenue-share", aim: withScript },
  { kind: "Sign-in of the CRM", path: "/crm/sign-in", aim: "100 / 100 / 100 / not indexed" },
  {
    kind: "Today of the CRM",
    path: "/crm",
    aim: ">= 95 / 100 / 100 / not indexed",
    forMembers: true,
  },
];
const runs = 3;

/** Lighthouse's own emulated phone: a slow processor on a slow mobile line. */
export const lighthouseScores: Section = {
  name: "lighthouse",
  title: "Lighthouse, mobile",
  measure,
};

async function measure(installation: Installation): Promise<Row[]> {
  installTool("lighthouse");
  const { categories, visit } = await import("../../tools/lighthouse/visit.ts");
  const executable = findBrowser();
  if (executable === null) throw new Error(howToGetBrowser);
  const product = await installation.product();
  const cookie = await cookieOfOwner(product);
  const rows: Row[] = [];
  for (const { kind, path, aim, forMembers } of pages) {
    const visits: Awaited<ReturnType<typeof visit>>[] = [];
    const headers: Record<string, string> = forMembers ? { cookie } : {};
    while (visits.length < runs) {
      visits.push(await visit(product.application.url + path, executable, headers));
    }
    const scores = categories.map((_, at) => median(visits.map(({ scores }) => scores[at] ?? 0)));
    const paint = median(visits.map(({ largestPaint }) => largestPaint));
    rows.push({
      what: `Lighthouse: ${kind}`,
      figure: scores.join(" / "),
      aim,
      how: `${path}, ${categories.join(", ")}; largest paint after ${(paint / 1000).toFixed(2)} s`,
    });
  }
  return rows;
}

/** The cookie of a session of a business's owner, of the demo data. */
async function cookieOfOwner({ application, databaseUrl }: Product): Promise<string> {
  const pool = new Pool({ connectionString: databaseUrl, max: 1 });
  const runSql = async (text: string, values: unknown[] = []) =>
    (await pool.query(text, values)).rows;
  const [owner] = await runSql(
    "select user_id from members where role = 'owner' order by joined_at, id limit 1",
  );
  const cookie = await crmCookie({ url: application.url, runSql }, owner.user_id);
  await pool.end();
  return cookie;
}
