import type { Site } from "../setup/site.ts";

/** Makes a lead source of the demo one of emails. @returns the page where an email's lines are marked */
export async function leadMailPage({ runSql }: Pick<Site, "runSql">): Promise<string> {
  const [source] = await runSql(
    "update lead_sources set kind = 'email' where name = 'Neighborhood newsletter' returning id",
  );
  const [delivery] = await runSql(
    "update lead_deliveries set body = $2 where source_id = $1 returning id",
    [
      source?.id,
      "From: news@newsletter.example\nReply-To: \nSubject: A reader\n\nName: Curious Reader",
    ],
  );
  return `/crm/settings/lead-sources/${source?.id}/emails/${delivery?.id}`;
}
