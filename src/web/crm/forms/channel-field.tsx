import { SelectField } from "~/ui/form/select-field.tsx";
import { type CustomerChannel, useDefaultChannel, useIsOwnLink } from "./channels.ts";

type ChannelFieldProps = {
  channels: readonly CustomerChannel[];
  /** Why no text can be sent, or not yet. */
  textProblem: string | null;
  hint?: string;
  error: string | undefined;
  field: ReturnType<typeof useChannelField>;
};

/** The selected channel of a form that sends a document, for its field and its button. */
export function useChannelField(channels: readonly CustomerChannel[], chosen?: string) {
  const defaultChannel = useDefaultChannel(channels);
  const selected = chosen ?? defaultChannel;
  return { selected, ...useIsOwnLink(selected) };
}

/** How a document is sent to its customer, and why they can't be texted. */
export function ChannelField({ channels, textProblem, hint, error, field }: ChannelFieldProps) {
  // The error already says so.
  const shownProblem = error || !textProblem ? undefined : `Text: ${textProblem}`;
  const hints = [hint, shownProblem].filter((one) => one !== undefined);
  return (
    <SelectField
      name="channel"
      label="Send by"
      hint={
        hints.length > 0
          ? hints.map((one) => (
              <span key={one} className="block">
                {one}
              </span>
            ))
          : undefined
      }
      options={channels}
      defaultValue={field.selected}
      onChange={field.onChange}
      error={error}
    />
  );
}
