import { Form } from "react-router";
import { Button } from "~/ui/buttons/button.tsx";
import { FileField } from "~/ui/form/file-field.tsx";

/** File types of exported lists, with commas or tabs. */
export const fileTypes = ".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain";

/** Uploads a CSV file for a preview; handled by `handleCsvUpload`. */
export function CsvUpload({ hint, error }: { hint: string; error: string | undefined }) {
  return (
    <Form method="post" encType="multipart/form-data" className="flex flex-col items-start gap-4">
      <div className="w-full">
        <FileField name="file" label="CSV file" hint={hint} accept={fileTypes} error={error} />
      </div>
      <Button type="submit">Preview import</Button>
    </Form>
  );
}
