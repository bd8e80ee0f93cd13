import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { pathOf } from "./gatekeeper.server.ts";
import { type OperationsOptions, operationsEndpoints } from "./operations-endpoints.server.ts";

/** The small server of a worker-only process: health endpoints, nothing else. */
export async function startWorkerServer(
  options: OperationsOptions & { port: number; host: string },
): Promise<{ port: number; stop(): Promise<void> }> {
  const endpoints = operationsEndpoints(options);
  const server = createServer(
    { requestTimeout: 10_000, headersTimeout: 5_000 },
    (request, response) => {
      const endpoint = endpoints.get(pathOf(request.url ?? "/"));
      if (!endpoint || (request.method !== "GET" && request.method !== "HEAD")) {
        response.writeHead(404).end();
        return;
      }
      void Promise.resolve(endpoint(request, response)).catch(() => response.destroy());
    },
  );
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(options.port, options.host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
