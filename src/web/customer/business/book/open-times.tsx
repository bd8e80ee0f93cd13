import { formatClock, formatDay, selfBookingText as text } from "~/domains/schedule/index.ts";
import type { LocalDay } from "~/domains/shared/index.ts";
import { FieldError } from "~/ui/form/field.tsx";
import { useSavedValue } from "~/ui/form/saved-values.ts";
import { Disclosure } from "~/ui/layout/disclosure.tsx";

export type ShownTimes = {
  zone: string;
  /** "Central Time". */
  zoneLabel: string;
  days: readonly { day: LocalDay; starts: readonly Date[] }[];
};

type OpenTimesProps = {
  times: ShownTimes;
  chosen: string | undefined;
  error: string | undefined;
  /** Whether the times were just requested: the page opens at them. */
  isFirst: boolean;
};

/** Days shown before "More days". */
const firstDays = 3;

/** The open times by day, as radio buttons. */
export function OpenTimes({ times, chosen, error, isFirst }: OpenTimesProps) {
  const { zone, zoneLabel, days } = times;
  const [first, later] = [days.slice(0, firstDays), days.slice(firstDays)];
  const isLater = later.some(({ starts }) =>
    starts.some((start) => start.toISOString() === chosen),
  );
  const dayProps = { zone, chosen, isWrong: error !== undefined };
  return (
    <fieldset
      id="starts_at"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: the next step is below the fields of the first.
      autoFocus={isFirst}
      aria-describedby={error ? "starts_at-error" : undefined}
      className="scroll-mt-24 outline-none"
    >
      <legend className="mb-3 text-xl font-bold">{text.times}</legend>
      {error ? <FieldError id="starts_at-error">{error}</FieldError> : null}
      <div className="flex flex-col gap-5">
        {first.map((openDay) => (
          <Day key={openDay.day} {...openDay} {...dayProps} />
        ))}
        {later.length > 0 ? (
          <Disclosure isOpen={isLater}>
            <summary className="text-link inline-flex min-h-11 cursor-pointer items-center">
              {text.moreDays}
            </summary>
            <div className="mt-3 flex flex-col gap-5">
              {later.map((openDay) => (
                <Day key={openDay.day} {...openDay} {...dayProps} />
              ))}
            </div>
          </Disclosure>
        ) : null}
        <p className="text-sm text-muted">{text.allTimes(zoneLabel)}</p>
      </div>
    </fieldset>
  );
}

type DayProps = {
  day: LocalDay;
  starts: readonly Date[];
  zone: string;
  chosen: string | undefined;
  isWrong: boolean;
};

function Day({ day, starts, zone, chosen, isWrong }: DayProps) {
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{starts[0] ? formatDay(starts[0], zone) : day}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(6.25rem,1fr))] gap-2">
        {starts.map((start) => (
          <Time
            key={start.toISOString()}
            value={start.toISOString()}
            label={formatClock(start, zone)}
            isChosen={start.toISOString() === chosen}
            isWrong={isWrong}
          />
        ))}
      </div>
    </fieldset>
  );
}

type TimeProps = { value: string; label: string; isChosen: boolean; isWrong: boolean };

/** One time, as large as a button. */
function Time({ value, label, isChosen, isWrong }: TimeProps) {
  const control = useSavedValue<HTMLInputElement>(undefined);
  return (
    <label className="relative flex min-h-12 cursor-pointer items-center justify-center rounded-lg border border-edge bg-surface px-2 text-center font-semibold whitespace-nowrap hover:border-ink has-checked:border-brand has-checked:bg-brand has-checked:text-on-brand has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      <input
        ref={control}
        type="radio"
        name="starts_at"
        value={value}
        defaultChecked={isChosen}
        aria-invalid={isWrong ? true : undefined}
        className="absolute inset-0 cursor-pointer opacity-0"
      />
      {label}
    </label>
  );
}
