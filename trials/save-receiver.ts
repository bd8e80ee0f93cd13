import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Acknowledged } from "../tests/faults/kill-workload.ts";

/** The server behind `CONTACT_SYNC_URL`; it accepts every post. */
export async function startSaveReceiver() {
  const received = new Map<string, Set<string>>();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { id } = JSON.parse(Buffer.concat(chunks).toString()).new_record;
    const posts = received.get(id) ?? new Set();
    received.set(id, posts.add(String(request.headers["webhook-id"])));
    response.end();
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return {
    settings: {
      CONTACT_SYNC_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/saves`,
      ALLOW_PRIVATE_ADDRESSES: "yes",
    },
    /** How many saves have no post with its own ID. */
    countMissing(saves: Acknowledged["saves"]): number {
      const savesById = Map.groupBy(saves, ({ id }) => id);
      return [...savesById].reduce(
        (sum, [id, affectsOnlyOne]) =>
          sum + Math.max(0, affectsOnlyOne.length - (received.get(id)?.size ?? 0)),
        0,
      );
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
