import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * A webhook receiver that responds immediately, except that /hangs never does; /last returns the
 * last post. Runs in its own process, so it takes no event-loop time from the sender.
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
