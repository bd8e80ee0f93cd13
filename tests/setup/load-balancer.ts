import { once } from "node:events";
import { Agent, createServer, request } from "node:http";

export interface LoadBalancer {
  url: string;
  /** Balances between these from now on. */
  sendTo(servers: string[]): void;
  /** How many requests each server got, in order. */
  given(): number[];
  stop(): Promise<void>;
}

/**
 * Balances several web processes as an operator's load balancer would: each request goes to the
 * next one, whatever its connection, with the client's address in X-Forwarded-For.
 */
export async function startLoadBalancer(): Promise<LoadBalancer> {
  let servers: URL[] = [];
  let counts: number[] = [];
  let turn = 0;
  const agent = new Agent({ keepAlive: true });

  const balancer = createServer((incoming, outgoing) => {
    const index = turn++ % Math.max(1, servers.length);
    const server = servers[index];
    if (!server) return void outgoing.writeHead(503).end();
    counts[index] = (counts[index] ?? 0) + 1;
    const hops = [incoming.headers["x-forwarded-for"], incoming.socket.remoteAddress];
    const forwarded = request({
      agent,
      host: server.hostname,
      port: server.port,
      method: incoming.method,
      path: incoming.url,
      headers: { ...incoming.headers, "x-forwarded-for": hops.filter(Boolean).join(", ") },
    });
    forwarded.on("response", (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.rawHeaders);
      response.pipe(outgoing);
    });
    forwarded.on("error", () => {
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(502).end();
    });
    outgoing.on("close", () => forwarded.destroy());
    incoming.pipe(forwarded);
  });
  balancer.listen(0, "127.0.0.1");
  await once(balancer, "listening");
  const address = balancer.address();
  const port = typeof address === "object" ? address?.port : undefined;

  return {
    url: `http://127.0.0.1:${port}`,
    sendTo: (urls) => {
      servers = urls.map((url) => new URL(url));
      counts = servers.map(() => 0);
    },
    given: () => [...counts],
    stop: async () => {
      agent.destroy();
      balancer.closeAllConnections();
      await new Promise<void>((resolve) => balancer.close(() => resolve()));
    },
  };
}
