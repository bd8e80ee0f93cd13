import { Form, href, redirect } from "react-router";
import { checkImport, maxRows } from "~/features/page-imports/check-import.server.ts";
import { listImports } from "~/features/page-imports/find-import.server.ts";
import { importedColumns, requiredColumns } from "~/features/page-imports/page-row.schema.ts";
import { showAgain } from "~/platform/http/commands/run-command.server.ts";
import { readForm } from "~/platform/http/requests/read-body.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { FileField } from "~/ui/form/file-field.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { staffContext } from "../frame/guard.server.ts";
import { PageHeading } from "../frame/page-heading.tsx";
import { useMayChange } from "../frame/use-may-change.ts";
import type { Route } from "./+types/import";
import { ImportColumns } from "./import-columns.tsx";
import { ImportList } from "./import-list.tsx";

export const meta: Route.MetaFunction = () => [{ title: "Import pages" }];

export async function loader({ context }: Route.LoaderArgs) {
  const required: readonly string[] = requiredColumns;
  const optional = importedColumns.filter((name) => !required.includes(name));
  const imports = await listImports(context.get(platformContext), context.get(staffContext));
  return { imports, maxRows, required, optional };
}

const noFile = { ok: false, code: "invalid", errors: { file: "Choose a CSV file." } } as const;

/** Looks a file through; nothing is changed before a person has seen what it would do. */
export async function action({ request, context }: Route.ActionArgs) {
  const file = (await readForm(request)).get("file");
  if (!(file instanceof File) || file.size === 0) return showAgain(noFile, {});
  const checked = await checkImport(context.get(platformContext), context.get(staffContext), {
    name: file.name,
    bytes: new Uint8Array(await file.arrayBuffer()),
  });
  if (!checked.ok) return showAgain(checked, {});
  return redirect(href("/admin/pages/imports/:id", { id: checked.importId }), { status: 303 });
}

export default function Import({ loaderData, actionData }: Route.ComponentProps) {
  const { imports, maxRows, required, optional } = loaderData;
  const mayChange = useMayChange();
  return (
    <div className="flex flex-col gap-6">
      <PageHeading above={{ to: "/admin/pages", label: "Pages" }} title="Import pages" />
      <Card as="section" className="flex max-w-3xl flex-col gap-4">
        <p className="text-muted">
          First the file is checked, and you see what it would do, line by line. The same file twice
          changes nothing, and a page that is live is never overwritten.
        </p>
        {mayChange ? (
          <Form
            method="post"
            encType="multipart/form-data"
            className="flex flex-col items-start gap-4"
          >
            <div className="w-full">
              <FileField
                name="file"
                label="CSV file"
                hint={`Up to ${maxRows.toLocaleString("en-US")} rows and 15 MB.`}
                accept=".csv,text/csv"
                error={actionData?.errors.file}
              />
            </div>
            <Button type="submit">Check the file</Button>
          </Form>
        ) : null}
        <ImportColumns required={required} optional={optional} />
      </Card>
      <ImportList imports={imports} />
    </div>
  );
}
