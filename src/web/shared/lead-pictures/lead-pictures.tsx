import { useState } from "react";
import { Form, Link } from "react-router";
import type { LeadPictureList } from "~/domains/schedule/index.server.ts";
import { maxShows } from "~/domains/schedule/index.ts";
import { photoTypes } from "~/domains/shared/index.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { PhotoField } from "~/ui/form/photo-field.tsx";
import { useFreshForm } from "~/ui/form/saved-values.ts";
import { TextField } from "~/ui/form/text-field.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { ActionToasts } from "~/ui/toasts/action-toasts.tsx";
import {
  type AddedPicture,
  AddedTile,
  isShownPicture,
  messageWithPhoto,
  type PictureAccess,
  type ReceivedFile,
  ReceivedTile,
} from "./picture-tiles.tsx";
import type { PicturesResult } from "./pictures-action.server.ts";

export type LeadPicturesProps = {
  /** Base URL of this lead's photos. */
  base: string;
  pictures: LeadPictureList;
  requestKey: string;
  result: PicturesResult | undefined;
  access: PictureAccess;
  /** The lead whose customer can be sent a photo by this reader. */
  leadId?: string | null;
};

const grid = "mt-3 grid grid-cols-2 gap-4 sm:grid-cols-3";

/** All pictures and files of a lead. */
export function LeadPictures({ base, pictures, access, leadId, ...form }: LeadPicturesProps) {
  const { added, received } = pictures;
  return (
    <>
      <ActionToasts toasts={form.result?.toasts} />
      {access !== "read" ? <AddPicture {...form} /> : null}
      <Card as="section" aria-labelledby="added" className="max-sm:p-4">
        <h2 id="added" className="text-lg">
          Saved photos
        </h2>
        {added.length === 0 ? <p className="mt-1 text-muted">None yet.</p> : null}
        <ul className={grid}>
          {added.map((file) => (
            <li key={file.id}>
              <AddedTile base={base} file={file} withCaption />
              {leadId ? (
                <Link
                  to={messageWithPhoto(leadId, `lead.${leadId}.${file.id}`)}
                  className="text-link inline-flex min-h-11 items-center text-sm"
                >
                  Send{file.shows ? <span className="sr-only">: {file.shows}</span> : null}
                </Link>
              ) : null}
              {access === "change" ? <DeletePicture file={file} /> : null}
            </li>
          ))}
        </ul>
      </Card>
      {received.length > 0 ? (
        <Card as="section" aria-labelledby="received" className="max-sm:p-4">
          <h2 id="received" className="text-lg">
            Sent by the customer
          </h2>
          <ul className={grid}>
            {received.filter(isShownPicture).map((file) => (
              <li key={file.id}>
                <ReceivedTile base={base} file={file} withCaption />
              </li>
            ))}
          </ul>
          <Documents base={base} files={received.filter((file) => !isShownPicture(file))} />
        </Card>
      ) : null}
    </>
  );
}

function DeletePicture({ file }: { file: AddedPicture }) {
  const name = file.shows ? `: ${file.shows}` : "";
  return (
    <details>
      <summary className="text-link inline-flex min-h-11 cursor-pointer items-center text-sm">
        Delete<span className="sr-only">{name}</span>
      </summary>
      <Form method="post" encType="multipart/form-data" preventScrollReset>
        <Button
          type="submit"
          name="remove_picture"
          value={file.id}
          variant="secondary"
          size="small"
          aria-label={`Delete permanently${name}`}
        >
          Delete permanently
        </Button>
      </Form>
    </details>
  );
}

/**
 * Files that aren't photos: a download link, or only the name with the reason if the file wasn't
 * saved.
 */
function Documents({ base, files }: { base: string; files: readonly ReceivedFile[] }) {
  if (files.length === 0) return null;
  return (
    <ul className="mt-3 flex flex-col text-sm">
      {files.map(({ id, name, isStored }) => (
        <li key={id} className="break-words">
          {isStored ? (
            <a href={`${base}/${id}`} className="text-link inline-flex min-h-11 items-center">
              {name}
            </a>
          ) : (
            <span className="inline-flex min-h-11 items-center text-muted">{name}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

type AddPictureProps = { requestKey: string; result: PicturesResult | undefined };

/** Adds a photo to a lead; works without JavaScript. */
function AddPicture({ requestKey, result }: AddPictureProps) {
  const [key, setKey] = useState(result?.nextKey ?? requestKey);
  const nextKey = result?.nextKey;
  if (nextKey !== undefined && nextKey !== key) setKey(nextKey);
  const form = useFreshForm(result?.refused !== undefined);
  return (
    <Card as="section" aria-labelledby="add-picture" className="max-sm:p-4">
      <h2 id="add-picture" className="text-lg">
        Add photo
      </h2>
      <Form
        ref={form}
        method="post"
        encType="multipart/form-data"
        noValidate
        preventScrollReset
        data-offline-kind="Photo"
        className="mt-3 flex flex-col gap-3"
      >
        <input type="hidden" name="request_key" value={key} />
        <PhotoField
          name="picture"
          label="Photo"
          hint="PNG, JPEG, or WebP, up to 15 MB. We remove the location data."
          accept={photoTypes}
          error={result?.refused?.error}
        />
        <TextField
          name="shows"
          label="Caption"
          optional
          maxLength={maxShows}
          autoComplete="off"
          defaultValue={result?.refused?.shows}
        />
        <Button type="submit" className="sm:self-start">
          Add photo
        </Button>
      </Form>
    </Card>
  );
}
