import { expect, test } from "vitest";
import { standardSequence } from "./sequence.ts";
import { standardTexts } from "./standard-texts.ts";
import {
  addedStep,
  checkSteps,
  readTypedSteps,
  stepField,
  type TypedStep,
  typedStep,
} from "./steps-form.ts";

const standard = standardSequence(standardTexts("plumbing"), 0);
const typed = standard.map(typedStep);
const change = (values: Partial<TypedStep>) => [{ ...typed[0], ...values } as TypedStep];
const errorsOf = (steps: TypedStep[]) => {
  const checked = checkSteps(steps);
  return checked.ok ? {} : checked.errors;
};

test("follow-ups.editor: saving an unchanged form yields the same sequence", () => {
  expect(checkSteps(typed)).toEqual({ ok: true, value: standard });
  const sent = Object.fromEntries(
    typed.flatMap((step, index) =>
      Object.entries(step)
        .filter(([, value]) => value !== false)
        .map(([name, value]) => [stepField(index, name as keyof TypedStep), `${value}`]),
    ),
  );
  expect(readTypedSteps(sent)).toEqual(typed);
});

test("rejects an unknown field next to its input", () => {
  expect(errorsOf(change({ words: "Hi {name}" }))).toEqual({
    "steps.0.words": "There’s no field {name}. Choose one from the list.",
  });
  expect(errorsOf(change({ words: "Hi {first_name" }))).toEqual({
    "steps.0.words": "A { or } is missing its other half here",
  });
  expect(errorsOf(change({ channel: "email", subject: "{x}" }))).toHaveProperty([
    "steps.0.subject",
  ]);
});

test("requires text, an email subject, and whole delays within 60 days", () => {
  expect(errorsOf(change({ words: "" }))).toHaveProperty(["steps.0.words"]);
  expect(errorsOf(change({ channel: "email", subject: "" }))).toHaveProperty(["steps.0.subject"]);
  for (const delay of ["", "-1", "1.5", "61", "soon"]) {
    expect(errorsOf(change({ delay, unit: "days" })), delay).toHaveProperty(["steps.0.delay"]);
  }
  expect(errorsOf([])).toHaveProperty([""]);
});

test("follow-ups.standard-sequence: sorts steps, rejects duplicates and more than 12", () => {
  const moved = typed.map((step, index) =>
    index === 0 ? { ...step, delay: "2", unit: "days" } : step,
  );
  const checked = checkSteps(moved as TypedStep[]);
  expect(checked.ok && checked.value.map(({ key }) => key)).toEqual([
    "introduction",
    "times",
    "service",
    "first",
    "week",
    "example",
  ]);
  expect(errorsOf([...typed, ...typed.slice(0, 1)])).toHaveProperty([""]);
  let manySteps = typed;
  while (manySteps.length < 13)
    manySteps = [...manySteps, { ...addedStep(manySteps), subject: "S", words: "W" }];
  expect(errorsOf(manySteps)).toEqual({ "": "A sequence can have up to 12 steps" });
  expect(checkSteps(manySteps.slice(0, 12)).ok).toBe(true);
});

test("a voicemail can't be marketing", () => {
  const recordingId = "01a22000-0000-7000-8000-000000000000";
  const call = { channel: "voicemail", recordingId } as const;
  expect(errorsOf(change({ ...call, purpose: "marketing" }))).toEqual({
    "steps.0.purpose": "A voicemail can only be about their request, not an offer",
  });
  expect(errorsOf(change({ ...call, purpose: "informational" }))).toEqual({});
});
