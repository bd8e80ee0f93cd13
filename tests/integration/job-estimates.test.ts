import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { findEstimateByLink } from "~/domains/billing/job-estimates/customer-estimate.server.ts";
import {
  findJobEstimate,
  listJobEstimates,
} from "~/domains/billing/job-estimates/find-estimates.server.ts";
import { deleteJobEstimate } from "~/domains/billing/job-estimates/save-estimate.server.ts";
import { findTextChannel } from "~/domains/billing/job-estimates/send-document.server.ts";
import {
  applyEditorStep,
  parseEstimateForm,
  readStep,
} from "~/domains/billing/job-estimates/typed-estimate.ts";
import {
  addSamplePrices,
  deletePrice,
  listPrices,
  savePrice,
} from "~/domains/billing/price-book/price-book.server.ts";
import { optOut } from "~/domains/messaging/opt-outs/opt-out.server.ts";
import { visits } from "~/domains/schedule/schedule.tables.server.ts";
import type { BusinessMember } from "~/domains/shared/access/actor.ts";
import { inTransaction } from "../../src/platform/unit-of-work.server.ts";
import { addBusinessMember } from "../setup/business-people.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { addVisit, crewOf } from "./appointment-fixtures.ts";
import {
  addDraftEstimate,
  addSentEstimate,
  begin,
  editorOf,
  estimates,
  line,
  send,
  tokenOf,
} from "./estimate-fixtures.ts";

/** Starts on Friday, November 20, at 9 AM in Austin, and stops between the tests. */
const platform = sharedPlatform();
const { query, ownerWithLead, accept, rowOf, leadOf, jobsOf, sentTo } = estimates(platform);
const day = 24 * 60 * 60_000;

test("an empty price book imports samples once; names are unique per business", async () => {
  const { owner } = await ownerWithLead();
  const otherMember = (await ownerWithLead()).owner;
  expect(await addSamplePrices(platform(), owner)).toMatchObject({ ok: true, added: 7 });
  expect(await addSamplePrices(platform(), owner)).toMatchObject({ code: "not_possible" });
  const prices = await listPrices(platform(), owner);
  expect(prices.map(({ name }) => name)).toContain("Drain cleared");
  const id = prices.find(({ name }) => name === "Labor")?.id ?? "";
  const labor = { name: "Labor", unit: "hour", price: "$110.50", taxable: "on" };
  expect(await savePrice(platform(), owner, id, labor)).toMatchObject({ ok: true });
  expect(await savePrice(platform(), owner, null, { ...labor, name: "LABOR" })).toMatchObject({
    errors: { name: "Another price already has this name" },
  });
  expect(await savePrice(platform(), owner, null, { name: "", price: "x" })).toMatchObject({
    errors: { name: "Enter the item", price: expect.stringContaining("Enter an amount") },
  });
  expect(await listPrices(platform(), owner)).toContainEqual(
    expect.objectContaining({ id, unit: "hour", priceCents: 11_050, taxable: true }),
  );
  expect(await savePrice(platform(), otherMember, id, labor)).toMatchObject({ code: "not_found" });
  expect(await deletePrice(platform(), otherMember, id)).toMatchObject({ code: "not_found" });
  expect(await deletePrice(platform(), owner, id)).toEqual({ ok: true });
});

test("saves entries with consistent totals, shows field errors, and rejects stale saves", async () => {
  const { owner } = await ownerWithLead();
  const key = crypto.randomUUID();
  const first = await begin(platform(), owner, {}, key);
  expect(await begin(platform(), owner, {}, key)).toEqual(first);
  const id = first.ok ? first.estimateId : "";
  const editor = await editorOf(platform(), owner, id);
  expect(editor.typed.fields.expires_on).toBe("2026-12-20");
  const wrong = await editor.save(({ fields }) => ({
    fields: { ...fields, customer_name: " ", tax_rate: "much", discount: "110%" },
    options: [{ name: "Good", lines: [line("", ""), line("", "5"), line("Parts", "a lot")] }],
  }));
  expect(wrong).toMatchObject({
    errors: {
      customer_name: "Enter the customer’s name",
      tax_rate: "Enter a rate in percent, like 8.25",
      discount: expect.stringContaining("Enter a percentage"),
      line_1_2_description: "Enter the item",
      line_1_3_price: expect.stringContaining("Enter an amount"),
    },
  });
  const lines = [
    line("Labor", "95", { quantity: "2.5", unit: "hour" }),
    line("Parts", "33.33", { quantity: "3", taxable: true }),
    line("", ""),
  ];
  const fields = { discount: "10%", tax_rate: "8.25", deposit: "50%" };
  const saved = await editor.save((typed) => ({
    fields: { ...typed.fields, ...fields },
    options: [{ name: "Good", lines }],
  }));
  expect(saved).toEqual({ ok: true, revision: 2 });
  expect(await rowOf(id)).toMatchObject({ lowCents: 31_116, highCents: 31_116, number: 1001 });
  const { shown, typed } = await editorOf(platform(), owner, id);
  expect(shown.options[0]?.totals).toMatchObject({ taxCents: 742, depositCents: 15_558 });
  expect(typed.options[0]?.lines[0]).toMatchObject({ quantity: "2.5", price: "95.00" });
  // Saving the same again changes nothing; a stale change is rejected.
  const again = await editor.save(() => typed);
  expect(again).toEqual({ ok: true, revision: 2 });
  const late = await editor.save(() => ({ ...typed, options: [] }));
  expect(late).toMatchObject({ errors: { "": expect.any(String) } });
  const other = { ...typed, fields: { ...typed.fields, what: "Two sinks" } };
  expect(await editor.save(() => other)).toMatchObject({ code: "changed_elsewhere" });
  expect(await deleteJobEstimate(platform(), owner, id)).toEqual({ ok: true });
  expect(await findJobEstimate(platform(), owner, id)).toBeNull();
});

test("a new option copies the previous one's lines, up to three options", () => {
  const typed = parseEstimateForm({
    option_1_name: "Good",
    line_1_1_description: "Labor",
    line_1_1_price: "90",
    line_1_2_description: "Parts",
    line_1_2_price: "10",
    line_1_2_taxable: "on",
  });
  const [good] = typed.options;
  expect(good?.lines[1]).toEqual(line("Parts", "10", { taxable: true }));
  const step = (intent: string, of = typed) => {
    const parsed = readStep(intent);
    if (!parsed) throw new Error(intent);
    return applyEditorStep(of, parsed, line("From the book", "5"));
  };
  const two = step("add-option");
  expect(two.options).toEqual([good, { ...good, name: "Better" }]);
  expect(step("add-option", step("add-option", two)).options).toHaveLength(3);
  expect(step("remove-option-1", two).options.map(({ name }) => name)).toEqual(["Better"]);
  expect(step("remove-option-1").options).toHaveLength(1);
  expect(step("remove-line-1-1").options[0]?.lines).toEqual([good?.lines[1]]);
  expect(step("add-price-1").options[0]?.lines.at(-1)?.description).toBe("From the book");
  for (const odd of ["remove-line-4-1", "remove-line-1", "", undefined, "accept"]) {
    expect(readStep(odd)).toBeNull();
  }
});

test("estimates.send: leads get it through the consent gate, once per form", async () => {
  const { owner, about, leadId, contractorId, number } = await ownerWithLead();
  const empty = await begin(platform(), owner, about);
  const emptyId = empty.ok ? empty.estimateId : "";
  expect(await send(platform(), owner, emptyId, "sms")).toMatchObject({
    errors: { line_1_1_description: "Add a line first" },
  });
  const id = await addDraftEstimate(platform(), owner, { about });
  expect(await findEstimateByLink(platform(), tokenOf(platform(), id))).toBeNull();
  const key = crypto.randomUUID();
  expect(await send(platform(), owner, id, "sms", key)).toEqual({ ok: true });
  expect(await send(platform(), owner, id, "sms", key)).toEqual({ ok: true });
  const texts = await sentTo(contractorId, "written-by-hand");
  expect(texts).toHaveLength(1);
  expect(texts[0]?.text).toContain(`/e/${tokenOf(platform(), id)}`);
  expect(texts[0]?.text).toContain("$100.00");
  expect(await rowOf(id)).toMatchObject({ state: "sent", version: 1, offeredUntil: "2026-12-20" });
  const moved = await leadOf(leadId);
  expect([moved?.status, moved?.estimateSentAt]).toEqual(["contacted", platform().clock.now()]);
  expect(await deleteJobEstimate(platform(), owner, id)).toMatchObject({ code: "not_possible" });

  const person = { contractorId, channel: "sms" as const, address: number ?? "" };
  await inTransaction(platform(), (work) => optOut(work, platform(), person, { way: "text" }));
  const second = await addDraftEstimate(platform(), owner, { about });
  expect(await send(platform(), owner, second, "sms")).toMatchObject({
    errors: { words: expect.any(String) },
  });
  expect(await rowOf(second)).toMatchObject({ state: "draft", version: 0 });
});

test("estimates.send: emails the address on the estimate, texts the lead's number", async () => {
  const { owner, about, leadId, contractorId, number } = await ownerWithLead();
  const id = await addDraftEstimate(platform(), owner, { about });
  expect(await send(platform(), owner, id, "email")).toEqual({ ok: true });
  expect(await sentTo(contractorId, "job-estimate")).toMatchObject([
    { toAddress: "sam@home.example", subjectId: leadId, conversationId: expect.any(String) },
  ]);
  expect(await send(platform(), owner, id, "sms")).toEqual({ ok: true });
  expect(await sentTo(contractorId, "written-by-hand")).toMatchObject([{ toAddress: number }]);
  expect(await findTextChannel(platform(), owner, { leadId, phone: null })).toMatchObject({
    phone: number,
    problem: null,
  });
});

test("estimates.send: others get it by email, or the business shares the link", async () => {
  const { owner, contractorId } = await ownerWithLead();
  const id = await addDraftEstimate(platform(), owner);
  expect(await send(platform(), owner, id, "sms")).toMatchObject({
    errors: { channel: expect.stringContaining("No consent on file for texts") },
  });
  const key = crypto.randomUUID();
  expect(await send(platform(), owner, id, "email", key)).toEqual({ ok: true });
  expect(await send(platform(), owner, id, "email", key)).toEqual({ ok: true });
  expect(await sentTo(contractorId, "job-estimate")).toMatchObject([
    { toAddress: "sam@home.example" },
  ]);
  const { token } = await addSentEstimate(platform(), owner);
  expect((await findEstimateByLink(platform(), token))?.shown.options[0]?.totals.totalCents).toBe(
    10_000,
  );
});

test("expires after its last day, and is valid again when resent", async () => {
  const { owner } = await ownerWithLead();
  const { estimateId, token } = await addSentEstimate(platform(), owner, {
    fields: { expires_on: "2026-11-20" },
  });
  const shownIn = async (state: "sent" | "expired") =>
    (await listJobEstimates(platform(), owner, state, null)).rows.map(({ id }) => id);
  expect(await shownIn("sent")).toEqual([estimateId]);
  platform().passTime(day);
  expect(await shownIn("sent")).toEqual([]);
  expect(await shownIn("expired")).toEqual([estimateId]);
  expect((await findEstimateByLink(platform(), token))?.state).toBe("expired");
  expect(await accept(token)).toMatchObject({ code: "not_possible" });
  expect(await send(platform(), owner, estimateId)).toMatchObject({
    errors: { expires_on: "Choose a future date" },
  });
  const { save } = await editorOf(platform(), owner, estimateId);
  const later = { expires_on: "2026-12-24" };
  await save(({ fields, options }) => ({ fields: { ...fields, ...later }, options }));
  await send(platform(), owner, estimateId);
  expect(await accept(token, { version: 2 })).toMatchObject({ ok: true });
});

test("technicians read only their crews' estimates, with prices only if allowed", async () => {
  const { owner, contractorId } = await ownerWithLead();
  const tech = (moneyAllowed: boolean) =>
    addBusinessMember(platform(), contractorId, "technician", { moneyAllowed });
  const [allowed, stranger, refused] = [await tech(true), await tech(true), await tech(false)];
  const crewId = await crewOf(platform(), owner, "Truck 9", [allowed.id, refused.id]);
  const visitId = await addVisit(platform(), owner, { crew_id: crewId });
  const [visit] = await query().select().from(visits).where(eq(visits.id, visitId));
  const source = { work_order_id: visit?.workOrderId ?? "" };
  const { estimateId, token } = await addSentEstimate(platform(), owner, { about: source });
  expect((await findJobEstimate(platform(), allowed, estimateId))?.estimate.id).toBe(estimateId);
  expect(await findJobEstimate(platform(), stranger, estimateId)).toBeNull();
  const read = (actor: BusinessMember) => findJobEstimate(platform(), actor, estimateId);
  await expect(read(refused)).rejects.toThrow("permission denied");
  // Its original job gets the price, and no second job is created.
  await accept(token);
  expect(await jobsOf(contractorId)).toMatchObject([{ valueCents: 10_000 }]);
});

test("estimates created concurrently get numbers without gaps", async () => {
  const { owner } = await ownerWithLead();
  await Promise.all(Array.from({ length: 12 }, () => begin(platform(), owner)));
  const { rows } = await listJobEstimates(platform(), owner, null, null);
  const numbers = rows.map(({ number }) => number).toSorted((a, b) => a - b);
  expect(numbers).toEqual(Array.from({ length: 12 }, (_, index) => 1001 + index));
});
