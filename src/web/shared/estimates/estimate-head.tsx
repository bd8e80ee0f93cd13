import {
  documentName,
  type EstimatePhoto,
  jobEstimateText,
  type ShownEstimate,
} from "~/domains/billing/index.ts";
import { longDay, smallSize } from "~/domains/shared/index.ts";
import { CroppedPicture } from "~/web/shared/lead-pictures/picture-tiles.tsx";

/** Business, customer, title and expiration of an estimate. */
export function EstimateHead({ shown }: { shown: ShownEstimate }) {
  const { customer, content, what, day } = shown;
  const facts: [string, string][] = [
    [jobEstimateText.estimate, documentName(shown)],
    [jobEstimateText.date, longDay(day)],
    [jobEstimateText.customer, customer.name],
    ...(customer.address ? [[jobEstimateText.address, customer.address] as [string, string]] : []),
    [jobEstimateText.job, what],
    [jobEstimateText.goodUntil, longDay(content.expiresOn)],
  ];
  return (
    <>
      <dl className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-4 gap-y-1">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
      </dl>
      {content.message ? (
        <p className="mt-4 break-words whitespace-pre-wrap">{content.message}</p>
      ) : null}
    </>
  );
}

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
      {photos.map((photo, index) => (
        <li key={photo.id} className="min-w-0 text-sm">
          <a href={hrefOf(photo.id)} className="block">
            <CroppedPicture
              src={`${hrefOf(photo.id)}?small`}
              alt={photo.shows ?? jobEstimateText.photo(index + 1)}
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
