import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { onPostgres, type RunSql } from "../tests/faults/kill-findings.ts";
import { newLead } from "../tests/faults/leads.ts";
import { newSender } from "../tests/faults/send.ts";
import { limit } from "./waits.ts";

export type SteadyLeads = {
  /** How many leads were acknowledged so far. */
  count(): number;
  /** Lets each sender finish, and returns the totals. */
  finish(): Promise<LeadCounts>;
};

type LeadCounts = {
  /** The email addresses of leads that were accepted. */
  acknowledged: string[];
  /** Responses by status, and requests without a response. */
  answers: Record<string, number>;
  /** The longest time until a lead was accepted, in seconds. */
  longest: number;
  /** The longest period without an accepted lead, in seconds. */
  refusing: number;
};

/** A request without a response by then is retried, in milliseconds. */
const patience = 20_000;
/** How long a sender retries one lead, in seconds. */
const maxTrySeconds = 300;
/** The outcome of a retry whose rejected first attempt was saved after all; never that of a first attempt. */
export const repeated = "200 to a retry";

/** Sends leads in sequence from several senders, each lead with its idempotency key until it is accepted. */
export function startLeads(urls: readonly string[], pageId: unknown, senders: number): SteadyLeads {
  const acknowledged: string[] = [];
  const outcomes: Record<string, number> = {};
  let longest = 0;
  let refusing = 0;
  let takenAt = performance.now();
  let finished = false;
  const undelivered: string[] = [];
  const sending = Array.from({ length: senders }, async (_, sender) => {
    while (!finished) {
      const lead = newLead(pageId);
      const key = randomUUID();
      const began = performance.now();
      for (let attempt = sender; ; attempt++) {
        const result = await post(urls[attempt % urls.length] ?? "", lead, key);
        const outcome = result === "200" && attempt > sender ? repeated : result;
        outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
        if (outcome === "201" || outcome === repeated) break;
        if (performance.now() - began > maxTrySeconds * 1000) {
          undelivered.push(`${lead.email} (last answer: ${outcome})`);
          return;
        }
        await sleep(200);
      }
      refusing = Math.max(refusing, (performance.now() - takenAt) / 1000);
      takenAt = performance.now();
      longest = Math.max(longest, (performance.now() - began) / 1000);
      acknowledged.push(lead.email);
      await sleep(50);
    }
  });
  return {
    count: () => acknowledged.length,
    async finish() {
      finished = true;
      const awaited = `the senders' last leads; answers so far: ${JSON.stringify(outcomes)}`;
      await limit(awaited, maxTrySeconds + 30, Promise.all(sending));
      if (undelivered.length > 0) {
        throw new Error(`leads not taken within ${maxTrySeconds} s: ${undelivered.join(", ")}`);
      }
      return { acknowledged, answers: outcomes, longest, refusing };
    },
  };
}

async function post(url: string, lead: object, key: string): Promise<string> {
  try {
    const response = await fetch(`${url}/api/leads`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "idempotency-key": key,
        "x-forwarded-for": newSender(),
      },
      body: JSON.stringify(lead),
      signal: AbortSignal.timeout(patience),
    });
    await response.arrayBuffer();
    return String(response.status);
  } catch (error) {
    return error instanceof Error ? error.name : "no answer";
  }
}

/** How many acknowledged leads are missing, and how many people or requests are duplicated. */
export function compareLeads(
  databaseUrl: string,
  acknowledged: readonly string[],
): Promise<{ lost: number; doubled: number }> {
  return onPostgres(databaseUrl, (sql) => compareLeadsIn(sql, acknowledged));
}

/** The same in any database. */
export async function compareLeadsIn(
  sql: RunSql,
  acknowledged: readonly string[],
): Promise<{ lost: number; doubled: number }> {
  const rows = await sql(
    `select email, count(*)::int as count from leads join lead_enquiries on lead_id = leads.id
     where email = any($1) group by email`,
    [acknowledged],
  );
  return {
    lost: acknowledged.length - rows.length,
    doubled: rows.filter(({ count }) => Number(count) > 1).length,
  };
}
