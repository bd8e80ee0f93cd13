import type { Server as HttpServer, ServerOptions } from "node:http";
import { type AddressInfo, createServer, type ListenOptions, type Server } from "node:net";

/**
 * A listening socket gives one new connection in a turn of the event loop, and a turn is long when
 * much is to be done: at three times the load the system's list of new connections was full, and who
 * was turned away there came again after one, three and seven seconds. Eight sockets on one port give eight.
 */
const sockets = 8;

/** How long a connection may take, and how much its heads may be. */
export const connectionLimits: ServerOptions = {
  requestTimeout: 30_000,
  headersTimeout: 10_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 2_000,
  maxHeaderSize: 16 * 1024,
  // It is refused as any other ambiguous request.
  requireHostHeader: false,
};

export type Listening = {
  port: number;
  /** No new connections from now on; ends when those that are open have ended. */
  close(): Promise<void>;
};

/**
 * Listens on a port, 0 for any that is free, and gives the server its connections.
 * @throws when the port is taken, with what to do; else the system's error
 */
export async function acceptConnections(
  server: HttpServer,
  { host, port }: { host: string; port: number },
): Promise<Listening> {
  await refuseTaken({ host, port });
  const canShare = await listen(server, { host, port, reusePort: true }).then(
    () => true,
    async (error: NodeJS.ErrnoException) => {
      if (error.code !== "ENOTSUP") throw error;
      await listen(server, { host, port });
      return false;
    },
  );
  const more = Array.from({ length: canShare ? sockets - 1 : 0 }, () =>
    createServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
      server.emit("connection", socket),
    ),
  );
  const there = { host, port: portOf(server), reusePort: true };
  await Promise.all(more.map((one) => listen(one, there)));
  return {
    port: there.port,
    async close() {
      await Promise.all([server, ...more].map(closed));
    },
  };
}

/** Else any other process of the same user could share the port unnoticed. */
async function refuseTaken(address: ListenOptions): Promise<void> {
  const alone = createServer();
  await listen(alone, address).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EADDRINUSE") throw error;
    const advice = "Stop the other program or set PORT.";
    throw new Error(`Port ${address.port} is already in use. ${advice}`, { cause: error });
  });
  await closed(alone);
}

function listen(server: Server, options: ListenOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(options, () => {
      server.off("error", reject);
      resolve();
    });
  });
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}
