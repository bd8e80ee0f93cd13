import { photoTypes } from "~/domains/shared/index.ts";
import {
  entryField,
  maxOf,
  photoSizes,
  type StoredPhotos,
  storedPhoto,
} from "~/domains/storefront/index.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { PhotoField } from "~/ui/form/photo-field.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { EntryButtons, PartCard } from "./part-card.tsx";
import type { PartProps } from "./parts.ts";

type PhotosPartProps = PartProps & { stored: StoredPhotos };

/** Gallery: photos in order with their captions. */
export function PhotosPart({ typed, errors, mayChange, stored }: PhotosPartProps) {
  return (
    <PartCard
      title="Photos"
      hint="Show the work, the team, and the truck: people trust what they see."
    >
      <ul className="flex flex-col gap-4">
        {typed.photos.map(({ id, alt }, index) => (
          <li key={id} className="flex flex-wrap gap-4 border-b border-line pb-4">
            <Thumbnail photo={storedPhoto(stored, id)} alt={alt} />
            <div className="flex min-w-0 grow basis-56 flex-col gap-2">
              <input type="hidden" name={entryField("photos", index, "id")} value={id} />
              <TextField
                name={entryField("photos", index, "alt")}
                label={`Photo ${index + 1} caption`}
                defaultValue={alt}
                error={errors[entryField("photos", index, "alt")]}
                autoComplete="off"
                disabled={!mayChange}
              />
              {mayChange ? (
                <EntryButtons list="photos" at={index} name={`photo ${index + 1}`} />
              ) : null}
            </div>
          </li>
        ))}
      </ul>
      {mayChange && typed.photos.length < maxOf.photos ? (
        <>
          <PhotoField
            // Clears the selection after a photo was added.
            key={`photo-${typed.photos.length}`}
            name="photo"
            label="Add another photo"
            hint="PNG, JPEG, or WebP, up to 15 MB. We remove the location data."
            accept={photoTypes}
            error={errors.photo}
          />
          <TextField
            key={`alt-${typed.photos.length}`}
            name="photo_alt"
            label="Caption"
            autoComplete="off"
            maxLength={160}
          />
          <Button
            type="submit"
            name="intent"
            value="upload"
            variant="secondary"
            size="small"
            className="self-start"
          >
            Add photo
          </Button>
        </>
      ) : null}
    </PartCard>
  );
}

function Thumbnail({ photo, alt }: { photo: StoredPhotos[string] | undefined; alt: string }) {
  if (!photo) return null;
  const { small } = photoSizes(photo);
  return (
    <img
      src={small.url}
      width={small.width}
      height={small.height}
      alt={alt}
      loading="lazy"
      className="aspect-[4/3] h-24 w-32 rounded-lg object-cover"
    />
  );
}
