import { expect } from "vitest";
import { sessionCookie } from "../setup/sign-in-api-client.ts";
import { send } from "./send.ts";
import { administrator, declareFaults } from "./site.ts";

const fault = declareFaults();

fault(
  {
    rule: "fault.two-people",
    title: "one of several concurrent reviews decides; the others get a conflict",
  },
  async (site) => {
    const cookie = await sessionCookie(site.url, administrator);
    const [pending] = await site.sql(
      "select id from revenue_share_applications where application_status = 'pending' limit 1",
    );
    const id = String(pending?.id);
    const responses = await Promise.all(
      Array.from({ length: 6 }, () =>
        send(site.url, `/api/revenue_share_applications/${id}`, {
          method: "PATCH",
          headers: { cookie },
          json: { application_status: "approved" },
        }),
      ),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    expect(responses.filter(({ body }) => body.includes("was already approved"))).toHaveLength(5);
    const [counted] = await site.sql(
      `select
         (select count(*)::int from revenue_share_participants where application_id = $1) as participants,
         (select count(*)::int from audit_entries where entity_id = $1::text) as changes,
         (select count(*)::int from messages where subject_id = $1::text) as mails`,
      [id],
    );
    expect(counted).toEqual({ participants: 1, changes: 1, mails: 1 });
  },
);
