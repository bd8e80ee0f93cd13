import { Form } from "react-router";
import type { FoundSender } from "~/domains/phone-numbers/index.server.ts";
import { registrationLabels } from "~/domains/phone-numbers/index.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Badge } from "~/ui/feedback/badge.tsx";
import { fieldsOf } from "~/ui/form/fields-of.ts";
import { SelectField } from "~/ui/form/select-field.tsx";
import { TextAreaField } from "~/ui/form/text-area-field.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { DescriptionList } from "~/ui/tables/description-list.tsx";
import { registrationTones } from "~/web/admin/follow-ups/sender-list.ts";
import { useMayChange } from "~/web/admin/frame/use-frame.ts";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";
import type { RefusedForm } from "./number-cards.tsx";

type RegistrationFormProps = { sender: FoundSender; refused: RefusedForm };

/** Status of a business's carrier registration, with the form to record it. */
export function RegistrationForm({ sender, refused }: RegistrationFormProps) {
  const mayChange = useMayChange();
  const format = useFormatDate();
  const day = (moment: Date | null) => (moment ? format(moment, "MMM d, yyyy") : "Not yet");
  return (
    <Card as="section">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg">Carrier registration</h2>
        <Badge tone={registrationTones[sender.registration]}>
          {registrationLabels[sender.registration]}
        </Badge>
      </div>
      <DescriptionList
        items={[
          ...(sender.rejectedBecause
            ? [{ term: "Rejection reason", description: sender.rejectedBecause }]
            : []),
          { term: "Brand", description: sender.brand ?? "None" },
          { term: "Campaign", description: sender.campaign ?? "None" },
          { term: "Submitted", description: day(sender.submittedAt) },
          { term: "Decision date", description: day(sender.decidedAt) },
        ]}
      />
      {mayChange ? <Fields sender={sender} refused={refused} /> : null}
    </Card>
  );
}

function Fields({ sender, refused }: RegistrationFormProps) {
  const dayOf = (moment: Date | null) => moment?.toISOString().slice(0, 10) ?? "";
  const saved: Record<string, unknown> = {
    registration: sender.registration,
    rejected_because: sender.rejectedBecause,
    brand: sender.brand,
    campaign: sender.campaign,
    submitted_on: dayOf(sender.submittedAt),
    decided_on: dayOf(sender.decidedAt),
  };
  const values = refused?.values ?? saved;
  const typed = fieldsOf(values, refused?.errors);
  const field = (name: string, label: string) => ({ ...typed(name, label), autoComplete: "off" });
  return (
    <Form method="post" noValidate className="mt-4 flex flex-col gap-4 border-t border-line pt-4">
      <SelectField
        {...field("registration", "Status")}
        options={Object.entries(registrationLabels).map(([value, label]) => ({ value, label }))}
      />
      <TextAreaField
        {...field("rejected_because", "Rejection reason")}
        hint="As given by the carriers. Required if it’s rejected."
        rows={2}
        className="min-h-16"
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...field("brand", "Brand")} />
        <TextField {...field("campaign", "Campaign")} />
        <TextField {...field("submitted_on", "Submitted")} type="date" />
        <TextField {...field("decided_on", "Decision date")} type="date" />
      </div>
      <p className="text-sm text-muted">Leave dates blank to use today.</p>
      <Button type="submit" name="intent" value="registration" className="self-start">
        Save registration
      </Button>
    </Form>
  );
}
