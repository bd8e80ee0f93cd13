import { setTimeout as rest } from "node:timers/promises";
import type { Pool } from "pg";
import type { Provider } from "./provider.ts";

const textsPerSecond = 50;
const seconds = 10;
/** The first texts are warm-up: a process that never got one runs code that isn't compiled yet. */
const warmUpSeconds = 2;

/**
 * Measures responses to signed inbound texts, 50 per second, while the worker runs.
 * @returns milliseconds of each, and how many requests the site rejected as overloaded
 */
export async function measureReplyTimes(pool: Pool, provider: Provider, siteUrl: string) {
  const { rows: pairs } = await pool.query<{ from: string; to: string }>(
    `select conversations.phone as from, senders.phone as to from conversations
     join senders using (contractor_id) order by conversations.id limit $1`,
    [textsPerSecond * (warmUpSeconds + seconds)],
  );
  const times: number[] = [];
  const refused: number[] = [];
  const replies: Promise<void>[] = [];
  const began = performance.now();
  for (const [number, { from, to }] of pairs.entries()) {
    await rest(Math.max(0, began + (number * 1000) / textsPerSecond - performance.now()));
    const startedAt = performance.now();
    const text = { from, to, body: "Yes, tomorrow at 3 please", url: `${siteUrl}/webhooks/sms` };
    replies.push(
      provider.receive(text).then(({ status }) => {
        if (number >= textsPerSecond * warmUpSeconds) times.push(performance.now() - startedAt);
        if (status !== 200) refused.push(status);
      }),
    );
  }
  await Promise.all(replies);
  return { times, refused: refused.length };
}

export const howTexts = `${textsPerSecond} signed texts a second for ${seconds} s, each from someone who had been texted`;
