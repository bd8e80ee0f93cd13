import { connect, createServer, type Socket } from "node:net";
import { listenAsProxy } from "./listen-as-proxy.ts";

export type CommitCuttingProxy = {
  /** The given URL, through the proxy. */
  url: string;
  /** How many connections were cut. */
  cut(): number;
  stop(): Promise<void>;
};

/** PostgreSQL's message when a transaction is committed. */
const committed = "COMMIT\0";

/**
 * A proxy between the product and PostgreSQL. The first connection that sends a statement with
 * these words is cut after the server has committed, before the client gets the response.
 */
export async function startCommitCuttingProxy(
  target: string,
  text: string,
): Promise<CommitCuttingProxy> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let chosen: Socket | null = null;
  let cuts = 0;
  const proxy = createServer((incoming) => {
    const outgoing = connect(Number(port), hostname);
    for (const [from, to] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      sockets.add(from);
      from.on("error", () => {}).on("close", () => to.destroy());
    }
    let sent = "";
    let received = "";
    incoming.on("data", (bytes) => {
      // The words may be split over two chunks.
      sent = sent.slice(-text.length) + bytes.toString("latin1");
      if (!chosen && sent.includes(text)) chosen = incoming;
      outgoing.write(bytes);
    });
    outgoing.on("data", (bytes) => {
      if (chosen !== incoming) return void incoming.write(bytes);
      received = received.slice(-committed.length) + bytes.toString("latin1");
      if (!received.includes(committed)) return;
      cuts += 1;
      incoming.destroy();
    });
  });
  return {
    ...(await listenAsProxy(target, proxy, sockets)),
    cut: () => cuts,
  };
}
