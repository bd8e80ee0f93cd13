import { request } from "node:http";
import type { Pool } from "pg";
import { inPlainTransaction } from "../same-rows.ts";

/** The last post, as reported by the receiver. */
type Posted = { headers: Record<string, string>; body: string };

/** Posts deliveries with handwritten code: reads the row, posts the same bytes, and records the result. */
export async function plainPoster(pool: Pool, receiver: string) {
  const posted: Posted = await (await fetch(`${receiver}/last`)).json();
  const { host, connection, ...headers } = posted.headers;
  return async function deliver(id: string): Promise<void> {
    const { rows } = await pool.query(
      `select endpoint_id, url from webhook_deliveries d join webhook_endpoints e on e.id = endpoint_id
       where d.id = $1 and state = 'waiting'`,
      [id],
    );
    const [{ endpoint_id: endpointId, url }] = rows;
    const began = performance.now();
    const { status, answer } = await post(url, { ...headers, "webhook-id": id }, posted.body);
    const tookMs = Math.round(performance.now() - began);
    await inPlainTransaction(pool, async (client) => {
      await client.query(
        `update webhook_deliveries set state = 'delivered', attempts = 1, status = $2, answer = $3, took_ms = $4,
           next_at = null, ended_at = clock_timestamp() where id = $1`,
        [id, status, answer, tookMs],
      );
      await client.query(
        `update webhook_endpoints set failures = 0, failing_since = null, rests_until = null, delivered_at = clock_timestamp()
         where id = $1`,
        [endpointId],
      );
    });
  };
}

function post(url: string, headers: Record<string, string>, body: string) {
  return new Promise<{ status: number; answer: string }>((resolve, reject) => {
    const sending = request(url, { method: "POST", headers }, async (response) => {
      const parts: Buffer[] = await response.toArray();
      resolve({ status: response.statusCode ?? 0, answer: Buffer.concat(parts).toString() });
    });
    sending.on("error", reject);
    sending.end(body);
  });
}
