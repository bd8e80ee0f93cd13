import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { afterAll, beforeAll } from "vitest";

/** A contractor's own website: another site for the browser than the product. */
export interface ContractorSite {
  url: string;
  /** As staff write it into the list of websites that may show the form. */
  host: string;
  /** What every page of it holds. */
  body: string;
}

/** One for all tests of a file. */
export function sharedContractorSite(): ContractorSite {
  const site: ContractorSite = { url: "", host: "", body: "" };
  let server: Server;
  beforeAll(async () => {
    server = createServer((_request, response) => {
      response.setHeader("content-type", "text/html; charset=utf-8");
      response.end(
        `<!doctype html><html lang="en"><title>Our own site</title><link rel="icon" href="data:,">
         <meta name="viewport" content="width=device-width"><h1>Our own site</h1>${site.body}<p>After the form.`,
      );
    });
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    const address = server.address();
    // The product stands at 127.0.0.1, so that this name is another site's.
    site.host = `localhost:${typeof address === "object" ? address?.port : ""}`;
    site.url = `http://${site.host}`;
  });
  afterAll(() => void server.close());
  return site;
}
