import { expect, test } from "vitest";
import { searchBusiness } from "~/domains/office/crm-search/search-business.server.ts";
import { addBusiness, addBusinessMember } from "../setup/business-people.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { addVisit, crewOf } from "./appointment-fixtures.ts";
import { addSentEstimate, estimates } from "./estimate-fixtures.ts";

const platform = sharedPlatform({ TIME_ZONE: "America/Chicago" });
const { ownerWithLead } = estimates(platform);

test("finds an appointment and an estimate by customer, address and number", async () => {
  const { owner, about } = await ownerWithLead();
  const crew_id = await crewOf(platform(), owner, "Truck 1");
  const visitId = await addVisit(platform(), owner, {
    ...about,
    crew_id,
    customer_name: "Emily Carter",
    phone: "(512) 555-0163",
    address: "412 Pecan Street, Austin",
  });
  const { estimateId } = await addSentEstimate(platform(), owner, { about });
  const idsOf = async (text: string, reader = owner) =>
    (await searchBusiness(platform(), reader, text)).map(({ id }) => id);
  expect(await idsOf("pecan")).toContain(visitId);
  expect(await idsOf("carter")).toContain(visitId);
  expect((await idsOf("E-1001"))[0]).toBe(estimateId);
  const shown = await searchBusiness(platform(), owner, "E-1001");
  expect(shown[0]?.detail).toMatch(/^Leaking sink · Sent · /);
  // Digits alone are a document number, or a house number.
  const other = await addSentEstimate(platform(), owner, {
    about: { ...about, address: "1001 Oak St" },
  });
  expect((await idsOf("1001")).slice(0, 2)).toEqual([estimateId, other.estimateId]);
  const stranger = await addBusinessMember(platform(), await addBusiness(platform()), "owner");
  expect(await idsOf("pecan", stranger)).toEqual([]);
});

test("finds a number in any spelling", async () => {
  const { owner, about } = await ownerWithLead();
  const crew_id = await crewOf(platform(), owner, "Truck 1");
  const visitId = await addVisit(platform(), owner, { ...about, crew_id, phone: "(512) 555-0164" });
  for (const text of ["(512) 555-0164", "512.555.0164", "+1 512 555 0164", "5550164", "0164"]) {
    const results = await searchBusiness(platform(), owner, text);
    expect(
      results.map(({ id }) => id),
      text,
    ).toContain(visitId);
  }
});
