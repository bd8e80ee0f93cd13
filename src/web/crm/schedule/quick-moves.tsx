import { Form } from "react-router";
import { maxVisitMinutes } from "~/domains/availability/index.ts";
import type { MoveSuggestions } from "~/domains/schedule/index.server.ts";
import { formatMinutes } from "~/domains/schedule/index.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { FieldError } from "~/ui/form/field.tsx";
import { noticeFields } from "./notice-fields.ts";
import type { ShownTimes } from "./time-fields.tsx";
import { clockField, nameOfDay } from "./visit-labels.ts";

type QuickMovesProps = {
  suggestions: MoveSuggestions;
  times: ShownTimes;
  version: number;
  error: string | undefined;
};

/** Minutes that one tap adds to an appointment. */
const extensions = [15, 30] as const;

/**
 * Moves an appointment with one tap, to the next day or to the crew's next opening, or makes it
 * longer.
 */
export function QuickMoves({ suggestions, times, version, error }: QuickMovesProps) {
  const { nextDay, nextOpening } = suggestions;
  const from = {
    from_date: times.date,
    from_time: times.time,
    from_crew_id: times.crew_id,
    from_duration: times.duration_minutes,
    ...noticeFields(true),
  };
  const longer = extensions
    .map((extension) => ({ by: extension, minutes: Number(times.duration_minutes) + extension }))
    .filter(({ minutes }) => minutes <= maxVisitMinutes);
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap gap-2">
        {nextDay ? (
          <MoveTo
            label={`${nextDay.isTomorrow ? "Tomorrow" : "Next day"}, same time`}
            times={{ ...times, date: nextDay.date, time: clockField(nextDay.time) }}
            fields={{ version: String(version), ...from }}
          />
        ) : null}
        {nextOpening ? (
          <MoveTo
            label={`Next opening: ${nameOfDay(nextOpening.date, "short")}, ${formatMinutes(nextOpening.time).replace(":00", "")}`}
            times={{ ...times, date: nextOpening.date, time: clockField(nextOpening.time) }}
            fields={{ version: String(version), ...from }}
          />
        ) : null}
        {longer.map(({ by, minutes }) => (
          <MoveTo
            key={by}
            label={`+${by} min`}
            name={`+${by} min, make it longer`}
            times={{ ...times, duration_minutes: String(minutes) }}
            fields={{ version: String(version), ...from }}
          />
        ))}
      </div>
      {error ? <FieldError id="quick-move-error">{error}</FieldError> : null}
    </div>
  );
}

/** An appointment's time and length before one tap changed it. */
export type MovedFrom = Pick<ShownTimes, "date" | "time" | "crew_id"> &
  Partial<Pick<ShownTimes, "duration_minutes">>;

/** The values of a form that moved an appointment with one tap; null for any other form. */
export function readMovedFrom(values: Record<string, unknown>): MovedFrom | null {
  const { from_date: date, from_time: time, from_crew_id: crewId, from_duration: length } = values;
  if (typeof date !== "string" || typeof time !== "string" || typeof crewId !== "string")
    return null;
  const from = { date, time, crew_id: crewId };
  // A page from an earlier version doesn't send it.
  return typeof length === "string" ? { ...from, duration_minutes: length } : from;
}

type UndoMoveProps = {
  movedFrom: MovedFrom;
  times: ShownTimes;
  version: number;
  /** Whether the customer is or was notified of the move. */
  notifies: boolean;
};

/** Moves an appointment back to its previous time and length. */
export function UndoMove({ movedFrom, times, version, notifies }: UndoMoveProps) {
  return (
    <MoveTo
      label="Undo"
      times={{ ...times, ...movedFrom }}
      fields={{
        version: String(version),
        ...noticeFields(notifies, true),
      }}
    />
  );
}

type MoveToProps = {
  label: string;
  /** For screen readers, if the label is short. */
  name?: string;
  times: ShownTimes;
  fields: Record<string, string>;
};

function MoveTo({ label, name: accessibleName, times, fields }: MoveToProps) {
  return (
    <Form method="post">
      {Object.entries({ ...times, ...fields }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button
        type="submit"
        name="intent"
        value="move"
        variant="secondary"
        size="small"
        aria-label={accessibleName}
      >
        {label}
      </Button>
    </Form>
  );
}
