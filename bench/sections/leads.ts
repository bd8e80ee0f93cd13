import type { Pool } from "pg";
import type { Installation } from "../installation.ts";
import { jsonClient } from "../json-client.ts";
import { withPlainDatabase } from "../plain-database.ts";
import { rateOf } from "../rate.ts";
import { ratioRow, rowOf } from "../report.ts";
import { inPlainTransaction, patternsOf, rowWriter } from "../same-rows.ts";
import type { Row, Section } from "../section.ts";
import { concurrency, nextAddress, poolSize } from "../senders.ts";
import { interleave } from "../statistics.ts";

const turns = 5;
const leadsPerTurn = 600;

const template = { name: "Pat Template", phone: "+15125550100", email: "pat@template.example" };
let people = 0;

/**
 * The rows written before a lead request gets its response, by lead ID. Alerts follow, and are
 * counted only for the product.
 */
const rowsOfLead = {
  leads: "id = $1",
  lead_enquiries: "lead_id = $1",
  consent_records: "enquiry_id in (select id from lead_enquiries where lead_id = $1)",
  lead_events: "lead_id = $1",
  events: "payload->>'leadId' = $1::text",
};

/** Leads accepted over HTTP, compared with plain pg writing the same rows. */
export const leads: Section = { name: "leads", title: "Lead acceptance", measure: measureLeads };

async function measureLeads(installation: Installation): Promise<Row[]> {
  const { application, databaseUrl } = await installation.product();
  return withPlainDatabase(databaseUrl, (pool) => measureAcceptance(application.url, pool));
}

async function measureAcceptance(url: string, pool: Pool): Promise<Row[]> {
  const client = jsonClient(url, concurrency);
  const { rows } = await pool.query("select id from seo_pages where status = 'live' limit 1");
  const accept = async (person: object) => {
    const request = { ...person, page_id: rows[0]?.id, page_url: url };
    const sender = { "x-forwarded-for": nextAddress() };
    const response = await client.send("POST", "/api/leads", request, sender);
    if (response.status !== 201) throw new Error(JSON.stringify(response));
    return (response.body as { id: string }).id;
  };
  const enquiry = await accept(enquiryOf(template));
  const result = await pool.query("select lead_id from lead_enquiries where id = $1", [enquiry]);
  const patterns = await patternsOf(pool, rowsOfLead, result.rows[0]?.lead_id);
  const plain = rowWriter(patterns, { [template.phone]: nextPhone, [template.email]: nextEmail });
  const rates = await interleave(
    turns,
    () =>
      rateOf(leadsPerTurn, concurrency, async () => void (await accept(enquiryOf(nextPerson())))),
    () =>
      rateOf(leadsPerTurn, concurrency, () =>
        inPlainTransaction(pool, (connection) => plain.write(connection)),
      ),
  );
  client.close();
  const rowCount = patterns.reduce((sum, pattern) => sum + pattern.rows.length, 0);
  return [
    rowOf(
      "Accepted over HTTP",
      rates.product,
      "leads/s",
      `POST /api/leads, ${concurrency} at a time`,
    ),
    rowOf(
      "The same rows by plain pg",
      rates.plain,
      "leads/s",
      `${rowCount} rows, ${plain.statements} inserts, one transaction; ${poolSize} connections`,
    ),
    ratioRow(rates, 0.5),
  ];
}

function enquiryOf(person: { name: string; phone: string; email: string }) {
  return {
    ...person,
    need: "The water heater leaks and the pilot light is out",
    zip_code: "78701",
    urgency: "today",
    informational_sms: true,
    marketing_sms: true,
  };
}

function nextPerson() {
  return { name: "Pat Template", phone: nextPhone(), email: nextEmail() };
}

function nextPhone(): string {
  const number = people++;
  return `+1512${200 + Math.floor(number / 10_000)}${String(number % 10_000).padStart(4, "0")}`;
}

function nextEmail(): string {
  return `pat${people++}@home.example`;
}
