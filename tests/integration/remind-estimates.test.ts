import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { summarizeReminders } from "~/domains/billing/invoices/invoices.ts";
import { readEstimateTable } from "~/domains/billing/job-estimates/estimate-table.server.ts";
import { jobEstimates } from "~/domains/billing/job-estimates/job-estimates.tables.server.ts";
import { remindEstimates } from "~/domains/billing/job-estimates/remind-estimates.server.ts";
import { sendEstimateReminders } from "~/domains/billing/job-estimates/send-estimate.server.ts";
import { customers } from "~/domains/customers/customers.tables.server.ts";
import { optOut } from "~/domains/messaging/opt-outs/opt-out.server.ts";
import { system } from "../../src/domains/shared/access/actor.ts";
import { inTransaction } from "../../src/platform/unit-of-work.server.ts";
import { addBusinessMember } from "../setup/business-people.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { addSentEstimate, begin, estimates } from "./estimate-fixtures.ts";

const platform = sharedPlatform();
const { query, ownerWithLead, accept, sentTo } = estimates(platform);
const day = 24 * 60 * 60_000;

type Owner = Awaited<ReturnType<typeof ownerWithLead>>["owner"];
const add = async (owner: Owner, about: Record<string, string>) =>
  (await addSentEstimate(platform(), owner, { about })).estimateId;
const estimateOf = async (id: string) =>
  (await query().select().from(jobEstimates).where(eq(jobEstimates.id, id)))[0];
const remind = (owner: Owner, estimateIds: string[], requestKey: string = crypto.randomUUID()) =>
  remindEstimates(platform(), owner, { estimateIds, requestKey });
const outcomesOf = async (...request: Parameters<typeof remind>) =>
  (await remind(...request)).map(({ outcome }) => outcome);
const remindersTo = async (contractorId: string) =>
  (await sentTo(contractorId, "job-estimate")).filter(
    ({ params }) => (params as { reminds?: boolean }).reminds,
  );

test("two clicks remind each customer once a day, by text or email", async () => {
  const { owner, about, email, number, contractorId } = await ownerWithLead();
  const texted = await add(owner, { ...about, email, phone: number ?? "" });
  const dana = { customer_name: "Dana Price", email: "dana@home.example", phone: "" };
  const mailed = await add(owner, dana);
  const second = await add(owner, dana);
  const { estimateId: accepted, token } = await addSentEstimate(platform(), owner);
  await accept(token);
  const ids = [texted, mailed, second, accepted, texted];
  const key = crypto.randomUUID();
  const both = await Promise.all([outcomesOf(owner, ids, key), outcomesOf(owner, ids, key)]);
  const all = both.flat();
  expect(all.filter((outcome) => outcome === "sms" || outcome === "email")).toHaveLength(2);
  expect(all.filter((outcome) => outcome === "not_open")).toHaveLength(2);
  expect(summarizeReminders(await outcomesOf(owner, ids)).text).toBe(
    "No one was reminded. 3 were already reminded today. 1 isn’t waiting for a response.",
  );
  expect(await remindersTo(contractorId)).toMatchObject([{ toAddress: "dana@home.example" }]);
  expect(await sentTo(contractorId, "written-by-hand")).toHaveLength(1);
  const everything = { state: "sent", search: "", sort: "-date", after: null } as const;
  const { rows } = await readEstimateTable(platform(), owner, everything);
  expect(rows.filter(({ isRemindedToday }) => isRemindedToday)).toHaveLength(2);
  platform().passTime(day);
  expect(await outcomesOf(owner, [mailed])).toEqual(["email"]);
});

test("the series doesn't remind on a day when a member did", async () => {
  const { owner, contractorId } = await ownerWithLead();
  const id = await add(owner, { customer_name: "Dana", email: "dana@home.example", phone: "" });
  const remindAt = platform().clock.now();
  await query().update(jobEstimates).set({ remindAt }).where(eq(jobEstimates.id, id));
  expect(await outcomesOf(owner, [id])).toEqual(["email"]);
  await sendEstimateReminders(platform(), system("test"));
  expect(await remindersTo(contractorId)).toHaveLength(1);
  const next = (await estimateOf(id))?.remindAt;
  expect(next && next > remindAt).toBe(true);
  platform().passTime(3 * day);
  await sendEstimateReminders(platform(), system("test"));
  expect(await remindersTo(contractorId)).toHaveLength(2);
});

test("says who couldn't be reminded, and skips other businesses' estimates", async () => {
  const { owner, contractorId } = await ownerWithLead();
  const unreachable = await add(owner, { customer_name: "Pat Reed", phone: "", email: "" });
  const blocked = await add(owner, {
    customer_name: "Al Poe",
    email: "al@home.example",
    phone: "",
  });
  const marked = await add(owner, { customer_name: "Jo Lee", email: "jo@home.example", phone: "" });
  const recipient = { contractorId, channel: "email", address: "al@home.example" } as const;
  await inTransaction(platform(), (work) => optOut(work, platform(), recipient, { way: "text" }));
  const customerId = (await estimateOf(marked))?.customerId ?? "";
  const doNotContactAt = new Date(0);
  await query().update(customers).set({ doNotContactAt }).where(eq(customers.id, customerId));
  const draft = await begin(platform(), owner);
  const foreign = await add((await ownerWithLead()).owner, { email: "their@home.example" });
  const ids = [unreachable, blocked, marked, draft.ok ? draft.estimateId : "", foreign];
  expect(await outcomesOf(owner, ids)).toEqual([
    "no_contact",
    "emails_off",
    "do_not_contact",
    "not_open",
  ]);
  expect((await estimateOf(foreign))?.remindedAt).toBeNull();
  const technician = await addBusinessMember(platform(), contractorId, "technician");
  await expect(remind(technician, [blocked])).rejects.toThrow();
});
