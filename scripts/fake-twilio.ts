import { startTwilioServer } from "../tests/fakes/twilio-server.ts";

/**
 * A stand-in for Twilio for development and benchmarks, in its own process, on `FAKE_PORT` or a
 * free one. It stores nothing it accepts, and sends no reports with `FAKE_REPORTS=no`. `SITE_URL`
 * must be where the product listens.
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
