import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { importSpend } from "~/domains/growth/analytics/spend/spend.server.ts";
import { adSpend } from "~/domains/growth/growth.tables.server.ts";
import { addBusiness, addBusinessMember } from "../setup/business-people.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";

const platform = sharedPlatform();

test("imports each line once; changed amounts replace old ones in any spelling", async () => {
  const contractorId = await addBusiness(platform());
  const owner = await addBusinessMember(platform(), contractorId, "owner");
  const importFile = (content: string, source: string) =>
    importSpend(platform(), owner, { content, source });
  const rows = () =>
    platform()
      .database.query.select()
      .from(adSpend)
      .where(eq(adSpend.contractorId, contractorId))
      .orderBy(adSpend.firstOn);
  const file = "Day,Cost\n2026-11-02,10\n2026-11-03,20\n";
  expect(await importFile(file, "Mailers")).toMatchObject({ ok: true, counts: { new: 2 } });
  const before = await rows();
  expect(before.map(({ cents }) => cents)).toEqual([1_000, 2_000]);
  platform().passTime(1_000);
  expect(await importFile(file, "mailers")).toMatchObject({ ok: true, counts: { known: 2 } });
  expect(await rows()).toEqual(before);
  const more = `${file}2026-11-03,5\n2026-11-04,7\n`;
  expect(await importFile(more, "MAILERS")).toMatchObject({ ok: true });
  const [same, changed, added] = await rows();
  expect(same).toEqual(before[0]);
  expect(changed).toEqual({
    ...before[1],
    cents: 2_500,
    memberName: owner.name,
    updatedAt: platform().clock.now(),
  });
  expect(added).toMatchObject({ firstOn: "2026-11-04", source: "MAILERS", cents: 700 });
});
