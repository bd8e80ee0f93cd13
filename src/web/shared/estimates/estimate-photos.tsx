import { jobEstimateText } from "~/domains/billing/job-estimates/job-estimates.text.en.ts";
import type { EstimatePhoto } from "~/domains/billing/job-estimates/job-estimates.ts";
import { smallSize } from "~/domains/shared/photos/photos.ts";
import { CutPicture } from "../lead-pictures/cut-picture.tsx";

type EstimatePhotosProps = {
  photos: readonly EstimatePhoto[];
  /** URL of a photo by its id. */
  hrefOf: (id: string) => string;
};

/** Photos of an estimate, each linking to its full size. */
export function EstimatePhotos({ photos, hrefOf }: EstimatePhotosProps) {
  if (photos.length === 0) return null;
  return (
    <ul aria-label={jobEstimateText.photos} className="mt-4 grid grid-cols-2 gap-3 sm:grid-cols-3">
      {photos.map((photo, at) => (
        <li key={photo.id} className="min-w-0 text-sm">
          <a href={hrefOf(photo.id)} className="block">
            <CutPicture
              src={`${hrefOf(photo.id)}?small`}
              alt={photo.shows ?? jobEstimateText.photo(at + 1)}
              {...smallSize(photo)}
            />
          </a>
          {photo.shows ? (
            <span className="mt-1 block break-words text-muted">{photo.shows}</span>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
