import { createServer } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { createApiClient } from "./api-client.server.ts";
import { fetchPublic, postPublic } from "./public-requests.server.ts";

/** Responds to every request by switching protocols. @returns its URL */
async function startUpgrading(): Promise<URL> {
  const upgrade =
    "HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: chat\r\n\r\n";
  const server = createServer((socket) => {
    socket.on("error", () => {});
    socket.once("data", () => socket.write(upgrade));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  return new URL(`http://127.0.0.1:${typeof address === "object" ? address?.port : ""}/`);
}

const clients: [string, (url: URL) => Promise<unknown>][] = [
  ["a post", (url) => postPublic(url, { body: "{}", headers: {}, allowPrivate: true })],
  ["a file", (url) => fetchPublic(url, { maxBytes: 100, allowPrivate: true })],
  [
    "a vendor's API",
    (url) =>
      createApiClient(url, { user: "a", password: "b" }, 60_000).send({ method: "GET", path: "/" }),
  ],
];

test.each(clients)(
  "%s ends when the server responds with a protocol switch",
  async (_what, send) => {
    await expect(send(await startUpgrading())).rejects.toThrow("The response is not HTTP");
  },
);
