import { randomUUID } from "node:crypto";
import type { Pool, PoolClient } from "pg";
import type { Installation } from "../installation.ts";
import { type JsonClient, jsonClient } from "../json-client.ts";
import { withPlainDatabase } from "../plain-database.ts";
import { rateOf } from "../rate.ts";
import { ratioRow, rowOf } from "../report.ts";
import { inPlainTransaction, patternsOf, rowWriter } from "../same-rows.ts";
import type { Row, Section } from "../section.ts";
import { concurrency, nextAddress, poolSize } from "../senders.ts";
import { interleave } from "../statistics.ts";

const turns = 5;
const wizardsPerTurn = 100;

const answers: object[] = [
  {
    first_name: "Ann",
    last_name: "Lee",
    business_name: "Lee Drains",
    email: "ann@leedrains.example",
    phone: "(512) 555-0100",
    city: "Austin",
    state: "TX",
  },
  { services: ["Plumbing", "Electrical"] },
  { service_area: "Austin and everything within thirty miles" },
  { business_description: "We fix drains.", use_own_domain: "no" },
  { sms_followup: "no", email_followup: "yes", followup_timing: "5min" },
  { brand_color: "teal", tagline: "Dry by tonight" },
];

/** The rows of one save, by submission ID; a first save writes all of them. */
const rowsOfEachSave = {
  events: "payload->>'submissionId' = $1::text",
  idempotency_keys: "answer_id = $1",
};
const ofContractor = "(select contractor_id from form_submissions where id = $1)";
const rowsOfFirstSave = {
  contractor_accounts: `id = ${ofContractor}`,
  form_submissions: "id = $1",
  contractor_progress: `contractor_id = ${ofContractor}`,
  onboarding_sessions: "submission_id = $1",
  ...rowsOfEachSave,
};

/** Wizard saves over HTTP, compared with plain pg writing the same rows. */
export const wizard: Section = { name: "wizard", title: "Wizard saves", measure: measureWizard };

async function measureWizard(installation: Installation): Promise<Row[]> {
  const { application, databaseUrl } = await installation.product();
  return withPlainDatabase(databaseUrl, (pool) => measureSaves(application.url, pool));
}

async function measureSaves(url: string, pool: Pool): Promise<Row[]> {
  const client = jsonClient(url, concurrency);
  const id = await saveSteps(client, answers.slice(0, 1));
  const plain = await plainWizard(pool, id);
  const rates = await interleave(
    turns,
    async () =>
      answers.length *
      (await rateOf(
        wizardsPerTurn,
        concurrency,
        async () => void (await saveSteps(client, answers)),
      )),
    async () => answers.length * (await rateOf(wizardsPerTurn, concurrency, plain)),
  );
  client.close();
  return [
    rowOf(
      "Saved over HTTP",
      rates.product,
      "saves/s",
      `one POST and ${answers.length - 1} PATCH for each wizard, ${concurrency} at a time`,
    ),
    rowOf(
      "The same rows by plain pg",
      rates.plain,
      "saves/s",
      `one transaction for each save; ${poolSize} connections`,
    ),
    ratioRow(rates, 0.5),
  ];
}

async function saveSteps(client: JsonClient, steps: readonly object[]): Promise<string> {
  let token = "";
  let saved = { id: "", version: 0 };
  for (const [index, step] of steps.entries()) {
    const path = `/api/form_submissions${saved.id && `/${saved.id}`}`;
    const body = { ...step, current_step: index + 1, version: saved.version || undefined };
    const response = await client.send(saved.id ? "PATCH" : "POST", path, body, {
      "x-forwarded-for": nextAddress(),
      "idempotency-key": randomUUID(),
      ...(token ? { "draft-token": token } : {}),
    });
    if (response.status > 201) throw new Error(JSON.stringify(response));
    token ||= String(response.headers["draft-token"]);
    saved = response.body as typeof saved;
  }
  return saved.id;
}

/** One wizard's writes in plain SQL: the first save's rows, then an update and two rows per later save. */
async function plainWizard(pool: Pool, templateId: string) {
  const { rows } = await pool.query(
    "select f.id, f.contractor_id, s.token_hash, r.key_hash as key from form_submissions f join onboarding_sessions s on s.submission_id = f.id join idempotency_keys r on r.answer_id = f.id where f.id = $1",
    [templateId],
  );
  const { id, contractor_id: contractorId, token_hash: tokenHash, key } = rows[0];
  const newHash = () => (randomUUID() + randomUUID()).replaceAll("-", "");
  const change = { [tokenHash]: newHash, [key]: newHash };
  const first = rowWriter(await patternsOf(pool, rowsOfFirstSave, templateId), change);
  const later = rowWriter(await patternsOf(pool, rowsOfEachSave, templateId), change);
  return async () => {
    const ids = { [id]: randomUUID(), [contractorId]: randomUUID() };
    await inPlainTransaction(pool, (client) => first.write(client, ids));
    for (let step = 2; step <= answers.length; step++) {
      await inPlainTransaction(pool, async (client) => {
        await saveAnswers(client, ids[id] ?? "", ids[contractorId] ?? "", step);
        await later.write(client, ids);
      });
    }
  };
}

async function saveAnswers(
  client: PoolClient,
  id: string,
  contractorId: string,
  step: number,
): Promise<void> {
  const columns = Object.entries(answers[step - 1] ?? {}).map(([name, value]) => [
    name,
    value === "yes" ? true : value === "no" ? false : value,
  ]);
  const set = columns.map(([name], index) => `${name} = $${index + 3}`);
  await client.query(
    `update form_submissions set current_step = $2, version = version + 1, updated_at = now(), ${set.join(", ")} where id = $1`,
    [id, step, ...columns.map(([, value]) => value)],
  );
  await client.query(
    "update contractor_progress set current_step = $2, completion_percentage = $3, last_activity = now() where contractor_id = $1",
    [contractorId, step, step * 14.3],
  );
}
