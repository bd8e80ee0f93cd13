import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import {
  selectContractors,
  selectOwnRole,
} from "../../src/domains/operations/contractor-list/select-tables.server.ts";
import { system } from "../../src/domains/shared/access/actor.ts";
import { selectPages } from "../../src/domains/storefront/business-pages/find-pages.server.ts";
import { seoPages } from "../../src/domains/storefront/storefront.tables.server.ts";
import { staffActor } from "../setup/actors.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { answersOf, saveSteps } from "./onboarding-answers.ts";

const platform = sharedPlatform();

beforeAll(async () => {
  await platform()
    .database.query.insert(seoPages)
    .values(
      Array.from({ length: 45 }, (_, index) => ({
        status: index < 40 ? ("live" as const) : ("draft" as const),
        businessName: `Business ${index % 7}`,
        service: "plumbing",
        city: `City ${index % 5}`,
        citySlug: `city-${index}`,
        state: index % 2 ? "TX" : "NC",
      })),
    );
});

const select = (parameters: string) => selectPages(platform(), new URLSearchParams(parameters));

async function streamPages(parameters: string): Promise<Record<string, unknown>[]> {
  const rows: Record<string, unknown>[] = [];
  let after: string | null = "";
  while (after !== null) {
    const selected = await select(after ? `${parameters}&after=${after}` : parameters);
    if (!selected.ok) throw new Error(selected.reason);
    rows.push(...selected.rows);
    after = selected.next;
  }
  return rows;
}

test("paging in any size and order returns every live row once", async () => {
  for (const order of ["", "order=city.asc", "order=city.desc"]) {
    for (const limit of [1, 7, 39, 40, 200]) {
      const rows = await streamPages(`${order}&limit=${limit}`);
      expect(rows).toHaveLength(40);
      expect(new Set(rows.map((row) => row.id)).size).toBe(40);
    }
  }
});

test("returns only the endpoint's columns, sorted by city", async () => {
  const selected = await select("limit=200");
  if (!selected.ok) throw new Error(selected.reason);
  expect(Object.keys(selected.rows[0] ?? {})).toEqual([
    "id",
    "business_name",
    "service",
    "city",
    "state",
    "phone",
  ]);
  const cities = selected.rows.map((row) => String(row.city));
  expect(cities).toEqual(cities.toSorted());
});

test("filters ignore case, and invalid parameters are rejected", async () => {
  expect(await streamPages("state=tx&city=CITY 1")).toHaveLength(4);
  expect(await select("status=draft")).toMatchObject({ ok: false, parameter: "status" });
  expect(await select("order=email.asc")).toMatchObject({ ok: false, parameter: "order" });
  expect(await select("limit=0")).toMatchObject({ ok: false, parameter: "limit" });
  expect(await select("after=nonsense")).toMatchObject({ ok: false, parameter: "after" });
});

// api.described
test("any query returns rows or a reason, never an error", async () => {
  const parameter = fc.tuple(
    fc.constantFrom("service", "city", "order", "limit", "after", "select", "x"),
    fc.oneof(fc.string({ unit: "binary" }), fc.constantFrom("' or 1=1 --", "city.asc", "1;drop")),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(parameter, { maxLength: 4 }), async (parameters) => {
      const selected = await selectPages(platform(), new URLSearchParams(parameters));
      expect(typeof selected.ok).toBe("boolean");
    }),
    { numRuns: 100 },
  );
});

test("an invalid cursor returns rows or a reason", async () => {
  const id = "019ab000-0000-7000-8000-000000000000";
  const value = fc.oneof(
    fc.jsonValue(),
    fc.constantFrom("\u0000", "0000-01-01T00:00:00Z", "+275760-09-13T00:00:00Z", "2026-02-30"),
  );
  const cursors = fc.tuple(value, fc.constantFrom(id, "' or 1=1 --"));
  await fc.assert(
    fc.asyncProperty(cursors, async (cursor) => {
      const after = Buffer.from(JSON.stringify(cursor)).toString("base64url");
      const parameters = new URLSearchParams({ after });
      expect(typeof (await selectPages(platform(), parameters)).ok).toBe("boolean");
      const reviewer = staffActor("reviewer");
      expect(typeof (await selectContractors(platform(), reviewer, parameters)).ok).toBe("boolean");
      const own = await selectOwnRole(platform(), id, parameters);
      expect(typeof own.ok).toBe("boolean");
    }),
    { numRuns: 100 },
  );
});

test("contractors include their sessions and progress", async () => {
  await saveSteps(platform(), answersOf({ email: "embedded@drains.example" }), 4);
  const selected = await selectContractors(
    platform(),
    system("test"),
    new URLSearchParams("email=embedded@drains.example"),
  );
  expect(selected).toMatchObject({
    ok: true,
    rows: [
      {
        email: "embedded@drains.example",
        onboarding_sessions: [{ email: "embedded@drains.example" }],
        contractor_progress: [{ current_step: 4, completion_percentage: 57.2 }],
      },
    ],
  });
});
