import { useState } from "react";
import { Form, href, Link } from "react-router";
import type { Colleague } from "~/domains/identity/index.server.ts";
import type { LeadTask } from "~/domains/leads/index.server.ts";
import { formatArrival } from "~/domains/schedule/index.ts";
import { typedText } from "~/platform/validation/typed-text.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Badge } from "~/ui/feedback/badge.tsx";
import { useFreshForm } from "~/ui/form/saved-values.ts";
import { SelectField } from "~/ui/form/select-field.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { Disclosure } from "~/ui/layout/disclosure.tsx";
import type { FormResult } from "~/web/crm/conversations/form-result.ts";
import { Fold } from "~/web/crm/frame/fold.tsx";
import { shortDay } from "~/web/crm/frame/format-times.ts";
import { useIsMember } from "~/web/crm/frame/use-frame.ts";
import { visitBadge } from "~/web/crm/schedule/visit-labels.ts";

type LeadTasksProps = {
  tasks: readonly LeadTask[];
  /** Members who can be assigned a task. */
  colleagues: readonly Colleague[];
  /** In the business's time zone. */
  today: string;
  requestKey: string;
  result: FormResult | undefined;
};

/** A lead's tasks with due dates and assignees. */
export function LeadTasks({ tasks, ...form }: LeadTasksProps) {
  const isMember = useIsMember();
  if (!isMember && tasks.length === 0) return null;
  const open = tasks.filter(({ doneAt }) => !doneAt).length;
  return (
    <Fold
      id="tasks"
      title={tasks.length > 0 ? "Tasks" : "Add a task"}
      note={open > 0 ? open : null}
      isOpen={form.result !== undefined}
    >
      {tasks.length > 0 ? (
        <Form method="post" preventScrollReset>
          <ul className="mt-1 divide-y divide-line">
            {tasks.map((task) => (
              <TaskLine key={task.id} task={task} today={form.today} isMember={isMember} />
            ))}
          </ul>
        </Form>
      ) : null}
      {isMember && tasks.length > 0 ? (
        <Disclosure isOpen={form.result?.refused !== undefined} className="mt-1">
          <summary className="text-link inline-flex min-h-11 cursor-pointer items-center text-sm font-semibold">
            Add a task
          </summary>
          <TaskForm {...form} />
        </Disclosure>
      ) : null}
      {isMember && tasks.length === 0 ? <TaskForm {...form} /> : null}
    </Fold>
  );
}

type TaskLineProps = { task: LeadTask; today: string; isMember: boolean };

function TaskLine({ task, today, isMember }: TaskLineProps) {
  const { id, text, dueOn, assignee, doneAt, doneBy } = task;
  const isLate = !doneAt && dueOn < today;
  const caption = doneAt
    ? `Done by ${doneBy}`
    : [
        isLate ? `Overdue since ${shortDay(dueOn)}` : dueOn === today ? "Today" : shortDay(dueOn),
        assignee ?? "Anyone",
      ].join(" · ");
  return (
    <li className="flex items-center justify-between gap-3 py-2">
      <div className="min-w-0">
        <p className={`break-words ${doneAt ? "text-muted line-through" : ""}`}>{text}</p>
        <p className={`text-sm ${isLate ? "font-semibold text-bad" : "text-muted"}`}>{caption}</p>
      </div>
      {isMember ? (
        <Button
          type="submit"
          name={doneAt ? "undo_task" : "finish_task"}
          value={id}
          variant="secondary"
          size="small"
          className="shrink-0"
          aria-label={doneAt ? `Not done: ${text}` : `Done: ${text}`}
        >
          {doneAt ? "Undo" : "Done"}
        </Button>
      ) : null}
    </li>
  );
}

function TaskForm({ colleagues, today, requestKey, result }: Omit<LeadTasksProps, "tasks">) {
  const [key, setKey] = useState(result?.nextKey ?? requestKey);
  const nextKey = result?.nextKey;
  if (nextKey !== undefined && nextKey !== key) setKey(nextKey);
  const form = useFreshForm(result?.refused !== undefined);
  const { values = {}, errors = {} } = result?.refused ?? {};
  const typed = (field: string) => typedText(values, field);
  return (
    <Form
      ref={form}
      method="post"
      noValidate
      preventScrollReset
      className="mt-1 flex flex-col gap-3"
    >
      <input type="hidden" name="request_key" value={key} />
      <TextField
        name="task"
        label="Task"
        maxLength={200}
        defaultValue={typed("task")}
        error={errors.task}
      />
      <div className="grid gap-3 sm:max-lg:grid-cols-2">
        <TextField
          name="due_on"
          label="Due"
          type="date"
          defaultValue={typed("due_on") ?? today}
          error={errors.due_on}
        />
        <SelectField
          name="member_id"
          label="Assigned to"
          placeholder="Anyone"
          options={colleagues.map(({ id, name }) => ({ value: id, label: name }))}
          defaultValue={typed("member_id") ?? ""}
          error={errors.member_id}
        />
      </div>
      <Button
        type="submit"
        name="intent"
        value="add-task"
        variant="secondary"
        className="sm:self-start"
      >
        Save task
      </Button>
    </Form>
  );
}

export type LeadVisit = {
  id: string;
  state: "booked" | "done" | "canceled";
  startsAt: Date;
  windowMinutes: number;
  crewName: string;
  movedAt: Date | null;
};

type LeadAppointmentProps = {
  /** Upcoming visits first, then past ones, latest first. */
  visits: readonly LeadVisit[];
  zone: string;
};

/** A lead's appointments. */
export function LeadAppointment({ visits, zone }: LeadAppointmentProps) {
  if (visits.length === 0) return null;
  return (
    <Fold id="appointment" title="Appointments" note={visits.length}>
      <ul className="divide-y divide-line">
        {visits.map((visit) => {
          const badge = visitBadge(visit);
          return (
            <li key={visit.id} className="py-1">
              <Link
                to={href("/crm/schedule/visits/:id", { id: visit.id })}
                className="flex min-h-11 flex-wrap items-center justify-between gap-x-3"
              >
                <span className={visit.state === "booked" ? "font-semibold" : "text-muted"}>
                  {formatArrival(visit, zone)}
                </span>
                <span className="flex items-center gap-2 text-sm text-muted">
                  {visit.crewName}
                  {badge ? <Badge tone={badge.tone}>{badge.label}</Badge> : null}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </Fold>
  );
}
