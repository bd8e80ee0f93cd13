import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Callable } from "~/domains/inbox/index.server.ts";
import { Button, LinkButton } from "~/ui/buttons/button.tsx";
import { CallLink } from "~/web/crm/frame/call-link.tsx";
import { MoreMenu } from "~/web/crm/frame/more-menu.tsx";
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
  const isCallable = Boolean(calls?.callable) && isMember;
  // The next stop's buttons are large; on a phone, those of other items fit one row.
  const size = isWhole ? "medium" : "small";
  return (
    <li className="raised rounded-2xl bg-surface px-3 py-3 sm:px-4 lg:grid lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center lg:gap-x-6 lg:px-5">
      <div className="flex min-w-0 flex-wrap items-center gap-x-2">
        {href ? (
          <Link
            to={href}
            className="min-w-0 font-semibold break-words hover:underline max-lg:grow max-lg:basis-24"
          >
            {name}
          </Link>
        ) : (
          <span className="min-w-0 font-semibold break-words max-lg:grow max-lg:basis-24">
            {name}
          </span>
        )}
        <span className="min-w-0 text-sm">{aside}</span>
        {secondary || isCallable ? (
          <div className="-my-2 -mr-2 shrink-0">
            <MoreMenu label={`More for ${name}`} wideEdge="left">
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
            </MoreMenu>
          </div>
        ) : null}
      </div>
      {line ? <p className="text-sm break-words text-muted lg:col-start-1">{line}</p> : null}
      {text ? (
        <p
          className={`break-words whitespace-pre-line lg:col-start-1 ${isWhole ? "mt-1" : "line-clamp-2 max-sm:text-sm lg:line-clamp-1"}`}
        >
          {text}
        </p>
      ) : null}
      <div
        className={`mt-2 flex flex-wrap gap-1.5 max-sm:*:grow sm:gap-2 ${isWhole ? "max-sm:*:basis-[40%]" : ""} lg:col-start-2 lg:row-span-3 lg:row-start-1 lg:mt-0`}
      >
        {actions.map((action, index) => (
          <LinkButton
            key={action.label}
            href={action.href}
            variant={index === 0 ? "primary" : "secondary"}
            size={size}
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
                size={size}
                aria-label={full}
              >
                {label}
              </Button>
            ))
          : null}
      </div>
    </li>
  );
}
