import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { fetchRaw } from "./raw-response.ts";

/**
 * The baseline for the page cache: node:http sends the same bytes and headers to every client. Runs
 * in its own process: `node bench/plain-server.ts <address of the page>`.
 */
const { headers, body } = await fetchRaw(process.argv[2] ?? "");
const byNode = new Set(["date", "connection", "keep-alive"]);
const same: string[] = [];
for (let at = 0; at < headers.length; at += 2) {
  const [name = "", value = ""] = headers.slice(at, at + 2);
  if (!byNode.has(name.toLowerCase())) same.push(name, value);
}
const server = createServer((_request, response) => {
  response.writeHead(200, same);
  response.end(body);
});
server.listen(0, "127.0.0.1", () => console.log((server.address() as AddressInfo).port));
