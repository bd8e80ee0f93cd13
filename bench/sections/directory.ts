import { questions } from "../directory-questions.ts";
import type { Installation } from "../installation.ts";
import { startLargeDirectory } from "../large-directory.ts";
import { percentile, responseTimes } from "../response-times.ts";
import type { Row, Section } from "../section.ts";

const sizes = [1_000, 100_000, 1_000_000];
const turns = 20;
const aimAtMillion = 10;
const aimOfRatio = 5;

/** The sixty questions over HTTP, in directories of three sizes on PostgreSQL. */
export const directory: Section = { name: "directory", title: "Directory", measure };

/** The ways to make a request. */
const ways: Record<string, string> = {
  "Whole page": "/locations",
  "List alone, as while typing": "/locations/results",
};

async function measure(installation: Installation): Promise<Row[]> {
  const rows: Row[] = [];
  const atThousand = new Map<string, number>();
  for (const size of sizes) {
    const application = await startLargeDirectory(installation, size);
    for (const [way, path] of Object.entries(ways)) {
      const times = (await responseTimes(addressesAt(application.url + path), turns)).flat();
      const p95 = percentile(times, 0.95);
      if (size === sizes[0]) atThousand.set(way, p95);
      const ratio = p95 / (atThousand.get(way) ?? Number.NaN);
      const largest = size === sizes.at(-1);
      rows.push({
        what: `${way}, ${size.toLocaleString("en-US")} pages`,
        figure: `p95 ${p95.toFixed(1)} ms`,
        aim: largest ? `${aimAtMillion} ms, ${aimOfRatio} times` : "",
        how:
          `${questions.length} queries, ${turns} runs, one client; ` +
          `median ${percentile(times, 0.5).toFixed(1)}, p99 ${percentile(times, 0.99).toFixed(1)} ms` +
          (size === sizes[0] ? "" : `; p95 is ${ratio.toFixed(1)} times that at a thousand`),
      });
    }
    await application.stop();
  }
  return rows;
}

function addressesAt(url: string): string[] {
  return questions.map(({ text, service }) => {
    const query = new URLSearchParams(text === "" ? {} : { q: text });
    if (service) query.set("service", service);
    // Without search words and service it is the cached page, which is measured elsewhere.
    return query.size === 0 ? `${url}?q=` : `${url}?${query}`;
  });
}
