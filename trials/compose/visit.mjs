// Runs in the web container, and visits the site through the proxy. Prints its findings, one per line.
import https from "node:https";

const host = process.env.SITE_HOST;

/** The proxy signs its own certificate: local host names can't get a public one. */
const ask = (path, body) =>
  new Promise((resolve, reject) => {
    const headers = { host, ...(body ? { "content-type": "application/json" } : {}) };
    const target = { host: "proxy", servername: host, path, headers, rejectUnauthorized: false };
    const request = https.request(
      { ...target, method: body ? "POST" : "GET" },
      async (response) => {
        const parts = await response.toArray();
        resolve({ status: response.statusCode, text: Buffer.concat(parts).toString() });
      },
    );
    request.on("error", reject).end(body && JSON.stringify(body));
  });

/** The proxy starts last, and the product responds with 503 until it has migrated. */
async function firstAnswer(left = 120) {
  const response = await ask("/").catch((error) => ({ status: 0, text: String(error) }));
  if ((response.status !== 0 && response.status !== 503) || left === 0) return response;
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  return firstAnswer(left - 1);
}

const home = await firstAnswer();
console.log(`home=${home.status} ${home.text.includes(`https://${host}/`)}`);
const { text } = await ask("/api/seo_pages?service=pest-control&state=TX");
const [page] = JSON.parse(text);
const email = `${crypto.randomUUID()}@home.example`;
const request = { name: "Pat", email, need: "A leak", zip_code: "78701", urgency: "today" };
const lead = await ask("/api/leads", { ...request, page_id: page.id });
console.log(`lead=${lead.status} ${email}`);
