import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * A receiver of webhooks that answers at once, but never below /hangs; what it was posted last stands at
 * /last. Run as a process of its own, so that it takes no turn of whoever posts.
 */
let last = {};
const server = createServer((request, response) => {
  if (request.url === "/last") return void response.end(JSON.stringify(last));
  const parts: Buffer[] = [];
  request.on("data", (part) => parts.push(part));
  request.on("end", () => {
    if (request.url?.startsWith("/hangs")) return;
    last = { headers: request.headers, body: Buffer.concat(parts).toString() };
    response.writeHead(200, { "content-type": "application/json" }).end("{}");
  });
});
server.listen(0, "127.0.0.1", () => console.log((server.address() as AddressInfo).port));
