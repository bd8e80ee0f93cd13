import { expect, test } from "vitest";
import { detectSpam, type Evidence } from "./capture.ts";

const now = new Date("2026-11-20T12:00:00Z");
const enquiry = { name: "Ann", need: "The water heater leaks" };

function evaluate(change: Partial<NonNullable<Evidence["form"]>>, need = enquiry.need, recent = 1) {
  const form = { honeypot: "", renderedAt: new Date(now.getTime() - 60_000), ...change };
  return detectSpam({ ...enquiry, need }, { form, recentFromAddress: recent }, now);
}

test("doesn't suspect an ordinary request", () => {
  expect(evaluate({})).toBeNull();
  expect(evaluate({}, "Like the one on https://example.com please")).toBeNull();
});

test("suspects a filled honeypot, a missing stamp, or impossible speed", () => {
  expect(evaluate({ honeypot: "x" })).toBe("honeypot");
  expect(evaluate({ renderedAt: null })).toBe("unsigned");
  expect(evaluate({ renderedAt: new Date(now.getTime() - 800) })).toBe("too_fast");
});

test("suspects contact details in a name, but not numbers in the message", () => {
  const form = { honeypot: "", renderedAt: new Date(now.getTime() - 60_000) };
  const named = (name: string) =>
    detectSpam({ ...enquiry, name }, { form, recentFromAddress: 1 }, now);
  expect(named("Win at evil.com")).toBe("links");
  expect(named("Ann 512 555 0100")).toBe("links");
  expect(evaluate({}, "Call me at 512 555 0100 or pat@home.com")).toBeNull();
});

test("suspects links and floods from forms and API clients", () => {
  const links = "Cheap pills http://a.example and https://b.example";
  expect(evaluate({}, links)).toBe("links");
  expect(evaluate({}, "Pills on a.com and b.com")).toBe("links");
  expect(evaluate({}, enquiry.need, 9)).toBe("flood");
  const program = (recentFromAddress: number) => ({ form: null, recentFromAddress });
  expect(detectSpam(enquiry, program(1), now)).toBeNull();
  expect(detectSpam(enquiry, program(9), now)).toBe("flood");
  expect(detectSpam(enquiry, { ...program(1), overDailyLimit: true }, now)).toBe("unsigned");
});
