import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { contractorAccounts } from "~/domains/identity/identity.tables.server.ts";
import { findBlockedMessages } from "~/domains/messaging/messages/delivery/deliver-through-channel.server.ts";
import { messages } from "~/domains/messaging/messaging.tables.server.ts";
import {
  changeContact,
  hashContact,
} from "~/domains/operations/contractor-changes/change-contact.server.ts";
import { contactSchema } from "~/domains/operations/contractor-changes/contractor-changes.schema.ts";
import {
  endSuspension,
  findSuspension,
  isSuspended,
  suspendContractor,
} from "~/domains/operations/contractor-changes/suspend-contractor.server.ts";
import { formSubmissions } from "~/domains/signup/onboarding/onboarding.tables.server.ts";
import { publishAsStaff } from "~/domains/storefront/business-pages/manage-pages.server.ts";
import { seoPages } from "~/domains/storefront/storefront.tables.server.ts";
import { check } from "~/platform/validation/form.ts";
import { nameSkeleton } from "~/platform/validation/name-skeleton.ts";
import { staffActor } from "../setup/actors.ts";
import { addBusinessMember } from "../setup/business-people.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { followUps } from "./follow-up-fixtures.ts";

const platform = sharedPlatform();
const { query, businessWithLead, sendDue } = followUps(platform);
const staff = staffActor("reviewer");

async function accountOf(id: string) {
  const [account] = await query()
    .select()
    .from(contractorAccounts)
    .where(eq(contractorAccounts.id, id));
  if (!account) throw new Error("no account");
  return account;
}
const pagesOf = (id: string) =>
  query().select().from(seoPages).where(eq(seoPages.contractorId, id));
const textsOf = (id: string) =>
  query().select().from(messages).where(eq(messages.contractorId, id));

test("a suspension unpublishes pages and stops messages until it ends", async () => {
  const { contractorId } = await businessWithLead();
  const [page] = await pagesOf(contractorId);
  expect(page?.status).toBe("live");
  const suspend = () => suspendContractor(platform(), staff, contractorId, "Chargebacks");
  expect(await suspend()).toEqual({ ok: true });
  expect(await suspend()).toMatchObject({ code: "already_done" });
  expect(await findSuspension(platform(), staff, contractorId)).toMatchObject({
    reason: "Chargebacks",
  });
  expect((await pagesOf(contractorId))[0]?.status).toBe("paused");
  const technician = await addBusinessMember(platform(), contractorId, "technician");
  expect(await isSuspended(platform(), technician)).toBe(true);
  expect(await publishAsStaff(platform(), staff, page?.id ?? "")).toMatchObject({
    code: "not_allowed",
  });
  const before = (await textsOf(contractorId)).length;
  platform().passTime(60 * 60_000);
  await sendDue();
  expect(await textsOf(contractorId)).toHaveLength(before);

  expect(await endSuspension(platform(), staff, contractorId)).toEqual({ ok: true });
  expect(await endSuspension(platform(), staff, contractorId)).toMatchObject({
    code: "not_found",
  });
  expect((await pagesOf(contractorId))[0]?.status).toBe("live");
  expect(await isSuspended(platform(), technician)).toBe(false);
  await sendDue();
  expect((await textsOf(contractorId)).length).toBeGreaterThan(before);
});

test("a scheduled message is withheld", async () => {
  const { contractorId } = await businessWithLead();
  const [message] = await query()
    .insert(messages)
    .values({
      kind: "visit-text",
      channel: "sms",
      toAddress: "+15125550142",
      fromAddress: "+15125550100",
      text: "You are booked",
      cause: `test:${contractorId}`,
      subjectId: contractorId,
      contractorId,
      params: {},
      direction: "outbound",
      state: "queued",
    })
    .returning();
  await suspendContractor(platform(), staff, contractorId, "Chargebacks");
  const blocked = await findBlockedMessages(platform(), message ? [message] : []);
  expect(blocked.get(message?.id ?? "")).toEqual({
    state: "withheld",
    lastError: "The business is suspended",
  });
});

test("pages update, a new email is unconfirmed, a stale form is rejected", async () => {
  const { contractorId } = await businessWithLead();
  const account = await accountOf(contractorId);
  await query()
    .update(seoPages)
    .set({ businessName: account.businessName, email: account.email })
    .where(eq(seoPages.contractorId, contractorId));
  const form = {
    seen: hashContact(account),
    business_name: "Bluebonnet Plumbing & Drain",
    name: "Rosa Green",
    email: "rosa@bluebonnet.example",
    phone: "+15125550199",
  };
  const save = () => changeContact(platform(), staff, contractorId, form);
  expect(await save()).toEqual({ ok: true, changed: true });
  expect(await save()).toEqual({ ok: true, changed: false });
  expect(await accountOf(contractorId)).toMatchObject({
    businessName: form.business_name,
    email: form.email,
    phoneE164: form.phone,
    emailVerifiedAt: null,
  });
  expect(await pagesOf(contractorId)).toMatchObject([
    {
      businessName: form.business_name,
      nameKey: nameSkeleton(form.business_name),
      email: form.email,
    },
  ]);
  const stale = { ...form, name: "Someone Else" };
  expect(await changeContact(platform(), staff, contractorId, stale)).toMatchObject({
    code: "changed_elsewhere",
  });
});

test("a new number replaces the former one's E.164 form everywhere", async () => {
  const { contractorId } = await businessWithLead();
  const former = { phone: "(512) 555-0100", phoneE164: "+15125550100" };
  const ofAccount = eq(contractorAccounts.id, contractorId);
  await query().update(contractorAccounts).set(former).where(ofAccount);
  await query().update(seoPages).set(former).where(eq(seoPages.contractorId, contractorId));
  const account = await accountOf(contractorId);
  const { businessName, name, email } = account;
  const answers = { contractorId, firstName: "Bo", lastName: "Green", businessName, email };
  await query()
    .insert(formSubmissions)
    .values({ ...answers, ...former });
  const form = { seen: hashContact(account), business_name: businessName, name, email };
  await changeContact(platform(), staff, contractorId, { ...form, phone: "(512) 555-0199" });
  const next = { phone: "(512) 555-0199", phoneE164: "+15125550199" };
  expect(await accountOf(contractorId)).toMatchObject(next);
  expect(await pagesOf(contractorId)).toMatchObject([next]);
  const ofSignUp = eq(formSubmissions.contractorId, contractorId);
  expect(await query().select().from(formSubmissions).where(ofSignUp)).toMatchObject([next]);
});

test("a phone number's extension is saved", async () => {
  const { contractorId } = await businessWithLead();
  const account = await accountOf(contractorId);
  const checked = check(contactSchema, {
    seen: hashContact(account),
    business_name: account.businessName,
    name: account.name,
    email: account.email,
    phone: "(512) 555-0199 ext. 4",
  });
  if (!checked.ok) throw new Error(JSON.stringify(checked.errors));
  await changeContact(platform(), staff, contractorId, checked.value);
  expect(await accountOf(contractorId)).toMatchObject({
    phone: "(512) 555-0199 ext. 4",
    phoneE164: "+15125550199",
  });
});
