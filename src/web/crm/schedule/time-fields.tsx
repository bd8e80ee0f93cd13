import type { Crew, SuggestedVisit } from "~/domains/schedule/index.server.ts";
import {
  arrivalWindows,
  durations,
  formatMinutes as formatTime,
  travelTimes,
} from "~/domains/schedule/index.ts";
import type { FieldErrors } from "~/platform/validation/form.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { CheckboxField } from "~/ui/form/choice.tsx";
import { SelectField } from "~/ui/form/select-field.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { clockField, formatMinutes, nameOfDay } from "./visit-labels.ts";

/** Times of a visit as form field values. */
export type ShownTimes = {
  crew_id: string;
  date: string;
  time: string;
  duration_minutes: string;
  travel_minutes: string;
  window_minutes: string;
};

type TimeFieldsProps = {
  crews: readonly Crew[];
  shown: ShownTimes;
  errors: FieldErrors;
};

/**
 * Crew and time fields, shared by booking and moving. A time at which the crew doesn't work has to
 * be confirmed.
 */
export function TimeFields({ crews, shown, errors }: TimeFieldsProps) {
  return (
    <>
      <CrewField crews={crews} chosen={shown.crew_id} error={errors.crew_id} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          name="date"
          label="Day"
          type="date"
          defaultValue={shown.date}
          error={errors.date}
        />
        <TextField
          name="time"
          label="Starts at"
          type="time"
          step={900}
          defaultValue={shown.time}
          error={errors.time}
        />
      </div>
      <LengthFields shown={shown} errors={errors} />
      {errors.book_anyway ? (
        <CheckboxField name="book_anyway" label="Book it anyway" error={errors.book_anyway} />
      ) : null}
    </>
  );
}

type CrewFieldProps = { crews: readonly Crew[]; chosen: string; error: string | undefined };

/** Selects a crew; hidden if the business has none. */
export function CrewField({ crews, chosen, error }: CrewFieldProps) {
  if (crews.length === 0) return <input type="hidden" name="crew_id" value="" />;
  return (
    <SelectField
      name="crew_id"
      label="Crew"
      defaultValue={chosen}
      {...(error ? { error } : {})}
      options={crews.map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}

type Lengths = Pick<ShownTimes, "duration_minutes" | "travel_minutes" | "window_minutes">;

/** Duration, travel time and arrival window. */
export function LengthFields({ shown, errors }: { shown: Lengths; errors: FieldErrors }) {
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <SelectField
        name="duration_minutes"
        label="Duration"
        defaultValue={shown.duration_minutes}
        error={errors.duration_minutes}
        options={choices(durations, shown.duration_minutes)}
      />
      <SelectField
        name="travel_minutes"
        label="Travel time"
        defaultValue={shown.travel_minutes}
        error={errors.travel_minutes}
        options={choices(travelTimes, shown.travel_minutes)}
      />
      <SelectField
        name="window_minutes"
        label="Arrival window"
        defaultValue={shown.window_minutes}
        error={errors.window_minutes}
        options={choices(arrivalWindows, shown.window_minutes).map((option) =>
          option.value === "0" ? { ...option, label: "Exact time" } : option,
        )}
      />
    </div>
  );
}

/** The usual choices plus the current value. */
function choices(common: readonly number[], current: string) {
  const lengths = [...new Set([...common, Number(current)])].sort((a, b) => a - b);
  return lengths.map((minutes) => ({ value: String(minutes), label: formatMinutes(minutes) }));
}

type NextOpeningsProps = { openings: readonly SuggestedVisit[]; crews: readonly Crew[] };

/** Buttons that fill in one of the next times at which a crew is free. */
export function NextOpenings({ openings, crews }: NextOpeningsProps) {
  if (openings.length === 0) return null;
  const crewName = (crewId: string) => crews.find(({ id }) => id === crewId)?.name;
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="font-semibold">Next openings</legend>
      <div className="flex flex-wrap gap-2">
        {openings.map(({ date, minutes, crewId }) => {
          const value = `${date} ${clockField(minutes)} ${crewId}`;
          const name = crews.length > 1 ? crewName(crewId) : undefined;
          return (
            <Button
              key={value}
              type="submit"
              name="fill"
              value={value}
              variant="secondary"
              size="small"
            >
              {nameOfDay(date, "short")}, {formatTime(minutes)}
              {name ? `, ${name}` : null}
            </Button>
          );
        })}
      </div>
    </fieldset>
  );
}
