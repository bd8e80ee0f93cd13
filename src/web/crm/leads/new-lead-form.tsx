import { Form } from "react-router";
import type { EntryPage } from "~/domains/customers/lead-entry/entry-pages.server.ts";
import { urgencyLabels } from "~/domains/leads/leads.text.en.ts";
import { leadSourceLabels, manualLeadSources, urgencies } from "~/domains/leads/leads.ts";
import { serviceTitle } from "~/domains/storefront/business-pages/business-pages.ts";
import type { FieldErrors, FormValues } from "~/platform/validation/form.ts";
import { typedText } from "~/platform/validation/typed-text.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { CheckboxField } from "~/ui/form/checkbox-field.tsx";
import { SelectField } from "~/ui/form/select-field.tsx";
import { TextAreaField } from "~/ui/form/text-area-field.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { ContactFields } from "../forms/contact-fields.tsx";
import { useIsMember } from "../frame/use-is-member.ts";

type NewLeadFormProps = {
  pages: readonly EntryPage[];
  requestKey: string;
  /** Input of a rejected form. */
  values: FormValues | undefined;
  errors: FieldErrors;
  message: string | null;
};

/** Customer, request, town and text consent: texts can be sent only with a recorded consent. */
export function NewLeadForm({ pages, requestKey, values, errors, message }: NewLeadFormProps) {
  const typed = (name: string, otherwise = "") => typedText(values, name) ?? otherwise;
  const [first] = pages;
  if (!useIsMember()) return null;
  return (
    <Form method="post" noValidate className="group flex flex-col gap-5">
      <input type="hidden" name="request_key" value={typed("request_key", requestKey)} />
      {message ? (
        <Alert tone="bad" role="alert">
          {message}
        </Alert>
      ) : null}
      <TextField
        name="name"
        label="Name"
        autoComplete="off"
        defaultValue={typed("name")}
        error={errors.name}
      />
      <ContactFields
        shown={{ phone: typed("phone"), email: typed("email") }}
        errors={errors}
        needsPhone
      />
      <TextAreaField
        name="need"
        label="What do they need?"
        rows={3}
        defaultValue={typed("need")}
        error={errors.need}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          name="source"
          label="How did they reach you?"
          options={manualLeadSources.map((one) => ({ value: one, label: leadSourceLabels[one] }))}
          defaultValue={typed("source")}
          error={errors.source}
        />
        <SelectField
          name="urgency"
          label="How soon?"
          options={urgencies.map((one) => ({ value: one, label: urgencyLabels[one] }))}
          defaultValue={typed("urgency", "this_week")}
          error={errors.urgency}
        />
        <SelectField
          name="page_id"
          label="Service and city"
          options={pages.map(({ id, service, city, state }) => ({
            value: id,
            label: `${serviceTitle(service)}, ${city}, ${state}`,
          }))}
          defaultValue={typed("page_id", first?.id)}
          error={errors.page_id}
        />
        <TextField
          name="zip_code"
          label="ZIP code"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={typed("zip_code", first?.zipCode ?? "")}
          error={errors.zip_code}
        />
      </div>
      <fieldset className="flex flex-col gap-3 rounded-2xl border border-line p-4">
        <legend className="px-1 font-semibold">Texts</legend>
        <CheckboxField
          name="agreed_to_texts"
          label="They agreed to texts about this request"
          hint="Without this, we can’t text them first. You can still call or email, and text back if they text you."
          defaultChecked={typed("agreed_to_texts") !== ""}
        />
        <div className="hidden flex-col gap-3 group-has-[input[name=agreed_to_texts]:checked]:flex">
          <TextField
            name="agreed_how"
            label="When and how did they agree?"
            hint="Saved with your name for five years. Example: On the phone this morning, they said yes."
            maxLength={300}
            defaultValue={typed("agreed_how")}
            error={errors.agreed_how}
          />
          <CheckboxField
            name="follow_up"
            label="Start automatic follow-up"
            defaultChecked={typed("follow_up") !== ""}
            {...(errors.follow_up ? { error: errors.follow_up } : {})}
          />
        </div>
      </fieldset>
      <Button type="submit" variant="action" className="self-start">
        Add lead
      </Button>
    </Form>
  );
}
