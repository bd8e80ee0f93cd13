import { redirect } from "react-router";
import {
  chooseGoogleAccount,
  connectMetaPage,
  deleteSource,
  pollGoogleNow,
  renewSourceAddress,
  replayDelivery,
  saveSource,
} from "~/domains/lead-sources/index.server.ts";
import { metaConnectionSchema, sourceSettingsSchema } from "~/domains/lead-sources/index.ts";
import {
  type ActionArgs,
  runForm,
  type Sent,
  showAgain,
} from "~/platform/http/commands/run-command.server.ts";
import { malformed, notFound } from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import { check, type FormValues } from "~/platform/validation/form.ts";
import { sessionMember } from "~/web/crm/frame/guard.server.ts";

const messages: Record<string, string> = {
  save: "Saved.",
  connect: "Connected. Send a test lead to see if it arrives.",
  account: "Connected. We’re reading your leads now.",
  poll: "We’re reading your leads now. New ones appear here.",
  renew: "The address changed. Enter the new one where the leads come from.",
  again: "We’re trying it again. The result appears here.",
};

/** Handles a member's actions on a lead source. */
export async function handleSourceForm(args: ActionArgs & { params: { id?: string } }) {
  const member = sessionMember(args.context);
  const sourceId = readId(args.params.id);
  if (!sourceId) throw notFound();
  const result = await runForm(args, { call: (sent) => call(sent, member, sourceId) });
  if (!result.ok) {
    if (result.code === "not_found") throw notFound();
    return showAgain(result, { values: result.values });
  }
  const intent = String(result.values.intent);
  if (intent === "delete") throw redirect("/crm/settings/lead-sources", { status: 303 });
  return { message: messages[intent] ?? null, errors: {}, values: undefined };
}

async function call(
  { platform, body }: Sent<FormValues>,
  member: ReturnType<typeof sessionMember>,
  sourceId: string,
) {
  switch (body.intent) {
    case "save": {
      const settings = check(sourceSettingsSchema, { ...body, page_id: body.page_id || null });
      if (!settings.ok) return settings;
      return saveSource(platform, member, { sourceId, settings: settings.value });
    }
    case "renew": {
      const times = Number(body.times);
      if (!Number.isInteger(times) || times < 0) throw malformed();
      return renewSourceAddress(platform, member, { sourceId, times });
    }
    case "delete":
      return deleteSource(platform, member, sourceId);
    case "connect": {
      const connection = check(metaConnectionSchema, body);
      if (!connection.ok) return connection;
      return connectMetaPage(platform, member, { sourceId, connection: connection.value });
    }
    case "account": {
      const accountId = String(body.account_id ?? "");
      return chooseGoogleAccount(platform, member, { sourceId, accountId });
    }
    case "poll":
      return pollGoogleNow(platform, member, sourceId);
    case "again": {
      const deliveryId = readId(body.delivery_id);
      if (!deliveryId) throw notFound();
      return replayDelivery(platform, member, { sourceId, deliveryId });
    }
    default:
      throw malformed();
  }
}
