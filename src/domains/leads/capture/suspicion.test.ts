import { expect, test } from "vitest";
import { detectSpam, type Evidence } from "./capture.ts";

const now = new Date("2026-11-20T12:00:00Z");
const enquiry = { name: "Ann", need: "The water heater leaks" };

function judge(change: Partial<NonNullable<Evidence["form"]>>, need = enquiry.need, recent = 1) {
  const form = { honeypot: "", renderedAt: new Date(now.getTime() - 60_000), ...change };
  return detectSpam({ ...enquiry, need }, { form, recentFromAddress: recent }, now);
}

test("doesn't suspect an ordinary request", () => {
  expect(judge({})).toBeNull();
  expect(judge({}, "Like the one on https://example.com please")).toBeNull();
});

test("suspects a filled honeypot, a missing stamp, or impossible speed", () => {
  expect(judge({ honeypot: "x" })).toBe("honeypot");
  expect(judge({ renderedAt: null })).toBe("unsigned");
  expect(judge({ renderedAt: new Date(now.getTime() - 800) })).toBe("too_fast");
});

test("suspects contact details in a name, but not numbers in the message", () => {
  const form = { honeypot: "", renderedAt: new Date(now.getTime() - 60_000) };
  const named = (name: string) =>
    detectSpam({ ...enquiry, name }, { form, recentFromAddress: 1 }, now);
  expect(named("Win at evil.com")).toBe("links");
  expect(named("Ann 512 555 0100")).toBe("links");
  expect(judge({}, "Call me at 512 555 0100 or pat@home.com")).toBeNull();
});

test("suspects links and floods from forms and API clients", () => {
  const links = "Cheap pills http://a.example and https://b.example";
  expect(judge({}, links)).toBe("links");
  expect(judge({}, "Pills on a.com and b.com")).toBe("links");
  expect(judge({}, enquiry.need, 9)).toBe("flood");
  const program = (recentFromAddress: number) => ({ form: null, recentFromAddress });
  expect(detectSpam(enquiry, program(1), now)).toBeNull();
  expect(detectSpam(enquiry, program(9), now)).toBe("flood");
  expect(detectSpam(enquiry, { ...program(1), overDailyLimit: true }, now)).toBe("unsigned");
});
