import { afterAll, beforeEach, expect, test } from "vitest";
import { sendGoogleFeedback } from "~/domains/lead-sources/google-local/send-feedback.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { googleSettings, startGoogleServer } from "../fakes/google-server.ts";
import { memberActor } from "../setup/actors.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { googleLocal } from "./google-local-fixtures.ts";

const google = await startGoogleServer();
const platform = sharedPlatform(googleSettings(google));
const { business, newLead } = googleLocal(platform, google);
afterAll(() => google.stop());
beforeEach(() => {
  google.fault = () => null;
  google.decision = "SUCCESS_NOT_REACHED_THRESHOLD";
  google.feedback.length = 0;
});

const reported = async (bo: Awaited<ReturnType<typeof business>>) => {
  const id = newLead(bo, { leadCharged: true });
  await bo.poll();
  await bo.process();
  const [row] = await bo.rows();
  const send = (feedback: Parameters<typeof sendGoogleFeedback>[2]["feedback"], actor = bo.owner) =>
    sendGoogleFeedback(platform(), actor, { sourceLeadId: row?.id ?? "", feedback });
  return { id, send };
};
const spam = { reason: "SPAM", comment: null } as const;

test("a bad lead is reported to Google once, and its decision recorded", async () => {
  const bo = await business();
  const { id, send } = await reported(bo);
  const sent = await Promise.all([send(spam), send(spam)]);
  expect(sent.filter(({ ok }) => ok)).toEqual([{ ok: true, isCredited: true }]);
  expect(google.feedback.map(({ leadId }) => leadId)).toEqual([id]);
  expect(await bo.rows()).toMatchObject([{ creditState: "requested", verdict: "junk" }]);
  expect(await send(spam)).toMatchObject({ errors: { reason: "You already reported this lead" } });
  expect(await send(spam, memberActor("owner", newId()))).toMatchObject({ code: "not_found" });
  await expect(send(spam, memberActor("technician", bo.contractorId))).rejects.toThrow();
});

test("a declined report is recorded; a refused one can be resent", async () => {
  const bo = await business();
  const { send } = await reported(bo);
  google.fault = (endpoint) =>
    endpoint === "sendFeedback" ? { status: 429, rpc: "RESOURCE_EXHAUSTED" } : null;
  expect(await send(spam)).toMatchObject({ ok: false });
  expect(await bo.rows()).toMatchObject([{ creditState: null, verdict: null }]);
  google.fault = () => null;
  google.decision = "FAIL_NOT_ELIGIBLE";
  expect(await send(spam)).toEqual({ ok: true, isCredited: false });
  expect(await bo.rows()).toMatchObject([{ creditState: "declined" }]);
});

test("a report whose response is lost isn't sent again", async () => {
  const bo = await business();
  const { send } = await reported(bo);
  google.fault = (endpoint) => (endpoint === "sendFeedback" ? "drop" : null);
  const lost = await send(spam);
  expect(JSON.stringify(lost)).toContain("may have arrived");
  google.fault = () => null;
  expect(await send(spam)).toMatchObject({ errors: { reason: "You already reported this lead" } });
  expect(google.feedback).toEqual([]);
});
