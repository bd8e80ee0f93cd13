import type { IncomingMessage, ServerResponse } from "node:http";
import { problem } from "../api/problem.ts";
import { closedPolicy } from "./security-headers.ts";

/** Seconds after which a refused request may come again. */
const retryAfter = 5;

/** So much of a body that is too large is read and thrown away: before its end a browser reads no answer. */
const maxIgnored = 64 * 1024 * 1024;

const words = "The site is busy. Please try again in a moment.";

/**
 * Refuses a request of which nothing was read or looked up (`requests.overload-shed`): with a problem document for
 * API clients, with a plain page for people, whose browser keeps what they typed. Costs as little as can be.
 */
export async function refuseBusy(response: ServerResponse, path: string, id: string) {
  const answer = path.startsWith("/api/")
    ? problem(503, words, { reference: id })
    : page("The site is busy", "Please try again in a moment.", id);
  response.setHeader("Retry-After", retryAfter);
  response.writeHead(503, Object.fromEntries(answer.headers));
  response.end(await answer.text());
}

/**
 * Refuses a request whose body is longer than its route takes (`requests.route-facts`), in the same ways; a page's
 * script shows the problem document in a toast and leaves the page as it is.
 */
export async function refuseOversize(
  request: IncomingMessage,
  response: ServerResponse,
  { path, message, id }: { path: string; message: string; id: string },
) {
  const isRead = path.startsWith("/api/") || path.endsWith(".data");
  const answer = isRead ? problem(413, message, { reference: id }) : page("Too large", message, id);
  let ignored = 0;
  request.on("data", (part: Buffer) => {
    ignored += part.length;
    if (ignored > maxIgnored) request.socket.destroy();
  });
  response.writeHead(413, Object.fromEntries(answer.headers));
  response.end(await answer.text());
}

const goBack =
  "If you sent a form, go back: what you typed is still there, and nothing was saved yet.";

function page(title: string, words: string, id: string): Response {
  const html = `<!DOCTYPE html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><h1>${title}</h1>
<p>${words} ${goBack}</p>
<p>Reference: ${id}</p></html>
`;
  const headers = {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
    "content-security-policy": closedPolicy,
  };
  return new Response(html, { headers });
}
