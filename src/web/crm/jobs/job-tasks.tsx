import { Form, href } from "react-router";
import type { FoundJob } from "~/domains/office/index.server.ts";
import { maxCaption } from "~/domains/schedule/index.ts";
import { photoTypes } from "~/domains/shared/index.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { PhotoField } from "~/ui/form/photo-field.tsx";
import { SelectField } from "~/ui/form/select-field.tsx";
import { Card } from "~/ui/layout/card.tsx";

import type { RefusedForm } from "./refused-form.ts";

type JobTasksProps = {
  job: FoundJob;
  /** The business's checklists. */
  checklists: readonly { id: string; name: string }[];
  canDoVisits: boolean;
  canPlan: boolean;
  photoKey: string;
  refused: RefusedForm;
};

/** The job's checklists; a task that needs a photo is checked off by adding it. */
export function JobTasks({
  job,
  checklists,
  canDoVisits,
  canPlan,
  photoKey,
  refused,
}: JobTasksProps) {
  const { tasks } = job;
  const remaining = checklists.filter(({ name }) => !tasks.some((task) => task.checklist === name));
  if (tasks.length === 0 && !(canPlan && remaining.length > 0)) return null;
  const groups = [...Map.groupBy(tasks, ({ checklist }) => checklist)];
  const doneCount = tasks.filter(({ doneAt }) => doneAt).length;
  return (
    <Card as="section" aria-labelledby="checklist" className="max-sm:p-4">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="checklist" className="text-lg">
          Checklist
        </h2>
        {tasks.length > 0 ? (
          <p className="text-sm text-muted">
            {doneCount} of {tasks.length} done
          </p>
        ) : null}
      </div>
      {groups.map(([name, ofList]) => (
        <section key={name} aria-label={name} className="mt-3">
          {groups.length > 1 ? <h3 className="text-base font-semibold">{name}</h3> : null}
          <ul className="flex flex-col divide-y divide-line">
            {ofList.map((task) => (
              <TaskLine
                key={task.id}
                jobId={job.id}
                task={task}
                canDoVisits={canDoVisits}
                photoKey={photoKey}
                refused={refused?.values.task_id === task.id ? refused : undefined}
              />
            ))}
          </ul>
        </section>
      ))}
      {canPlan && remaining.length > 0 ? (
        <Form method="post" preventScrollReset className="mt-3 flex flex-wrap items-end gap-2">
          <div className="min-w-[min(12rem,100%)] grow sm:grow-0">
            <SelectField
              name="checklist_id"
              label="Add a checklist"
              options={remaining.map(({ id, name }) => ({ value: id, label: name }))}
            />
          </div>
          <Button type="submit" name="intent" value="add-checklist" variant="secondary">
            Add
          </Button>
        </Form>
      ) : null}
    </Card>
  );
}

type TaskLineProps = {
  jobId: string;
  task: FoundJob["tasks"][number];
  canDoVisits: boolean;
  photoKey: string;
  refused: RefusedForm;
};

function TaskLine({ jobId, task, canDoVisits, photoKey, refused }: TaskLineProps) {
  const { id, text, needsPhoto, photoId, doneAt, doneBy } = task;
  const isDone = doneAt !== null;
  const needs = needsPhoto && !photoId;
  const error = refused?.errors.photo ?? refused?.errors[`task_${id}`];
  return (
    <li className="py-2">
      <div className="flex items-start gap-3">
        {canDoVisits && !needs ? (
          <Form
            method="post"
            preventScrollReset
            data-offline-kind="Checklist"
            data-offline-subject={jobId}
          >
            <input type="hidden" name="task_id" value={id} />
            <input type="hidden" name="request_key" value={photoKey} />
            <button
              type="submit"
              name="intent"
              value={isDone ? "open-task" : "check-task"}
              aria-pressed={isDone}
              aria-label={text}
              className="flex size-11 items-center justify-center"
            >
              <TaskMark isDone={isDone} />
            </button>
          </Form>
        ) : (
          <span className="flex size-11 shrink-0 items-center justify-center">
            <TaskMark isDone={isDone} />
          </span>
        )}
        <div className="min-w-0 grow self-center">
          <p className={isDone ? "break-words text-muted" : "break-words"}>{text}</p>
          {isDone && doneBy ? <p className="text-sm text-muted">{doneBy}</p> : null}
        </div>
        {photoId ? (
          <a
            href={href("/crm/jobs/:id/photos/:photo", { id: jobId, photo: photoId })}
            className="text-link inline-flex min-h-11 items-center"
          >
            Photo<span className="sr-only"> of {text}</span>
          </a>
        ) : null}
      </div>
      {canDoVisits && needs ? (
        <Form
          method="post"
          encType="multipart/form-data"
          noValidate
          preventScrollReset
          data-offline-kind="Photo"
          data-offline-label={text}
          data-offline-subject={jobId}
          className="ml-14 flex flex-wrap items-end gap-2"
        >
          <input type="hidden" name="task_id" value={id} />
          <input type="hidden" name="request_key" value={photoKey} />
          <input type="hidden" name="kind" value="other" />
          <input type="hidden" name="caption" value={text.slice(0, maxCaption)} />
          <PhotoField
            name="photo"
            id={`photo-${id}`}
            label={
              <>
                Photo needed<span className="sr-only">: {text}</span>
              </>
            }
            accept={photoTypes}
            error={error}
          />
          <Button type="submit" name="intent" value="add-photo" variant="secondary">
            Add photo
          </Button>
        </Form>
      ) : error ? (
        <p data-reason="" className="ml-14 text-sm text-bad">
          {error}
        </p>
      ) : null}
    </li>
  );
}

/** A box, checked or not. */
const TaskMark = ({ isDone }: { isDone: boolean }) => (
  <svg viewBox="0 0 24 24" className="size-6" aria-hidden="true">
    <rect
      x="3"
      y="3"
      width="18"
      height="18"
      rx="5"
      className={isDone ? "fill-brand stroke-brand" : "fill-none stroke-edge"}
      strokeWidth="2"
    />
    {isDone ? (
      <path d="m7.5 12.5 3 3 6-7" className="fill-none stroke-surface" strokeWidth="2.5" />
    ) : null}
  </svg>
);
