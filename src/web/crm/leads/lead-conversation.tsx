import { type ComponentProps, type ReactNode, useState } from "react";
import { Form } from "react-router";
import type { FollowUp, ScheduledList } from "~/domains/follow-ups/index.server.ts";
import type { FilledSnippet } from "~/domains/inbox/index.server.ts";
import type { FoundOwnLead } from "~/domains/leads/index.server.ts";
import { channelNames } from "~/domains/messaging/index.ts";
import { typedText } from "~/platform/validation/typed-text.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Badge } from "~/ui/feedback/badge.tsx";
import { useFreshForm } from "~/ui/form/saved-values.ts";
import { TextAreaField } from "~/ui/form/text-area-field.tsx";
import type { FormResult } from "~/web/crm/conversations/form-result.ts";
import { Fold } from "~/web/crm/frame/fold.tsx";
import { TouchLink } from "~/web/crm/frame/touch-link.tsx";
import { useIsMember } from "~/web/crm/frame/use-frame.ts";
import { OptOutBadge, WhyEnded } from "~/web/shared/follow-up/opt-outs.tsx";
import { ConfirmAction } from "~/web/shared/forms/confirm-action.tsx";
import { ConversationEntries } from "../conversations/conversation-entries.tsx";
import { ReplyBox } from "../conversations/reply-box.tsx";
import { ScheduledMessages } from "../conversations/scheduled-messages.tsx";

type Note = FoundOwnLead["notes"][number];

type LeadConversationProps = {
  conversation: FollowUp["conversation"] | null;
  calls: ComponentProps<typeof ConversationEntries>["calls"];
  outgoingCalls: ComponentProps<typeof ConversationEntries>["outgoingCalls"];
  notes: readonly Note[];
  /** URL of earlier messages; null if there are none. */
  olderHref: string | null;
  /** Whether it's open on a phone: to write, or to read older messages. */
  isOpen: boolean;
  scheduled: ScheduledList | null;
  changed: ComponentProps<typeof ScheduledMessages>["result"];
  /** The form below the last message. */
  children: ReactNode;
};

/** Texts, emails, calls, automatic messages and notes, newest last. */
export function LeadConversation({
  conversation,
  calls = [],
  outgoingCalls = [],
  notes,
  olderHref,
  isOpen,
  scheduled,
  changed,
  children,
}: LeadConversationProps) {
  const count =
    (conversation?.messages.length ?? 0) + calls.length + outgoingCalls.length + notes.length;
  const isHeld = scheduled?.messages.some(({ hold }) => hold) ?? false;
  return (
    <Fold
      id="conversation"
      title="Conversation"
      note={isHeld ? <Badge tone="warning">On hold</Badge> : count > 0 ? count : null}
      isOpen={isOpen || isHeld || changed !== undefined}
    >
      {olderHref ? <TouchLink to={olderHref}>Older messages</TouchLink> : null}
      <ConversationEntries
        messages={conversation?.messages ?? []}
        calls={calls}
        outgoingCalls={outgoingCalls}
        notes={notes}
        hasOlder={olderHref !== null}
      />
      <ScheduledMessages list={scheduled} result={changed} />
      {children}
    </Fold>
  );
}

type LeadWriteProps = {
  lead: ComponentProps<typeof ReplyBox>["person"] & { name: string };
  /** Idempotency key: a message that is submitted twice is sent once. */
  requestKey: string;
  result: FormResult | undefined;
  snippets: readonly FilledSnippet[];
  /** Channel of the link that led here: text or email. */
  channel: "sms" | "email" | null;
  scheduled: ScheduledList | null;
  attached: ComponentProps<typeof ReplyBox>["attached"];
};

/** A text or email from the business. */
export function LeadWrite(props: LeadWriteProps) {
  const { lead, requestKey, result, snippets, channel, scheduled, attached } = props;
  if (!useIsMember() || !(lead.phone || lead.email)) return null;
  return (
    <section aria-labelledby="write" className="mt-4 border-t border-line pt-3">
      <h3 id="write" className="mb-2 font-semibold">
        Message {lead.name}
      </h3>
      <ReplyBox
        person={lead}
        requestKey={requestKey}
        result={result}
        snippets={snippets}
        channel={channel}
        takesNotes={false}
        scheduled={scheduled}
        attached={attached}
      />
    </section>
  );
}

type LeadNoteFormProps = { requestKey: string; result: FormResult | undefined };

/** Internal note; the homeowner never sees it (`leads.own`). */
export function LeadNoteForm({ requestKey, result }: LeadNoteFormProps) {
  const [key, setKey] = useState(result?.nextKey ?? requestKey);
  const nextKey = result?.nextKey;
  if (nextKey !== undefined && nextKey !== key) setKey(nextKey);
  const form = useFreshForm(result?.refused !== undefined);
  if (!useIsMember()) return null;
  return (
    <Fold id="add-note" title="Add a note" isOpen={result !== undefined}>
      <Form
        ref={form}
        method="post"
        data-offline-kind="Note"
        noValidate
        preventScrollReset
        className="flex flex-col gap-3"
      >
        <input type="hidden" name="request_key" value={key} />
        <TextAreaField
          name="note"
          label="Note"
          hint="Only your team sees it."
          rows={2}
          defaultValue={typedText(result?.refused?.values, "note")}
          error={result?.refused?.errors.note}
        />
        <Button
          type="submit"
          name="intent"
          value="add-note"
          variant="secondary"
          className="sm:self-start"
        >
          Save note
        </Button>
      </Form>
    </Fold>
  );
}

/** Scheduled messages: send time, reason for a hold, preview; with Pause, Resume and Stop. */
export function LeadFollowUp({ followUp }: { followUp: FollowUp }) {
  const { enrollment, coming } = followUp;
  const paused = enrollment.pausedAt !== null;
  return (
    <Fold
      id="follow-up"
      title="Scheduled follow-ups"
      note={
        enrollment.endedAt ? "none" : paused ? <Badge tone="warning">Paused</Badge> : coming.length
      }
    >
      <OptOutBadge declined={followUp.declined} />
      <WhyEnded enrollment={enrollment} declined={followUp.declined} />
      <ol className="mt-1 divide-y divide-line">
        {coming.map((step) => (
          <li key={step.key} className="py-3">
            <p>
              <span className="font-semibold">{channelNames[step.channel]}</span>{" "}
              <span className="text-muted">
                {step.willBeSent ? step.moment.business : `was due ${step.moment.business}`}
              </span>
            </p>
            {step.remarks.map((remark) => (
              <p key={remark} className="text-sm text-muted">
                {remark}
              </p>
            ))}
            <details className="text-sm">
              <summary className="inline-flex min-h-11 cursor-pointer items-center text-muted">
                {step.subject ?? "Preview"}
              </summary>
              <p className="rounded-lg bg-sunken p-3 break-words whitespace-pre-wrap">
                {step.words}
              </p>
            </details>
          </li>
        ))}
      </ol>
      {enrollment.endedAt ? null : <FollowUpControls paused={paused} />}
    </Fold>
  );
}

function FollowUpControls({ paused }: { paused: boolean }) {
  if (!useIsMember()) return null;
  return (
    <div className="mt-2 flex flex-col gap-2">
      <Form method="post" preventScrollReset>
        <Button
          type="submit"
          name="intent"
          value={paused ? "resume-follow-up" : "pause-follow-up"}
          variant={paused ? "primary" : "secondary"}
        >
          {paused ? "Resume" : "Pause"}
        </Button>
      </Form>
      <ConfirmAction
        label="Stop"
        subject="the follow-up"
        consequence="None of these messages will be sent. You can’t undo this. To stop for now, tap Pause instead."
        yes="Stop follow-up"
        intent="stop-follow-up"
      />
    </div>
  );
}
