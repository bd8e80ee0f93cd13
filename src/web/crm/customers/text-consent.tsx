import { Form } from "react-router";
import {
  consentWayNames,
  consentWays,
  maxConsentNote,
  maxConsentWording,
  maxCustomerName,
} from "~/domains/customers/index.ts";
import type { FoundCustomer } from "~/domains/office/index.server.ts";
import { longDay } from "~/domains/shared/index.ts";
import { formatPhone } from "~/platform/validation/phone.ts";
import { typedText } from "~/platform/validation/typed-text.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { SelectField } from "~/ui/form/select-field.tsx";
import { TextAreaField } from "~/ui/form/text-area-field.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { Disclosure } from "~/ui/layout/disclosure.tsx";
import { useIsMember } from "~/web/crm/frame/use-frame.ts";
import { ConfirmAction } from "~/web/shared/forms/confirm-action.tsx";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";
import type { RefusedForm } from "./customer-timeline.tsx";

type TextConsentProps = {
  customer: FoundCustomer;
  /** In the business's time zone. */
  today: string;
  refused: RefusedForm;
};

type PhoneTexts = FoundCustomer["texts"][number];

/** Which of the customer's numbers can be texted, and why. */
export function CustomerTexts({ customer, today, refused }: TextConsentProps) {
  const isMember = useIsMember();
  const { texts } = customer;
  const refusedForm = refused?.values.intent === "record-consent" ? refused : undefined;
  if (texts.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="texts" className="max-sm:p-4">
      <h2 id="texts" className="text-lg">
        Text consent
      </h2>
      <ul className="mt-1 divide-y divide-line">
        {texts.map((phoneTexts) => (
          <li key={phoneTexts.phone} className="py-2">
            <PhoneConsent texts={phoneTexts} isMember={isMember} />
            {isMember && canRecord(phoneTexts) ? (
              <Disclosure
                isOpen={refusedForm?.values.phone === phoneTexts.phone}
                className="text-sm"
              >
                <summary className="text-link inline-flex min-h-11 cursor-pointer items-center">
                  They agreed to texts
                  <span className="sr-only"> to {formatPhone(phoneTexts.phone)}</span>
                </summary>
                <ConsentForm
                  phone={phoneTexts.phone}
                  name={customer.name}
                  today={today}
                  refused={refusedForm?.values.phone === phoneTexts.phone ? refusedForm : undefined}
                />
              </Disclosure>
            ) : null}
          </li>
        ))}
      </ul>
    </Card>
  );
}

const canRecord = ({ optedOutAt, informationalAt, recorded }: PhoneTexts) =>
  !optedOutAt && !informationalAt && !recorded;

function PhoneConsent({ texts, isMember }: { texts: PhoneTexts; isMember: boolean }) {
  const format = useFormatDate();
  const { phone, optedOutAt, informationalAt, marketingAt, recorded } = texts;
  const day = (at: Date) => format(at, "MMM d, yyyy");
  return (
    <>
      <p className="font-semibold">{formatPhone(phone)}</p>
      {optedOutAt ? (
        <p>They opted out on {day(optedOutAt)}. Only they can undo it, by texting START.</p>
      ) : informationalAt ? (
        <p>They agreed to texts about their jobs on {day(informationalAt)}, on your page.</p>
      ) : recorded ? (
        <>
          <p className="break-words">
            {recorded.givenBy} agreed to texts about their jobs on {longDay(recorded.givenOn)},{" "}
            {consentWayNames[recorded.way].toLowerCase()}.
          </p>
          <p className="text-sm break-words text-muted">
            Recorded by {recorded.recordedBy}, {day(recorded.createdAt)}
            {recorded.note ? `: ${recorded.note}` : ""}
          </p>
          {recorded.wording ? <p className="text-sm break-words">“{recorded.wording}”</p> : null}
          {isMember ? (
            <ConfirmAction
              label="They changed their mind"
              subject={formatPhone(phone)}
              consequence="You can’t text this number until they agree again or text you."
              yes="Stop texts"
              intent="withdraw-consent"
              buttonStyle={{ variant: "quiet", size: "small" }}
              fields={{ consent_id: recorded.id }}
            />
          ) : null}
        </>
      ) : (
        <p className="text-muted">No consent yet. You can text them once they agree or text you.</p>
      )}
      {marketingAt && !optedOutAt ? (
        <p>They also agreed to marketing texts on {day(marketingAt)}.</p>
      ) : null}
    </>
  );
}

type ConsentFormProps = { phone: string; name: string; today: string; refused: RefusedForm };

function ConsentForm({ phone, name, today, refused }: ConsentFormProps) {
  const errors = refused?.errors ?? {};
  const saved = { given_by: name, way: "in_person", given_on: today, wording: "", note: "" };
  const field = (of: keyof typeof saved) => ({
    name: of,
    id: `${of}-${phone}`,
    defaultValue: typedText(refused?.values, of) ?? saved[of],
    error: errors[of],
    autoComplete: "off",
  });
  return (
    <Form method="post" noValidate className="mt-2 flex flex-col gap-3">
      <input type="hidden" name="phone" value={phone} />
      {errors.phone ? <p className="text-bad">{errors.phone}</p> : null}
      <TextField {...field("given_by")} label="Who agreed" maxLength={maxCustomerName} />
      <SelectField
        {...field("way")}
        label="How"
        options={consentWays.map((value) => ({ value, label: consentWayNames[value] }))}
      />
      <TextField {...field("given_on")} label="When" type="date" max={today} />
      <TextAreaField
        {...field("wording")}
        label="What they agreed to"
        optional
        hint="In their own words, or the form’s."
        rows={2}
        maxLength={maxConsentWording}
      />
      <TextAreaField
        {...field("note")}
        label="Proof"
        optional
        hint="For example, where the form is."
        rows={2}
        maxLength={maxConsentNote}
      />
      <p className="text-muted">
        This allows texts about their jobs: appointments, estimates, invoices, and receipts. It
        doesn’t allow ads.
      </p>
      <Button
        type="submit"
        name="intent"
        value="record-consent"
        variant="secondary"
        className="self-start"
      >
        Record consent
      </Button>
    </Form>
  );
}
