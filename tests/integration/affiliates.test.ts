import { expect, test } from "vitest";
import { affiliateSchema } from "~/domains/growth/affiliates/affiliates.schema.ts";
import {
  countAffiliates,
  findAffiliate,
  listAffiliates,
  saveAffiliate,
} from "~/domains/growth/affiliates/affiliates.server.ts";
import { affiliateProgramMembers } from "~/domains/growth/growth.tables.server.ts";
import { attributions } from "~/domains/shared/shared.tables.server.ts";
import { formSubmissions } from "~/domains/signup/onboarding/onboarding.tables.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { listChanges } from "../../src/domains/shared/audit/audit.server.ts";
import { staffActor } from "../setup/actors.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { answersOf, saveSteps } from "./onboarding-answers.ts";

const platform = sharedPlatform();
const query = () => platform().database.query;
const member = staffActor("reviewer");

function save(change: object = {}, id: string | null = null) {
  const request = affiliateSchema.parse({
    name: "Tom Vance",
    email: "tom@partners.example",
    status: "active",
    ...change,
  });
  return saveAffiliate(platform(), member, request, id);
}

test("a code is uppercase, generated if missing, unique in any spelling", async () => {
  const added = await save({ referral_code: " tomv " });
  expect(added).toMatchObject({ ok: true, referralCode: "TOMV" });
  expect(await save({ referral_code: "TomV" })).toEqual({ ok: false, code: "code_taken" });
  expect(await save()).toMatchObject({
    ok: true,
    referralCode: expect.stringMatching(/^TOMVAN\d{4}$/),
  });
  const concurrent = await Promise.all(
    ["cts", "CTS", "Cts"].map((referral_code) => save({ referral_code })),
  );
  expect(concurrent.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await save({}, newId())).toEqual({ ok: false, code: "not_found" });
});

test("audits changes without the address", async () => {
  const added = await save({ referral_code: "CHANGE" });
  if (!added.ok) throw new Error(added.code);
  await save({ status: "inactive" }, added.id);
  const [change] = await listChanges(platform(), member, "affiliate", added.id);
  expect(change).toMatchObject({
    action: "affiliate.change",
    before: { status: "active" },
    after: { status: "inactive", new_code: false },
  });
  expect(JSON.stringify(change?.after)).not.toContain("@");
});

test("counts referrals by the last visit's code, in any spelling, with progress", async () => {
  const added = await save({ referral_code: "GROWTH" });
  if (!added.ok) throw new Error(added.code);
  await saveSteps(platform(), answersOf());
  await saveSteps(platform(), answersOf({ business_name: "Second Air" }), 3);
  const submissions = await query().select().from(formSubmissions);
  for (const { id } of submissions) {
    const visit = { subject: "submission" as const, subjectId: id, visitedAt: new Date() };
    await query()
      .insert(attributions)
      .values([
        { ...visit, touch: "first", ref: "TOMV" },
        { ...visit, touch: "last", ref: "growth" },
      ]);
  }
  const { rows } = await listAffiliates(platform(), member, {}, null);
  const counts = rows
    .filter(({ signUps }) => signUps > 0)
    .map(({ referralCode, signUps, completed, applications }) => [
      referralCode,
      signUps,
      completed,
      applications,
    ]);
  expect(counts).toEqual([["GROWTH", 2, 1, 0]]);
  const affiliate = await findAffiliate(platform(), member, added.id);
  expect(
    affiliate?.signUps.map(({ currentStep, isCompleted }) => [currentStep, isCompleted]).sort(),
  ).toEqual([
    [3, false],
    [7, true],
  ]);
  expect(await findAffiliate(platform(), member, newId())).toBeNull();
});

test("counts active partners and pages through the list", async () => {
  const { total, active } = await countAffiliates(platform(), member);
  const createdAt = new Date("2026-01-01T00:00:00Z");
  await query()
    .insert(affiliateProgramMembers)
    .values(
      Array.from({ length: 60 }, (_, index) => ({
        name: `Partner ${index}`,
        email: "p@partners.example",
        referralCode: `PAGE${index}`,
        status: index % 2 ? ("active" as const) : ("inactive" as const),
        createdAt,
      })),
    );
  expect(await countAffiliates(platform(), member)).toEqual({
    total: total + 60,
    active: active + 30,
  });
  const first = await listAffiliates(platform(), member, {}, null);
  const second = await listAffiliates(platform(), member, {}, first.next);
  const seen = [...first.rows, ...second.rows].map(({ id }) => id);
  expect([seen.length, new Set(seen).size]).toEqual([total + 60, total + 60]);
});
