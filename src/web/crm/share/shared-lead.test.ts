import { expect, test } from "vitest";
import { readShared } from "./shared-lead.ts";

const nothing = { title: "", text: "", url: "" };

test("finds a phone number and an address, and keeps all shared text", () => {
  const text = "Hi, this is Dana. The AC is dead.\nCall (512) 555-0199 or dana@home.example please";
  expect(readShared({ ...nothing, text })).toEqual({
    name: "",
    phone: "(512) 555-0199",
    email: "dana@home.example",
    need: text,
  });
  for (const number of ["512-555-0199", "+1 512 555 0199", "512.555.0199", "5125550199"]) {
    expect(readShared({ ...nothing, text: `It is ${number}.` }).phone).toBe(number);
  }
  expect(readShared({ ...nothing, text: "Order 123456789012" }).phone).toBe("");
});

test("uses a title that is a name as the lead's name", () => {
  const shared = { title: "Dana Fields", text: "5125550199", url: "https://maps.example/1" };
  expect(readShared(shared)).toMatchObject({
    name: "Dana Fields",
    need: "5125550199\nhttps://maps.example/1",
  });
  expect(readShared({ ...nothing, title: "Order 12" })).toMatchObject({
    name: "",
    need: "Order 12",
  });
  expect(readShared({ ...nothing, text: "x".repeat(5000) }).need).toHaveLength(600);
});
