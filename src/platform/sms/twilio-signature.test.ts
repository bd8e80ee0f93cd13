import { expect, test } from "vitest";
import { twilioSignature, verifyTwilioSignature } from "./twilio.server.ts";

const url = "https://mycompany.com/myapp.php?foo=1&bar=2";
const call = (caller: string) =>
  new URLSearchParams({
    To: "+18005551212",
    From: caller,
    Digits: "1234",
    Caller: caller,
    CallSid: "CA1234567890ABCDE",
  });

// sms.signed-webhooks: the examples of three editions of "Webhooks security".
test.each([
  ["+14158675309", "RSOYDt4T1cUTdK1PDd93/VVr8B8="],
  ["+14158675310", "GvWf1cFY/Q7PnoempGyD5oXAezc="],
  ["+12349013030", "0/KCTR6DLpKmkAf8muzZqo1nDgQ="],
])("accepts a request signed in the documentation (%s)", (caller, signature) => {
  expect(verifyTwilioSignature("12345", url, call(caller), signature)).toBe(true);
});

test("detects any change in transit", () => {
  const params = call("+14158675309");
  const signature = "RSOYDt4T1cUTdK1PDd93/VVr8B8=";
  const otherParams = new URLSearchParams(params);
  otherParams.set("Digits", "1235");
  const more = new URLSearchParams(params);
  more.append("Digits", "9");
  expect(verifyTwilioSignature("12345", url, otherParams, signature)).toBe(false);
  expect(verifyTwilioSignature("12345", url, more, signature)).toBe(false);
  expect(verifyTwilioSignature("12346", url, params, signature)).toBe(false);
  expect(verifyTwilioSignature("12345", `${url}3`, params, signature)).toBe(false);
  expect(verifyTwilioSignature("12345", url, params, signature.toLowerCase())).toBe(false);
  expect(verifyTwilioSignature("12345", url, params, `${signature}=`)).toBe(false);
  expect(verifyTwilioSignature("12345", url, params, "")).toBe(false);
  expect(verifyTwilioSignature("12345", url, params, null)).toBe(false);
});

test("sorts parameters by name and counts each distinct value once", () => {
  const signature = twilioSignature("t", "u", new URLSearchParams("A=1&A=2&AB=3&B="));
  expect(twilioSignature("t", "u", new URLSearchParams("B=&AB=3&A=2&A=1&A=2"))).toBe(signature);
  expect(twilioSignature("t", "u", new URLSearchParams("A=1&AB=3&B="))).not.toBe(signature);
});

test("signs non-ASCII letters as UTF-8", () => {
  const params = new URLSearchParams({ Body: "¡Sí, mañana a las 3! 👍" });
  expect(twilioSignature("12345", "https://example.com/webhooks/sms", params)).toBe(
    "GoeDph56IBi1fpiYRASyPiGGXpc=",
  );
});
