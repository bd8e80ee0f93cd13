import { expect, test } from "vitest";
import { readInboundText, readStatusCallback } from "./webhook.schema.ts";

const sid = `SM${"0".repeat(31)}1`;
const inbound = (more: Record<string, string> = {}) =>
  readInboundText(
    new URLSearchParams({
      MessageSid: sid,
      From: "+15125550143",
      To: "+15125550100",
      Body: "Tomorrow at 3?",
      NumMedia: "0",
      FromCity: "AUSTIN",
      ...more,
    }),
  );
const callback = (more: Record<string, string> = {}, query = "") =>
  readStatusCallback(
    new URLSearchParams({ MessageSid: sid, MessageStatus: "delivered", To: "+1", ...more }),
    new URLSearchParams(query),
  );

test("reads an incoming text and ignores the provider's extra fields", () => {
  expect(inbound()).toEqual({
    providerId: sid,
    from: "+15125550143",
    to: "+15125550100",
    body: "Tomorrow at 3?",
    media: [],
    segments: null,
    optOut: null,
  });
  expect(inbound({ From: "72645" })?.from).toBe("72645");
  expect(inbound({ OptOutType: "STOP" })?.optOut).toBe("STOP");
  expect(inbound({ OptOutType: "MAYBE" })?.optOut).toBeNull();
});

test("accepts a text without content or with far too much", () => {
  expect(inbound({ Body: "" })?.body).toBe("");
  expect(inbound({ Body: "STOP\0" })?.body).toBe("STOP");
  expect(inbound({ Body: "a".repeat(100_000) })?.body).toHaveLength(5_000);
  expect(inbound({ Body: `${"a".repeat(4_999)}👍` })?.body.isWellFormed()).toBe(true);
});

test("accepts ten pictures, none from an invalid URL or type", () => {
  const pictures = (count: number, url = "https://api.twilio.com/m", type = "image/jpeg") => {
    const each = Array.from({ length: 12 }, (_, index) => [
      [`MediaUrl${index}`, `${url}/${index}`],
      [`MediaContentType${index}`, type],
    ]).flat();
    return inbound({ ...Object.fromEntries(each), NumMedia: String(count) })?.media;
  };
  expect(pictures(2)).toEqual([
    { url: "https://api.twilio.com/m/0", contentType: "image/jpeg" },
    { url: "https://api.twilio.com/m/1", contentType: "image/jpeg" },
  ]);
  expect(pictures(12)).toHaveLength(10);
  expect(pictures(1_000_000_000)).toHaveLength(10);
  expect(pictures(1, "file:///etc")).toEqual([]);
  expect(pictures(1, "javascript:1")).toEqual([]);
  expect(pictures(1, undefined, "image/jpeg\r\nx: y")).toEqual([]);
  expect(inbound({ NumMedia: "two" })?.media).toEqual([]);
});

test.each<Record<string, string>>([
  { MessageSid: "" },
  { MessageSid: "SM1" },
  { From: "" },
  { From: "+1512555014<script>" },
  { To: `+${"1".repeat(40)}` },
])("rejects what isn't a text: %j", (more) => {
  expect(inbound(more)).toBeNull();
});

test("reads a text's status, with its code if there is one", () => {
  expect(callback()).toEqual({
    reference: null,
    providerId: sid,
    status: "delivered",
    errorCode: null,
  });
  const reference = "0199a3e4-7a64-7bd1-8000-3d1f35f2b9d0";
  expect(callback({}, `reference=${reference}`)?.reference).toBe(reference);
  expect(callback({}, "reference=1;drop")?.reference).toBeNull();
  expect(callback({ MessageStatus: "undelivered", ErrorCode: "30003" })).toEqual({
    reference: null,
    providerId: sid,
    status: "undelivered",
    errorCode: 30003,
  });
  expect(callback({ ErrorCode: "" })?.errorCode).toBeNull();
  expect(callback({ ErrorCode: "1e99" })?.errorCode).toBeNull();
  expect(callback({ MessageStatus: "read" })).toBeNull();
  expect(callback({ MessageSid: "x" })).toBeNull();
});
