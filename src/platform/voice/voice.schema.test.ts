import { expect, test } from "vitest";
import { readCallReport, readDialed, readIncomingCall } from "./voice.schema.ts";

const providerId = `CA${"a".repeat(32)}`;
const call = { CallSid: providerId, From: "+15125550143", To: "+15125550100" };
const incoming = (fields: Record<string, string>) =>
  readIncomingCall(new URLSearchParams({ ...call, ...fields }));

test("reads a call's caller, recipient and the carrier's caller rating", () => {
  expect(incoming({ StirVerstat: "TN-Validation-Passed-A", FromZip: "78701" })).toEqual({
    providerId,
    from: "+15125550143",
    to: "+15125550100",
    attestation: "A",
    zipCode: "78701",
  });
});

test.each([
  ["TN-Validation-Passed-B", "B"],
  ["TN-Validation-Passed-C", "C"],
  ["TN-Validation-Passed-A-Diverted", "A"],
  ["TN-Validation-Failed-A", "failed"],
  ["TN-Validation-Failed", "failed"],
  ["No-TN-Validation", null],
  ["", null],
])("a carrier's status %j means %j", (StirVerstat, attestation) => {
  expect(incoming({ StirVerstat })?.attestation).toBe(attestation);
});

test.each(["anonymous", "Restricted", "", "+266696687", "+7378742883", "+86282452253"])(
  "a caller with %j hides their number",
  (From) => {
    expect(incoming({ From })).toMatchObject({ from: null });
  },
);

test("rejects what isn't a call", () => {
  expect(incoming({ CallSid: "SM1" })).toBeNull();
  expect(incoming({ To: "sip:somebody@example.com" })).toBeNull();
  expect(incoming({ FromZip: "SW1A" })).toMatchObject({ zipCode: null });
});

test("reads final phone and call statuses, and ignores ongoing ones", () => {
  const rung = { DialCallStatus: "completed", DialCallSid: providerId, DialCallDuration: "62" };
  expect(readDialed(new URLSearchParams(rung))).toEqual({
    ...{ status: "completed", providerId, seconds: 62 },
  });
  expect(readDialed(new URLSearchParams({ DialCallStatus: "no-answer" }))).toEqual({
    ...{ status: "no-answer", providerId: null, seconds: null },
  });
  expect(readDialed(new URLSearchParams({ DialCallStatus: "tomorrow" }))).toBeNull();
  const over = { ...call, CallStatus: "completed", CallDuration: "70" };
  expect(readCallReport(new URLSearchParams(over))).toEqual({
    ...{ providerId, status: "completed", seconds: 70 },
  });
  expect(readCallReport(new URLSearchParams({ ...over, CallStatus: "ringing" }))).toBeNull();
  expect(readCallReport(new URLSearchParams({ ...over, CallDuration: "-1" }))).toMatchObject({
    seconds: null,
  });
});
