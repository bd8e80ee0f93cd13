import { useState } from "react";
import { Form } from "react-router";
import { longestShows } from "~/domains/schedule/lead-pictures/lead-pictures.ts";
import { photoTypes } from "~/domains/shared/photos/photos.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { FileField } from "~/ui/form/file-field.tsx";
import { useFreshForm } from "~/ui/form/saved-values.ts";
import { TextField } from "~/ui/form/text-field.tsx";
import { Card } from "~/ui/layout/card.tsx";
import type { PicturesAnswer } from "./pictures-action.server.ts";

type AddPictureProps = { requestKey: string; answer: PicturesAnswer | undefined };

/** A picture to be added to a lead; works without script. */
export function AddPicture({ requestKey, answer }: AddPictureProps) {
  const [key, setKey] = useState(answer?.nextKey ?? requestKey);
  const nextKey = answer?.nextKey;
  if (nextKey !== undefined && nextKey !== key) setKey(nextKey);
  const form = useFreshForm(answer?.refused !== undefined);
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
        className="mt-3 flex flex-col gap-3"
      >
        <input type="hidden" name="request_key" value={key} />
        <FileField
          name="picture"
          label="Photo"
          hint="PNG, JPEG, or WebP, up to 15 MB. We remove the location data."
          accept={photoTypes}
          error={answer?.refused?.error}
        />
        <TextField
          name="shows"
          label="Caption"
          optional
          maxLength={longestShows}
          autoComplete="off"
          defaultValue={answer?.refused?.shows}
        />
        <Button type="submit" className="sm:self-start">
          Add photo
        </Button>
      </Form>
    </Card>
  );
}
