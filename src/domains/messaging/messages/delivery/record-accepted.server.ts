import { sql } from "drizzle-orm";
import type { Database } from "~/platform/database/database.server.ts";
import type { Delivery } from "~/platform/mail/mail.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { TextDelivery } from "~/platform/sms/sms.ts";
import type { TextStatus } from "~/platform/sms/text-status.ts";
import { messages } from "../messages.tables.server.ts";
import { hasFailed } from "./record-delivery.server.ts";

/** Milliseconds during which accepted texts are batched. */
const gathering = 10;
/** Maximum number of texts per statement. */
const maxAtOnce = 100;

type Accepted = { id: string; providerId: string; status: TextStatus; at: Date };
type PendingAcceptance = Accepted & { settle(noted: boolean | Promise<boolean>): void };

const waiting = new WeakMap<Database, PendingAcceptance[]>();

/**
 * Records that the provider accepted a text without earlier reports on it, the usual case. Batches concurrent
 * calls into one statement.
 * @returns whether it was recorded; if not, use `recordDelivery`
 */
export function recordAccepted(
  { database, clock }: Pick<Platform, "database" | "clock">,
  id: string,
  delivery: Delivery | TextDelivery,
): Promise<boolean> {
  if (!("providerId" in delivery) || hasFailed(delivery.status)) return Promise.resolve(false);
  const { providerId, status } = delivery;
  const gathered = waiting.get(database) ?? [];
  waiting.set(database, gathered);
  if (gathered.length === 0) setTimeout(() => void flushAccepted(database, gathered), gathering);
  return new Promise((settle) => {
    gathered.push({ id, providerId, status, at: clock.now(), settle });
    if (gathered.length === maxAtOnce) void flushAccepted(database, gathered);
  });
}

async function flushAccepted(database: Database, gathered: PendingAcceptance[]): Promise<void> {
  if (waiting.get(database) === gathered) waiting.delete(database);
  const all = gathered.splice(0);
  if (all.length === 0) return;
  try {
    const noted = await write(database, all);
    for (const { id, settle } of all) settle(noted.has(id));
  } catch {
    // Retries each alone, so one that can't be written, such as a duplicate provider ID, doesn't block the
    // others.
    for (const one of all) one.settle(write(database, [one]).then((noted) => noted.has(one.id)));
  }
}

/** @returns the IDs that had no earlier report */
async function write(
  { query }: Pick<Database, "query">,
  accepted: readonly Accepted[],
): Promise<Set<string>> {
  const rows = accepted.map(({ id, providerId, status, at }) => ({
    id,
    provider_id: providerId,
    status,
    at,
  }));
  const { rows: noted } = await query.execute<{ id: string }>(sql`
    update ${messages} set
      state = 'sent', provider_id = accepted.provider_id, provider_status = accepted.status,
      provider_error_code = null, last_error = null,
      sent_at = coalesce(${messages.sentAt}, accepted.at), updated_at = accepted.at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as accepted(id uuid, provider_id text, status text, at timestamptz)
    where ${messages.id} = accepted.id and ${messages.providerId} is null
    returning ${messages.id} as id`);
  return new Set(noted.map(({ id }) => id));
}
