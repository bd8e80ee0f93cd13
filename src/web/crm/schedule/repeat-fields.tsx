import type { RepeatingJob, RepeatPreview } from "~/domains/schedule/index.server.ts";
import {
  maxCount,
  maxInterval,
  type RepeatChoice,
  recurrenceText,
} from "~/domains/schedule/index.ts";
import type { FieldErrors } from "~/platform/validation/form.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { fieldsOf } from "~/ui/form/fields-of.ts";
import { SelectField } from "~/ui/form/select-field.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { nameOfDay } from "./visit-labels.ts";

const choiceLabels: Record<RepeatChoice, string> = {
  weekly: "Every week",
  two_weeks: "Every 2 weeks",
  four_weeks: "Every 4 weeks",
  monthly: "Every month",
  quarterly: "Every 3 months (quarterly)",
  half_year: "Every 6 months (twice a year)",
  yearly: "Every year",
  custom: "Another interval",
};
const choices = Object.entries(choiceLabels).map(([value, label]) => ({ value, label }));

const units = [
  { value: "day", label: "days" },
  { value: "week", label: "weeks" },
  { value: "month", label: "months" },
  { value: "year", label: "years" },
];

const repeatOn = [
  { value: "date", label: "Same date" },
  { value: "weekday", label: "Same weekday, like the 2nd Tuesday" },
  { value: "last_weekday", label: "Last one, like the last Tuesday" },
];

const months = recurrenceText.months.map((label, index) => ({ value: String(index + 1), label }));

/** How a job recurs, as form field values. */
export type ShownRepeat = Record<
  | "repeats"
  | "repeat_every"
  | "repeat_unit"
  | "repeat_on"
  | "season_from"
  | "season_to"
  | "repeats_until"
  | "repeat_count",
  string
>;

export const noRepeat: ShownRepeat = {
  repeats: "",
  repeat_every: "",
  repeat_unit: "week",
  repeat_on: "date",
  season_from: "",
  season_to: "",
  repeats_until: "",
  repeat_count: "",
};

/** The form's values of an existing rule. */
export function shownRepeat({
  rule,
  lastDay,
}: Pick<RepeatingJob, "rule" | "lastDay">): ShownRepeat {
  if (!rule) return noRepeat;
  const { choice, interval, unit, on, season, count } = rule;
  return {
    repeats: choice,
    repeat_every: choice === "custom" ? String(interval) : "",
    repeat_unit: unit,
    repeat_on: on,
    season_from: season ? String(season.from) : "",
    season_to: season ? String(season.to) : "",
    repeats_until: count === null ? (lastDay ?? "") : "",
    repeat_count: count === null ? "" : String(count),
  };
}

type RepeatFieldsProps = {
  shown: ShownRepeat;
  errors: FieldErrors;
  /** The dates that the typed values result in, once requested. */
  preview: RepeatPreview | null | undefined;
  /** Whether it may also not repeat. */
  isOptional: boolean;
};

// Styles hide the fields that the choice doesn’t need, without script; the server ignores those.
const hiddenUnlessRepeating =
  "group-has-[[name=repeats]_option[value='']:checked]/repeat:hidden flex flex-col gap-4";
const hiddenUnlessCustom =
  "group-has-[[name=repeats]_option:not([value=custom]):checked]/repeat:hidden grid grid-cols-2 gap-4";
const hiddenForWeeks =
  "group-has-[[name=repeats]_option:is([value=weekly],[value=two_weeks],[value=four_weeks]):checked]/repeat:hidden";

/** How often an appointment repeats, with a preview of the dates. */
export function RepeatFields({ shown, errors, preview, isOptional }: RepeatFieldsProps) {
  const field = fieldsOf(shown, errors);
  return (
    <fieldset className="group/repeat flex flex-col gap-4">
      <legend className="sr-only">Repeat</legend>
      <SelectField
        {...field("repeats", "Repeats")}
        {...(isOptional ? { placeholder: "Doesn’t repeat" } : {})}
        options={choices}
      />
      <div className={hiddenUnlessRepeating}>
        <div className={hiddenUnlessCustom}>
          <TextField
            {...field("repeat_every", "Every")}
            type="number"
            inputMode="numeric"
            min={1}
            max={maxInterval}
          />
          <SelectField {...field("repeat_unit", "Unit")} options={units} />
        </div>
        <div className={hiddenForWeeks}>
          <SelectField
            {...field("repeat_on", "Within the month")}
            hint="The 29th, 30th, and 31st are on the last day in shorter months."
            options={repeatOn}
          />
        </div>
        <div className="grid grid-cols-2 items-end gap-4">
          <SelectField
            {...field("season_from", "Season starts")}
            optional
            placeholder="All year"
            options={months}
          />
          <SelectField
            {...field("season_to", "Season ends")}
            optional
            placeholder="All year"
            options={months}
          />
        </div>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            {...field("repeats_until", "Repeat until")}
            type="date"
            optional
            hint="Leave both blank to repeat with no end."
          />
          <TextField
            {...field("repeat_count", "Or end after")}
            type="number"
            inputMode="numeric"
            min={1}
            max={maxCount}
            optional
            hint="Number of appointments, including the first."
          />
        </div>
        <Button
          type="submit"
          name="fill"
          value="dates"
          variant="secondary"
          size="small"
          className="self-start"
        >
          Show the dates
        </Button>
        {preview ? <Preview preview={preview} /> : null}
      </div>
    </fieldset>
  );
}

function Preview({ preview: { description, days } }: { preview: RepeatPreview }) {
  const hasProblem = days.some(({ problem }) => problem);
  return (
    <div role="status" className="rounded-xl bg-sunken p-4">
      <p className="font-semibold">{description.charAt(0).toUpperCase() + description.slice(1)}</p>
      <ul className="mt-2 flex flex-col gap-1">
        {days.map(({ day, problem }) => (
          <li key={day}>
            {nameOfDay(day, "short")}, {day.slice(0, 4)}
            {problem ? <span className="text-sm text-muted"> · {problem}</span> : null}
          </li>
        ))}
      </ul>
      {hasProblem ? (
        <p className="mt-2 text-sm text-muted">
          We list these days as scheduling conflicts, so you can move or skip each one.
        </p>
      ) : null}
    </div>
  );
}
