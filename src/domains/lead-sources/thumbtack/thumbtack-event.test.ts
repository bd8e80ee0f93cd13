import { expect, test } from "vitest";
import {
  chargeStates,
  envelope,
  message,
  messageFields,
  negotiation,
  negotiationFields,
  testNegotiation,
} from "../../../../tests/fakes/thumbtack-contract.ts";
import { readThumbtackEvent } from "./thumbtack-event.schema.ts";

const readEvent = (text: string) => readThumbtackEvent(text, "America/Chicago");
const lead = (data: object) => readEvent(envelope("NegotiationCreatedV4", data));
const readMessage = (data: object) => readEvent(envelope("MessageCreatedV4", data));

/** A copy without the value at this path. */
function without(data: object, path: string): Record<string, unknown> {
  const copy = structuredClone(data) as Record<string, unknown>;
  const steps = path.split(".");
  const last = steps.pop() ?? "";
  let at = copy;
  for (const step of steps) at = at[step] as Record<string, unknown>;
  delete at[last];
  return copy;
}

const findValue = (read: ReturnType<typeof lead>, label: string) =>
  label === "id"
    ? read?.providerLeadId
    : read?.fields.find((field) => field.label === label)?.value;

test("a lead has what the business needs to call back, and its price", () => {
  expect(lead(negotiation)).toMatchObject({
    providerLeadId: "519153480500518912",
    isTest: false,
    fields: [
      { label: "Name", value: "Olivia Young" },
      { label: "Phone", value: "512-555-7301" },
      { label: "Service", value: "Plumbing" },
      {
        label: "Message",
        value: [
          "The kitchen faucet drips",
          "Frequency of services: One time only",
          "Zip code: 95010, 78901",
          "Suggested time: Mon, Nov 30, 10:00 – 11:00 AM CST",
          "Your price on Thumbtack: $150.00",
          "Files: https://files.example/1",
        ].join("\n"),
      },
      { label: "Address", value: "123 Main St" },
      { label: "Address line 2", value: "Apt 4B" },
      { label: "City", value: "Austin" },
      { label: "State", value: "TX" },
      { label: "ZIP code", value: "78704" },
      { label: "Lead price", value: "$25.00" },
      { label: "charge_state", value: "pending" },
    ],
  });
});

test.each(negotiationFields)("$path of a lead is read as $readAs", ({ path, readAs }) => {
  const [whole, reduced] = [lead(negotiation), lead(without(negotiation, path))];
  if (readAs === null) expect(reduced?.fields).toEqual(whole?.fields);
  else expect(reduced && findValue(reduced, readAs)).not.toEqual(findValue(whole, readAs));
});

test.each(messageFields)("$path of a message is read as $readAs", ({ path, readAs }) => {
  const [whole, reduced] = [readMessage(message), readMessage(without(message, path))];
  if (readAs === null) expect(reduced?.fields).toEqual(whole?.fields);
  else expect(reduced && findValue(reduced, readAs)).not.toEqual(findValue(whole, readAs));
});

test.each(chargeStates)("a lead that is %s is %s", (chargeState, charge) => {
  expect(findValue(lead({ ...negotiation, chargeState }), "charge_state")).toBe(charge);
});

test("only required fields are enough, and others may be null", () => {
  const required = negotiationFields
    .filter(({ isRequired }) => !isRequired)
    .reduce<Record<string, unknown>>((data, { path }) => without(data, path), negotiation);
  expect(lead(required)?.providerLeadId).toBe(negotiation.negotiationID);
  const nulls = {
    ...negotiation,
    leadPrice: null,
    chargeState: null,
    request: null,
    estimate: null,
  };
  expect(lead(nulls)?.fields.map(({ label }) => label)).toEqual(["Name", "Phone"]);
});

test("the test that Thumbtack's screen sends is a test", () => {
  expect(lead(testNegotiation)?.isTest).toBe(true);
  const renamed = { ...testNegotiation, business: { name: "Robert's Remodeling" } };
  expect(lead(renamed)?.isTest).toBe(true);
  const real = { ...renamed, customer: { ...testNegotiation.customer, phone: "5125557301" } };
  expect(lead(real)?.isTest).toBe(false);
});

test("the same content in another envelope is the same", () => {
  const send = (triggeredAt: string) =>
    readEvent(envelope("NegotiationCreatedV4", negotiation, triggeredAt))?.identity;
  expect(send("2026-11-27T18:00:00Z")).toBe(send("2026-11-27T19:00:00Z"));
  const changed = lead({ ...negotiation, chargeState: "Charged" })?.identity;
  expect(changed).not.toBe(lead(negotiation)?.identity);
  expect(readMessage({ ...message, text: "Edited" })?.identity).toBe(
    readMessage(message)?.identity,
  );
});

test("ids as numbers stay whole", () => {
  const text = envelope("NegotiationCreatedV4", negotiation).replace(
    '"519153480500518912"',
    "519153480500518912",
  );
  expect(readEvent(text)?.providerLeadId).toBe("519153480500518912");
});

test.each([
  ["ReviewCreatedV4", { reviewID: "1", rating: 5 }],
  ["IncentiveUsedV4", {}],
  ["SomethingNewV5", { negotiationID: "1" }],
] as const)("%s is another event", (eventType, data) => {
  expect(readEvent(envelope(eventType, data))).toMatchObject({ isOther: true });
});

test.each(["", "{", "[]", "null", '{"event":{}}', '{"data":{}}', "<html>"])(
  "%s can't be read",
  (text) => {
    expect(readEvent(text)).toBeNull();
  },
);

test("a truncated body can't be read, and hostile text is bounded", () => {
  const text = envelope("NegotiationCreatedV4", negotiation);
  expect(readEvent(text.slice(0, -20))).toBeNull();
  expect(lead({ ...negotiation, customer: "Olivia" })).toBeNull();
  const long = { ...negotiation.request, description: `a\0${"x".repeat(100_000)}\ud800` };
  const value = findValue(lead({ ...negotiation, request: long }), "Message") ?? "";
  expect(value.length).toBeLessThanOrEqual(4_000);
  expect(value).not.toContain("\0");
});
