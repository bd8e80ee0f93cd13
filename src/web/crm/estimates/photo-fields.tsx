import { Link } from "react-router";
import { maxPhotos } from "~/domains/billing/job-estimates/job-estimates.ts";
import type { LeadPictureList } from "~/domains/schedule/lead-pictures/list-lead-pictures.server.ts";
import { Choice } from "~/ui/form/choice.tsx";
import { FieldError } from "~/ui/form/field-error.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";
import { CutPicture } from "~/web/shared/lead-pictures/cut-picture.tsx";
import { isShownPicture, useDescribeReceived } from "~/web/shared/lead-pictures/picture-tile.tsx";

type PhotoFieldsProps = {
  /** Lead of the document; null if it has none. */
  leadId: string | null;
  pictures: LeadPictureList;
  /** Ids of the selected photos. */
  ticked: readonly string[];
  error: string | undefined;
};

/** The lead's photos, including those sent by the customer, to add to the estimate. */
export function PhotoFields({ leadId, pictures, ticked, error }: PhotoFieldsProps) {
  const format = useFormatDate();
  const receivedWords = useDescribeReceived();
  if (!leadId) return null;
  const base = `/crm/leads/${leadId}/pictures`;
  const choices = [
    ...pictures.added.map(({ id, shows, addedBy, createdAt }) => ({
      id,
      src: `${base}/${id}?small`,
      words: shows ?? `${addedBy}, ${format(createdAt, "MMM d, yyyy")}`,
    })),
    ...pictures.received.filter(isShownPicture).map((file) => ({
      id: file.copyId,
      src: `${base}/${file.id}`,
      words: receivedWords(file),
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
          {choices.map(({ id, src, words }) => (
            <li key={id} className="min-w-0">
              <label htmlFor={`photo-${id}`} className="block">
                <CutPicture src={src} alt="" />
              </label>
              <div className="text-sm break-words">
                <Choice
                  id={`photo-${id}`}
                  type="checkbox"
                  name="photo"
                  value={id}
                  label={words}
                  defaultChecked={ticked.includes(id)}
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
