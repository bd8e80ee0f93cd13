import { expect, test } from "vitest";
import type { Submission } from "~/domains/signup/onboarding/onboarding.ts";
import { prefilledAnswers } from "./prefilled-answers.ts";

const prefill = {
  industry: "electrician",
  city: "Austin, TX",
  email: "jo@home.example",
  phone: null,
  businessName: null,
};

test("steps 1 and 2 of a sign-up show the estimator's answers", () => {
  expect(prefilledAnswers(prefill, null)).toEqual({
    1: { business_name: "", city: "Austin", state: "TX", email: "jo@home.example", phone: "" },
    2: { services: ["Electrical"] },
  });
});

test("a claim also sets the business name", () => {
  expect(prefilledAnswers({ ...prefill, businessName: "Jo's Wires" }, null)[1]).toMatchObject({
    business_name: "Jo's Wires",
  });
});

test("a city without a state doesn't set the state", () => {
  expect(prefilledAnswers({ ...prefill, city: "austin" }, null)[1]).toMatchObject({
    city: "austin",
    state: "",
  });
});

test("never replaces saved answers; skips values that a step doesn't offer", () => {
  const saved = { services: null } as Submission;
  expect(prefilledAnswers(prefill, saved)).toEqual({ 2: { services: ["Electrical"] } });
  expect(prefilledAnswers(prefill, { ...saved, services: ["HVAC"] })).toEqual({});
  expect(prefilledAnswers({ ...prefill, industry: "painting" }, saved)).toEqual({});
});
