import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { applicationSchema } from "~/domains/growth/revenue-share/revenue-share.schema.ts";
import { revenueShareParticipants } from "~/domains/growth/revenue-share/revenue-share.tables.server.ts";
import { contractorAccounts } from "~/domains/identity/identity.tables.server.ts";
import { deliver } from "~/domains/messaging/messages/delivery/deliver-message.server.ts";
import { messages } from "~/domains/messaging/messaging.tables.server.ts";
import { system, visitor } from "~/domains/shared/access/actor.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { applicationLink } from "../../src/domains/growth/revenue-share/applications/application-link.server.ts";
import {
  confirmApplication,
  findConfirmation,
  submitApplication,
} from "../../src/domains/growth/revenue-share/applications/apply.server.ts";
import {
  listApplications,
  reviewApplication,
} from "../../src/domains/growth/revenue-share/applications/review-applications.server.ts";
import { seoPages } from "../../src/domains/storefront/storefront.tables.server.ts";
import { staffActor } from "../setup/actors.ts";
import { outcomeOf } from "../setup/outcome-of.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";

const platform = sharedPlatform();
const query = () => platform().database.query;
const day = 24 * 60 * 60 * 1000;
const rita = staffActor("reviewer");

let businesses = 0;
/** An account, confirmed by default. */
async function account(change: Partial<typeof contractorAccounts.$inferInsert> = {}) {
  businesses += 1;
  const row = {
    id: newId(),
    businessName: `Waco Air ${businesses}`,
    name: "Ann Lee",
    email: `ann${businesses}@waco.example`,
    emailVerifiedAt: platform().clock.now(),
    ...change,
  };
  await query().insert(contractorAccounts).values(row);
  return row;
}

async function apply(email: string, change: object = {}, honeypot = ""): Promise<string> {
  const application = applicationSchema.parse({
    business_name: "Somebody's Air",
    contact_name: "James",
    email,
    phone: "(704) 555-0112",
    services: ["HVAC"],
    service_areas: "Waco",
    years_experience: 14,
    lead_value_range: "$5000+",
    agreed_to_terms: true,
    ...change,
  });
  const given = { application, requestKey: null, honeypot, attribution: null };
  const submitted = await submitApplication(platform(), visitor, given);
  if (!submitted.ok) throw new Error(submitted.code);
  return submitted.id;
}

/** Opens the email and takes the token from its link. */
async function tokenFor(id: string): Promise<string> {
  const [message] = await query().select().from(messages).where(eq(messages.subjectId, id));
  const attempt = { number: 1, last: false, signal: new AbortController().signal };
  await deliver(platform(), system("test"), { messageId: message?.id ?? "" }, attempt);
  const [mail] = await query()
    .select()
    .from(messages)
    .where(eq(messages.id, message?.id ?? ""));
  return /\/revenue-share\/confirm\/([\w.-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
}

const approve = (id: string) =>
  reviewApplication(platform(), rita, id, { decision: "approved", adminNotes: null });

async function participantOf(id: string) {
  const [row] = await query()
    .select()
    .from(revenueShareParticipants)
    .where(eq(revenueShareParticipants.applicationId, id));
  if (!row) throw new Error("no participant");
  return row;
}

async function attachesTo(id: string) {
  const filter = { status: "pending" } as const;
  const { rows } = await listApplications(platform(), system("test"), filter, null);
  const shown = rows.find((row) => row.id === id);
  return { confirmed: shown?.emailConfirmedAt !== null, to: shown?.attachesTo };
}

test("an unconfirmed application with a contractor's email opens a separate account", async () => {
  const owner = await account();
  const id = await apply(owner.email.toUpperCase());
  expect(await attachesTo(id)).toEqual({ confirmed: false, to: owner.businessName });
  expect(await approve(id)).toMatchObject({ ok: true });
  const { contractorId, notificationSettings } = await participantOf(id);
  expect(contractorId).not.toBe(owner.id);
  expect(notificationSettings).toEqual({ email: false, sms: false });
  const [opened] = await query()
    .select()
    .from(contractorAccounts)
    .where(eq(contractorAccounts.id, contractorId));
  expect(opened).toMatchObject({ businessName: "Somebody's Air", emailVerifiedAt: null });
});

test("a confirmed address joins the account and keeps its settings", async () => {
  const owner = await account();
  const id = await apply(owner.email);
  expect(outcomeOf(await confirmApplication(platform(), await tokenFor(id)))).toBe("done");
  expect(await attachesTo(id)).toEqual({ confirmed: true, to: owner.businessName });
  await approve(id);
  expect(await participantOf(id)).toMatchObject({
    contractorId: owner.id,
    notificationSettings: { email: true, sms: false },
  });

  const chosen = { email: false, sms: true };
  await query()
    .update(revenueShareParticipants)
    .set({ notificationSettings: chosen })
    .where(eq(revenueShareParticipants.applicationId, id));
  const again = await apply(owner.email, { email_notifications: true });
  await confirmApplication(platform(), await tokenFor(again));
  await approve(again);
  expect(await participantOf(again)).toMatchObject({
    contractorId: owner.id,
    notificationSettings: chosen,
  });
});

test("joins an unconfirmed account only if staff published it", async () => {
  const started = await account({ emailVerifiedAt: null });
  const id = await apply(started.email);
  await confirmApplication(platform(), await tokenFor(id));
  expect(await attachesTo(id)).toEqual({ confirmed: true, to: null });
  await query().insert(seoPages).values({
    contractorId: started.id,
    status: "paused",
    businessName: started.businessName,
    service: "hvac",
    city: "Waco",
    citySlug: "waco",
    state: "TX",
  });
  expect(await attachesTo(id)).toEqual({ confirmed: true, to: started.businessName });
});

test("a confirmed application opens a verified account, which the next one joins", async () => {
  const email = "new@waco.example";
  const [first, second] = [await apply(email), await apply(email)];
  for (const id of [first, second]) {
    await confirmApplication(platform(), await tokenFor(id));
    await approve(id);
  }
  const { contractorId } = await participantOf(first);
  expect((await participantOf(second)).contractorId).toBe(contractorId);
});

test("the link works once, for seven days, and not after rejection", async () => {
  const id = await apply("once@waco.example");
  const token = await tokenFor(id);
  expect(await findConfirmation(platform(), token)).toBe("open");
  expect((await attachesTo(id)).confirmed).toBe(false);
  const both = await Promise.all([
    confirmApplication(platform(), token),
    confirmApplication(platform(), token),
  ]);
  expect(both.map(outcomeOf).toSorted()).toEqual(["done", "link_expired"]);
  expect(await findConfirmation(platform(), token)).toBe("already_confirmed");
  expect(outcomeOf(await confirmApplication(platform(), `${token}x`))).toBe("link_expired");

  const rejected = await apply("rejected@waco.example");
  const late = await tokenFor(rejected);
  await reviewApplication(platform(), rita, rejected, { decision: "rejected", adminNotes: null });
  expect(outcomeOf(await confirmApplication(platform(), late))).toBe("link_expired");

  const slow = applicationLink(platform(), await apply("slow@waco.example"))
    .split("/")
    .at(-1);
  platform().passTime(7 * day);
  expect(outcomeOf(await confirmApplication(platform(), slow ?? ""))).toBe("link_expired");
});

test("a suspected bot gets no mail, neither on application nor on rejection", async () => {
  const id = await apply("victim@inbox.example", {}, "filled in");
  await reviewApplication(platform(), rita, id, { decision: "rejected", adminNotes: null });
  const written = await query()
    .select()
    .from(messages)
    .where(eq(messages.toAddress, "victim@inbox.example"));
  expect(written).toEqual([]);
});
