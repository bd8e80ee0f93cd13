import { beforeAll, expect, test } from "vitest";
import {
  apiDriver,
  type Described,
  type Description,
  operationsOf,
  scopesOf,
} from "../drivers/openapi-driver.ts";
import { sharedSite } from "../setup/shared-site.ts";
import { administrator } from "../setup/site.ts";

const site = sharedSite({ demo: true, administrator: true });
let driver: ReturnType<typeof apiDriver>;
let operations: Described[];

beforeAll(async () => {
  const description = (await (await fetch(`${site().url}/api/openapi.json`)).json()) as Description;
  driver = apiDriver(description, site().url);
  operations = operationsOf(description).filter((described) => scopesOf(described).length === 0);
});

/** Values that an example can't contain: row ids from the document's lists. */
async function valuesOf(operationId: string): Promise<object> {
  const first = (path: string) => driver.known.get(path)?.[0];
  if (operationId === "sendLead") return { page_id: first("/seo_pages") };
  if (operationId === "signIn" || operationId === "confirmPassword") return administrator;
  if (operationId !== "addRevenueShareParticipant") return {};
  return {
    contractor_id: first("/contractor_accounts"),
    application_id: first("/revenue_share_applications"),
  };
}

/** Operations that fail when called with only the document and an administrator's password. */
const refusedAsDescribed: Record<string, number> = {
  // No code was requested.
  verifyOneTimeCode: 401,
  // The approval has already created one.
  addRevenueShareParticipant: 409,
};

test("every operation without a key works from the API document alone", async () => {
  expect(operations.length).toBeGreaterThan(15);
  const isOf = (id: string) => (described: Described) => described.operation.operationId === id;
  const signIn = operations.find(isOf("signIn"));
  if (!signIn) throw new Error("no staff member can sign in");
  const signedIn = await driver.call(signIn, { values: administrator });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  const headers: Record<string, string> = { cookie };
  const rank = (described: Described) =>
    described.method === "get" ? 0 : isOf("signOut")(described) ? 2 : 1;
  for (const operation of operations.toSorted((a, b) => rank(a) - rank(b))) {
    const { operationId } = operation.operation;
    const values = await valuesOf(operationId);
    const request = await driver.call(operation, { values, headers });
    const expected = refusedAsDescribed[operationId];
    const isExpected = expected ? request.status === expected : request.status < 300;
    expect(isExpected, `${operationId}: ${request.status} ${JSON.stringify(request.body)}`).toBe(
      true,
    );
    const token = request.headers.get("draft-token");
    if (token) headers["draft-token"] = token;
  }
});

test("staff operations refuse everyone else, as the API document says", async () => {
  const staff = operations.filter(({ operation }) =>
    operation.security?.some((way) => way.session),
  );
  expect(staff.length).toBeGreaterThan(8);
  for (const described of staff) {
    expect((await driver.call(described)).status, described.operation.operationId).toBe(401);
  }
});
