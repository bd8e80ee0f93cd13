import {
  disconnectAds,
  retryConversions,
  saveGoogleAccount,
  saveMetaDataset,
} from "~/domains/growth/index.server.ts";
import {
  type AdPlatform,
  adPlatforms,
  googleAccountSchema,
  metaDatasetSchema,
} from "~/domains/growth/index.ts";
import {
  type ActionArgs,
  runForm,
  type Sent,
  showAgain,
} from "~/platform/http/commands/run-command.server.ts";
import { malformed, notFound } from "~/platform/http/failures/refusal.server.ts";
import { check, type FormValues } from "~/platform/validation/form.ts";
import { sessionMember } from "~/web/crm/frame/guard.server.ts";

const messages: Record<string, string> = {
  google: "Saved. Bookings and payments from Google ads are sent from now on.",
  meta: "Saved. Leads, bookings, and payments from your lead ads are sent from now on.",
  off: "Turned off. Nothing more is sent.",
  again: "We’re sending them again. Reload the page in a moment.",
};

/** Handles a member's actions on the ad platforms. */
export async function handleConversionsForm(args: ActionArgs) {
  const member = sessionMember(args.context);
  const result = await runForm(args, { call: (sent) => call(sent, member) });
  if (!result.ok) {
    if (result.code === "not_found") throw notFound();
    return showAgain(result, { values: result.values });
  }
  const intent = String(result.values.intent);
  return { message: messages[intent] ?? null, errors: {}, values: undefined };
}

async function call(
  { platform, body }: Sent<FormValues>,
  member: ReturnType<typeof sessionMember>,
) {
  switch (body.intent) {
    case "google": {
      const account = check(googleAccountSchema, body);
      return account.ok ? saveGoogleAccount(platform, member, account.value) : account;
    }
    case "meta": {
      const dataset = check(metaDatasetSchema, body);
      return dataset.ok ? saveMetaDataset(platform, member, dataset.value) : dataset;
    }
    case "off":
      return disconnectAds(platform, member, platformOf(body));
    case "again":
      return retryConversions(platform, member, platformOf(body));
    default:
      throw malformed();
  }
}

function platformOf({ platform }: FormValues): AdPlatform {
  const known = adPlatforms.find((adPlatform) => adPlatform === platform);
  if (!known) throw malformed();
  return known;
}
