import { Pool } from "pg";
import { addCrmMember, crmCookie } from "../../tests/drivers/crm-people.ts";
import { startApplication } from "../../tests/setup/application.ts";
import { type Installation, measuredSettings } from "../installation.ts";
import { fillInbox, inboxSearches, type LargeInbox } from "../large-inbox.ts";
import { percentile, responseTimes } from "../response-times.ts";
import type { Row, Section } from "../section.ts";

const sizes: Record<"small" | "full", LargeInbox> = {
  small: { conversations: 100, messages: 2_000, others: 10 },
  full: { conversations: 10_000, messages: 200_000, others: 1_000 },
};
const turns = 20;
const aim = 50;

/** The CRM's inbox at two sizes, on PostgreSQL: its screens, and what is searched for. */
export const inbox: Section = { name: "inbox", title: "Inbox of a business", measure };

async function measure(installation: Installation): Promise<Row[]> {
  const small = await measureAt(installation, "small");
  const full = await measureAt(installation, "full");
  return [...full].map(([screen, times]) => {
    const p95 = percentile(times, 0.95);
    const before = percentile(small.get(screen) ?? [], 0.95);
    return {
      what: screen,
      figure: `p95 ${p95.toFixed(0)} ms`,
      aim: `${aim} ms`,
      how:
        `${times.length} requests for the whole page, one client; median ${percentile(times, 0.5).toFixed(0)} ms; ` +
        `with 2,000 messages p95 ${before.toFixed(0)} ms`,
    };
  });
}

/** Milliseconds of each screen's requests, for a business of one size. */
async function measureAt(installation: Installation, size: keyof typeof sizes) {
  const databaseUrl = await (await installation.cluster()).createDatabase(`inbox_${size}`);
  const application = await startApplication({ databaseUrl, environment: measuredSettings });
  console.log(`  filling inboxes, ${size} …`);
  const pool = new Pool({ connectionString: databaseUrl, max: 1 });
  const contractorId = await fillInbox(pool, sizes[size]);
  const site = {
    url: application.url,
    runSql: async (text: string, values: unknown[] = []) => (await pool.query(text, values)).rows,
  };
  const { userId } = await addCrmMember(site, contractorId, "owner", "olive@inbox.example");
  const cookie = await crmCookie(site, userId);
  const { rows } = await pool.query(
    "select id from conversations where contractor_id = $1 limit 1 offset 50",
    [contractorId],
  );
  const path = "/crm/conversations";
  const screens: Record<string, string[]> = {
    "The list": [path, `${path}?view=unassigned`, `${path}?before=${rows[0].id}`],
    "A conversation": [`${path}/${rows[0].id}`],
  };
  for (const [name, words] of Object.entries(inboxSearches)) {
    screens[`Search: ${name.toLowerCase()}`] = words.map(
      (text) => `${path}?q=${encodeURIComponent(text)}`,
    );
  }
  const times = new Map<string, number[]>();
  for (const [screen, paths] of Object.entries(screens)) {
    const urls = paths.map((one) => application.url + one);
    times.set(screen, (await responseTimes(urls, turns, { cookie })).flat());
  }
  await application.stop();
  await pool.end();
  return times;
}
