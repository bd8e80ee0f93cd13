import { type ComponentProps, useEffect, useRef } from "react";
import { Form } from "react-router";
import { formatPhone } from "~/platform/validation/phone.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { useFreshForm } from "~/ui/form/saved-values.ts";
import { SelectField } from "~/ui/form/select-field.tsx";
import { TextAreaField } from "~/ui/form/text-area-field.tsx";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";

type Shown = {
  conversationId: string;
  name: string;
  phone: string | null;
  businessName: string;
  texts: readonly {
    id: string;
    direction: "inbound" | "outbound";
    text: string | null;
    createdAt: Date;
    /** Paths of the photos that were sent with it. */
    photos: readonly string[];
    isVoicemail: boolean;
  }[];
};

type PhoneScreenProps = {
  shown: Shown;
  call: ComponentProps<typeof PhoneCall>["call"];
  /** The business's call that rings, or was picked up. */
  drop: { isAnswered: boolean } | null;
  /** A member's call from the business's number. */
  outgoing: ComponentProps<typeof MemberCall>["call"] | null;
  numbers: ComponentProps<typeof PhoneCall>["numbers"];
  requestKey: string;
  typed: string;
  problem: string | null;
};

/** Simulated homeowner's phone: texts with the business, newest at the bottom. */
export function PhoneScreen(props: PhoneScreenProps) {
  const { requestKey, call, outgoing, drop, numbers } = props;
  const { conversationId, name, phone, businessName, texts } = props.shown;
  const format = useFormatDate();
  const form = useFreshForm(props.problem !== null);
  const bubbles = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text comes at the bottom.
  useEffect(() => {
    bubbles.current?.scrollTo(0, bubbles.current.scrollHeight);
  }, [texts.length]);
  return (
    <section
      aria-labelledby="phone-of"
      className="mx-auto w-full max-w-sm overflow-hidden rounded-4xl border-8 border-edge bg-surface"
    >
      <header className="border-b border-line bg-sunken px-4 py-3 text-center">
        <h2 id="phone-of" className="text-lg break-words">
          {businessName}
        </h2>
        <p className="text-sm text-muted break-words">
          {name}’s phone, {formatPhone(phone)}
        </p>
      </header>
      <ol
        ref={bubbles}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
        tabIndex={0}
        aria-label="Texts"
        className="flex h-96 flex-col gap-3 overflow-y-auto px-4 py-4"
      >
        {texts.length === 0 ? <li className="m-auto text-sm text-muted">No texts yet</li> : null}
        {texts.map(({ id, direction, text, createdAt, photos, isVoicemail }) => (
          <li
            key={id}
            className={
              direction === "inbound"
                ? "ml-10 self-end rounded-2xl bg-brand px-4 py-2 text-on-brand"
                : "mr-10 self-start rounded-2xl bg-sunken px-4 py-2"
            }
          >
            {direction === "outbound"
              ? photos.map((src) => (
                  <img key={src} src={src} alt="From the business" className="mb-2 rounded-lg" />
                ))
              : null}
            {isVoicemail ? <p className="text-sm font-semibold">Voicemail</p> : null}
            <p className="break-words whitespace-pre-wrap">{text ?? "Deleted"}</p>
            <p className="mt-1 text-xs">{format(createdAt, "MMM d, h:mm a")}</p>
          </li>
        ))}
      </ol>
      <div className="border-t border-line px-4 py-4">
        <Form ref={form} method="post" className="flex flex-col gap-3">
          <input type="hidden" name="request_key" value={requestKey} />
          <input type="hidden" name="conversation_id" value={conversationId} />
          <TextAreaField
            label="Text message"
            name="text"
            rows={2}
            maxLength={1_600}
            defaultValue={props.typed}
            error={props.problem ?? undefined}
          />
          <Button type="submit">Send</Button>
        </Form>
        <div className="mt-3 grid grid-cols-2 gap-3">
          {["STOP", "HELP"].map((word) => (
            <Form key={word} method="post">
              <input type="hidden" name="request_key" value={requestKey} />
              <input type="hidden" name="conversation_id" value={conversationId} />
              <input type="hidden" name="text" value={word} />
              <Button type="submit" variant="secondary" className="w-full">
                {word}
              </Button>
            </Form>
          ))}
        </div>
      </div>
      {drop ? <RingingDrop conversationId={conversationId} isAnswered={drop.isAnswered} /> : null}
      {outgoing ? <MemberCall conversationId={conversationId} call={outgoing} /> : null}
      <PhoneCall
        conversationId={conversationId}
        requestKey={requestKey}
        call={call}
        numbers={numbers}
      />
    </section>
  );
}

type RingingDropProps = { conversationId: string; isAnswered: boolean };

/** The business's automated call, and what the homeowner can do with it. */
function RingingDrop({ conversationId, isAnswered }: RingingDropProps) {
  const acts = isAnswered
    ? ([
        ["press_1", "Enter 1 to talk"],
        ["press_9", "Enter 9 to opt out"],
        ["hang_up", "Hang up"],
      ] as const)
    : ([
        ["let_ring", "Let it go to voicemail"],
        ["pick_up", "Pick up"],
      ] as const);
  return (
    <div className="border-t border-line px-4 py-4">
      <p role="status" className="mb-3 text-sm font-semibold">
        {isAnswered ? "On the automated call." : "The business is calling."}
      </p>
      <Form method="post" className="flex flex-wrap gap-3">
        <input type="hidden" name="conversation_id" value={conversationId} />
        {acts.map(([act, label]) => (
          <Button key={act} type="submit" name="drop" value={act} variant="secondary">
            {label}
          </Button>
        ))}
      </Form>
    </div>
  );
}

type MemberCallProps = {
  conversationId: string;
  call: { state: string; startedBy: string; memberPhone: string };
};

/** A member's call: what they do with their own phone first, then what the homeowner does. */
function MemberCall({ conversationId, call: { state, startedBy, memberPhone } }: MemberCallProps) {
  const acts =
    state === "calling"
      ? ([
          ["talk", "Pick up and talk for 2 minutes"],
          ["voicemail", "Let it go to voicemail"],
          ["no_answer", "Don’t pick up"],
        ] as const)
      : ([
          ["enter_1", `Pick up as ${startedBy} and enter 1`],
          ["ignore", "Don’t pick up"],
        ] as const);
  return (
    <div className="border-t border-line px-4 py-4">
      <p role="status" className="mb-3 text-sm font-semibold">
        {state === "calling"
          ? `${startedBy} is calling.`
          : `${startedBy} started a call. Their phone rings first: ${formatPhone(memberPhone)}.`}
      </p>
      <Form method="post" className="flex flex-wrap gap-3">
        <input type="hidden" name="conversation_id" value={conversationId} />
        {acts.map(([act, label]) => (
          <Button key={act} type="submit" name="outgoing" value={act} variant="secondary">
            {label}
          </Button>
        ))}
      </Form>
    </div>
  );
}

type PhoneCallProps = {
  conversationId: string;
  requestKey: string;
  /** Active call; `ringing` is the business's phone. */
  call: { state: string; ringing: string | null } | null;
  /** Numbers of the business to call. */
  numbers: readonly { phone: string; label: string }[];
};

/** Simulates calls from a homeowner's phone, with both ends of the line. */
function PhoneCall({ conversationId, requestKey, call, numbers }: PhoneCallProps) {
  const acts = call
    ? [
        ...(call.state === "ringing" ? [["pick_up", "Answer as the business"] as const] : []),
        ...(call.state === "ringing" ? [["no_answer", "No one answers"] as const] : []),
        ["hang_up", "Hang up"] as const,
      ]
    : [["call", "Call the business"] as const];
  return (
    <div className="border-t border-line px-4 py-4">
      {call ? (
        <p role="status" className="mb-3 text-sm">
          {call.state === "answered"
            ? "Connected."
            : `Ringing ${formatPhone(call.ringing) ?? "the business"}.`}
        </p>
      ) : null}
      <Form method="post" className="flex flex-wrap items-end gap-3">
        <input type="hidden" name="request_key" value={requestKey} />
        <input type="hidden" name="conversation_id" value={conversationId} />
        {!call && numbers.length > 1 ? (
          <SelectField
            name="to"
            label="Number to call"
            options={numbers.map(({ phone, label }) => ({
              value: phone,
              label: `${formatPhone(phone)} (${label})`,
            }))}
          />
        ) : null}
        {acts.map(([act, label]) => (
          <Button key={act} type="submit" name="act" value={act} variant="secondary">
            {label}
          </Button>
        ))}
      </Form>
    </div>
  );
}
