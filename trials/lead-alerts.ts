import { onPostgres } from "../tests/faults/kill-findings.ts";
import type { MailServer } from "../tests/setup/mail-server.ts";
import { until } from "./waits.ts";

type AlertCounts = {
  /** Expected emails: for each lead one to the business and one to staff. */
  wanted: number;
  /** Leads without exactly one alert email that the product recorded as sent. */
  leads: number;
  /** The other outcomes of those emails, with counts. */
  otherwise: string[];
  /** Seconds until nothing was pending; null if something still is. */
  settled: number | null;
};

/** The alerts of a lead to one recipient; without a row its reaction hasn't run. */
type Alert = {
  lead: string;
  receiver: string;
  id: string | null;
  state: string | null;
  attempts: number | null;
  last_error: string | null;
};

const alertsOf = `
  select leads.id as lead, receiver, messages.id, messages.state, attempts, last_error
  from leads join seo_pages on seo_pages.id = page_id
  cross join lateral (values (seo_pages.email), ($2)) as receivers(receiver)
  left join messages on subject_id = leads.id::text and kind = 'lead-received' and to_address = receiver
  where leads.email = any($1) and receiver is not null`;

/**
 * Compares the emails a server received about these leads with the product's records, once nothing
 * is pending. @param maxSeconds time limit
 */
export async function compareAlerts(
  databaseUrl: string,
  { received }: Pick<MailServer, "received">,
  leads: readonly string[],
  maxSeconds = 300,
): Promise<AlertCounts> {
  return onPostgres(databaseUrl, async (sql) => {
    const read = async () => (await sql(alertsOf, [leads, staff])) as Alert[];
    const isOpen = ({ state }: Alert) => ["queued", "sending", "delayed", null].includes(state);
    const isSettled = async () => !(await read()).some(isOpen);
    const settled = await until("all alerts to be sent", isSettled, maxSeconds);
    const times = Map.groupBy(received, ({ headers }) =>
      headers.get("message-id")?.[0]?.slice(1, 37),
    );
    const alerts = await read();
    const short = [...Map.groupBy(alerts, ({ lead, receiver }) => `${lead} ${receiver}`)].filter(
      ([, [alert, another]]) =>
        another || alert?.state !== "sent" || times.get(alert.id ?? "")?.length !== 1,
    );
    const lines = short.map(([, rows]) =>
      rows
        .map(({ id, state, attempts, last_error: error }) => {
          const mails = times.get(id ?? "")?.length ?? 0;
          return `${mails} mails, ${state ?? "not written"} after ${attempts} attempts (${error})`;
        })
        .join(" and "),
    );
    return {
      wanted: alerts.length,
      leads: new Set(short.flatMap(([, rows]) => rows.map(({ lead }) => lead))).size,
      otherwise: [...Map.groupBy(lines, (word) => word)].map(
        ([word, same]) => `${same.length} x ${word}`,
      ),
      settled,
    };
  });
}

/** Notified of each lead besides its business: the setting's default. */
const staff = "hello@hearthline.example";
