import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { handleOutgoingStep } from "~/domains/inbox/calls/outgoing/handle-outgoing-step.server.ts";
import { outgoingCallSteps } from "~/domains/inbox/calls/outgoing/outgoing-calls.ts";
import { handleVoicemailStep } from "~/domains/inbox/calls/voicemail/handle-voicemail-step.server.ts";
import { voicemailSteps } from "~/domains/inbox/calls/voicemail/voicemail-steps.ts";
import type { Webhook } from "~/domains/inbox/replies/webhook.ts";
import { product } from "~/domains/shared/access/product.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { createTwilio } from "~/platform/sms/twilio.server.ts";
import type { FakeTwilio } from "../fakes/twilio-server.ts";

/** The platform with a fake provider that requests the steps of calls at this origin. */
export function withProvider(platform: Platform, fake: FakeTwilio, origin: string): Platform {
  const { accountSid, authToken, url } = fake;
  const settings = { accountSid, authToken, messagingServiceSid: null, apiUrl: new URL(url) };
  const siteUrl = new URL(origin);
  return {
    ...platform,
    settings: { ...platform.settings, siteUrl, isTrial: true },
    sms: createTwilio(settings, siteUrl, product.addresses),
  };
}

/** Our webhooks over HTTP, for a fake provider's calls. */
export async function serveCallSteps(platform: () => Platform) {
  const server = createServer((request, response) => {
    request.toArray().then(async (parts) => {
      const signature = request.headers["x-twilio-signature"];
      const handled = await handle(platform(), {
        url: new URL(request.url ?? "", origin),
        params: new URLSearchParams(Buffer.concat(parts).toString()),
        signature: typeof signature === "string" ? signature : null,
      });
      response.statusCode = handled?.ok ? 200 : 403;
      response.end(handled?.ok ? handled.twiml : "");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { origin, stop: () => server.close() };
}

function handle(platform: Platform, webhook: Webhook) {
  const { pathname, searchParams } = webhook.url;
  const name = pathname.split("/").at(-1);
  const reference = searchParams.get("reference");
  if (pathname.startsWith(`${product.addresses.outgoingCall}/`)) {
    const step = outgoingCallSteps.find((outgoingCallStep) => outgoingCallStep === name);
    return step ? handleOutgoingStep(platform, webhook, { step, reference }) : null;
  }
  const step = voicemailSteps.find((voicemailStep) => voicemailStep === name);
  const turn = Number(searchParams.get("turn") ?? 0);
  return step ? handleVoicemailStep(platform, webhook, { step, reference, turn }) : null;
}
