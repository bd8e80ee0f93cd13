import { businessPageText as text } from "~/domains/storefront/business-pages/business-page.text.en.ts";
import type { BusinessPage } from "~/domains/storefront/business-pages/business-pages.ts";
import { photoSizes } from "~/domains/storefront/business-pages/photos/photos.ts";

/** The business's photos, lazy-loaded; each links to its full-size file. */
export function PhotoGallery({ page: { details } }: { page: BusinessPage }) {
  if (!details || details.photos.length === 0) return null;
  return (
    <section aria-labelledby="photos">
      <h2 id="photos" className="text-2xl">
        {text.photos}
      </h2>
      <ul className="gallery mt-5">
        {details.photos.map((photo) => {
          const { large, small } = photoSizes(photo);
          return (
            <li key={photo.id}>
              <a href={large.url}>
                <img
                  src={small.url}
                  srcSet={`${small.url} ${small.width}w, ${large.url} ${large.width}w`}
                  sizes="(width >= 64rem) 14rem, 50vw"
                  width={small.width}
                  height={small.height}
                  alt={photo.alt}
                  loading="lazy"
                  decoding="async"
                />
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
