import { expect, test } from "vitest";
import { addCrmMember, crmCookie } from "../drivers/crm-members.ts";
import { openPlainPage } from "../setup/plain-page.ts";
import { sharedSite } from "../setup/shared-site.ts";

const site = sharedSite({ demo: true });

/** A job of a request with photos, and its business's office and technician. */
async function jobWithPhotos() {
  const [row] = await site().runSql(
    `update work_orders set lead_id = leads.id from leads, visits
     where leads.contractor_id = work_orders.contractor_id and visits.work_order_id = work_orders.id
       and visits.crew_id is not null and visits.state = 'booked' and visits.starts_at > now()
       and visits.recurrence_id is null and work_orders.lead_id is null
       and exists (select from lead_pictures where lead_id = leads.id)
     returning work_orders.id, work_orders.contractor_id, leads.id as lead_id, crew_id`,
  );
  const businessId = String(row?.contractor_id);
  const cookieOf = async (role: "office" | "technician") => {
    const email = `${role}@job-photos.example`;
    const { userId, memberId } = await addCrmMember(site(), businessId, role, email);
    if (role === "technician") {
      await site().runSql("insert into crew_members (crew_id, member_id) values ($1, $2)", [
        row?.crew_id,
        memberId,
      ]);
    }
    return crmCookie(site(), userId);
  };
  return { found: row, office: await cookieOf("office"), technician: await cookieOf("technician") };
}

test("office and technician see the photos of a job's request", async () => {
  const { found, office, technician } = await jobWithPhotos();
  const bases = { office: `/crm/leads/${found?.lead_id}/pictures`, technician: "/crm/schedule" };
  for (const [role, session] of Object.entries({ office, technician })) {
    const page = openPlainPage(site());
    const [name = "", value = ""] = session.split("=");
    await page.context().addCookies([{ name, value, url: site().url }]);
    await page.goto(`/crm/jobs/${found?.id}`);
    await page.getByRole("heading", { name: "Request photos" }).waitFor();
    const html = await page.content();
    const [image = ""] = /<img [^>]*pictures[^>]*>/.exec(html) ?? [];
    expect(image).toMatch(/ alt="[^"]+" width="\d+" height="\d+"/);
    const [, path = ""] = / src="([^"?]+)\?small"/.exec(image) ?? [];
    expect(path.startsWith(bases[role as keyof typeof bases])).toBe(true);
    const photo = await page.request.get(path);
    expect([photo.status(), photo.headers()["content-type"]]).toEqual([200, "image/webp"]);
  }
});
