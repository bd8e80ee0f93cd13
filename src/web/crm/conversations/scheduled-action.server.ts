import { data } from "react-router";
import {
  cancelScheduledMessage,
  changeScheduledMessage,
  type ScheduledAbout,
  type SeenMessage,
  scheduleMessage,
  sendScheduledNow,
} from "~/domains/follow-ups/index.server.ts";
import { manualMessageSchema } from "~/domains/follow-ups/index.ts";
import {
  type ActionArgs,
  type ReceivedFiles,
  type ReceivedForm,
  runReceived,
} from "~/platform/http/commands/run-command.server.ts";
import {
  malformed,
  refusalToast,
  statusOfRefusal,
} from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import { check, type FormValues } from "~/platform/validation/form.ts";
import type { ToastMessage } from "~/ui/toasts/show-toast.ts";
import { sessionMember } from "~/web/crm/frame/guard.server.ts";
import { done, emptyForm, type FormResult, messageRefusals } from "./form-result.ts";

type Sent = { args: ActionArgs; form: ReceivedForm };

const photosNotScheduled = {
  ok: false,
  code: "invalid",
  errors: { photos: "Photos can’t be scheduled. Send them now, or remove them" },
} as const;

const sendAtOf = ({ send_at: typed }: FormValues) => (typeof typed === "string" ? typed : "");

/** Schedules a member's message, or shows it again with the reason. */
export async function handleScheduleForm(
  { args, form }: { args: ActionArgs; form: ReceivedFiles },
  about: ScheduledAbout,
) {
  const member = sessionMember(args.context);
  const scheduled = await runReceived(args, form, {
    read: (values) => {
      const hasPhotos = form.files.length > 0 || form.leftOut !== 0 || values.photo_ref;
      return hasPhotos ? photosNotScheduled : check(manualMessageSchema, values);
    },
    call: ({ platform, requestKey }, request) =>
      scheduleMessage(platform, member, {
        ...{ about, request, sendAt: sendAtOf(form.body), requestKey },
      }),
  });
  if (scheduled.ok) {
    const toasts = done("Scheduled", "It’s in the conversation. You can edit or cancel it there.");
    return data({ toasts, written: emptyForm() });
  }
  const errors = scheduled.code === "invalid" ? scheduled.errors : undefined;
  const { reference: _, ...toast } = refusalToast(scheduled, notScheduled, messageRefusals);
  const toasts: ToastMessage[] = errors ? [] : [{ ...toast, tone: "destructive" }];
  const formResult: FormResult = { refused: { values: form.body, errors: errors ?? {} } };
  return data({ toasts, written: formResult }, { status: statusOfRefusal(scheduled) });
}

const refresh = "Please refresh and try again.";
const notScheduled = { title: "Not Scheduled", description: refresh };

const changes = {
  "change-scheduled": { title: "Saved", description: "It’ll be sent at the new time." },
  "cancel-scheduled": { title: "Canceled", description: "The message won’t be sent." },
  "send-scheduled": { title: "On Its Way", description: "It’s in the conversation." },
} as const;
type Change = keyof typeof changes;

/** Whether a button is one of a scheduled message. */
export const isScheduledIntent = (intent: unknown): intent is Change =>
  typeof intent === "string" && Object.hasOwn(changes, intent);

/** Changes, cancels, or sends a scheduled message, or says why not. */
export async function handleScheduledForm({ args, form }: Sent, intent: Change) {
  const { scheduled_id: typedId, version } = form.body;
  const scheduledId = readId(typedId);
  if (!scheduledId || typeof version !== "string" || !/^\d{1,6}$/.test(version)) throw malformed();
  const seen: SeenMessage = { scheduledId, version: Number(version) };
  const changed = await run({ args, form }, intent, seen);
  if (changed.ok) {
    const { title, description } = changes[intent];
    return data({ toasts: done(title, description), scheduled: undefined });
  }
  const errors = changed.code === "invalid" ? changed.errors : undefined;
  if (errors && intent === "change-scheduled") {
    const scheduled = { scheduledId, refused: { values: form.body, errors } };
    return data({ toasts: [] as ToastMessage[], scheduled }, { status: statusOfRefusal(changed) });
  }
  const why = errors ? Object.values(errors)[0] : undefined;
  const { reference: _, ...toast } = refusalToast(
    changed,
    { title: intent === "send-scheduled" ? "Not Sent" : "No Changes Made", description: refresh },
    {
      ...messageRefusals,
      already_done: "It was already sent or canceled.",
      changed_elsewhere:
        "A teammate changed it, or they’re updating their preferences right now. Check it and try again.",
    },
  );
  const toasts: ToastMessage[] = [
    { ...toast, ...(why ? { description: why } : {}), tone: "destructive" },
  ];
  return data({ toasts, scheduled: undefined }, { status: statusOfRefusal(changed) });
}

function run({ args, form }: Sent, intent: Change, seen: SeenMessage) {
  const member = sessionMember(args.context);
  if (intent === "change-scheduled") {
    return runReceived(args, form, {
      read: (values) => check(manualMessageSchema, values),
      call: ({ platform }, request) =>
        changeScheduledMessage(platform, member, { seen, request, sendAt: sendAtOf(form.body) }),
    });
  }
  const command = intent === "cancel-scheduled" ? cancelScheduledMessage : sendScheduledNow;
  return runReceived(args, form, { call: ({ platform }) => command(platform, member, seen) });
}
