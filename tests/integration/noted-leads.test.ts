import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { recordSettledLeads } from "~/domains/growth/analytics/figures/lead-origin.server.ts";
import { eraseAffiliates } from "~/domains/growth/growth.personal-data.server.ts";
import { affiliateProgramMembers } from "~/domains/growth/growth.tables.server.ts";
import { leadEnquiries, leads } from "~/domains/leads/leads.tables.server.ts";
import { system } from "~/domains/shared/access/actor.ts";
import { attributions } from "~/domains/shared/shared.tables.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { addBusiness } from "../setup/business-people.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { addLivePage } from "./live-page.ts";

const platform = sharedPlatform();
const query = () => platform().database.query;

test("records a lead after two days unless under review; partner deletion resets", async () => {
  const contractorId = await addBusiness(platform());
  const page = await addLivePage(platform(), { contractorId });
  const fields = { need: "A pipe", zipCode: "78701", urgency: "today" as const };
  const add = async (name: string, hours: number, waits = false) => {
    const createdAt = new Date(platform().clock.now().getTime() - hours * 3_600_000);
    const [id, enquiryId, pageId] = [newId(), newId(), page.id];
    const email = `${name}@home.example`;
    await query().insert(leads).values({ id, pageId, contractorId, name, email, createdAt });
    await query()
      .insert(leadEnquiries)
      .values([
        { ...fields, id: enquiryId, bodyHash: id, leadId: id, createdAt },
        ...(waits
          ? [{ ...fields, bodyHash: enquiryId, leadId: id, quarantineReason: "links" as const }]
          : []),
      ]);
    const visit = { subject: "enquiry" as const, subjectId: enquiryId, visitedAt: createdAt };
    await query()
      .insert(attributions)
      .values({ ...visit, touch: "last", ref: "GONEPARTNER" });
    return id;
  };
  const [settled, fresh, waiting] = [
    await add("a", 49),
    await add("b", 47),
    await add("c", 49, true),
  ];
  const sourceOf = async (id: string) =>
    (await query().select().from(leads).where(eq(leads.id, id)))[0]?.cameBy;
  const note = () => recordSettledLeads(platform(), system("test"));
  await note();
  expect([await sourceOf(settled), await sourceOf(fresh), await sourceOf(waiting)]).toEqual([
    "Partner GONEPARTNER",
    null,
    null,
  ]);
  const member = { name: "Gone Partner", email: "gone@partner.example" };
  await query()
    .insert(affiliateProgramMembers)
    .values({ ...member, referralCode: "GonePartner" });
  await inTransaction(platform(), (work) =>
    eraseAffiliates(work.tx, eq(affiliateProgramMembers.email, member.email)),
  );
  expect(await sourceOf(settled)).toBe(null);
  await note();
  expect(await sourceOf(settled)).toBe("Direct");
});
