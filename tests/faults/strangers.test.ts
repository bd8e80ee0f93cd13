import { expect } from "vitest";
import { sessionCookie } from "../setup/sign-in-api-client.ts";
import { newSender, send } from "./send.ts";
import { administrator, declareFaults, type Site } from "./site.ts";

const fault = declareFaults({ environment: { RATE_LIMIT_FACTOR: "1" } });

fault(
  {
    rule: "mail.limit-per-mailbox",
    title: "a repeatedly entered address gets few emails, without strangers' text",
  },
  async (site) => {
    const worker = site.startWorker();
    const victim = `${crypto.randomUUID()}@inbox.example`;
    const word = "Zanzibar";
    for (let time = 0; time < 10; time += 1) {
      const { status } = await apply(site, { email: victim, business_name: `${word} ${time}` });
      expect(status).toBe(201);
    }
    const settled = "state not in ('queued', 'sending')";
    const done = async () => {
      const [row] = await site.sql(
        `select count(*)::int as n from messages where to_address = $1 and ${settled}`,
        [victim],
      );
      return row?.n;
    };
    await expect.poll(done, { timeout: 30_000 }).toBe(10);
    const received = site.mail.received.filter(({ to }) => to.includes(victim));
    expect(received).toHaveLength(6);
    for (const { subject, text } of received) expect(`${subject} ${text}`).not.toContain(word);
    await worker.stop();
  },
);
fault(
  {
    rule: "mail.limit-per-mailbox",
    title: "a stranger who enters a contractor's address takes over nothing",
  },
  async (site) => {
    const [owner] = await site.sql(
      "select id, email from contractor_accounts where email_verified_at is not null and id not in (select contractor_id from revenue_share_participants) limit 1",
    );
    const applied = await apply(site, {
      email: String(owner?.email),
      business_name: "Thief Air",
      email_notifications: false,
    });
    const { id } = JSON.parse(applied.body);
    const cookie = await sessionCookie(site.url, administrator);
    const approved = await send(site.url, `/api/revenue_share_applications/${id}`, {
      method: "PATCH",
      headers: { cookie },
      json: { application_status: "approved" },
    });
    expect(approved.status).toBe(200);
    const attached = await site.sql(
      "select id from revenue_share_participants where contractor_id = $1",
      [owner?.id],
    );
    expect(attached).toEqual([]);
  },
);

/** An application from a new IP address. */
function apply(
  site: Site,
  fields: { email: string; business_name: string; [field: string]: unknown },
) {
  return send(site.url, "/api/revenue_share_applications", {
    headers: { "x-forwarded-for": newSender() },
    json: {
      contact_name: "Ann Lee",
      phone: "(254) 555-0140",
      services: ["HVAC"],
      service_areas: "Waco",
      years_experience: 3,
      lead_value_range: "$5000+",
      agreed_to_terms: true,
      ...fields,
    },
  });
}
