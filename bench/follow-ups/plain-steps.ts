import { randomUUID } from "node:crypto";
import type { Pool, PoolClient } from "pg";
import { inPlainTransaction } from "../same-rows.ts";

/** Messages per transaction, as in one round of the product. */
const batch = 100;

type Target = { id: string; contractor_id: string; conversation_id: string; lead_id: string };

/**
 * Writes the rows of one step after another, as handwritten code without the send gate would: per
 * message an insert, a ledger insert, and updates of the follow-up's state.
 * @param afterBusiness uses only businesses after this number: the product handles the others
 */
export async function plainSteps(pool: Pool, afterBusiness: string) {
  const { rows: templates } = await pool.query(
    "select kind, params, from_address, to_address, text from messages where kind = 'follow-up' limit 1",
  );
  const { rows: targets } = await pool.query<Target>(
    `select id, contractor_id, conversation_id, lead_id from enrollments
     where contractor_id > $1 and done_steps = '{}' order by contractor_id, id`,
    [afterBusiness],
  );
  const [template] = templates;
  let next = 0;

  async function writeStep(client: PoolClient, target: Target, turn: number): Promise<void> {
    const message = randomUUID();
    const now = new Date();
    await client.query(insertMessage, [
      message,
      target.contractor_id,
      target.conversation_id,
      `follow-up:${target.id}:plain-${turn}:sms`,
      template.kind,
      template.params,
      template.to_address,
      template.from_address,
      target.lead_id,
      template.text,
      now,
    ]);
    await client.query(insertSend, [randomUUID(), target.id, `plain-${turn}`, message, now]);
    await client.query(moveEnrollment, [target.id, `plain-${turn}`, now]);
    await client.query(moveConversation, [target.conversation_id, now]);
    await client.query(moveTurn, [target.contractor_id, now]);
    await client.query(countText, [target.contractor_id, now.toISOString().slice(0, 10)]);
  }

  /** Writes one batch. @returns how many steps it has */
  return async function write(): Promise<number> {
    // Each batch belongs to one business, so batches don't wait for each other.
    const chosen = Array.from({ length: batch }, () => next++);
    const pairs = chosen.map((number) => {
      const target = targets[number % targets.length];
      if (!target) throw new Error("No lead is left for plain pg");
      return { target, turn: Math.floor(number / targets.length) };
    });
    await inPlainTransaction(pool, async (client) => {
      for (const { target, turn } of pairs) await writeStep(client, target, turn);
    });
    return batch;
  };
}

const insertMessage = `insert into messages (id, channel, contractor_id, conversation_id, cause, kind,
  params, to_address, from_address, subject_id, state, attempts, text, created_at, updated_at)
  values ($1, 'sms', $2, $3, $4, $5, $6, $7, $8, $9, 'sending', 1, $10, $11, $11)`;
const insertSend = `insert into sends (id, enrollment_id, step, channel, sequence_version, message_id,
  due_at, created_at) values ($1, $2, $3, 'sms', 1, $4, $5, $5)`;
const moveEnrollment = `update enrollments set done_steps = array_append(done_steps, $2), is_later = true,
  look_at = $3::timestamptz + interval '1 day', updated_at = $3 where id = $1`;
const moveConversation = "update conversations set last_automated_at = $2 where id = $1";
const moveTurn = `update follow_up_turns set due_at = $2::timestamptz + interval '1 day', sender_free_at = $2
  where contractor_id = $1`;
const countText = `insert into sender_days (contractor_id, day, texts) values ($1, $2, 1)
  on conflict (contractor_id, day) do update set texts = sender_days.texts + 1`;
