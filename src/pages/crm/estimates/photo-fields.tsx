import { Link } from "react-router";
import { mostPhotos } from "~/features/job-estimates/job-estimates.ts";
import { smallSize } from "~/features/photos/photos.ts";
import type { AddedPicture } from "~/pages/site/lead-pictures/picture-tile.tsx";
import { FieldError } from "~/ui/form/field-error.tsx";
import { Card } from "~/ui/layout/card.tsx";

type PhotoFieldsProps = {
  /** Of the lead that it is for; null where it is for none. */
  leadId: string | null;
  pictures: readonly AddedPicture[];
  /** Ids of those that are ticked. */
  ticked: readonly string[];
  error: string | undefined;
};

/** Pictures of the lead that the customer is to see on the estimate (`estimates.photos`). */
export function PhotoFields({ leadId, pictures, ticked, error }: PhotoFieldsProps) {
  if (!leadId) return null;
  const base = `/crm/leads/${leadId}/pictures`;
  return (
    <Card as="section" aria-labelledby="photos" className="flex flex-col gap-4 max-sm:p-4">
      <div>
        <h2 id="photos" className="text-lg">
          Pictures
        </h2>
        <p className="mt-1 text-sm text-muted">
          {pictures.length > 0
            ? `Your customer sees the ones you tick, ${mostPhotos} at most.`
            : "Pictures of this lead can stand on the estimate."}{" "}
          <Link to={base} className="text-link">
            Add pictures
          </Link>
        </p>
      </div>
      {pictures.length > 0 ? (
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
          {pictures.map((picture, at) => {
            const words = picture.shows ?? `Picture ${at + 1}`;
            return (
              <li key={picture.id} className="min-w-0">
                <label className="flex cursor-pointer flex-col gap-2 text-sm">
                  <img
                    src={`${base}/${picture.id}?small`}
                    alt=""
                    {...smallSize(picture)}
                    loading="lazy"
                    decoding="async"
                    className="aspect-[4/3] h-auto w-full rounded-lg border border-line object-cover"
                  />
                  <span className="flex min-h-11 items-start gap-2 break-words">
                    <input
                      type="checkbox"
                      name="photo"
                      value={picture.id}
                      defaultChecked={ticked.includes(picture.id)}
                      className="mt-0.5 size-5 shrink-0"
                      aria-describedby={error ? "photos-error" : undefined}
                    />
                    {words}
                  </span>
                </label>
              </li>
            );
          })}
        </ul>
      ) : null}
      {error ? <FieldError id="photos-error">{error}</FieldError> : null}
    </Card>
  );
}
