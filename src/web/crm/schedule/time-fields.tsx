import type { Crew } from "~/domains/schedule/crews/list-crews.server.ts";
import { arrivalWindows, durations, travelTimes } from "~/domains/schedule/visits.ts";
import type { FieldErrors } from "~/platform/validation/form.ts";
import { SelectField } from "~/ui/form/select-field.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { formatMinutes } from "./visit-words.ts";

/** The times of a visit as the form shows them; texts as fields hold them. */
type ShownTimes = {
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
  /** Another day was chosen. */
  onDay?: (value: string) => void;
};

/** Who goes when: the fields that booking and moving have in common. */
export function TimeFields({ crews, shown, errors, onDay }: TimeFieldsProps) {
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
          onChange={onDay && (({ currentTarget }) => onDay(currentTarget.value))}
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
    </>
  );
}

type CrewFieldProps = { crews: readonly Crew[]; chosen: string; error: string | undefined };

/** Which crew goes; who has none yet is not asked. */
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

/** How long it takes, how long the way is, and how exactly the crew arrives. */
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
        options={choices(arrivalWindows, shown.window_minutes).map((one) =>
          one.value === "0" ? { ...one, label: "Exact time" } : one,
        )}
      />
    </div>
  );
}

/** The usual choices, and the one that it has. */
function choices(usual: readonly number[], own: string) {
  const all = [...new Set([...usual, Number(own)])].sort((a, b) => a - b);
  return all.map((minutes) => ({ value: String(minutes), label: formatMinutes(minutes) }));
}
