import { eq } from "drizzle-orm";
import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { createApiKey } from "~/domains/identity/api-keys/manage-api-keys.server.ts";
import { leadEnquiries, leads } from "~/domains/leads/leads.tables.server.ts";
import {
  platformContext,
  requestInfoContext,
} from "~/platform/http/requests/request-info.server.ts";
import { createLimits } from "~/platform/limits/limits.server.ts";
import { rateLimits } from "~/platform/limits/limits.tables.server.ts";
import { action as postLead } from "~/web/api/leads.ts";
import type { BusinessPage } from "../../src/domains/storefront/business-pages/business-pages.ts";
import { addBusiness, addBusinessMember } from "../setup/business-people.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { addLivePage } from "./live-page.ts";

const platform = sharedPlatform();
const query = () => platform().database.query;

const request = {
  name: "Emily Carter",
  email: "",
  need: "The sink leaks",
  zip_code: "76701",
  urgency: "today",
};

/** Posts as an API client, with production limits. */
async function postAs(number: number, headers: Record<string, string>, to: BusinessPage) {
  const context = new RouterContextProvider();
  context.set(platformContext, { ...platform(), limits: createLimits(platform().database, 1) });
  context.set(requestInfoContext, { id: "test", address: `203.0.113.${number}`, failure: null });
  const requested = new Request("http://localhost:3000/api/leads", {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify({ ...request, phone: `(254) 555-01${number}`, page_id: to.id }),
  });
  return postLead({ request: requested, context } as unknown as Parameters<typeof postLead>[0]);
}

async function reasonsOf(to: BusinessPage) {
  const rows = await query()
    .select({ reason: leadEnquiries.quarantineReason })
    .from(leadEnquiries)
    .innerJoin(leads, eq(leads.id, leadEnquiries.leadId))
    .where(eq(leads.pageId, to.id));
  return rows.map(({ reason }) => reason);
}

test("a page accepts ten requests daily without a key; others await staff", async () => {
  const to = await addLivePage(platform(), { city: "Temple", citySlug: "temple" });
  for (let number = 10; number < 24; number++) {
    expect((await postAs(number, {}, to)).status).toBe(201);
  }
  const reasons = await reasonsOf(to);
  expect(reasons.filter((reason) => reason === null)).toHaveLength(10);
  expect(reasons.filter((reason) => reason === "unsigned")).toHaveLength(4);
  // The other page got none that day.
  const otherPage = await addLivePage(platform(), { city: "Belton", citySlug: "belton" });
  expect((await postAs(30, {}, otherPage)).status).toBe(201);
  expect(await reasonsOf(otherPage)).toEqual([null]);
});

test("an unknown page adds no row to the counts", async () => {
  const madeUp = { id: crypto.randomUUID() } as BusinessPage;
  const countsOf = async () => {
    const rows = await query().select({ key: rateLimits.key }).from(rateLimits);
    return rows.filter(({ key }) => key.startsWith("lead_of_unknown_program")).length;
  };
  const before = await countsOf();
  expect((await postAs(40, {}, madeUp)).status).toBe(422);
  expect([await countsOf(), before > 0]).toEqual([before, true]);
});

test("a business's key identifies its program; another business's key is rejected", async () => {
  const contractorId = await addBusiness(platform());
  const town = { city: "Killeen", citySlug: "killeen" };
  const to = await addLivePage(platform(), { ...town, contractorId });
  const owner = await addBusinessMember(platform(), contractorId, "owner");
  const make = (scope: string) =>
    createApiKey(platform(), owner, { name: "Website", scopes: [scope], expires: "30" });
  const [writes, reads] = [await make("leads:write"), await make("leads:read")];
  if (!writes.ok || !reads.ok) throw new Error("no key");
  const authorization = `Bearer ${writes.key}`;
  for (let number = 40; number < 55; number++) {
    expect((await postAs(number, { authorization }, to)).status).toBe(201);
  }
  expect((await reasonsOf(to)).every((reason) => reason === null)).toBe(true);
  const otherPage = await addLivePage(platform(), { city: "Hewitt", citySlug: "hewitt" });
  const refused = [
    await postAs(60, { authorization }, otherPage),
    await postAs(61, { authorization: `Bearer ${reads.key}` }, to),
    await postAs(62, { authorization: `Bearer hlk_${"a".repeat(43)}` }, to),
  ];
  expect(refused.map(({ status }) => status)).toEqual([422, 403, 401]);
});
