import { afterAll, beforeEach, expect, test } from "vitest";
import { startTwilioServer } from "../../tests/fakes/twilio-server.ts";
import { checkTexts } from "./texts.ts";

const fake = await startTwilioServer();
const siteUrl = new URL("https://hearthline.example");
const twilio = {
  accountSid: fake.accountSid,
  authToken: fake.authToken,
  messagingServiceSid: null,
  apiUrl: new URL(fake.url),
};
afterAll(() => fake.stop());
beforeEach(() => {
  fake.shape = (_endpoint, fields) => fields;
  fake.owned.clear();
});

test("reports nothing about texts without a provider", async () => {
  expect(await checkTexts({ twilio: null, siteUrl })).toEqual([]);
});

test("reports the account's name and what its numbers lack", async () => {
  expect(await checkTexts({ twilio, siteUrl })).toMatchObject([
    { verdict: "good", message: expect.stringContaining("A fake account") },
    { verdict: "advice", message: expect.stringContaining("no number") },
  ]);
  const expectedUrls = {
    smsUrl: "https://hearthline.example/webhooks/sms",
    voiceUrl: "https://hearthline.example/webhooks/calls",
  };
  const found = async () =>
    (await checkTexts({ twilio, siteUrl })).map(({ subject, verdict }) => `${subject} ${verdict}`);
  fake.owned.set("+15125550100", { sid: "PN1", ...expectedUrls });
  expect(await found()).toEqual(["Twilio good", "Calls good", "Numbers good"]);
  fake.owned.set("+15125550101", {
    sid: "PN2",
    ...expectedUrls,
    smsUrl: "https://demo.twilio.com",
  });
  expect(await found()).toEqual(["Twilio good", "Calls good", "Numbers advice"]);
  expect((await checkTexts({ twilio, siteUrl }))[2]?.message).toMatch(
    /\+15125550101 don't reach .*hearthline\.example\/webhooks\/sms/,
  );
  fake.owned.set("+15125550101", {
    sid: "PN2",
    ...expectedUrls,
    voiceUrl: "https://demo.twilio.com",
  });
  expect(await found()).toEqual(["Twilio good", "Calls advice", "Numbers good"]);
  expect((await checkTexts({ twilio, siteUrl }))[1]?.message).toMatch(
    /\+15125550101 don't reach .*hearthline\.example\/webhooks\/calls and .*\/webhooks\/calls\/status/,
  );
});

test("reports suspended accounts and wrong tokens, without printing the token", async () => {
  fake.shape = (_endpoint, fields) => ({ ...fields, status: "suspended" });
  expect((await checkTexts({ twilio, siteUrl }))[0]).toMatchObject({
    verdict: "missing",
    message: expect.stringContaining("suspended"),
  });
  const [wrong] = await checkTexts({ twilio: { ...twilio, authToken: "hush" }, siteUrl });
  expect(wrong).toMatchObject({
    verdict: "missing",
    message: expect.stringContaining("TWILIO_AUTH_TOKEN"),
  });
  expect(JSON.stringify(wrong)).not.toContain("hush");
});
