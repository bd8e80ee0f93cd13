import { expect, test } from "vitest";
import { customerChannels } from "~/web/crm/forms/channels.ts";

test("estimates.send: shows the texted number, and no text option without a number", () => {
  const offered = (...target: Parameters<typeof customerChannels>) =>
    customerChannels(...target).map(({ label }) => label);
  const texts = (phone: string | null) => ({ phone, problem: null, email: null });
  const ownWay = "Copy link / show in person";
  expect(offered({ leadId: "lead", email: null }, texts("+15125550190"))).toEqual([
    "Text with a link to (512) 555-0190",
    "Email with a link",
    ownWay,
  ]);
  expect(offered({ leadId: "lead", email: null }, texts(null))).toEqual([
    "Email with a link",
    ownWay,
  ]);
  expect(offered({ leadId: null, email: null }, texts(null))).toEqual([ownWay]);
});
