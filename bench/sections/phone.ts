import { Pool } from "pg";
import { crmCookie } from "../../tests/drivers/crm-members.ts";
import { browserInstallHint, findBrowser } from "../../tests/setup/find-browser.ts";
import { installTool } from "../../tools/install.ts";
import { businessPage, type Installation, type Product } from "../installation.ts";
import type { Row, Section } from "../section.ts";
import { median } from "../statistics.ts";

const allOf = "100 / 100 / 100 / 100";
const withScript = ">= 98 / 100 / 100 / 100";
const form = "LCP 1.0 s, TBT 150 ms, 8 requests, 80 KB of script";

/** One page of each kind; the members' page isn't for search engines. */
const pages: { kind: string; path: string; aim: string; scores: string; forMembers?: true }[] = [
  { kind: "Business page", path: businessPage, aim: "LCP 0.8 s, 2 requests", scores: allOf },
  { kind: "Home page", path: "/", aim: "LCP 1.0 s, 3 requests", scores: withScript },
  { kind: "Wizard", path: "/get-started", aim: form, scores: withScript },
  { kind: "Revenue share", path: "/revenue-share", aim: form, scores: withScript },
  { kind: "Trade page", path: "/plumbing", aim: "", scores: allOf },
  { kind: "Landing page of a trade", path: "/services/plumbing-leads", aim: "", scores: allOf },
  { kind: "Questions and answers", path: "/faq", aim: "", scores: allOf },
  { kind: "Text page", path: "/privacy", aim: "", scores: allOf },
  { kind: "Lead estimator", path: "/lead-estimator", aim: "", scores: withScript },
  { kind: "Pricing", path: "/pricing", aim: "", scores: withScript },
  { kind: "Directory", path: "/locations", aim: "", scores: withScript },
  { kind: "CRM sign-in", path: "/crm/sign-in", aim: "", scores: "100 / 100 / 100 / not indexed" },
  {
    kind: "CRM Today",
    path: "/crm",
    aim: "LCP 1.0 s, 60 KB of script first",
    scores: ">= 95 / 100 / 100 / not indexed",
    forMembers: true,
  },
];
const runs = 3;

/** Lighthouse's emulated phone: a slow CPU on a slow mobile connection, and an empty browser cache. */
export const phone: Section = { name: "phone", title: "On a phone", measure };

async function measure(installation: Installation): Promise<Row[]> {
  installTool("lighthouse");
  const { categories, visit } = await import("../../tools/lighthouse/visit.ts");
  const executable = findBrowser();
  if (executable === null) throw new Error(browserInstallHint);
  const product = await installation.product();
  const cookie = await cookieOfOwner(product);
  const rows: Row[] = [];
  for (const { kind, path, aim, scores: minimums, forMembers } of pages) {
    const visits: Awaited<ReturnType<typeof visit>>[] = [];
    const headers: Record<string, string> = forMembers ? { cookie } : {};
    while (visits.length < runs) {
      visits.push(await visit(product.application.url + path, executable, headers));
    }
    const scores = categories.map((_, index) =>
      median(visits.map(({ scores }) => scores[index] ?? 0)),
    );
    const middle = (figure: "largestPaint" | "blocking" | "requests" | "scriptBytes") =>
      median(visits.map((visit) => visit[figure]));
    rows.push({
      what: kind,
      figure: [
        `LCP ${(middle("largestPaint") / 1000).toFixed(2)} s`,
        `TBT ${middle("blocking").toFixed(0)} ms`,
        `${middle("requests")} requests`,
        `${(middle("scriptBytes") / 1024).toFixed(0)} KB of script`,
      ].join(", "),
      aim,
      how: `${path}; ${categories.join(", ")}: ${scores.join(" / ")} (target ${minimums})`,
    });
  }
  return rows;
}

/** A session cookie of a demo business's owner. */
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
