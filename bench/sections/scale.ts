import { Pool } from "pg";
import { addCrmMember, crmCookie } from "../../tests/drivers/crm-members.ts";
import { secondsOfJob } from "../../tests/drivers/run-job.ts";
import { type Application, startApplication } from "../../tests/setup/application.ts";
import { businessPage, type Installation, measuredSettings } from "../installation.ts";
import { jsonClient } from "../json-client.ts";
import {
  addHistory,
  makeLargeInstallation,
  perBusiness,
  wordCount,
} from "../large-installation.ts";
import { percentile, responseTimes } from "../response-times.ts";

import type { Row, Section } from "../section.ts";
import { nextAddress } from "../senders.ts";
import { administrator, administratorCookie } from "../staff-session.ts";

/** Businesses of the installation: `BENCH_BUSINESSES=100000 npm run bench -- scale`. */
const businesses = Number(process.env.BENCH_BUSINESSES ?? 10_000);
const turns = 20;

/** Costs that grow with the number of businesses: disk per row, and the most frequent requests. */
export const scale: Section = { name: "scale", title: "Scale", measure };

async function measure(installation: Installation): Promise<Row[]> {
  const began = performance.now();
  console.log(`  filling ${businesses.toLocaleString("en-US")} businesses …`);
  const databaseUrl = await makeLargeInstallation(installation, businesses);
  const pool = new Pool({ connectionString: databaseUrl, max: 1 });
  try {
    await addHistory(pool, businesses);
    const minutes = (performance.now() - began) / 60_000;
    return [
      ...(await measureDisk(pool, minutes)),
      ...(await measureResponses(databaseUrl, pool)),
      await measureRetention(databaseUrl, pool),
    ];
  } finally {
    await pool.end();
  }
}

/** The largest tables, and the unit for which each one's rows are counted. */
const tables: Record<string, string> = {
  contractor_accounts: "A business",
  seo_pages: "A live page",
  directory_entries: "A word of the directory on a page",
  conversations: "A conversation",
  leads: "A lead",
  lead_enquiries: "What a lead asked",
  messages: "A message",
  conversation_words: "The words of a message",
  events: "An event",
};

async function measureDisk(pool: Pool, minutes: number): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [table, label] of Object.entries(tables)) {
    const { rows: found } = await pool.query(
      `select count(*)::int as rows, pg_relation_size($1) / greatest(count(*), 1) as own,
         pg_total_relation_size($1) / greatest(count(*), 1) as total from ${table}`,
      [table],
    );
    const { rows: number, own, total } = found[0];
    rows.push({
      what: label,
      figure: `${Number(total).toLocaleString("en-US")} bytes`,
      how: `${Number(number).toLocaleString("en-US")} rows; ${own} bytes without indexes`,
    });
  }
  const { rows: sizes } = await pool.query(
    "select pg_database_size(current_database()) / 1024 / 1024 as megabytes",
  );
  rows.push({
    what: "The database",
    figure: `${Number(sizes[0].megabytes).toLocaleString("en-US")} MB`,
    how: `${businesses.toLocaleString("en-US")} businesses with ${perBusiness.leads} leads, ${perBusiness.messages} messages and ${perBusiness.events} events each, words of ${wordCount.toLocaleString("en-US")} messages; filled in ${minutes.toFixed(1)} minutes`,
  });
  return rows;
}

async function measureResponses(databaseUrl: string, pool: Pool): Promise<Row[]> {
  const environment = {
    ...measuredSettings,
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
  };
  const application = await startApplication({ databaseUrl, environment });
  try {
    const rows: Row[] = [];
    const staff = { cookie: await administratorCookie(application) };
    const business = { cookie: await cookieOfBusiness(application, pool) };
    for (const [label, paths, headers] of screens) {
      const cookie = headers === "staff" ? staff : headers === "business" ? business : {};
      const urls = paths.map((path) => application.url + path);
      rows.push(timesRow(label, (await responseTimes(urls, turns, cookie)).flat()));
    }
    rows.push(timesRow("A lead is taken in", await leadTimes(application, pool)));
    return rows;
  } finally {
    await application.stop();
  }
}

const screens: readonly [string, string[], "staff" | "business" | null][] = [
  ["A business page, rendered", [`${businessPage}?uncached=1`], null],
  [
    "A search of the directory",
    ["austin", "TX", "plumbing", "ton", "kowalski"].map((text) => `/locations?q=${text}`),
    null,
  ],
  ["Staff: contractors, a search", ["/admin/contractors?q=smith"], "staff"],
  ["Staff: leads", ["/admin/leads"], "staff"],
  ["Staff: messages", ["/admin/messages", "/admin/messages?state=failed"], "staff"],
  ["Staff: dashboard", ["/admin/dashboard"], "staff"],
  ["A business: today", ["/crm"], "business"],
  ["A business: leads", ["/crm/leads"], "business"],
  ["A business: conversations", ["/crm/conversations"], "business"],
];

function timesRow(label: string, times: readonly number[]): Row {
  return {
    what: label,
    figure: `p95 ${percentile(times, 0.95).toFixed(1)} ms`,
    how: `${times.length} requests, one client; median ${percentile(times, 0.5).toFixed(1)} ms`,
  };
}

async function cookieOfBusiness({ url }: Application, pool: Pool): Promise<string> {
  const runSql = async (text: string, values: unknown[] = []) =>
    (await pool.query(text, values)).rows;
  const [row] = await runSql(
    "select contractor_id from leads where contractor_id is not null order by id offset 1000 limit 1",
  );
  const site = { url, runSql };
  const { userId } = await addCrmMember(site, row.contractor_id, "owner", "scale@owner.example");
  return crmCookie(site, userId);
}

async function leadTimes({ url }: Application, pool: Pool): Promise<number[]> {
  const client = jsonClient(url, 1);
  const { rows } = await pool.query("select id from seo_pages where status = 'live' limit 1");
  const times: number[] = [];
  for (let number = -20; number < 200; number++) {
    const lead = {
      name: "Pat Template",
      phone: `+1512555${String(1_000 + number).padStart(4, "0")}`,
      need: "The water heater leaks and the pilot light is out",
      zip_code: "78701",
      urgency: "today",
      page_id: rows[0].id,
      page_url: url,
    };
    const began = performance.now();
    const response = await client.send("POST", "/api/leads", lead, {
      "x-forwarded-for": nextAddress(),
    });
    if (response.status !== 201) throw new Error(JSON.stringify(response));
    if (number >= 0) times.push(performance.now() - began);
  }
  client.close();
  return times;
}

async function measureRetention(databaseUrl: string, pool: Pool): Promise<Row> {
  const first = await secondsOfJob(databaseUrl, pool, "end-retention");
  const again = await secondsOfJob(databaseUrl, pool, "end-retention");
  return {
    what: "Hourly cleanup",
    figure: `${again.toFixed(1)} s`,
    how: `with nothing to delete; its first run, which deletes the loader's old drafts and a day of message text, took ${first.toFixed(1)} s`,
  };
}
