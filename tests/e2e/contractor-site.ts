import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { afterAll, beforeAll } from "vitest";

/** A contractor's own website: a different site than the product for the browser. */
export interface ContractorSite {
  url: string;
  /** Host, as staff enter it into the allowed websites. */
  host: string;
  /** HTML in the head of each of its pages, such as a policy. */
  head: string;
  /** HTML of each of its pages. */
  body: string;
}

/** One server shared by all tests of a file. */
export function sharedContractorSite(): ContractorSite {
  const site: ContractorSite = { url: "", host: "", head: "", body: "" };
  let server: Server;
  beforeAll(async () => {
    server = createServer((_request, response) => {
      response.setHeader("content-type", "text/html; charset=utf-8");
      response.end(
        `<!doctype html><html lang="en"><title>Our own site</title><link rel="icon" href="data:,">
         <meta name="viewport" content="width=device-width">${site.head}
         <main><h1>Our own site</h1>${site.body}<p>After the form.</main>`,
      );
    });
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    const address = server.address();
    // The product runs at 127.0.0.1, so this name counts as another site.
    site.host = `localhost:${typeof address === "object" ? address?.port : ""}`;
    site.url = `http://${site.host}`;
  });
  afterAll(() => void server.close());
  return site;
}
