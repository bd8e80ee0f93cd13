import { redirect } from "react-router";
import {
  deleteWebhook,
  pauseWebhook,
  renewWebhookSecret,
  resumeWebhook,
  saveWebhook,
  sendAgain,
  sendTestEvent,
} from "~/domains/office/index.server.ts";
import {
  type ActionArgs,
  runForm,
  type Sent,
  showAgain,
} from "~/platform/http/commands/run-command.server.ts";
import { malformed, notFound } from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import type { FormValues } from "~/platform/validation/form.ts";
import { sessionMember } from "~/web/crm/frame/guard.server.ts";
import { noLongerOwner } from "../frame/no-longer-owner.ts";

const messagesByIntent: Record<string, string> = {
  save: "Webhook saved.",
  pause: "Webhook paused. Events that happen while it’s paused aren’t sent.",
  resume: "Webhook resumed. You can resend failed events below.",
  test: "A test event is on its way.",
  "send-again": "It’s being sent again.",
};

/** Handles an owner's actions on a webhook. */
export async function handleWebhookForm(args: ActionArgs & { params: { id?: string } }) {
  const member = sessionMember(args.context);
  const id = readId(args.params.id);
  if (!id) throw notFound();
  const result = await runForm(args, { call: (sent) => call(sent, member, id) }, ["events"]);
  if (!result.ok) {
    if (result.code === "not_found") throw notFound();
    return showAgain(result, { values: result.values, secret: null }, noLongerOwner);
  }
  const intent = String(result.values.intent);
  if (intent === "delete") throw redirect("/crm/settings/webhooks");
  const message = messagesByIntent[intent] ?? null;
  return { message, errors: {}, values: undefined, secret: result.secret ?? null };
}

type Outcome = Awaited<
  ReturnType<typeof saveWebhook | typeof sendTestEvent | typeof renewWebhookSecret>
> & { secret?: string };

async function call(
  { platform, body }: Sent<FormValues>,
  member: ReturnType<typeof sessionMember>,
  id: string,
): Promise<Outcome> {
  switch (body.intent) {
    case "save":
      return saveWebhook(platform, member, id, body);
    case "pause":
      return pauseWebhook(platform, member, id);
    case "resume":
      return resumeWebhook(platform, member, id);
    case "renew":
      return renewWebhookSecret(platform, member, id);
    case "test":
      return sendTestEvent(platform, member, id);
    case "delete":
      return deleteWebhook(platform, member, id);
    case "send-again": {
      const deliveryId = readId(body.delivery_id);
      if (!deliveryId) throw notFound();
      return sendAgain(platform, member, deliveryId);
    }
    default:
      throw malformed();
  }
}
