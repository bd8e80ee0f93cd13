import { Link } from "react-router";
import type { Price } from "~/domains/billing/index.server.ts";
import { maxPhotos, type ShownEstimate, type TypedEstimate } from "~/domains/billing/index.ts";
import type { LeadPictureList } from "~/domains/schedule/index.server.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Choice } from "~/ui/form/choice.tsx";
import { FieldError } from "~/ui/form/field.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { ChannelField, useChannelField } from "~/web/crm/forms/channel-field.tsx";
import type { CustomerChannel } from "~/web/crm/forms/channels.ts";
import { DoNotContactNotice } from "~/web/crm/forms/do-not-contact.tsx";
import { ConfirmActionWithin } from "~/web/shared/forms/confirm-action.tsx";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";
import {
  CroppedPicture,
  isShownPicture,
  useDescribeReceived,
} from "~/web/shared/lead-pictures/picture-tiles.tsx";
import { EditorForm, TermsFields } from "./editor-form.tsx";
import type { EditorResult } from "./estimate-action.server.ts";
import { useInitialValues } from "./use-initial-values.ts";

const reminderHint =
  "If they don’t reply to a text or an email, we remind them by email. Choose the days in Payment settings.";

type EstimateEditorProps = {
  typed: TypedEstimate;
  shown: ShownEstimate;
  revision: number;
  requestKey: string;
  prices: readonly Price[];
  channels: readonly CustomerChannel[];
  /** Why no text can be sent, or not yet. */
  textProblem: string | null;
  leadId: string | null;
  /** Whether the customer is marked "Do not contact". */
  doNotContact: boolean;
  /** The lead's photos, to select from. */
  pictures: LeadPictureList;
  /** Whether it hasn't been sent yet, so it can be deleted. */
  isDraft: boolean;
  /** Whether its customer can accept it, so it can be voided. */
  isSent: boolean;
  result: EditorResult<TypedEstimate> | undefined;
};

/** Edits an estimate and sends it. */
export function EstimateEditor({ typed, shown, revision, ...props }: EstimateEditorProps) {
  const { isDraft, isSent, channels, textProblem, leadId, doNotContact, pictures, ...editor } =
    props;
  const { result } = editor;
  const initial = useInitialValues({ typed, shown, revision }, result);
  const errors = result?.errors ?? {};
  const field = useChannelField(channels, result?.channel);
  return (
    <EditorForm {...editor} {...initial} hasOptions>
      <TermsFields
        shown={initial.typed.fields}
        deposit={{ label: "Deposit", placeholder: "50% or 200.00" }}
        day={{ name: "expires_on", label: "Expires" }}
        errors={errors}
      />
      <PhotoFields
        leadId={leadId}
        pictures={pictures}
        checkedIds={initial.typed.photos ?? []}
        error={errors.photos}
      />
      <Card as="section" aria-labelledby="send" className="flex flex-col gap-4 max-sm:p-4">
        <h2 id="send" className="text-lg">
          Send
        </h2>
        <DoNotContactNotice isMarked={doNotContact} />
        <ChannelField
          channels={channels}
          textProblem={textProblem}
          hint={doNotContact ? undefined : reminderHint}
          error={errors.channel ?? errors.words}
          field={field}
        />
        <div className="flex flex-wrap items-start gap-3">
          <Button type="submit" name="intent" value="send" variant="action">
            {field.isOwnLink ? "Save and get link" : "Save and send"}
          </Button>
          <Button type="submit" name="intent" value="save" variant="secondary">
            Save
          </Button>
          {isDraft ? (
            <ConfirmActionWithin
              label="Delete draft"
              subject={null}
              buttonStyle={{ variant: "quiet" }}
              consequence="This can’t be undone."
              yes="Delete permanently"
              intent="delete"
            />
          ) : null}
          {isSent ? (
            <ConfirmActionWithin
              label="Void"
              subject={null}
              buttonStyle={{ variant: "quiet" }}
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

type PhotoFieldsProps = {
  /** Lead of the document; null if it has none. */
  leadId: string | null;
  pictures: LeadPictureList;
  /** Ids of the selected photos. */
  checkedIds: readonly string[];
  error: string | undefined;
};

/** The lead's photos, including those sent by the customer, to add to the estimate. */
function PhotoFields({ leadId, pictures, checkedIds, error }: PhotoFieldsProps) {
  const format = useFormatDate();
  const receivedCaption = useDescribeReceived();
  if (!leadId) return null;
  const base = `/crm/leads/${leadId}/pictures`;
  const choices = [
    ...pictures.added.map(({ id, shows, addedBy, createdAt }) => ({
      id,
      src: `${base}/${id}?small`,
      caption: shows ?? `${addedBy}, ${format(createdAt, "MMM d, yyyy")}`,
    })),
    ...pictures.received.filter(isShownPicture).map((file) => ({
      id: file.copyId,
      src: `${base}/${file.id}`,
      caption: receivedCaption(file),
    })),
  ];
  return (
    <Card as="section" aria-labelledby="photos" className="flex flex-col gap-4 max-sm:p-4">
      <div>
        <h2 id="photos" className="text-lg">
          Photos
        </h2>
        <p className="mt-1 text-sm text-muted">
          {choices.length > 0
            ? `Your customer sees the photos you check, up to ${maxPhotos}.`
            : "You can add photos from this lead to the estimate."}{" "}
          <Link to={base} className="text-link">
            Add photos
          </Link>
        </p>
      </div>
      {choices.length > 0 ? (
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
          {choices.map(({ id, src, caption }) => (
            <li key={id} className="min-w-0">
              <label htmlFor={`photo-${id}`} className="block">
                <CroppedPicture src={src} alt="" />
              </label>
              <div className="text-sm break-words">
                <Choice
                  id={`photo-${id}`}
                  type="checkbox"
                  name="photo"
                  value={id}
                  label={caption}
                  defaultChecked={checkedIds.includes(id)}
                  aria-describedby={error ? "photos-error" : undefined}
                />
              </div>
            </li>
          ))}
        </ul>
      ) : null}
      {error ? <FieldError id="photos-error">{error}</FieldError> : null}
    </Card>
  );
}
