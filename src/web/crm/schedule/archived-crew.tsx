import { Form } from "react-router";
import type { CrewColor } from "~/domains/schedule/crews/crews.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { FieldError } from "~/ui/form/field-error.tsx";
import { CrewName } from "./crew-name.tsx";

type ArchivedCrewProps = {
  crew: { id: string; name: string; color: CrewColor };
  error: string | undefined;
};

/** A crew that is not sent out any more, and how it comes back. */
export function ArchivedCrew({ crew, error }: ArchivedCrewProps) {
  return (
    <Form method="post" className="flex flex-wrap items-center gap-3">
      <input type="hidden" name="crew_id" value={crew.id} />
      <span className="grow">
        <CrewName name={crew.name} color={crew.color} />
      </span>
      <Button
        type="submit"
        name="intent"
        value="restore"
        variant="secondary"
        size="small"
        aria-label={`Restore ${crew.name}`}
      >
        Restore
      </Button>
      {error ? <FieldError id={`restore-${crew.id}-error`}>{error}</FieldError> : null}
    </Form>
  );
}
