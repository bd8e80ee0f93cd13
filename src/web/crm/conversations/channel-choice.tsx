import { FieldError } from "~/ui/form/field-error.tsx";

type ChannelChoiceProps = {
  options: readonly { value: string; label: string }[];
  chosen: string;
  error: string | undefined;
};

/** How a reply goes, in one row beneath a thumb. */
export function ChannelChoice({ options, chosen, error }: ChannelChoiceProps) {
  return (
    <fieldset className="min-w-0" aria-describedby={error ? "channel-error" : undefined}>
      <legend className="sr-only">Send by</legend>
      {error ? <FieldError id="channel-error">{error}</FieldError> : null}
      <div className="flex flex-wrap gap-1">
        {options.map(({ value, label }) => (
          <label
            key={value}
            className="inline-flex min-h-11 cursor-pointer items-center rounded-full px-4 text-sm font-semibold text-muted hover:text-ink has-checked:bg-info-soft has-checked:text-info has-focus-visible:outline-3 has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name="channel"
              value={value}
              defaultChecked={value === chosen}
              className="sr-only"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
