import { expect, test } from "vitest";
import { readCallEnd, readDialed, readIncomingCall } from "./voice.schema.ts";

const providerId = `CA${"a".repeat(32)}`;
const call = { CallSid: providerId, From: "+15125550143", To: "+15125550100" };
const incoming = (fields: Record<string, string>) =>
  readIncomingCall(new URLSearchParams({ ...call, ...fields }));

test("a call says who calls whom, and what the carrier says of the number", () => {
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
])("the word %j of a carrier means %j", (StirVerstat, attestation) => {
  expect(incoming({ StirVerstat })?.attestation).toBe(attestation);
});

test.each(["anonymous", "Restricted", "", "+266696687", "+7378742883", "+86282452253"])(
  "who calls as %j hides their number",
  (From) => {
    expect(incoming({ From })).toMatchObject({ from: null });
  },
);

test("what is no call is none", () => {
  expect(incoming({ CallSid: "SM1" })).toBeNull();
  expect(incoming({ To: "sip:somebody@example.com" })).toBeNull();
  expect(incoming({ FromZip: "SW1A" })).toMatchObject({ zipCode: null });
});

test("what became of a phone and of a call is read, and while it lasts there is nothing to read", () => {
  const rung = { DialCallStatus: "completed", DialCallSid: providerId, DialCallDuration: "62" };
  expect(readDialed(new URLSearchParams(rung))).toEqual({
    ...{ status: "completed", providerId, seconds: 62 },
  });
  expect(readDialed(new URLSearchParams({ DialCallStatus: "no-answer" }))).toEqual({
    ...{ status: "no-answer", providerId: null, seconds: null },
  });
  expect(readDialed(new URLSearchParams({ DialCallStatus: "tomorrow" }))).toBeNull();
  const over = { ...call, CallStatus: "completed", CallDuration: "70" };
  expect(readCallEnd(new URLSearchParams(over))).toEqual({ providerId, seconds: 70 });
  expect(readCallEnd(new URLSearchParams({ ...over, CallStatus: "ringing" }))).toBeNull();
  expect(readCallEnd(new URLSearchParams({ ...over, CallDuration: "-1" }))).toMatchObject({
    seconds: null,
  });
});
