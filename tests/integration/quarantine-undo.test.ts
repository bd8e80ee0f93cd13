import { beforeAll, expect, test } from "vitest";
import { findLead } from "~/domains/leads/find-lead.server.ts";
import type { LeadFilter } from "~/domains/leads/leads.ts";
import { listLeads } from "~/domains/leads/list-leads.server.ts";
import {
  finishReviewOf,
  reviewWithUndo,
  undoReview,
} from "~/domains/leads/quarantine/quarantine.server.ts";
import { listMessagesAbout } from "~/domains/messaging/messages/messages.server.ts";
import { system } from "~/domains/shared/access/actor.ts";
import type { BusinessPage } from "~/domains/storefront/business-pages/business-pages.ts";
import { staffActor } from "../setup/actors.ts";
import { processEvents } from "../setup/process-events.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { expectCaptured } from "./accepted-request.ts";
import { addLivePage } from "./live-page.ts";
import { submitRequestOnPage } from "./submit-request-on-page.ts";

const platform = sharedPlatform({ CONTACT_EMAIL: "staff@hearth.example" });
const member = staffActor("reviewer");
const all: LeadFilter = { view: "leads", status: null, search: "", business: "" };
let page: BusinessPage;

beforeAll(async () => {
  page = await addLivePage(platform());
});

/** Submits a request that is quarantined. @returns the lead's id */
async function captureRequest(phone: string, need = "The sink leaks"): Promise<string> {
  const fields = { name: "Emily Carter", phone, need, zip_code: "76701", urgency: "today" };
  const evidence = { form: { honeypot: "x", renderedAt: null }, recentFromAddress: 1 };
  return (await expectCaptured(submitRequestOnPage(platform(), page, fields, { evidence }))).leadId;
}

async function messagesAbout(leadId: string) {
  await processEvents(platform());
  return listMessagesAbout(platform(), member, leadId);
}

const idsOf = async (view: LeadFilter["view"]) =>
  (await listLeads(platform(), member, { ...all, view }, null)).rows.map(({ id }) => id);

test("a released request alerts no one until it can't be undone", async () => {
  const id = await captureRequest("(254) 555-0111");
  const review = () => reviewWithUndo(platform(), member, { leadId: id, review: "released" });
  const undo = (reviewedAt = "") => undoReview(platform(), member, { leadId: id, reviewedAt });
  const first = await review();
  expect(await review()).toMatchObject({ code: "already_reviewed" });
  expect(await idsOf("quarantine")).not.toContain(id);
  expect(await idsOf("discarded")).not.toContain(id);
  expect(await idsOf("leads")).not.toContain(id);
  expect(await messagesAbout(id)).toEqual([]);
  expect(await undo(first.reviewedAt)).toEqual({ ok: true });
  expect(await undo(first.reviewedAt)).toMatchObject({ code: "not_possible" });
  expect(await idsOf("quarantine")).toContain(id);

  platform().passTime(60_000);
  const { reviewedAt = "" } = await review();
  const finish = (then = reviewedAt) =>
    finishReviewOf(platform(), system("test"), { leadId: id, reviewedAt: then });
  await finish(first.reviewedAt);
  expect(await messagesAbout(id)).toEqual([]);
  await finish();
  await finish();
  expect(await messagesAbout(id)).toHaveLength(2);
  expect(await undo(reviewedAt)).toMatchObject({ code: "not_possible" });
  expect(await idsOf("leads")).toContain(id);
  const lead = await findLead(platform(), member, id);
  expect(lead?.events.map(({ kind }) => kind)).toEqual(["quarantined", "released"]);
});

test("the quarantine lists reasons and messages", async () => {
  const id = await captureRequest("(254) 555-0112", "Buy my pills");
  const listed = async (view: LeadFilter["view"]) =>
    (await listLeads(platform(), member, { ...all, view }, null)).rows.find((row) => row.id === id);
  expect(await listed("quarantine")).toMatchObject({
    heldNeed: "Buy my pills",
    heldReason: "honeypot",
  });
  await reviewWithUndo(platform(), member, { leadId: id, review: "discarded" });
  expect(await listed("discarded")).toMatchObject({ heldNeed: "Buy my pills" });
});
