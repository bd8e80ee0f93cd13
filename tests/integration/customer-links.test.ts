import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { findInvoiceByLink } from "~/domains/billing/invoices/find-invoice.server.ts";
import { findEstimateByLink } from "~/domains/billing/job-estimates/customer-estimate.server.ts";
import { customers } from "~/domains/customers/customers.tables.server.ts";
import { enrollments } from "~/domains/follow-ups/follow-ups.tables.server.ts";
import { findReviewByLink } from "~/domains/growth/reviews/review-page.server.ts";
import {
  choosePreference,
  findPreferences,
} from "~/domains/intake/preferences/preferences.server.ts";
import { messages, optOuts } from "~/domains/messaging/messaging.tables.server.ts";
import {
  findCustomerLink,
  renewCustomerLink,
} from "~/domains/office/customer-links/customer-links.server.ts";
import type { CustomerLinkKind } from "~/domains/office/customer-links/customer-links.ts";
import { findPortal } from "~/domains/office/portal/portal.server.ts";
import { findOffer } from "~/domains/schedule/visit-offers/visit-links.server.ts";
import type { BusinessMember } from "~/domains/shared/access/actor.ts";
import { auditEntries } from "~/domains/shared/shared.tables.server.ts";
import { lastingToken } from "~/platform/secrets/secrets.server.ts";
import { addBusinessMember } from "../setup/business-people.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { addVisit, newBusiness } from "./appointment-fixtures.ts";
import { addSentEstimate } from "./estimate-fixtures.ts";
import { followUps } from "./follow-up-fixtures.ts";
import { addIssuedInvoice } from "./invoice-fixtures.ts";
import { reviews } from "./review-fixtures.ts";

const platform = sharedPlatform();
const query = () => platform().database.query;
const { businessWithLead } = followUps(platform);
const { requestedByEmail } = reviews(platform);

const tokenIn = (link: string | null | undefined) => link?.split("/").at(-1) ?? "";
const linkOf = async (actor: BusinessMember, kind: CustomerLinkKind, id: string) => {
  const link = await findCustomerLink(platform(), actor, { kind, id });
  return { token: tokenIn(link?.link), times: link?.times ?? -1 };
};

const customerOf = async ({ contractorId }: BusinessMember) => {
  const [customer] = await query()
    .select()
    .from(customers)
    .where(eq(customers.contractorId, contractorId));
  return customer?.id ?? "";
};

type Case = {
  kind: CustomerLinkKind;
  make: () => Promise<{ owner: BusinessMember; id: string }>;
  opens: (token: string) => Promise<boolean>;
};

const cases: Case[] = [
  {
    kind: "estimate",
    async make() {
      const owner = await newBusiness(platform());
      return { owner, id: (await addSentEstimate(platform(), owner)).estimateId };
    },
    opens: async (token) => (await findEstimateByLink(platform(), token)) !== null,
  },
  {
    kind: "invoice",
    async make() {
      const owner = await newBusiness(platform());
      return { owner, id: await addIssuedInvoice(platform(), owner) };
    },
    opens: async (token) => (await findInvoiceByLink(platform(), token)) !== null,
  },
  {
    kind: "appointment",
    async make() {
      const owner = await newBusiness(platform());
      return { owner, id: await addVisit(platform(), owner, { date: "2026-12-21" }) };
    },
    opens: async (token) => (await findOffer(platform(), token)) !== null,
  },
  {
    kind: "portal",
    async make() {
      const owner = await newBusiness(platform());
      await addVisit(platform(), owner, { date: "2026-12-21" });
      return { owner, id: await customerOf(owner) };
    },
    opens: async (token) => (await findPortal(platform(), token)) !== null,
  },
  {
    kind: "review",
    async make() {
      const { owner, request } = await requestedByEmail();
      return { owner, id: request.id };
    },
    opens: async (token) => (await findReviewByLink(platform(), token)) !== null,
  },
];

test.each(cases)("a replaced link stops working, the new one works: $kind", async (linkCase) => {
  const { owner, id } = await linkCase.make();
  const first = await linkOf(owner, linkCase.kind, id);
  expect(await linkCase.opens(first.token)).toBe(true);
  const otherMember = await newBusiness(platform());
  const expected = { kind: linkCase.kind, id, times: first.times };
  expect(await renewCustomerLink(platform(), otherMember, expected)).toMatchObject({
    code: "not_found",
  });
  const technician = await addBusinessMember(platform(), owner.contractorId, "technician");
  await expect(renewCustomerLink(platform(), technician, expected)).rejects.toThrow(
    "permission denied",
  );
  expect(await linkCase.opens(first.token)).toBe(true);

  // A double click replaces it once.
  await Promise.all([1, 2].map(() => renewCustomerLink(platform(), owner, expected)));
  const second = await linkOf(owner, linkCase.kind, id);
  expect([first.times, second.times]).toEqual([0, 1]);
  expect([await linkCase.opens(first.token), await linkCase.opens(second.token)]).toEqual([
    false,
    true,
  ]);
  await renewCustomerLink(platform(), owner, { kind: linkCase.kind, id, times: 1 });
  const third = await linkOf(owner, linkCase.kind, id);
  const works = [first, second, third].map(({ token }) => linkCase.opens(token));
  expect(await Promise.all(works)).toEqual([false, false, true]);
  const entries = await query()
    .select()
    .from(auditEntries)
    .where(
      and(eq(auditEntries.action, "link.replace"), eq(auditEntries.entityId, owner.contractorId)),
    );
  expect(entries).toHaveLength(2);
});

test("the portal lists one customer's records with one business", async () => {
  const owner = await newBusiness(platform());
  await addVisit(platform(), owner, { date: "2026-12-21" });
  await addSentEstimate(platform(), owner);
  await addIssuedInvoice(platform(), owner);
  const other = { customer_name: "Ann Other", phone: "(512) 555-0177", email: "ann@home.example" };
  await addVisit(platform(), owner, { ...other, date: "2026-12-22" });
  await addIssuedInvoice(platform(), owner, { about: other });
  const elsewhere = await newBusiness(platform());
  await addIssuedInvoice(platform(), elsewhere);
  const [sam] = await query()
    .select()
    .from(customers)
    .where(and(eq(customers.contractorId, owner.contractorId), eq(customers.name, "Sam Stone")));
  const { token } = await linkOf(owner, "portal", sam?.id ?? "");
  const portal = await findPortal(platform(), token);
  expect(portal).toMatchObject({
    business: { name: "Acme" },
    appointments: [{ what: "Leaking sink", state: "booked" }],
    estimates: [{ state: "sent", lowCents: 10_000 }],
    invoices: [{ number: 1001, state: "open", owedCents: 10_000 }],
    preferences: [
      { kind: "phone", value: "+15125550142", isOff: false },
      { kind: "email", value: "sam@home.example", isOff: false },
    ],
  });
  expect(tokenIn(portal?.appointments[0]?.link)).toMatch(/^[a-z2-7]{45}$/);
  expect(await findPortal(platform(), "guessed")).toBeNull();
  expect(await linkOf(elsewhere, "portal", sam?.id ?? "")).toEqual({ token: "", times: -1 });
});

test("a replaced preference link only unsubscribes", async () => {
  const { leadId, contractorId, email } = await businessWithLead({});
  const owner = await addBusinessMember(platform(), contractorId, "owner");
  const [enrollment] = await query()
    .select()
    .from(enrollments)
    .where(eq(enrollments.leadId, leadId));
  const id = enrollment?.conversationId ?? "";
  const token = lastingToken(platform().fingerprint, "preferences", id);
  const written = {
    kind: "hello",
    cause: "hello",
    params: {},
    toAddress: email,
    subjectId: leadId,
  };
  await query()
    .insert(messages)
    .values({ ...written, contractorId, conversationId: id, state: "sent" });
  expect(await findPreferences(platform(), token)).toMatchObject({ channels: expect.any(Array) });
  // The business never sees it.
  expect(await findCustomerLink(platform(), owner, { kind: "preferences", id })).toMatchObject({
    link: null,
    times: 0,
  });
  await renewCustomerLink(platform(), owner, { kind: "preferences", id, times: 0 });
  const replaced = await findPreferences(platform(), token);
  expect(replaced).toEqual({ businessName: expect.any(String), replaced: true });
  expect(await choosePreference(platform(), token, "start-emails", "page")).toMatchObject({
    code: "link_expired",
  });
  expect(await choosePreference(platform(), token, "stop-emails", "one-click")).toEqual({
    ok: true,
  });
  const stopped = await query()
    .select()
    .from(optOuts)
    .where(eq(optOuts.contractorId, contractorId));
  expect(stopped.map(({ channel, decision }) => `${channel} ${decision}`)).toEqual(["email out"]);
  const renewed = lastingToken(platform().fingerprint, "preferences 1", id);
  expect(await findPreferences(platform(), renewed)).toMatchObject({
    channels: expect.any(Array),
  });
});
