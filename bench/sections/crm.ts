import { Pool } from "pg";
import { addCrmMember, crmCookie } from "../../tests/drivers/crm-members.ts";
import { startApplication } from "../../tests/setup/application.ts";
import { type Installation, measuredSettings } from "../installation.ts";
import { fillBusiness, type LargeBusiness } from "../large-business.ts";
import { fillInbox, inboxSearches, type LargeInbox } from "../large-inbox.ts";
import { fillOffice } from "../large-office.ts";
import { percentile, responseTimes } from "../response-times.ts";
import type { Row, Section } from "../section.ts";

const sizes: Record<"small" | "full", LargeInbox & LargeBusiness> = {
  small: { conversations: 100, messages: 2_000, others: 10, visits: 50, tasks: 10 },
  full: { conversations: 20_000, messages: 200_000, others: 10_000, visits: 5_000, tasks: 500 },
};
/** Requests per screen; with fewer, the 95th percentile would be one garbage collection. */
const requests = 100;
const aim = 50;

/** Each CRM screen and search for a business of two sizes, on PostgreSQL. */
export const crm: Section = { name: "crm", title: "The CRM of a business", measure };

async function measure(installation: Installation): Promise<Row[]> {
  const small = await measureAt(installation, "small");
  const full = await measureAt(installation, "full");
  const { conversations, messages, others } = sizes.full;
  return [...full].map(([screen, times]) => {
    const p95 = percentile(times, 0.95);
    const before = percentile(small.get(screen) ?? [], 0.95);
    return {
      what: screen,
      figure: `p95 ${p95.toFixed(0)} ms`,
      aim: `${aim} ms`,
      how:
        `${times.length} requests for the whole page, one client; median ${percentile(times, 0.5).toFixed(0)} ms; ` +
        `${conversations} customers and ${messages} messages next to ${others} other businesses; with 100 and 2,000 p95 ${before.toFixed(0)} ms`,
    };
  });
}

/** Milliseconds of each screen's requests, for a business of one size. */
async function measureAt(installation: Installation, size: keyof typeof sizes) {
  const databaseUrl = await (await installation.cluster()).createDatabase(`crm_${size}`);
  const application = await startApplication({ databaseUrl, environment: measuredSettings });
  console.log(`  filling a business, ${size} …`);
  const pool = new Pool({ connectionString: databaseUrl, max: 1 });
  const contractorId = await fillInbox(pool, sizes[size]);
  const filled = {
    ...(await fillBusiness(pool, contractorId, sizes[size])),
    ...(await fillOffice(pool, contractorId)),
  };
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
  const times = new Map<string, number[]>();
  for (const [screen, paths] of Object.entries(screensOf({ ...filled, talkId: rows[0].id }))) {
    const urls = paths.map((path) => application.url + path);
    times.set(screen, await timesOf(urls, { cookie }));
  }
  for (const [screen, [path, texts]] of Object.entries(postedSearches)) {
    const forms = texts.map((q) => ({ q }));
    const durations = await responseTimes([application.url + path], requests, { cookie }, forms);
    times.set(screen, durations.flat());
  }
  const technician = await addCrmMember(site, contractorId, "technician", "tess@inbox.example");
  await pool.query(
    `insert into crew_members (crew_id, member_id)
     select id, $1 from crews where contractor_id = $2 order by name limit 2`,
    [technician.memberId, contractorId],
  );
  const inbox = ["", "?view=unread"].map((view) => `${application.url}/crm/conversations${view}`);
  const headers = { cookie: await crmCookie(site, technician.userId) };
  times.set("A technician's inbox", await timesOf(inbox, headers));
  await application.stop();
  await pool.end();
  return times;
}

async function timesOf(urls: readonly string[], headers: Record<string, string>) {
  return (await responseTimes(urls, Math.ceil(requests / urls.length), headers)).flat();
}

type Some = Record<
  "leadId" | "visitId" | "jobId" | "pageId" | "talkId" | "customerId" | "estimateId" | "invoiceId",
  string
>;

/** Searches that post their text, with what is searched for. */
const postedSearches = {
  "Jobs: search": ["/crm/jobs", ["sam 4711", "repair", "oak st", "qqzzq"]],
  "Palette: search": [
    "/crm/search",
    ["sam 4711", "INV-1042", "(512) 200-4711", "4711 oak st", "qqzzq"],
  ],
  "Suggested customers": ["/crm/customers/suggest", ["sam", "sam 4711", "4711 oak", "qqzzq"]],
  "Customers: search": ["/crm/customers", ["sam 4711", "4711", "oak st", "qqzzq"]],
  "Estimates: search": ["/crm/estimates", ["sam 4711", "E-1042", "repair", "qqzzq"]],
  "Invoices: search": ["/crm/invoices", ["sam 4711", "INV-1042", "repair", "qqzzq"]],
} as const;

/** The URLs of each screen. */
function screensOf(some: Some): Record<string, string[]> {
  const { leadId, visitId, jobId, pageId, talkId, customerId, estimateId, invoiceId } = some;
  const conversations = "/crm/conversations";
  const screens: Record<string, string[]> = {
    Today: ["/crm"],
    Leads: ["/crm/leads", "/crm/leads?status=lost", "/crm/leads?q=casey"],
    "Leads as a board": ["/crm/leads?view=board"],
    "A lead": [`/crm/leads/${leadId}`],
    Conversations: [
      conversations,
      `${conversations}?view=unassigned`,
      `${conversations}?before=${talkId}`,
    ],
    "A conversation": [`${conversations}/${talkId}`],
    Schedule: ["/crm/schedule", "/crm/schedule?view=day", "/crm/schedule?view=agenda"],
    "A visit": [`/crm/schedule/visits/${visitId}`],
    "My page": [`/crm/page/${pageId}`],
    "Follow-up": ["/crm/follow-up/plumbing"],
    "Leads by name": ["/crm/leads?sort=name", "/crm/leads?sort=-name"],
    Customers: ["/crm/customers", "/crm/customers?sort=newest", "/crm/customers?sort=owed"],
    "A customer": [`/crm/customers/${customerId}`, `/crm/customers/${customerId}/edit`],
    Jobs: ["/crm/jobs", "/crm/jobs?state=done", "/crm/jobs?state=unscheduled"],
    "A job": [`/crm/jobs/${jobId}`, `/crm/jobs/${jobId}/items`],
    "A new appointment": [`/crm/schedule/new?lead=${leadId}`, "/crm/schedule/new"],
    "Collect payment": [`/crm/schedule/visits/${visitId}/collect`],
    Estimates: ["/crm/estimates", "/crm/estimates?state=accepted"],
    "Estimates in other orders": ["customer", "expires", "-total"].flatMap((sort) => [
      `/crm/estimates?sort=${sort}`,
      `/crm/estimates?sort=${sort}&after=${estimateId}`,
    ]),
    "An estimate": [`/crm/estimates/${estimateId}`],
    Invoices: ["/crm/invoices", "/crm/invoices?state=overdue"],
    "Invoices in other orders": ["customer", "due", "-total"].flatMap((sort) => [
      `/crm/invoices?sort=${sort}`,
      `/crm/invoices?sort=${sort}&after=${invoiceId}`,
    ]),
    "An invoice": [`/crm/invoices/${invoiceId}`],
    "Analytics, 7 days": ["/crm/analytics?period=7d"],
    "Analytics, 30 days": ["/crm/analytics"],
    "Analytics, 90 days": ["/crm/analytics?period=90d"],
    "Analytics, 12 months": ["/crm/analytics?period=12m"],
    Reviews: ["/crm/reviews"],
    "Calls: settings": ["/crm/settings/calls"],
  };
  for (const [name, search] of Object.entries(inboxSearches)) {
    screens[`Search: ${name.toLowerCase()}`] = search.map(
      (text) => `${conversations}?q=${encodeURIComponent(text)}`,
    );
  }
  return screens;
}
