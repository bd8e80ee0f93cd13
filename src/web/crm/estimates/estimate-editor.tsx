import type { ShownEstimate } from "~/domains/billing/job-estimates/estimate-document.ts";
import { remindAfterDays } from "~/domains/billing/job-estimates/job-estimates.ts";
import type { TypedEstimate } from "~/domains/billing/job-estimates/typed-estimate.ts";
import type { Price } from "~/domains/billing/price-book/list-prices.server.ts";
import type { LeadPictureList } from "~/domains/schedule/lead-pictures/list-lead-pictures.server.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { SelectField } from "~/ui/form/select-field.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { ConfirmActionWithin } from "~/web/shared/forms/confirm-action.tsx";
import { useDefaultChannel, useIsOwnLink } from "../forms/use-default-channel.ts";
import type { EditorAnswer } from "./editor-answer.server.ts";
import { EditorForm } from "./editor-form.tsx";
import { PhotoFields } from "./photo-fields.tsx";
import { TermsFields } from "./terms-fields.tsx";
import { useInitialValues } from "./use-initial-values.ts";

type EstimateEditorProps = {
  typed: TypedEstimate;
  shown: ShownEstimate;
  revision: number;
  requestKey: string;
  prices: readonly Price[];
  channels: readonly { value: string; label: string }[];
  leadId: string | null;
  /** Photos of the lead to select from. */
  pictures: LeadPictureList;
  /** Whether it hasn't been sent yet, so it can be deleted. */
  isDraft: boolean;
  /** Whether its customer can accept it, so it can be voided. */
  isSent: boolean;
  answer: EditorAnswer<TypedEstimate> | undefined;
};

/** Edits an estimate and sends it. */
export function EstimateEditor({ typed, shown, revision, ...props }: EstimateEditorProps) {
  const { isDraft, isSent, channels, leadId, pictures, ...editor } = props;
  const { answer } = editor;
  const begun = useInitialValues({ typed, shown, revision }, answer);
  const errors = answer?.errors ?? {};
  const usual = useDefaultChannel(channels);
  const { isOwnLink, onChange } = useIsOwnLink(answer?.channel ?? usual);
  return (
    <EditorForm {...editor} {...begun} hasOptions>
      <TermsFields
        shown={begun.typed.fields}
        deposit={{ label: "Deposit", placeholder: "50% or 200.00" }}
        day={{ name: "expires_on", label: "Expires" }}
        errors={errors}
      />
      <PhotoFields
        leadId={leadId}
        pictures={pictures}
        ticked={begun.typed.photos ?? []}
        error={errors.photos}
      />
      <Card as="section" aria-labelledby="send" className="flex flex-col gap-4 max-sm:p-4">
        <h2 id="send" className="text-lg">
          Send
        </h2>
        <SelectField
          name="channel"
          label="Send by"
          hint={`If they don’t reply to a text or an email, we remind them once by email after ${remindAfterDays} days.`}
          options={channels}
          defaultValue={answer?.channel ?? usual}
          onChange={onChange}
          error={errors.channel ?? errors.words}
        />
        <div className="flex flex-wrap items-start gap-3">
          <Button type="submit" name="intent" value="send" variant="action">
            {isOwnLink ? "Save and get link" : "Save and send"}
          </Button>
          <Button type="submit" name="intent" value="save" variant="secondary">
            Save
          </Button>
          {isDraft ? (
            <ConfirmActionWithin
              label="Delete draft"
              subject={null}
              look={{ variant: "quiet" }}
              consequence="This can’t be undone."
              yes="Delete permanently"
              intent="delete"
            />
          ) : null}
          {isSent ? (
            <ConfirmActionWithin
              label="Void"
              subject={null}
              look={{ variant: "quiet" }}
              consequence="Your customer can’t open or accept it. You can send it again later."
              yes="Void estimate"
              intent="withdraw"
            />
          ) : null}
        </div>
      </Card>
    </EditorForm>
  );
}
