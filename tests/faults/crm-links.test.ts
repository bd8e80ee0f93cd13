import { createHash } from "node:crypto";
import { expect } from "vitest";
import { createSigner } from "~/platform/secrets/secrets.server.ts";
import { austin, countOf, crmMember, newCrew, newCrmLead, submitAsStranger } from "./crm.ts";
import { declareFaults, type Site } from "./site.ts";

const fault = declareFaults();
const hour = 3_600_000;

fault(
  {
    rule: "fault.bad-token",
    title: "a member's sign-in link works once, for ten minutes",
  },
  async (site) => {
    const fresh = await signInLink(site, "10 minutes");
    const first = await submitAsStranger(site, fresh, {});
    expect([first.status, first.cookies.length > 0]).toEqual([303, true]);
    const late = await signInLink(site, "-1 second");
    for (const link of [fresh, late]) {
      expect((await site.fetch(link)).status).toBe(410);
      const { status, cookies } = await submitAsStranger(site, link, {});
      expect([status, cookies.some((cookie) => cookie.includes("session_token"))]).toEqual([
        410,
        false,
      ]);
    }
  },
);

fault(
  {
    rule: "fault.bad-token",
    title: "an invitation works once, for seven days, and not after cancellation",
  },
  async (site) => {
    const used = await invitationLink(site, {});
    expect((await submitAsStranger(site, used.link, { name: "Tim" })).status).toBe(303);
    const late = await invitationLink(site, { expiresIn: "-1 second" });
    const takenBack = await invitationLink(site, { revoked: true });
    for (const { link } of [used, late, takenBack]) {
      expect((await site.fetch(link)).status).toBe(410);
      expect((await submitAsStranger(site, link, { name: "Eve" })).status).toBe(410);
    }
    const joined = `select count(*)::int from members m join member_users u on u.id = m.user_id where u.email = any($1)`;
    expect(await countOf(site, joined, [[late.email, takenBack.email]])).toBe(0);
  },
);

fault(
  {
    rule: "fault.bad-token",
    title: "an expired offer can't be booked",
  },
  async (site) => {
    const { path, crewId } = await offer(site, "-1 second");
    expect((await site.fetch(path)).status).toBe(410);
    const { status } = await submitAsStranger(site, path, { starts_at: slot });
    expect(status).toBe(410);
    expect(await countOf(site, booked, [crewId])).toBe(0);
  },
);

fault(
  {
    rule: "fault.two-people",
    title: "when two people pick the last time, one gets it",
  },
  async (site) => {
    const first = await offer(site, "7 days");
    const otherOffer = await offer(site, "7 days", first.crewId);
    const responses = await Promise.all(
      [first, otherOffer].map(({ path }) => submitAsStranger(site, path, { starts_at: slot })),
    );
    expect(responses.map(({ status }) => status).toSorted()).toEqual([303, 409]);
    const refused = responses.find(({ status }) => status === 409)?.html ?? "";
    expect(refused).toContain("Someone else just took that time.");
    expect(refused.match(/name="starts_at"/g)).toHaveLength(3);
    expect(await countOf(site, booked, [first.crewId])).toBe(1);
  },
);

const slot = `${new Date(Date.now() + 5 * 24 * hour).toISOString().slice(0, 10)}T18:00:00.000Z`;
const booked = "select count(*)::int from visits where crew_id = $1";

/** Signs with this installation's secret. */
async function signerOf(site: Site) {
  const [row] = await site.sql("select value from installation where name = 'auth_secret'");
  return createSigner(String(row?.value));
}

/** A member's emailed sign-in URL; its expiry is stored only in the row. */
async function signInLink(site: Site, expiresIn: string): Promise<string> {
  const { memberId } = await crmMember(site, austin);
  const [row] = await site.sql(
    `insert into member_sign_ins (id, email, next, expires_at)
     select gen_random_uuid(), u.email, '/crm', now() + $2::interval
     from members m join member_users u on u.id = m.user_id where m.id = $1 returning id`,
    [memberId, expiresIn],
  );
  const signer = await signerOf(site);
  return `/crm/sign-in/${signer.sign("crm-sign-in-link", String(row?.id), new Date(Date.now() + hour))}`;
}

async function invitationLink(
  site: Site,
  { expiresIn = "7 days", revoked = false }: { expiresIn?: string; revoked?: boolean },
) {
  const { contractorId } = await crmMember(site, austin);
  const email = `${crypto.randomUUID()}@business.example`;
  const [row] = await site.sql(
    `insert into member_invitations (id, contractor_id, email, role, expires_at, revoked_at)
     values (gen_random_uuid(), $1, $2, 'office', now() + $3::interval, case when $4 then now() end)
     returning id`,
    [contractorId, email, expiresIn, revoked],
  );
  const signer = await signerOf(site);
  const token = signer.sign("member-invitation", String(row?.id), new Date(Date.now() + hour));
  return { email, link: `/crm/invitation/${token}` };
}

/** Offers a customer one appointment time. */
async function offer(site: Site, expiresIn: string, sameCrew?: string) {
  const leadId = await newCrmLead(site, austin, `${crypto.randomUUID()}@home.example`);
  const { contractorId } = await crmMember(site, austin);
  const crewId = sameCrew ?? (await newCrew(site, contractorId));
  const token = crypto.randomUUID() + crypto.randomUUID();
  await site.sql(
    `insert into visit_offers (id, contractor_id, lead_id, crew_id, token_hash, what, address, starts,
       duration_minutes, travel_minutes, window_minutes, expires_at)
     values (gen_random_uuid(), $1, $2, $3, $4, 'Leaking sink', '12 Oak St', array[$5::timestamptz],
       120, 0, 60, now() + $6::interval)`,
    [
      contractorId,
      leadId,
      crewId,
      createHash("sha256").update(token).digest("hex"),
      slot,
      expiresIn,
    ],
  );
  return { path: `/b/${token}`, crewId };
}
