import { expect, test } from "vitest";
import { leadStages, nextStages, stageOf, statusOfStage } from "./leads.ts";

test("leads.stages: each status has one stage, except contacted, which has two", () => {
  const sent = new Date();
  for (const stage of leadStages) {
    const estimateSentAt = stage === "estimate_sent" ? sent : null;
    expect(stageOf({ status: statusOfStage[stage], estimateSentAt })).toBe(stage);
  }
  // A sent estimate is ignored once the lead has moved past contacted.
  expect(stageOf({ status: "booked", estimateSentAt: sent })).toBe("booked");
});

test("leads.stages: a lead moves only where its status allows", () => {
  expect(nextStages("new")).toEqual(["contacted", "estimate_sent", "booked", "lost"]);
  expect(nextStages("contacted")).toEqual(["estimate_sent", "booked", "lost"]);
  expect(nextStages("estimate_sent")).toEqual(["contacted", "booked", "lost"]);
  expect(nextStages("booked")).toEqual(["done", "lost"]);
  expect(nextStages("done")).toEqual(["booked"]);
  expect(nextStages("lost")).toEqual(["contacted", "estimate_sent"]);
});
