import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Callable } from "~/domains/inbox/index.server.ts";
import { Button, LinkButton } from "~/ui/buttons/button.tsx";
import { CallLink } from "~/web/crm/frame/call-link.tsx";
import { useIsMember } from "~/web/crm/frame/use-frame.ts";

type TodayItemProps = {
  /** Customer's name with a link to details; null if the member may not open them. */
  name: string;
  href: string | null;
  /** Time or waiting time. */
  aside: ReactNode;
  text?: string | null;
  line?: string | null;
  /** One-tap actions, closest to the thumb first. */
  actions: readonly ItemAction[];
  /** A rarely used action. */
  secondaryAction?: ItemAction;
  /** The customer's phone, and how to call it from the business's number. */
  calls?: { phone: string | null; callable: Callable | null };
  /** Buttons that change it, such as Done; none if only another page completes it. */
  buttons?: readonly ItemButton[];
  /** Whether all of its text is shown, such as an address with how to get in. */
  isWhole?: boolean;
};

/**
 * The form of buttons that must not wait until the phone is online again: the on-the-way text, and opening the
 * conversation for a call.
 */
export const sentNow = "sent-now";

export type ItemAction = { href: string; label: string; hidden?: string };

/** Sent as `done`: kind and id of the item. The name includes the customer or subject. */
type ItemButton = {
  value: string;
  label: string;
  name: string;
  /** ID of another form on the page, for actions that must not wait until the phone is online again. */
  form?: string;
};

/** An item that needs attention, with a row of large buttons. */
export function TodayItem(item: TodayItemProps) {
  const {
    name,
    href,
    aside,
    text,
    line,
    actions,
    secondaryAction: secondary,
    calls,
    buttons = [],
    isWhole = false,
  } = item;
  const isMember = useIsMember();
  const count = actions.length + buttons.length;
  return (
    <li className="raised rounded-2xl bg-surface p-4 lg:grid lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center lg:gap-x-6 lg:px-5 lg:py-3">
      <div className="flex min-w-0 items-baseline justify-between gap-3 lg:justify-start">
        {href ? (
          <Link to={href} className="min-w-0 font-semibold break-words hover:underline">
            {name}
          </Link>
        ) : (
          <span className="min-w-0 font-semibold break-words">{name}</span>
        )}
        <span className="shrink-0 text-sm">{aside}</span>
      </div>
      {line ? <p className="text-sm break-words text-muted lg:col-start-1">{line}</p> : null}
      {text ? (
        <p
          className={`mt-1 break-words whitespace-pre-line lg:col-start-1 lg:mt-0 ${isWhole ? "" : "line-clamp-3 lg:line-clamp-1"}`}
        >
          {text}
        </p>
      ) : null}
      <div
        className={`mt-3 flex flex-wrap gap-2 max-sm:*:grow ${count > 3 ? "max-sm:*:basis-[40%]" : ""} lg:col-start-2 lg:row-span-3 lg:row-start-1 lg:mt-0`}
      >
        {actions.map((action, index) => (
          <LinkButton
            key={action.label}
            href={action.href}
            variant={index === 0 ? "primary" : "secondary"}
            className="px-3"
            {...(action.href.startsWith("https:") ? { rel: "noreferrer", target: "_blank" } : {})}
          >
            {action.label}
            <span className="sr-only"> {action.hidden ?? name}</span>
          </LinkButton>
        ))}
        {isMember
          ? buttons.map(({ value, label, name: full, form }) => (
              <Button
                key={value}
                type="submit"
                name="done"
                value={value}
                form={form}
                variant="secondary"
                className="px-3"
                aria-label={full}
              >
                {label}
              </Button>
            ))
          : null}
      </div>
      {secondary || calls?.callable ? (
        <div className="flex flex-wrap gap-x-4 max-lg:-mb-2 lg:col-start-1">
          {calls?.callable ? (
            <CallLink
              conversationId={calls.callable.conversationId}
              name={name}
              phone={calls.phone}
              form={sentNow}
            />
          ) : null}
          {secondary ? (
            <a
              href={secondary.href}
              className="text-link inline-flex min-h-11 items-center text-sm"
            >
              {secondary.label}
              <span className="sr-only"> to {secondary.hidden ?? name}</span>
            </a>
          ) : null}
        </div>
      ) : null}
    </li>
  );
}
