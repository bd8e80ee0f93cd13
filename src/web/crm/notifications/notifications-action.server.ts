import { data } from "react-router";
import {
  addPushDevice,
  confirmPhone,
  removePhone,
  removePushDevice,
  saveNotificationSettings,
  sendPhoneCode,
} from "~/domains/office/index.server.ts";
import { choiceLists } from "~/domains/office/index.ts";
import type { ActionArgs } from "~/platform/http/commands/run-command.server.ts";
import {
  type AnyRefused,
  malformed,
  notFound,
  reasonOf,
  statusOfRefusal,
} from "~/platform/http/failures/refusal.server.ts";
import { readFormValues } from "~/platform/http/requests/read-body.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import type { FieldErrors, FormValues } from "~/platform/validation/form.ts";
import { parseJson } from "~/platform/validation/parse-json.ts";
import { sessionMember } from "~/web/crm/frame/guard.server.ts";

/** Saves a member's notification settings. */
export async function changeNotificationsAction({ request, context }: ActionArgs) {
  const platform = context.get(platformContext);
  const member = sessionMember(context);
  const values = await readFormValues(request, choiceLists);
  switch (values.intent) {
    case "save": {
      const saved = await saveNotificationSettings(platform, member, values);
      return saved.ok ? respond("Saved.") : refuse(saved, values);
    }
    case "send-code": {
      const sent = await sendPhoneCode(platform, member, String(values.phone ?? ""));
      return sent.ok ? respond("The code is on its way.") : refuse(sent, values);
    }
    case "confirm-phone": {
      const confirmed = await confirmPhone(platform, member, String(values.code ?? ""));
      return confirmed.ok
        ? respond("Number confirmed. Choose which alerts it gets.")
        : refuse(confirmed, values);
    }
    case "remove-phone":
      await removePhone(platform, member);
      return respond("Number removed.");
    case "add-device": {
      const userAgent = request.headers.get("user-agent");
      const subscription = parseJson(String(values.subscription));
      const added = await addPushDevice(platform, member, { subscription, userAgent });
      return added.ok ? respond("Alerts are on for this device.") : refuse(added, values);
    }
    case "remove-device": {
      const id = readId(values.id);
      if (!id || !(await removePushDevice(platform, member, id))) throw notFound();
      return respond("Alerts are off on that device.");
    }
    default:
      throw malformed();
  }
}

const noErrors: FieldErrors = {};

const respond = (message: string) =>
  data({ message, refused: false, errors: noErrors, values: undefined as FormValues | undefined });

function refuse(refused: AnyRefused, values: FormValues) {
  const message = refused.errors ? "" : (reasonOf(refused) ?? "");
  const errors = refused.errors ?? noErrors;
  return data({ message, refused: true, errors, values }, { status: statusOfRefusal(refused) });
}
