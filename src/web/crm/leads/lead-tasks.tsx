import { useState } from "react";
import { Form } from "react-router";
import type { Colleague } from "~/domains/identity/members/team/list-team.server.ts";
import type { LeadTask } from "~/domains/leads/lead-tasks/lead-tasks.server.ts";
import { typedText } from "~/platform/validation/typed-text.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { useFreshForm } from "~/ui/form/saved-values.ts";
import { SelectField } from "~/ui/form/select-field.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { Disclosure } from "~/ui/layout/disclosure.tsx";
import { useIsMember } from "../frame/use-is-member.ts";
import { shortDay } from "../today/format-day.ts";
import type { TypedAnswer } from "./lead-message-action.server.ts";

type LeadTasksProps = {
  tasks: readonly LeadTask[];
  /** Members who can be assigned a task. */
  colleagues: readonly Colleague[];
  /** In the business's time zone. */
  today: string;
  requestKey: string;
  answer: TypedAnswer | undefined;
};

/** A lead's tasks with due dates and assignees. */
export function LeadTasks({ tasks, ...form }: LeadTasksProps) {
  const isMember = useIsMember();
  if (!isMember && tasks.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="tasks" className="max-sm:p-4">
      <h2 id="tasks" className="text-lg">
        Tasks
      </h2>
      {tasks.length > 0 ? (
        <Form method="post" preventScrollReset>
          <ul className="mt-1 divide-y divide-line">
            {tasks.map((task) => (
              <TaskLine key={task.id} task={task} today={form.today} isMember={isMember} />
            ))}
          </ul>
        </Form>
      ) : null}
      {isMember ? (
        <Disclosure isOpen={form.answer?.refused !== undefined} className="mt-1">
          <summary className="text-link inline-flex min-h-11 cursor-pointer items-center text-sm font-semibold">
            Add a task
          </summary>
          <TaskForm {...form} />
        </Disclosure>
      ) : null}
    </Card>
  );
}

type TaskLineProps = { task: LeadTask; today: string; isMember: boolean };

function TaskLine({ task, today, isMember }: TaskLineProps) {
  const { id, text, dueOn, assignee, doneAt, doneBy } = task;
  const isLate = !doneAt && dueOn < today;
  const about = doneAt
    ? `Done by ${doneBy}`
    : [
        isLate ? `Overdue since ${shortDay(dueOn)}` : dueOn === today ? "Today" : shortDay(dueOn),
        assignee ?? "Anyone",
      ].join(" · ");
  return (
    <li className="flex items-center justify-between gap-3 py-2">
      <div className="min-w-0">
        <p className={`break-words ${doneAt ? "text-muted line-through" : ""}`}>{text}</p>
        <p className={`text-sm ${isLate ? "font-semibold text-bad" : "text-muted"}`}>{about}</p>
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

function TaskForm({ colleagues, today, requestKey, answer }: Omit<LeadTasksProps, "tasks">) {
  const [key, setKey] = useState(answer?.nextKey ?? requestKey);
  const nextKey = answer?.nextKey;
  if (nextKey !== undefined && nextKey !== key) setKey(nextKey);
  const form = useFreshForm(answer?.refused !== undefined);
  const { values = {}, errors = {} } = answer?.refused ?? {};
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
