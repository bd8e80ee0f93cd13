import type { ServerResponse } from "node:http";
import { problem } from "../api/problem.ts";
import { closedPolicy } from "./security-headers.ts";

/** Seconds after which a refused request may come again. */
const retryAfter = 5;

const words = "The site is busy. Please try again in a moment.";

/**
 * Refuses a request of which nothing was read or looked up (`requests.overload-shed`): with a problem document for
 * API clients, with a plain page for people, whose browser keeps what they typed. Costs as little as can be.
 */
export async function refuseBusy(response: ServerResponse, path: string, id: string) {
  const answer = path.startsWith("/api/") ? problem(503, words, { reference: id }) : page(id);
  response.setHeader("Retry-After", retryAfter);
  response.writeHead(503, Object.fromEntries(answer.headers));
  response.end(await answer.text());
}

function page(id: string): Response {
  const html = `<!DOCTYPE html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>The site is busy</title><h1>The site is busy</h1>
<p>Please try again in a moment. If you sent a form, go back: what you typed is still there, and nothing was saved yet.</p>
<p>Reference: ${id}</p></html>
`;
  const headers = {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
    "content-security-policy": closedPolicy,
  };
  return new Response(html, { headers });
}
