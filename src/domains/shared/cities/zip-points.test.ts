import { expect, test } from "vitest";
import { pointOfZip } from "./zip-points.server.ts";

test("finds the middle of ZIP codes from Maine to Hawaii", () => {
  expect(pointOfZip("78701")).toEqual({ latitude: 30.271, longitude: -97.743 });
  expect(pointOfZip("04401")?.latitude).toBeCloseTo(44.8, 0);
  expect(pointOfZip("96813")?.longitude).toBeCloseTo(-157.8, 0);
});

test("returns no point for text that isn't a ZIP code", () => {
  for (const text of ["", "7870", "787011", "00000", "99999", "abcde", "78701-1234"]) {
    expect(pointOfZip(text)).toBeNull();
  }
});
