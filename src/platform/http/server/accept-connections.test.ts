import { createServer, type RequestListener } from "node:http";
import { connect } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { acceptConnections } from "./accept-connections.server.ts";

const host = "127.0.0.1";

async function accepting(port = 0, listener: RequestListener = (_, response) => response.end()) {
  const server = createServer(listener);
  const listening = await acceptConnections(server, { host, port });
  onTestFinished(async () => {
    server.closeAllConnections();
    await listening.close();
  });
  return { server, listening };
}

test("accepts many simultaneous connections within a few event loop turns", async () => {
  const { server, listening } = await accepting();
  let accepted = 0;
  server.on("connection", () => accepted++);
  // All are in the system's backlog before the first turn begins.
  const visitors = Array.from({ length: 64 }, () => connect(listening.port, host));
  onTestFinished(() => {
    for (const visitor of visitors) visitor.destroy();
  });
  let turns = 0;
  for (; accepted < visitors.length; turns++) await nextTurn();
  expect(turns).toBeLessThan(48);
});

test("rejects a port in use, whether or not it is shareable", async () => {
  const { listening } = await accepting();
  await expect(accepting(listening.port)).rejects.toThrow(
    `Port ${listening.port} is already in use. Stop the other program or set PORT.`,
  );
  const alone = createServer();
  await new Promise<void>((done) => alone.listen(0, host, done));
  onTestFinished(() => void alone.close());
  const address = alone.address();
  const port = typeof address === "object" && address ? address.port : 0;
  await expect(accepting(port)).rejects.toThrow(`Port ${port} is already in use`);
});

test("after close, accepts no connections and finishes requests in flight", async () => {
  const served = Promise.withResolvers<void>();
  const canReply = Promise.withResolvers<void>();
  const { listening } = await accepting(0, async (_, response) => {
    served.resolve();
    await canReply.promise;
    response.setHeader("Connection", "close").end("late");
  });
  const reply = fetch(`http://${host}:${listening.port}/`);
  await served.promise;
  const closed = listening.close();
  for (let visitor = 0; visitor < 20; visitor++) {
    await expect(fetch(`http://${host}:${listening.port}/`)).rejects.toThrow();
  }
  canReply.resolve();
  expect(await (await reply).text()).toBe("late");
  await closed;
});
