import type { ReactNode } from "react";
import { claimTexts } from "~/content/locations.ts";
import { NewAreaFields } from "~/domains/signup/index.ts";
import type { FieldErrors, FormValues } from "~/platform/validation/form.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { ErrorSummary } from "~/ui/form/error-summary.tsx";
import { FieldError } from "~/ui/form/field.tsx";
import { type FieldOf, fieldsOf } from "~/ui/form/fields-of.ts";
import { TextField } from "~/ui/form/text-field.tsx";
import { CloseButton, dialogStyle } from "~/ui/overlay/dialog.tsx";
import type { ToastText } from "~/ui/toasts/show-toast.ts";
import { ToastPlace, Toasts } from "~/ui/toasts/toasts.tsx";

export type ClaimFormProps = {
  /** URL that the form posts to without JavaScript. */
  action: string;
  values: FormValues;
  errors: FieldErrors;
  /** Why the request as a whole was refused, with its log reference. */
  failure: (ToastText & { reference?: string }) | null;
  requestKey: string;
  /** Field for the area: selected from a list, or entered as text. */
  area: (field: FieldOf) => ReactNode;
};

/** Form to claim an area. Works without JavaScript. */
export function ClaimForm({ action, area, requestKey, failure, ...form }: ClaimFormProps) {
  const field = fieldsOf(form.values, form.errors);
  return (
    <form method="post" action={action} noValidate className="flex flex-col gap-5">
      {failure ? (
        <Alert tone="bad" title={failure.title} role="alert">
          {failure.description}
          {failure.reference ? <span> Reference: {failure.reference}</span> : null}
        </Alert>
      ) : null}
      <ErrorSummary errors={form.errors} />
      <input type="hidden" name="request_key" value={requestKey} />
      {area(field)}
      <TextField {...field("business_name", "Business name")} autoComplete="organization" />
      <TextField {...field("email", "Email")} type="email" autoComplete="email" />
      <TextField {...field("phone", "Phone")} type="tel" autoComplete="tel" />
      <Button
        type="submit"
        variant="action"
        size="large"
        className="aria-disabled:border-line aria-disabled:bg-sunken aria-disabled:text-muted"
      >
        {claimTexts.submit}
      </Button>
      <p className="text-sm text-muted">
        {claimTexts.notice}{" "}
        <a href="/privacy" className="text-link">
          Privacy
        </a>
      </p>
    </form>
  );
}

/** Dialog that JavaScript opens for a claim, with its two contents as templates. */
export function ClaimDialog() {
  return (
    <>
      <dialog id="claim-dialog" aria-labelledby="claim-title" className={dialogStyle}>
        <div className="flex flex-col p-6">
          <div data-content="" />
          <form method="dialog">
            <CloseButton />
          </form>
        </div>
        <ToastPlace />
      </dialog>
      <Content kind="area" text={claimTexts.claim} area={() => <AreaPlace />}>
        <p className="mt-1 text-lg font-semibold">
          <span data-slot="service" /> in <span data-slot="city" />
        </p>
      </Content>
      <Content
        kind="request"
        text={claimTexts.request}
        area={(field) => <NewAreaFields field={field} />}
      />
      <template data-field-error="">
        <FieldError id="field-error">{""}</FieldError>
      </template>
      <Toasts />
    </>
  );
}

type ContentProps = {
  kind: "area" | "request";
  text: { title: string; lead: string };
  area: (field: FieldOf) => ReactNode;
  children?: ReactNode;
};

function Content({ kind, text, area, children }: ContentProps) {
  return (
    <template data-claim={kind}>
      <h2 id="claim-title" className="pr-12 text-xl">
        {text.title}
      </h2>
      {children}
      <p className="mt-2 mb-6 text-muted">{text.lead}</p>
      <ClaimForm
        action="/locations/claim"
        area={area}
        values={{}}
        errors={{}}
        failure={null}
        requestKey=""
      />
    </template>
  );
}

/** Placeholder that JavaScript fills in right away; nearby open areas replace it once loaded. */
function AreaPlace() {
  return (
    <div data-areas="">
      <input type="hidden" name="service" />
      <input type="hidden" name="city" />
    </div>
  );
}
