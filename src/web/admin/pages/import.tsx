import { href } from "react-router";
import { checkImport, listImports, maxRows } from "~/domains/operations/index.server.ts";
import { importedColumns, requiredColumns } from "~/domains/operations/index.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { Card } from "~/ui/layout/card.tsx";
import { staffContext } from "~/web/admin/frame/guard.server.ts";
import { PageHeading } from "~/web/admin/frame/page-heading.tsx";
import { useMayChange } from "~/web/admin/frame/use-frame.ts";
import { CsvUpload } from "~/web/shared/forms/csv-upload.tsx";
import { handleCsvUpload } from "~/web/shared/forms/csv-upload-action.server.ts";
import type { Route } from "./+types/import";
import { ImportList } from "./import-list.tsx";

export const meta: Route.MetaFunction = () => [{ title: "Import pages" }];

export async function loader({ context }: Route.LoaderArgs) {
  const required: readonly string[] = requiredColumns;
  const optional = importedColumns.filter((name) => !required.includes(name));
  const imports = await listImports(context.get(platformContext), context.get(staffContext));
  return { imports, maxRows, required, optional };
}

/** Checks a file; changes nothing until staff have seen the preview. */
export function action({ request, context }: Route.ActionArgs) {
  const staff = context.get(staffContext);
  return handleCsvUpload(
    request,
    (file) => checkImport(context.get(platformContext), staff, file),
    (id) => href("/admin/pages/imports/:id", { id }),
  );
}

export default function Import({ loaderData, actionData }: Route.ComponentProps) {
  const { imports, maxRows, required, optional } = loaderData;
  const mayChange = useMayChange();
  return (
    <div className="flex flex-col gap-6">
      <PageHeading above={{ to: "/admin/pages", label: "Pages" }} title="Import pages" />
      <Card as="section" className="flex max-w-3xl flex-col gap-4">
        <p className="text-muted">
          We check the file first and show you what it would change, line by line. Importing the
          same file again changes nothing, and live pages are never overwritten.
        </p>
        {mayChange ? (
          <CsvUpload
            hint={`Up to ${maxRows.toLocaleString("en-US")} rows and 15 MB.`}
            error={actionData?.errors.file}
          />
        ) : null}
        <ImportColumns required={required} optional={optional} />
      </Card>
      <ImportList imports={imports} />
    </div>
  );
}

type ImportColumnsProps = { required: readonly string[]; optional: readonly string[] };

/** Columns of an import file, with a template. */
function ImportColumns({ required, optional }: ImportColumnsProps) {
  return (
    <div className="text-sm">
      <a href="/admin/pages/template.csv" className="text-link font-semibold" download>
        Download the template
      </a>
      <p className="mt-2 text-muted">
        Required: <code>{required.join(", ")}</code>. Optional: <code>{optional.join(", ")}</code>.
        A new page starts as a draft unless its <code>status</code> is <code>live</code>.
      </p>
    </div>
  );
}
