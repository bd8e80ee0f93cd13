import { Form } from "react-router";
import type { FoundSender } from "~/domains/phone-numbers/senders/list-senders.server.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { fieldsOf } from "~/ui/form/fields-of.ts";
import { TextField } from "~/ui/form/text-field.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { useMayChange } from "../frame/use-may-change.ts";
import type { RefusedForm } from "./number-card.tsx";

/** How many texts a business may send, and how many it has sent. */
export function LimitsForm({ sender, refused }: { sender: FoundSender; refused: RefusedForm }) {
  const mayChange = useMayChange();
  const { textsPerSecond, textsPerDay, textsPerMonth, used } = sender;
  const number = (value: number) => value.toLocaleString("en-US");
  const saved: Record<string, unknown> = {
    texts_per_second: textsPerSecond,
    texts_per_day: textsPerDay,
    texts_per_month: textsPerMonth,
  };
  const values = refused?.values ?? saved;
  const typed = fieldsOf(values, refused?.errors);
  const field = (name: string, label: string) => ({
    ...typed(name, label),
    inputMode: "decimal" as const,
    autoComplete: "off",
  });
  return (
    <Card as="section">
      <h2 className="text-lg">Limits</h2>
      <p className="mt-2 text-sm text-muted">
        Sent today {number(used.today)} of {number(textsPerDay)}, this month {number(used.month)} of{" "}
        {number(textsPerMonth)}, up to {number(textsPerSecond)} per second. Limits reset at midnight
        in the business’s time zone.
      </p>
      {mayChange ? (
        <Form method="post" noValidate className="mt-4 flex flex-col gap-4">
          <div className="grid items-end gap-4 sm:grid-cols-3">
            <TextField {...field("texts_per_second", "Texts per second")} />
            <TextField {...field("texts_per_day", "Texts per day")} />
            <TextField {...field("texts_per_month", "Texts per month (budget)")} />
          </div>
          <Button
            type="submit"
            name="intent"
            value="limits"
            variant="secondary"
            className="self-start"
          >
            Save limits
          </Button>
        </Form>
      ) : null}
    </Card>
  );
}
