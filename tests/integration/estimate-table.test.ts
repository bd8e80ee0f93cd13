import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { readEstimateTable } from "~/domains/billing/job-estimates/estimate-table.server.ts";
import { jobEstimates } from "~/domains/billing/job-estimates/job-estimates.tables.server.ts";
import { addBusinessMember } from "../setup/business-people.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { addSentEstimate, begin, estimates } from "./estimate-fixtures.ts";

const platform = sharedPlatform();
const { query, ownerWithLead, accept } = estimates(platform);

type Table = Parameters<typeof readEstimateTable>[2];

async function withEstimates() {
  const { owner, contractorId } = await ownerWithLead();
  const add = async (customer: string, lowCents: number, isAccepted = false) => {
    const { estimateId, token } = await addSentEstimate(platform(), owner);
    if (isAccepted) await accept(token);
    await query()
      .update(jobEstimates)
      .set({ customerName: customer, lowCents, highCents: isAccepted ? lowCents : lowCents * 3 })
      .where(eq(jobEstimates.id, estimateId));
  };
  await add("cole", 20_000);
  await add("Adams", 30_000, true);
  await add("Baker", 10_000);
  const draft = await begin(platform(), owner, { customer_name: "Zed" });
  if (!draft.ok) throw new Error(draft.code);
  const read = (change: Partial<Table> = {}) =>
    readEstimateTable(platform(), owner, {
      state: null,
      search: "",
      sort: "-date",
      after: null,
      ...change,
    });
  return { contractorId, read };
}

test("sorts by customer, expiration, and total; totals are open and accepted", async () => {
  const { read } = await withEstimates();
  const order = async (sort: Table["sort"]) =>
    (await read({ sort })).rows.map(({ customerName }) => customerName);
  expect(await order("customer")).toEqual(["Adams", "Baker", "cole", "Zed"]);
  expect(await order("-total")).toEqual(["Adams", "cole", "Baker", "Zed"]);
  // A draft doesn't expire.
  expect((await order("-expires"))[0]).toBe("Zed");
  expect((await read({ state: "draft" })).totals).toEqual({
    open: { lowCents: 30_000, highCents: 90_000, count: 2 },
    accepted: { lowCents: 30_000, highCents: 30_000, count: 1 },
  });
});

test("search finds customers and numbers, only for the office", async () => {
  const { contractorId, read } = await withEstimates();
  const found = async (search: string) =>
    (await read({ search })).rows.map(({ customerName }) => customerName);
  expect(await found("adam")).toEqual(["Adams"]);
  expect(await found("E-1001")).toEqual(["cole"]);
  expect(await found("INV-1001")).toEqual([]);
  const { after, rest } = await read().then(({ rows }) => ({
    after: rows[1]?.id ?? null,
    rest: rows.slice(2).map(({ id }) => id),
  }));
  expect((await read({ after })).rows.map(({ id }) => id)).toEqual(rest);
  const technician = await addBusinessMember(platform(), contractorId, "technician");
  const all = { state: null, search: "", sort: "-date", after: null } as const;
  await expect(readEstimateTable(platform(), technician, all)).rejects.toThrow("permission denied");
});
