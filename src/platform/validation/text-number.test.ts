import { expect, test } from "vitest";
import { canReceiveTexts } from "./text-number.server.ts";

test.each([
  ["+15125550143", "Austin"],
  ["+12125550143", "New York"],
  ["+19075550143", "Alaska"],
  ["+18085550143", "Hawaii"],
  ["+14165550143", "Toronto"],
  ["+17875550143", "Puerto Rico"],
  ["+14482223456", "an area code of 2021"],
])("%s can receive texts (%s)", (number) => {
  expect(canReceiveTexts(number)).toBe(true);
});

test("sms.destinations: pay-per-call and, unless allowed, Caribbean numbers get no texts", () => {
  expect(canReceiveTexts("+15129765555", { caribbean: true })).toBe(false);
  expect(canReceiveTexts("+19005550143", { caribbean: true })).toBe(false);
  expect(canReceiveTexts("+18765550143")).toBe(false);
  expect(canReceiveTexts("+18765550143", { caribbean: true })).toBe(true);
  expect(canReceiveTexts("+447400123456", { caribbean: true })).toBe(false);
});

test.each([
  ["+18005550143", "toll-free"],
  ["+18335550143", "toll-free"],
  ["+18885550143", "toll-free"],
  ["+19005550143", "premium"],
  ["+18765550143", "Jamaica, where +1 costs like abroad"],
  ["+12685550143", "Antigua"],
  ["+447911123456", "a mobile phone of Britain"],
  ["+525512345678", "Mexico"],
  ["+13155550143999", "too long"],
  ["+1512555014", "too short"],
  ["+11115550143", "no area code"],
  ["+15121550143", "no exchange"],
  ["+15005550006", "personal numbers"],
  ["911", "emergency"],
  ["5125550143", "not in E.164"],
  ["+1 512 555 0143", "not in E.164"],
  ["+15125550143;ext=5", "an extension"],
  ["", "nothing"],
])("%s cannot receive texts (%s)", (number) => {
  expect(canReceiveTexts(number)).toBe(false);
});
