import { Form } from "react-router";
import { maxSpendLines, type SpendOutcome } from "~/domains/growth/analytics/spend/spend.ts";
import type { FieldErrors } from "~/platform/validation/form.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { FileField } from "~/ui/form/file-field.tsx";
import { TextAreaField } from "~/ui/form/text-area-field.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { fileTypes } from "~/web/shared/forms/csv-upload.tsx";

type ImportFormProps = {
  values: { content: string; source: string } | undefined;
  errors: FieldErrors;
  /** Expected results of the checked lines. */
  ready: Record<SpendOutcome, number> | null;
};

const example = `Date,Cost,Source
11/2/2026,48.20,Google Ads
11/3/2026,51.75,Google Ads`;

/** Uploads a file, or shows its lines for correction; the form holds them until the import. */
export function ImportForm({ values, errors, ready }: ImportFormProps) {
  const changes = ready && ready.wrong === 0 ? ready.new + ready.changed : 0;
  return (
    <Form method="post" encType="multipart/form-data" noValidate>
      <Card className="flex flex-col gap-4 max-sm:p-4">
        <FileField
          name="file"
          label="CSV file"
          hint={`Up to ${maxSpendLines.toLocaleString("en-US")} rows with a date or month and an amount.`}
          accept={fileTypes}
          optional
        />
        <TextAreaField
          name="content"
          key={values?.content}
          label="Or paste rows"
          rows={6}
          placeholder={example}
          className="font-mono text-sm"
          defaultValue={values?.content ?? ""}
          error={errors.content}
        />
        <TextField
          name="source"
          label="Source for rows without one"
          maxLength={80}
          optional
          defaultValue={values?.source ?? "Google Ads"}
        />
        <div className="flex flex-wrap gap-2">
          {changes > 0 ? (
            <Button type="submit" name="intent" value="import">
              Import {changes.toLocaleString("en-US")} {changes === 1 ? "row" : "rows"}
            </Button>
          ) : null}
          <Button
            type="submit"
            name="intent"
            value="check"
            variant={changes > 0 ? "secondary" : "primary"}
          >
            {ready ? "Preview again" : "Preview import"}
          </Button>
        </div>
      </Card>
    </Form>
  );
}
