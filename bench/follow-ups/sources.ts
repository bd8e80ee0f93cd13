import type { Pool } from "pg";
import { addCrmMember, crmCookie } from "../../tests/drivers/crm-members.ts";
import { jsonClient } from "../json-client.ts";
import { concurrency } from "../senders.ts";
import { pageId } from "./backlog.ts";

type Installed = { url: string; pool: Pool };

/** Connects an app to each of the first businesses, which may text its leads. @returns its paths */
async function connectSources({ url, pool }: Installed, businesses: number): Promise<string[]> {
  const runSql = async (text: string, values: unknown[] = []) =>
    (await pool.query(text, values)).rows;
  const site = { url, runSql };
  const paths: string[] = [];
  for (let number = 1; number <= businesses; number += 1) {
    const contractorId = pageId(number).replace(/^00000002/, "00000001");
    const [source] = await runSql(
      `insert into lead_sources (id, contractor_id, kind, name, texts_allowed_at, texts_allowed_by, created_by)
       values (gen_random_uuid(), $1::uuid, 'webhook', 'App', now(), 'Bo', 'Bo') returning id`,
      [contractorId],
    );
    const { userId } = await addCrmMember(
      site,
      contractorId,
      "owner",
      `owner${number}@bench.example`,
    );
    const page = await fetch(`${url}/crm/settings/lead-sources/${source.id}`, {
      headers: { cookie: await crmCookie(site, userId) },
    });
    const address = /<input[^>]*name="address"[^>]*value="([^"]*)"/.exec(await page.text())?.[1];
    if (!address) throw new Error(`The source's page was answered ${page.status}`);
    paths.push(new URL(address).pathname);
  }
  return paths;
}

/** Sends leads of new people through as many sources in turn. */
export async function sourceSender(
  installed: Installed,
  { zip, areaCode }: { zip: string; areaCode: string },
  sources: number,
) {
  const paths = await connectSources(installed, sources);
  const client = jsonClient(installed.url, concurrency);
  let people = 0;
  return {
    /** @returns the person's number */
    async send(): Promise<string> {
      const number = people++;
      const phone = `+1${areaCode}484${String(number).padStart(4, "0")}`;
      const lead = {
        lead_id: `lead-${number}`,
        name: "Pat Template",
        phone,
        email: `sent${number}@home.example`,
        message: "The water heater leaks and the pilot light is out",
        zip,
      };
      const response = await client.send("POST", paths[number % paths.length] ?? "", lead, {});
      if (response.status !== 200) throw new Error(JSON.stringify(response));
      return phone;
    },
    close: () => client.close(),
  };
}
