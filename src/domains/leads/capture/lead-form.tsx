import {
  type ConsentKind,
  consentKinds,
  photosField,
  photosFollow,
  photosLeftOut,
  photosNotSent,
  urgencies,
} from "~/domains/leads/leads.ts";
import { photoTypes } from "~/domains/shared/index.ts";
import type { FieldErrors, FormValues } from "~/platform/validation/form.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { CheckboxField } from "~/ui/form/choice.tsx";
import { ErrorSummary } from "~/ui/form/error-summary.tsx";
import { fieldsOf } from "~/ui/form/fields-of.ts";
import { FileField } from "~/ui/form/file-field.tsx";
import { SelectField } from "~/ui/form/select-field.tsx";
import { TextAreaField } from "~/ui/form/text-area-field.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { consentWording } from "../consent/consent.ts";
import { leadFormText as text } from "../lead-form.text.en.ts";
import { urgencyLabels } from "../leads.text.en.ts";

export type LeadFormProps = {
  action: string;
  businessName: string;
  submitLabel: string;
  stamp: string;
  values: FormValues;
  errors: FieldErrors;
  /** Why the whole form was rejected. */
  refusal: string | null;
  /** Whether the form is embedded on another site. */
  framed?: boolean;
  /** URL of the privacy policy. */
  privacy?: string;
  /** Whether it requests a text: only a phone number, with consent (`leads.text-us`). */
  byText?: boolean;
  /** Whether the business's follow-up leaves voicemails, which takes a consent of its own. */
  offersCalls?: boolean;
};

const urgencyOptions = urgencies.map((value) => ({ value, label: urgencyLabels[value] }));

/** Links in an embedded form open a new tab, since their pages can't be framed. */
const newTab = { target: "_blank", rel: "noopener" };

const alertStyle = "rounded-xl border-2 border-bad p-4 font-semibold";

/** The form a homeowner uses to request help from a business. Works without JavaScript. */
export function LeadForm({
  action,
  businessName,
  submitLabel,
  stamp,
  refusal,
  framed = false,
  privacy = "/privacy",
  byText = false,
  offersCalls = false,
  ...form
}: LeadFormProps) {
  const field = fieldsOf(form.values, form.errors);
  const isShown = (kind: ConsentKind) =>
    kind === "marketing_voice" ? offersCalls && !byText : !byText || kind === "informational_sms";
  return (
    <form
      method="post"
      action={action}
      encType={byText ? undefined : "multipart/form-data"}
      noValidate
      className="flex flex-col gap-5"
    >
      <ErrorSummary errors={form.errors} />
      {refusal ? (
        <p
          role="alert"
          tabIndex={-1}
          // biome-ignore lint/a11y/noAutofocus: as for the error summary
          autoFocus
          className={alertStyle}
        >
          {refusal}
        </p>
      ) : null}
      {framed ? (
        <p role="alert" tabIndex={-1} data-failure="" hidden className={alertStyle} />
      ) : null}
      <TextField {...field("name", text.fields.name)} autoComplete="name" />
      {byText ? (
        <TextField {...field("phone", text.fields.phone)} type="tel" autoComplete="tel" />
      ) : (
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField {...field("phone", text.fields.phone)} type="tel" autoComplete="tel" />
          <TextField {...field("email", text.fields.email)} type="email" autoComplete="email" />
          <p className="-mt-2 text-sm text-muted sm:col-span-2">{text.oneIsEnough}</p>
        </div>
      )}
      <TextAreaField {...field("need", text.fields.need)} rows={3} />
      <div className="grid gap-5 sm:grid-cols-[2fr_3fr]">
        <TextField
          {...field("zip_code", text.fields.zipCode)}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={10}
        />
        <SelectField
          {...field("urgency", text.fields.urgency)}
          options={urgencyOptions}
          placeholder={text.fields.choose}
        />
      </div>
      {consentKinds.filter(isShown).map((kind) => (
        <CheckboxField
          key={kind}
          name={kind}
          value="yes"
          label={<span className="block text-sm">{consentWording(kind, businessName)}</span>}
          defaultChecked={form.values[kind] === "yes"}
          error={form.errors[kind]}
        />
      ))}
      {/* Honeypot: people leave it empty, bots fill it in. */}
      <div className="sr-only" aria-hidden="true">
        <label>
          {text.trap}
          <input name="company_website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      {/* A form shown again keeps its first stamp, so a quick correction isn't mistaken for a bot. */}
      <input type="hidden" name="stamp" value={form.values.stamp ?? stamp} />
      {/* Attribution: cookies don't work in a frame, so the form's script sets this. */}
      {framed ? <input type="hidden" name="visit" defaultValue={form.values.visit ?? ""} /> : null}
      {byText ? null : <Photos wereChosen={Boolean(form.values[photosLeftOut])} />}
      <Button type="submit" variant="action" size="large" data-busy-label={text.sending}>
        {submitLabel}
      </Button>
      <p className="text-sm text-muted">
        {text.whereItGoes(<bdi key="name">{businessName}</bdi>)}{" "}
        <a href={privacy} className="text-link" {...(framed ? newTab : {})}>
          {text.privacy}
        </a>
      </p>
    </form>
  );
}

/** Last in the form, so a photo that doesn't arrive leaves the rest complete (`leads.photos`). */
function Photos({ wereChosen }: { wereChosen: boolean }) {
  return (
    <>
      <input type="hidden" name={photosFollow} value="yes" />
      <FileField
        name={photosField}
        {...text.photos}
        optional
        multiple
        accept={photoTypes}
        data-not-sent={photosNotSent}
        error={wereChosen ? text.choosePhotosAgain : undefined}
      />
    </>
  );
}
