import type { Server as HttpServer, ServerOptions } from "node:http";
import { type AddressInfo, createServer, type ListenOptions, type Server } from "node:net";

/**
 * A listening socket accepts one connection per event loop turn, and turns are long under load: at
 * three times the load the system's backlog was full, and rejected clients retried after one, three
 * and seven seconds. Eight sockets on one port accept eight per turn.
 */
const sockets = 8;

/** Limits of a connection's duration and header size. */
export const connectionLimits: ServerOptions = {
  requestTimeout: 30_000,
  headersTimeout: 10_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 2_000,
  maxHeaderSize: 16 * 1024,
  // Rejected like any other ambiguous request.
  requireHostHeader: false,
};

export type Listening = {
  port: number;
  /** Stops accepting connections; resolves when the open ones have ended. */
  close(): Promise<void>;
};

/**
 * Listens on a port (0 for any free one) and passes its connections to the server.
 * @throws if the port is in use, with what to do; otherwise the system's error
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
  const address = { host, port: portOf(server), reusePort: true };
  await Promise.all(more.map((server) => listen(server, address)));
  return {
    port: address.port,
    async close() {
      await Promise.all([server, ...more].map(closed));
    },
  };
}

/** Otherwise another process of the same user could share the port unnoticed. */
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
