import { Form } from "react-router";
import type { MoveSuggestions } from "~/domains/schedule/index.server.ts";
import { formatMinutes } from "~/domains/schedule/index.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { FieldError } from "~/ui/form/field.tsx";
import type { ShownTimes } from "./time-fields.tsx";
import { clockField, nameOfDay } from "./visit-labels.ts";

type QuickMovesProps = {
  suggestions: MoveSuggestions;
  times: ShownTimes;
  version: number;
  error: string | undefined;
};

/** Moves an appointment with one tap: to the next day, or to the crew's next opening. */
export function QuickMoves({ suggestions, times, version, error }: QuickMovesProps) {
  const { nextDay, nextOpening } = suggestions;
  if (!(nextDay || nextOpening || error)) return null;
  const from = { from_date: times.date, from_time: times.time, from_crew_id: times.crew_id };
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
            label={`Next free: ${nameOfDay(nextOpening.date, "short")}, ${formatMinutes(nextOpening.time).replace(":00", "")}`}
            times={{ ...times, date: nextOpening.date, time: clockField(nextOpening.time) }}
            fields={{ version: String(version), ...from }}
          />
        ) : null}
      </div>
      {error ? <FieldError id="quick-move-error">{error}</FieldError> : null}
    </div>
  );
}

/** Where an appointment was before it was moved with one tap. */
export type MovedFrom = { date: string; time: string; crew_id: string };

/** The values of a form that moved an appointment with one tap; null for any other form. */
export function readMovedFrom(values: Record<string, unknown>): MovedFrom | null {
  const { from_date: date, from_time: time, from_crew_id: crewId } = values;
  if (typeof date !== "string" || typeof time !== "string" || typeof crewId !== "string")
    return null;
  return { date, time, crew_id: crewId };
}

type UndoMoveProps = { movedFrom: MovedFrom; times: ShownTimes; version: number };

/** Moves an appointment back to where it was. */
export function UndoMove({ movedFrom, times, version }: UndoMoveProps) {
  return (
    <MoveTo label="Undo" times={{ ...times, ...movedFrom }} fields={{ version: String(version) }} />
  );
}

type MoveToProps = { label: string; times: ShownTimes; fields: Record<string, string> };

function MoveTo({ label, times, fields }: MoveToProps) {
  return (
    <Form method="post">
      {Object.entries({ ...times, ...fields }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" name="intent" value="move" variant="secondary" size="small">
        {label}
      </Button>
    </Form>
  );
}
