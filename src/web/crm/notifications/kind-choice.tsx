import {
  channelLabels,
  choiceField,
  kindsOnPage,
  type NotificationKind,
  notificationChannels,
} from "~/domains/office/notifications/notifications.ts";
import { Choice } from "~/ui/form/choice.tsx";
import { FieldError } from "~/ui/form/field-error.tsx";

type KindChoiceProps = {
  kind: NotificationKind;
  chosen: readonly string[];
  mayText: boolean;
  error: string | undefined;
};

/** By which channels one is told of one kind of thing. */
export function KindChoice({ kind, chosen, mayText, error }: KindChoiceProps) {
  const name = choiceField(kind);
  const { label, hint } = kindsOnPage[kind];
  return (
    <li className="py-3">
      <fieldset
        aria-describedby={error ? `${name}-error` : undefined}
        className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1"
      >
        <legend className="sr-only">{label}</legend>
        <div className="min-w-0 grow basis-56">
          <p className="font-semibold" aria-hidden="true">
            {label}
          </p>
          <p className="text-sm text-muted">{hint}</p>
        </div>
        <div className="flex flex-wrap gap-x-5">
          {notificationChannels.map((channel) => {
            const isClosed = channel === "text" && !mayText;
            return (
              <Choice
                key={channel}
                id={`${name}-${channel}`}
                type="checkbox"
                name={name}
                value={channel}
                label={channelLabels[channel]}
                defaultChecked={!isClosed && chosen.includes(channel)}
                disabled={isClosed}
              />
            );
          })}
        </div>
      </fieldset>
      {error ? <FieldError id={`${name}-error`}>{error}</FieldError> : null}
    </li>
  );
}
