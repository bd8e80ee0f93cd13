import fc from "fast-check";
import { JSDOM } from "jsdom";
import { expect, test } from "vitest";
import { writeTwiml } from "./twiml.server.ts";

/** The response as an XML parser reads it. */
const parse = (twiml: string) =>
  new new JSDOM().window.DOMParser().parseFromString(twiml, "application/xml");

test("a phone rings, plays a whisper and connects, without recording", () => {
  const twiml = writeTwiml([
    {
      kind: "dial",
      phone: "+15125550143",
      ringSeconds: 20,
      talkSeconds: 7200,
      whisper: "https://example.com/webhooks/calls/whisper?call=1&leg=0",
      action: "https://example.com/webhooks/calls/next?call=1&leg=0#rc=5&rp=5xx,ct,rt",
    },
  ]);
  expect(twiml).toBe(
    '<?xml version="1.0" encoding="UTF-8"?><Response><Dial answerOnBridge="true" timeout="20" timeLimit="7200" action="https://example.com/webhooks/calls/next?call=1&amp;leg=0#rc=5&amp;rp=5xx,ct,rt" method="POST"><Number url="https://example.com/webhooks/calls/whisper?call=1&amp;leg=0" method="POST">+15125550143</Number></Dial></Response>',
  );
});

test("a dialed phone gets its extension, and its end is reported", () => {
  const twiml = writeTwiml([
    {
      kind: "dial",
      phone: "+15125550143",
      ringSeconds: 30,
      talkSeconds: 7200,
      whisper: null,
      action: "https://example.com/ended",
      extension: "210",
      report: "https://example.com/customer?reference=1",
    },
  ]);
  const number = parse(twiml).querySelector("Number");
  expect(
    Object.fromEntries([...(number?.attributes ?? [])].map(({ name, value }) => [name, value])),
  ).toEqual({
    sendDigits: "wwww210",
    statusCallback: "https://example.com/customer?reference=1",
    statusCallbackEvent: "completed",
    statusCallbackMethod: "POST",
  });
});

test("gather, reject and hang up are one verb each, nothing is empty", () => {
  const gather = {
    kind: "gather",
    text: "Press 1",
    action: "https://example.com/",
    waitSeconds: 8,
  } as const;
  expect(writeTwiml([gather, { kind: "hangup" }]).replace(/^<\?xml[^>]*>/, "")).toBe(
    '<Response><Gather numDigits="1" timeout="8" action="https://example.com/" method="POST"><Say language="en-US">Press 1</Say></Gather><Hangup/></Response>',
  );
  expect(writeTwiml([{ kind: "reject", reason: "busy" }])).toContain('<Reject reason="busy"/>');
  expect(writeTwiml([])).toBe("<Response/>");
});

test("a business's name is spoken and never becomes markup", () => {
  const strange = fc.string({
    unit: fc.oneof(fc.constantFrom(...`<>&"'/]\0\u0001\ud800`), fc.string()),
  });
  fc.assert(
    fc.property(strange, (text) => {
      const parsed = parse(writeTwiml([{ kind: "say", text }, { kind: "hangup" }]));
      const [spoken, end] = [...parsed.documentElement.children];
      expect(parsed.querySelector("parsererror")).toBeNull();
      expect([spoken?.nodeName, spoken?.children.length, end?.nodeName]).toEqual([
        "Say",
        0,
        "Hangup",
      ]);
      const spokenText = text
        .toWellFormed()
        // biome-ignore lint/suspicious/noControlCharactersInRegex: no XML document may hold these
        .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "")
        .replace(/\r\n?/g, "\n");
      expect(spoken?.textContent).toBe(spokenText);
    }),
    { numRuns: 300 },
  );
});
