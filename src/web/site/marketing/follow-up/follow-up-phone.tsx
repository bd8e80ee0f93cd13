import { followUpPhone } from "~/content/auto-follow-up.ts";

/** A conversation on a phone, answered while its owner was at work. */
export function FollowUpPhone() {
  return (
    <figure className="mx-auto w-full max-w-sm">
      <div className="floating rounded-[2.5rem] bg-deep p-2">
        <div className="rounded-[2rem] bg-surface p-5">
          <ol className="flex flex-col gap-3 py-2">
            {followUpPhone.messages.map((message) => (
              <li
                key={message.text}
                className={
                  message.from === "homeowner"
                    ? "mr-10 self-start rounded-2xl rounded-bl-sm bg-sunken px-4 py-3"
                    : "ml-10 self-end rounded-2xl rounded-br-sm bg-brand px-4 py-3 text-on-brand"
                }
              >
                <span className="block text-xs font-semibold">
                  {followUpPhone.senders[message.from]}
                </span>
                {message.text}
              </li>
            ))}
          </ol>
          <p className="mt-4 flex items-center gap-3 rounded-xl bg-good-soft p-4 text-sm font-semibold text-good">
            <svg
              viewBox="0 0 24 24"
              className="size-6 shrink-0 fill-none stroke-current stroke-2"
              strokeLinecap="round"
              strokeLinejoin="round"
              aria-hidden="true"
            >
              <path d="M12 3a6 6 0 0 1 6 6v5l2 3H4l2-3V9a6 6 0 0 1 6-6Zm-2 17h4" />
            </svg>
            {followUpPhone.alert}
          </p>
        </div>
      </div>
      <figcaption className="sr-only">{followUpPhone.label}</figcaption>
    </figure>
  );
}
