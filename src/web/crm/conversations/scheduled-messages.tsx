import { Form } from "react-router";
import type { ScheduledList } from "~/domains/follow-ups/index.server.ts";
import { typedText } from "~/platform/validation/typed-text.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Badge } from "~/ui/feedback/badge.tsx";
import { TextAreaField } from "~/ui/form/text-area-field.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { Disclosure } from "~/ui/layout/disclosure.tsx";
import { useIsMember } from "~/web/crm/frame/use-frame.ts";
import { ConfirmAction } from "~/web/shared/forms/confirm-action.tsx";
import type { FormResult } from "./form-result.ts";

type Scheduled = ScheduledList["messages"][number];

type ScheduledMessagesProps = {
  list: ScheduledList | null;
  /** The form of one message with its errors. */
  result: { scheduledId: string; refused: NonNullable<FormResult["refused"]> } | undefined;
};

/** Messages that are sent later, next first, each with its time and hold. */
export function ScheduledMessages({ list, result }: ScheduledMessagesProps) {
  if (!list || list.messages.length === 0) return null;
  return (
    <section aria-labelledby="scheduled" className="mt-4 flex flex-col gap-3">
      <h3 id="scheduled" className="font-semibold">
        Scheduled
      </h3>
      <ol className="flex flex-col gap-3">
        {list.messages.map((message) => (
          <ScheduledItem
            key={`${message.id} ${message.version}`}
            message={message}
            list={list}
            refused={result?.scheduledId === message.id ? result.refused : undefined}
          />
        ))}
      </ol>
    </section>
  );
}

type ScheduledItemProps = {
  message: Scheduled;
  list: ScheduledList;
  refused: FormResult["refused"];
};

function ScheduledItem({ message, list: { clocks, bounds }, refused }: ScheduledItemProps) {
  const { channel, subject, text, at, recipientAt, author, hold } = message;
  const isMember = useIsMember();
  return (
    <li className="flex flex-col gap-1 rounded-xl border border-dashed border-edge px-4 py-2.5">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
        <Badge tone={hold ? "warning" : "info"}>{hold ? "On hold" : "Scheduled"}</Badge>
        <span className="font-semibold">
          {channel === "sms" ? "Text" : "Email"}, {at} ({clocks.business})
        </span>
      </p>
      {recipientAt ? (
        <p className="text-sm text-muted">
          Customer’s time: {recipientAt} ({clocks.recipient})
        </p>
      ) : null}
      {hold ? <p className="text-sm">{hold}</p> : null}
      {subject ? <p className="font-semibold break-words">{subject}</p> : null}
      <p className="break-words whitespace-pre-wrap">{text}</p>
      <p className="text-xs text-muted">By {author}</p>
      {isMember ? (
        <div className="flex flex-col gap-1">
          <div className="flex flex-wrap items-start gap-x-3">
            <Form method="post" preventScrollReset>
              <SeenFields message={message} />
              <Button
                type="submit"
                name="intent"
                value="send-scheduled"
                variant="secondary"
                size="small"
                className="min-h-11"
              >
                Send now
              </Button>
            </Form>
            <ConfirmAction
              label="Cancel"
              subject="the scheduled message"
              consequence="It won’t be sent, and its text is deleted."
              yes="Cancel message"
              intent="cancel-scheduled"
              fields={{ scheduled_id: message.id, version: String(message.version) }}
            />
          </div>
          <EditScheduled message={message} clocks={clocks} bounds={bounds} refused={refused} />
        </div>
      ) : null}
    </li>
  );
}

function SeenFields({ message: { id, version } }: { message: Scheduled }) {
  return (
    <>
      <input type="hidden" name="scheduled_id" value={id} />
      <input type="hidden" name="version" value={version} />
    </>
  );
}

type EditProps = Pick<ScheduledList, "clocks" | "bounds"> & {
  message: Scheduled;
  refused: FormResult["refused"];
};

function EditScheduled({ message, clocks, bounds, refused }: EditProps) {
  const { id, channel, subject, text, typedAt } = message;
  const typed = (name: string) => typedText(refused?.values, name);
  const errors = refused?.errors ?? {};
  return (
    <Disclosure isOpen={refused !== undefined}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm font-semibold text-brand">
        Edit
      </summary>
      <Form method="post" noValidate preventScrollReset className="flex flex-col gap-3">
        <SeenFields message={message} />
        <input type="hidden" name="channel" value={channel} />
        {channel === "email" ? (
          <TextField
            name="subject"
            id={`subject-${id}`}
            label="Subject"
            maxLength={200}
            defaultValue={typed("subject") ?? subject ?? ""}
            error={errors.subject}
          />
        ) : null}
        <TextAreaField
          name="words"
          id={`words-${id}`}
          label="Scheduled message"
          rows={3}
          defaultValue={typed("words") ?? text}
          error={errors.words ?? errors.channel}
        />
        <TextField
          type="datetime-local"
          name="send_at"
          id={`send_at-${id}`}
          label={`Send at (${clocks.business})`}
          {...bounds}
          defaultValue={typed("send_at") ?? typedAt}
          error={errors.send_at}
        />
        <Button
          type="submit"
          name="intent"
          value="change-scheduled"
          variant="secondary"
          className="self-start"
        >
          Save changes
        </Button>
      </Form>
    </Disclosure>
  );
}

type SendLaterProps = Pick<ScheduledList, "clocks" | "bounds"> & {
  typed: string | undefined;
  error: string | undefined;
};

/** The time to send a new message at, within its form. */
export function SendLater({ clocks, bounds, typed, error }: SendLaterProps) {
  return (
    <Disclosure
      isOpen={error !== undefined}
      className="open:basis-full group-has-[input[value=note]:checked]:hidden"
    >
      <summary className="text-link inline-flex min-h-11 cursor-pointer items-center text-sm font-semibold">
        Send later
      </summary>
      <div className="flex flex-wrap items-end gap-2">
        <div className="min-w-0 grow">
          <TextField
            type="datetime-local"
            name="send_at"
            label={`Send at (${clocks.business})`}
            hint={`${clocks.recipient ? `Your customer is on ${clocks.recipient}. ` : ""}If they reply or call first, we put it on hold for you to check.`}
            {...bounds}
            defaultValue={typed}
            error={error}
          />
        </div>
        <Button type="submit" name="intent" value="schedule-message" variant="secondary">
          Schedule
        </Button>
      </div>
    </Disclosure>
  );
}
