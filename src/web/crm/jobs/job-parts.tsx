import { Form } from "react-router";
import type { FoundJob } from "~/domains/office/index.server.ts";
import { maxNotes } from "~/domains/schedule/index.ts";
import { typedText } from "~/platform/validation/typed-text.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { useFreshForm } from "~/ui/form/saved-values.ts";
import { TextAreaField } from "~/ui/form/text-area-field.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { Disclosure } from "~/ui/layout/disclosure.tsx";
import { isOutdated, Seen } from "~/web/crm/customers/seen.tsx";
import { ChangedElsewhere } from "~/web/crm/forms/customer-fields.tsx";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";
import { matchIntent, type RefusedForm } from "./refused-form.ts";

type JobNotesProps = {
  job: FoundJob;
  /** Whether the member can write notes. */
  canDoVisits: boolean;
  noteKey: string;
  refused: RefusedForm;
};

/** The team's notes about the job, newest first. */
export function JobNotes({
  job: { id: jobId, notes },
  canDoVisits,
  noteKey,
  refused,
}: JobNotesProps) {
  const refusedForm = matchIntent(refused, "add-note");
  const form = useFreshForm(refusedForm !== undefined);
  const format = useFormatDate();
  if (!canDoVisits && notes.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="notes" className="max-sm:p-4">
      <h2 id="notes" className="text-lg">
        Notes
      </h2>
      {canDoVisits ? (
        <Form
          ref={form}
          method="post"
          noValidate
          preventScrollReset
          data-offline-kind="Note"
          data-offline-subject={jobId}
          className="mt-2 flex flex-col gap-2"
        >
          <input
            type="hidden"
            name="request_key"
            value={typedText(refusedForm?.values, "request_key") ?? noteKey}
          />
          <TextAreaField
            name="note"
            label="Add a note"
            hint="Only your team can see it."
            rows={2}
            maxLength={maxNotes}
            defaultValue={typedText(refusedForm?.values, "note") ?? ""}
            error={refusedForm?.errors.note}
          />
          <Button
            type="submit"
            name="intent"
            value="add-note"
            variant="secondary"
            className="self-start"
          >
            Save note
          </Button>
        </Form>
      ) : null}
      <ul className="mt-3 flex flex-col divide-y divide-line">
        {notes.map(({ id, memberName, text, createdAt }) => (
          <li key={id} className="py-2">
            <p className="break-words whitespace-pre-wrap">{text}</p>
            <p className="text-sm text-muted">
              {memberName}, {format(createdAt, "MMM d, yyyy h:mm a")}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The job's short title; the customer's own text stays next to it. */
export function JobTitle({ job, refused }: { job: FoundJob; refused: RefusedForm }) {
  const refusedForm = matchIntent(refused, "rename");
  return (
    <Disclosure isOpen={refusedForm !== undefined}>
      <summary className="text-link inline-flex min-h-11 cursor-pointer items-center text-sm">
        Edit title
      </summary>
      <Form method="post" noValidate className="mt-2 flex max-w-md flex-col gap-2">
        <Seen now={job.what} />
        {isOutdated(job.what, refusedForm?.values) ? (
          <ChangedElsewhere savedValues={[["Job", job.what]]} />
        ) : null}
        <TextField
          name="what"
          label="Job"
          maxLength={200}
          autoComplete="off"
          defaultValue={typedText(refusedForm?.values, "what") ?? job.what}
          error={refusedForm?.errors.what}
        />
        <Button
          type="submit"
          name="intent"
          value="rename"
          variant="secondary"
          className="self-start"
        >
          Save
        </Button>
      </Form>
    </Disclosure>
  );
}

/** Ends or reopens a job that has no upcoming appointment to do it. */
export function JobStatus({ job: { state, visits } }: { job: FoundJob }) {
  if (visits.some((visit) => visit.state === "booked")) return null;
  return (
    <Form method="post" className="flex flex-wrap gap-2">
      {state === "unscheduled" ? (
        <>
          <Button type="submit" name="intent" value="set-done" variant="secondary">
            Mark job done
          </Button>
          <Button type="submit" name="intent" value="set-canceled" variant="quiet">
            Cancel job
          </Button>
        </>
      ) : (
        <Button type="submit" name="intent" value="set-open" variant="quiet">
          Reopen job
        </Button>
      )}
    </Form>
  );
}
