import type { ReactNode } from "react";
import { claimWords } from "~/content/locations.ts";
import { NewAreaFields } from "~/domains/signup/market-estimates/claims/new-area-fields.tsx";
import { FieldError } from "~/ui/form/field-error.tsx";
import type { FieldOf } from "~/ui/form/fields-of.ts";
import { CloseButton, dialogStyle } from "~/ui/overlay/dialog-parts.tsx";
import { ToastPlace, Toasts } from "~/ui/toasts/toasts.tsx";
import { ClaimForm } from "./claim-form.tsx";

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
      <Content kind="area" words={claimWords.claim} area={() => <AreaPlace />}>
        <p className="mt-1 text-lg font-semibold">
          <span data-slot="service" /> in <span data-slot="city" />
        </p>
      </Content>
      <Content
        kind="request"
        words={claimWords.request}
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
  words: { title: string; lead: string };
  area: (field: FieldOf) => ReactNode;
  children?: ReactNode;
};

function Content({ kind, words, area, children }: ContentProps) {
  return (
    <template data-claim={kind}>
      <h2 id="claim-title" className="pr-12 text-xl">
        {words.title}
      </h2>
      {children}
      <p className="mt-2 mb-6 text-muted">{words.lead}</p>
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
