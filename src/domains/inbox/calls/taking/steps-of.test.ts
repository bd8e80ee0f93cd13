import { expect, test } from "vitest";
import { stepsOf } from "./steps-of.ts";

test("a routed call rings as configured and ends after two hours", () => {
  const phone = { callId: "1", place: 0, phone: "+15125550143", ringSeconds: 20 };
  const steps = stepsOf(new URL("https://hearthline.example"), { what: "ring", ...phone });
  expect(steps).toMatchObject([{ kind: "dial", ringSeconds: 20, talkSeconds: 7200 }]);
});
