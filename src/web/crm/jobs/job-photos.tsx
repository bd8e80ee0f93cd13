import { Form, href } from "react-router";
import type { FoundJob } from "~/domains/office/index.server.ts";
import { maxCaption, photoKindLabels, photoKinds } from "~/domains/schedule/index.ts";
import { photoTypes } from "~/domains/shared/index.ts";
import { typedText } from "~/platform/validation/typed-text.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { PhotoField } from "~/ui/form/photo-field.tsx";
import { useFreshForm } from "~/ui/form/saved-values.ts";
import { SelectField } from "~/ui/form/select-field.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { Disclosure } from "~/ui/layout/disclosure.tsx";
import { TouchLink } from "~/web/crm/frame/touch-link.tsx";
import { ConfirmAction } from "~/web/shared/forms/confirm-action.tsx";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";
import { messageWithPhoto } from "~/web/shared/lead-pictures/picture-tiles.tsx";

import { matchIntent, type RefusedForm } from "./refused-form.ts";

type JobPhotosProps = {
  job: FoundJob;
  canDoVisits: boolean;
  canPlan: boolean;
  photoKey: string;
  refused: RefusedForm;
};

/** Photos before, during, and after the work. */
export function JobPhotos({ job, canDoVisits, canPlan, photoKey, refused }: JobPhotosProps) {
  const typed = matchIntent(refused, "add-photo");
  const refusedForm = typed?.values.task_id ? undefined : typed;
  const form = useFreshForm(refusedForm !== undefined);
  const { photos } = job;
  if (!canDoVisits && photos.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="photos" className="max-sm:p-4">
      <h2 id="photos" className="text-lg">
        Photos
      </h2>
      {photoKinds.map((kind) => {
        const sameKind = photos.filter((photo) => photo.kind === kind);
        return sameKind.length > 0 ? (
          <section key={kind} aria-label={photoKindLabels[kind]} className="mt-3">
            <h3 className="text-sm text-muted">{photoKindLabels[kind]}</h3>
            <ul className="mt-1 grid grid-cols-3 gap-2 sm:grid-cols-4">
              {sameKind.map((photo) => (
                <li key={photo.id}>
                  <JobPhoto job={job} photo={photo} canPlan={canPlan} />
                </li>
              ))}
            </ul>
          </section>
        ) : null;
      })}
      {canDoVisits ? (
        <Disclosure isOpen={refusedForm !== undefined} className="mt-2">
          <summary className="text-link inline-flex min-h-11 cursor-pointer items-center font-semibold">
            Add photo
          </summary>
          <Form
            ref={form}
            method="post"
            encType="multipart/form-data"
            noValidate
            preventScrollReset
            data-offline-kind="Photo"
            data-offline-label={job.what}
            data-offline-subject={job.id}
            className="mt-2 flex flex-col gap-3"
          >
            <input type="hidden" name="request_key" value={photoKey} />
            <PhotoField
              name="photo"
              label="Photo"
              hint="PNG, JPEG, or WebP, up to 15 MB. We remove the location data."
              accept={photoTypes}
              error={refusedForm?.errors.photo}
            />
            <SelectField
              name="kind"
              label="When it was taken"
              options={photoKinds.map((value) => ({ value, label: photoKindLabels[value] }))}
              defaultValue={typedText(refusedForm?.values, "kind") ?? "before"}
              error={refusedForm?.errors.kind}
            />
            <TextField
              name="caption"
              label="Caption"
              optional
              maxLength={maxCaption}
              autoComplete="off"
              defaultValue={typedText(refusedForm?.values, "caption") ?? ""}
            />
            <Button type="submit" name="intent" value="add-photo" className="sm:self-start">
              Add photo
            </Button>
          </Form>
        </Disclosure>
      ) : null}
    </Card>
  );
}

type JobPhotoProps = {
  job: Pick<FoundJob, "id" | "leadId">;
  photo: FoundJob["photos"][number];
  canPlan: boolean;
};

function JobPhoto({ job: { id: jobId, leadId }, photo, canPlan }: JobPhotoProps) {
  const { id, kind, caption, width, height, isShared } = photo;
  const day = useFormatDate()(photo.createdAt, "MMM d, yyyy");
  const address = href("/crm/jobs/:id/photos/:photo", { id: jobId, photo: id });
  const alt = caption ?? `${photoKindLabels[kind]}, ${day}`;
  return (
    <figure>
      <a href={address}>
        <img
          src={`${address}?small`}
          alt={alt}
          width={width}
          height={height}
          loading="lazy"
          className="aspect-square w-full rounded-lg object-cover"
        />
      </a>
      {canPlan ? (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="photo_id" value={id} />
          <Button
            type="submit"
            name="intent"
            value={isShared ? "hide-photo" : "share-photo"}
            variant="quiet"
            size="small"
            aria-label={`${isShared ? "Stop sharing" : "Share with customer"}: ${alt}`}
          >
            {isShared ? "Stop sharing" : "Share"}
          </Button>
        </Form>
      ) : null}
      {isShared ? <p className="text-sm text-muted">Shared with customer</p> : null}
      {canPlan && leadId ? (
        <TouchLink to={messageWithPhoto(leadId, `job.${jobId}.${id}`)}>
          Send<span className="sr-only">: {alt}</span>
        </TouchLink>
      ) : null}
      {canPlan ? (
        <ConfirmAction
          label="Delete"
          subject={alt}
          consequence="This can’t be undone."
          yes="Delete permanently"
          intent="remove-photo"
          fields={{ photo_id: id }}
        />
      ) : null}
    </figure>
  );
}
