import { startTwilioServer } from "../../tests/fakes/twilio-server.ts";

/** The fake provider over HTTP. It records when each number's text was accepted, and no message text. */
export async function startProvider() {
  const fake = await startTwilioServer();
  const accepted = new Map<string, number>();
  const senders = new Set<string>();
  let texts = 0;
  fake.remembers = false;
  // Status reports aren't part of the measurement.
  fake.reports = () => [];
  fake.fault = ({ to, from }) => {
    texts += 1;
    accepted.set(to, performance.now());
    senders.add(from);
    return null;
  };
  return {
    settings: {
      TWILIO_ACCOUNT_SID: fake.accountSid,
      TWILIO_AUTH_TOKEN: fake.authToken,
      TWILIO_API_URL: fake.url,
    },
    /** How many were accepted so far. */
    texts: () => texts,
    /** When the last text to a number was accepted, by `performance.now`; null if none was. */
    acceptedAt: (phone: string) => accepted.get(phone) ?? null,
    /** How many numbers texts came from since the last reset. */
    senders: () => senders.size,
    forgetSenders: () => senders.clear(),
    /** Sends the site an inbound text, as the provider does. */
    receive: fake.receive.bind(fake),
    stop: () => fake.stop(),
  };
}

export type Provider = Awaited<ReturnType<typeof startProvider>>;
