import { type ReactNode, useEffect, useState } from "react";
import { Form } from "react-router";
import { type ReminderOutcome, reminderLabels } from "~/domains/billing/index.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Choice } from "~/ui/form/choice.tsx";
import { useFreshForm } from "~/ui/form/saved-values.ts";
import { Td, Th } from "~/ui/tables/table.tsx";

type RemindFormProps = {
  /** Name of the check boxes. */
  name: string;
  /** Submitted with the reminders, to show the same rows again. */
  search: string;
  requestKey: string;
  /** The table. */
  children: ReactNode;
};

/** A table whose checked rows' customers are reminded. */
export function RemindForm({ name, search, requestKey, children }: RemindFormProps) {
  const form = useFreshForm(false);
  const [checkedCount, setCheckedCount] = useState(0);
  const countChecked = () =>
    setCheckedCount(form.current?.querySelectorAll(`input[name=${name}]:checked`).length ?? 0);
  // A response clears the boxes without an event.
  useEffect(countChecked);
  return (
    <Form ref={form} method="post" onChange={countChecked} className="group flex flex-col gap-3">
      <input type="hidden" name="request_key" value={requestKey} />
      <input type="hidden" name="q" value={search} />
      {children}
      {/* Shown by the style sheet once a row is checked, with and without JavaScript. */}
      <div className="sticky bottom-[calc(var(--bottom-bar,0rem)+0.75rem)] z-20 hidden items-center justify-between gap-3 rounded-xl border border-line bg-surface p-3 shadow-floating group-has-checked:flex sm:self-start">
        <p role="status" className="min-w-0 empty:hidden">
          {checkedCount > 0 ? `${checkedCount} selected` : null}
        </p>
        <Button type="submit" name="intent" value="remind" variant="primary">
          Send reminders
        </Button>
      </div>
    </Form>
  );
}

export const RemindTh = () => (
  <Th className="w-0">
    <span className="sr-only">Remind</span>
  </Th>
);

/** A row's first cell; without a label its customer can't be reminded. */
export function RemindTd({ name, id, label }: { name: string; id: string; label: string | null }) {
  return (
    <Td className="relative z-1 py-1 pr-0">
      {label === null ? null : (
        <Choice
          id={`remind-${id}`}
          type="checkbox"
          name={name}
          value={id}
          label={<span className="sr-only">{label}</span>}
        />
      )}
    </Td>
  );
}

type Reminded = { outcome: ReminderOutcome; reason: string | null };

/** What the reminder just sent did, or that today's was sent; empty if there was none. */
export function noteOfReminder(reminder: Reminded | undefined, isRemindedToday: boolean): string {
  if (reminder) return reminder.reason ?? reminderLabels[reminder.outcome];
  return isRemindedToday ? "Reminded today" : "";
}
