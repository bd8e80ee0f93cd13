import { startTwilioServer } from "../tests/fakes/twilio-server.ts";

/**
 * A stand-in for Twilio for development and measurements, in a process of its own, on `FAKE_PORT` or
 * a free one. It forgets what it accepts, and reports nothing with `FAKE_REPORTS=no`. `SITE_URL` has to be
 * where the product listens.
 */
const port = Number(process.env.FAKE_PORT ?? 0);
const fake = await startTwilioServer({ port });
fake.remembers = false;
if (process.env.FAKE_REPORTS === "no") fake.reports = () => [];
console.log(
  [
    `TWILIO_ACCOUNT_SID=${fake.accountSid}`,
    `TWILIO_AUTH_TOKEN=${fake.authToken}`,
    `TWILIO_API_URL=${fake.url}`,
  ].join("\n"),
);
