import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { rawAnswer } from "./raw-answer.ts";

/**
 * What the page cache is compared with: node:http sending the same bytes under the same headers to
 * whoever asks. Run as a process of its own: `node bench/plain-server.ts <address of the page>`.
 */
const { headers, body } = await rawAnswer(process.argv[2] ?? "");
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
