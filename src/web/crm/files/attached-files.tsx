import { Form } from "react-router";
import type { AttachedFile } from "~/domains/schedule/index.server.ts";
import { acceptedFiles, formatFileSize } from "~/domains/schedule/index.ts";
import type { FieldErrors, FormValues } from "~/platform/validation/form.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { FileField } from "~/ui/form/file-field.tsx";
import { useFreshForm } from "~/ui/form/saved-values.ts";
import { Card } from "~/ui/layout/card.tsx";
import { Disclosure } from "~/ui/layout/disclosure.tsx";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";

type AttachedFilesProps = {
  files: readonly AttachedFile[];
  /** The address of the page they are on; a file's own is below it. */
  page: string;
  /** The job or customer. Queued actions about it are sent in order. */
  ownerId: string;
  adds: boolean;
  changes: boolean;
  fileKey: string;
  refused: { values: FormValues; errors: FieldErrors } | undefined;
};

/** Permits, manuals, contracts, and other files of a job or customer. */
export function AttachedFiles({ files, page, adds, changes, ...form }: AttachedFilesProps) {
  const present = files.filter(({ removedAt }) => removedAt === null);
  const removed = files.filter(({ removedAt }) => removedAt !== null);
  if (!adds && present.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="files" className="max-sm:p-4">
      <h2 id="files" className="text-lg">
        Files
      </h2>
      {present.length > 0 ? (
        <ul className="mt-1 divide-y divide-line">
          {present.map((file) => (
            <li key={file.id} className="py-2">
              <a
                href={`${page}/files/${file.id}`}
                className="text-link inline-flex min-h-11 items-center break-all"
              >
                {file.name}
              </a>
              <FileFacts file={file} />
              {changes ? (
                <div className="flex flex-wrap gap-x-3">
                  <FileButton
                    file={file}
                    intent={file.isShared ? "hide-file" : "share-file"}
                    label={file.isShared ? "Stop sharing" : "Share with customer"}
                  />
                  <FileButton file={file} intent="remove-file" label="Remove" />
                </div>
              ) : null}
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-1 text-muted">
          Permits, manuals, contracts: everything for the next visit.
        </p>
      )}
      {adds ? <FileForm {...form} /> : null}
      {changes && removed.length > 0 ? (
        <Disclosure isOpen={false} className="mt-2">
          <summary className="text-link inline-flex min-h-11 cursor-pointer items-center">
            Removed files
          </summary>
          <ul className="divide-y divide-line">
            {removed.map((file) => (
              <li key={file.id} className="py-2">
                <p className="break-all">{file.name}</p>
                <FileFacts file={file} />
                <FileButton file={file} intent="restore-file" label="Undo" />
              </li>
            ))}
          </ul>
        </Disclosure>
      ) : null}
    </Card>
  );
}

function FileFacts({ file }: { file: AttachedFile }) {
  const { bytes, createdAt, addedBy, isShared, removedAt, removedBy } = file;
  const format = useFormatDate();
  const facts = [
    formatFileSize(bytes),
    `${format(createdAt, "MMM d, yyyy")} by ${addedBy}`,
    removedAt
      ? `removed ${format(removedAt, "MMM d, yyyy")} by ${removedBy ?? "your team"}`
      : isShared
        ? "shared with customer"
        : null,
  ];
  return <p className="text-sm break-words text-muted">{facts.filter(Boolean).join(" · ")}</p>;
}

type FileButtonProps = { file: AttachedFile; intent: string; label: string };

function FileButton({ file, intent, label }: FileButtonProps) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="file_id" value={file.id} />
      <Button
        type="submit"
        name="intent"
        value={intent}
        variant="quiet"
        size="small"
        aria-label={`${label}: ${file.name}`}
      >
        {label}
      </Button>
    </Form>
  );
}

function FileForm({
  fileKey,
  ownerId,
  refused,
}: Pick<AttachedFilesProps, "fileKey" | "ownerId" | "refused">) {
  const refusedForm = refused?.values.intent === "add-file" ? refused : undefined;
  const form = useFreshForm(refusedForm !== undefined);
  return (
    <Disclosure isOpen={refusedForm !== undefined} className="mt-2">
      <summary className="text-link inline-flex min-h-11 cursor-pointer items-center font-semibold">
        Add file
      </summary>
      <Form
        ref={form}
        method="post"
        action="?file"
        encType="multipart/form-data"
        noValidate
        preventScrollReset
        data-offline-kind="File"
        data-offline-subject={ownerId}
        className="mt-2 flex flex-col gap-3"
      >
        <input type="hidden" name="request_key" value={fileKey} />
        <FileField
          name="file"
          label="File"
          hint="PDF, Word, Excel, or a picture, up to 15 MB."
          accept={acceptedFiles}
          error={refusedForm?.errors.file}
        />
        <Button type="submit" name="intent" value="add-file" className="sm:self-start">
          Add file
        </Button>
      </Form>
    </Disclosure>
  );
}
