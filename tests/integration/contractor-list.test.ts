import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { contractorAccounts } from "~/domains/identity/identity.tables.server.ts";
import { system } from "~/domains/shared/access/actor.ts";
import {
  type ContractorFilter,
  type ContractorPage,
  type ContractorSort,
  contractorSorts,
} from "../../src/domains/operations/contractor-list/contractor-filter.ts";
import { listContractors } from "../../src/domains/operations/contractor-list/list-contractors.server.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { answersOf, saveSteps } from "./onboarding-answers.ts";

const platform = sharedPlatform();
const everything: ContractorFilter = { search: "", status: "all", sort: "newest" };
const firstPage: ContractorPage = { after: null, before: null };

const list = (change: Partial<ContractorFilter> = {}, page = firstPage) =>
  listContractors(platform(), system("test"), { ...everything, ...change }, page);
const names = async (change: Partial<ContractorFilter>) =>
  (await list(change)).contractors.map(({ businessName }) => businessName);

beforeAll(async () => {
  const businesses = [
    { business_name: "Zebra Plumbing", city: "Laredo", state: "TX", phone: "(956) 555-0177" },
    { business_name: "aardvark Air", city: "Reno", state: "NV", first_name: "Quincy" },
    { business_name: "100% Pure_Air", city: "Reno", state: "NV", email: "Pure@Air.example" },
  ];
  for (const [index, business] of businesses.entries()) {
    platform().passTime(60_000);
    await saveSteps(platform(), answersOf(business), index === 0 ? 7 : 2);
  }
});

test("searches every word in business, name, address, phone and place", async () => {
  for (const [search, expected] of [
    ["zebra", ["Zebra Plumbing"]],
    ["plumbing LAREDO", ["Zebra Plumbing"]],
    ["laredo, tx", ["Zebra Plumbing"]],
    ["956555", ["Zebra Plumbing"]],
    ["555-0177", ["Zebra Plumbing"]],
    ["quincy", ["aardvark Air"]],
    ["pure@air.EXAMPLE", ["100% Pure_Air"]],
    ["100%", ["100% Pure_Air"]],
    ["%", ["100% Pure_Air"]],
    ["e_air", ["100% Pure_Air"]],
    ["reno nv", ["100% Pure_Air", "aardvark Air"]],
    ["reno tx", []],
    ["\\", []],
    ["   ", ["100% Pure_Air", "aardvark Air", "Zebra Plumbing"]],
  ] as const) {
    expect(await names({ search }), search).toEqual(expected);
  }
});

test("sorts the list by join date, last activity and name", async () => {
  expect(await names({ sort: "oldest" })).toEqual([
    "Zebra Plumbing",
    "aardvark Air",
    "100% Pure_Air",
  ]);
  expect(await names({ sort: "name" })).toEqual([
    "100% Pure_Air",
    "aardvark Air",
    "Zebra Plumbing",
  ]);
  const [oldest] = (await list({ sort: "oldest" })).contractors;
  if (!oldest) throw new Error("nobody");
  platform().passTime(60_000);
  const late = answersOf({ business_name: "Middle Roofing" });
  const { token, submission } = await saveSteps(platform(), late, 1);
  expect((await names({ sort: "active" }))[0]).toBe("Middle Roofing");
  expect(token).not.toBe("");
  expect(submission.current_step).toBe(1);
});

test("completed means having a completed submission, their own or by email", async () => {
  expect(await names({ status: "completed" })).toEqual(["Zebra Plumbing"]);
  expect(await names({ status: "in_progress", search: "reno" })).toEqual([
    "100% Pure_Air",
    "aardvark Air",
  ]);
  const query = platform().database.query;
  const account = { name: "Joan", email: "JOAN@drains.example" };
  const [otherAccount] = await query
    .insert(contractorAccounts)
    .values({ ...account, businessName: "Joan's second business" })
    .returning();
  expect(await names({ search: "second business" })).toEqual(["Joan's second business"]);
  expect((await list({ search: "second business" })).contractors[0]).toMatchObject({
    isCompleted: false,
    currentStep: 1,
    completionPercentage: 0,
    lastActivity: null,
  });
  await saveSteps(platform(), answersOf({ ...account, email: "joan@drains.example" }), 6);
  expect((await list({ search: "second business" })).contractors[0]?.isCompleted).toBe(false);
  await saveSteps(platform(), answersOf({ email: "joan@drains.example" }));
  expect((await list({ search: "second business" })).contractors[0]?.isCompleted).toBe(true);
  expect((await list({ search: "joan@", status: "in_progress" })).count).toBe("1");

  await query
    .update(contractorAccounts)
    .set({ erasedAt: new Date() })
    .where(eq(contractorAccounts.id, otherAccount?.id ?? ""));
  expect(await names({ search: "second business" })).toEqual([]);
});

test("pages in both directions list every contractor once; the count is capped", async () => {
  const { query } = platform().database;
  const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute));
  await query.insert(contractorAccounts).values(
    Array.from({ length: 1_001 }, (_, number) => ({
      businessName: `Many ${number % 40}`,
      name: "Many",
      email: `many${number}@many.example`,
      createdAt: at(number % 100),
      lastActiveAt: number % 3 === 0 ? null : at(number % 50),
    })),
  );
  const many = { search: "many.example" };
  expect((await list(many)).count).toBe("1,000+");
  expect((await list({ search: "many1" })).count).toBe("112");
  for (const sort of contractorSorts) {
    const forwards = await walk({ ...many, sort }, "next");
    expect(new Set(forwards).size, sort).toBe(1_001);
    expect(forwards).toHaveLength(1_001);
    const backwards = await walk({ ...many, sort }, "previous", forwards.at(-1));
    expect(backwards).toEqual(forwards.slice(0, -1));
  }
}, 60_000);

/** Pages through the list. @returns all ids in order */
async function walk(
  change: Partial<ContractorFilter> & { sort: ContractorSort },
  way: "next" | "previous",
  from: string | null = null,
): Promise<string[]> {
  const seen: string[] = [];
  for (let id: string | null = from, first = true; first || id; first = false) {
    const page: ContractorPage =
      way === "next" ? { after: id, before: null } : { after: null, before: id };
    const { contractors, next, previous } = await list(change, page);
    const ids = contractors.map((contractor) => contractor.id);
    if (way === "next") seen.push(...ids);
    else seen.unshift(...ids);
    id = way === "next" ? next : previous;
  }
  return seen;
}
