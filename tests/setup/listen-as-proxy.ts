import { once } from "node:events";
import type { Server, Socket } from "node:net";

/**
 * Makes a proxy listen on a free port.
 * @param target the URL it proxies
 * @param sockets all sockets it opened, until it stops
 * @returns that URL through the proxy, and a function that stops it
 */
export async function listenAsProxy(
  target: string,
  proxy: Server,
  sockets: Iterable<Socket>,
): Promise<{ url: string; stop(): Promise<void> }> {
  proxy.listen(0, "127.0.0.1");
  await once(proxy, "listening");
  const address = proxy.address();
  const url = new URL(target);
  url.host = `127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
  return {
    url: url.href,
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((resolve) => proxy.close(() => resolve()));
    },
  };
}
