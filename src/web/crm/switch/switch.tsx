import { Form, href, Link } from "react-router";
import {
  checkSwitchImport,
  type ListedSwitchImport,
  listSwitchImports,
} from "~/domains/operations/index.server.ts";
import {
  decisionHours,
  exportProgramNames,
  maxSwitchBytes,
  maxSwitchFiles,
} from "~/domains/operations/index.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { Badge } from "~/ui/feedback/badge.tsx";
import { FileField } from "~/ui/form/file-field.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { importStateLabels } from "~/web/crm/customers/import-customers.tsx";
import { memberContext, sessionMember } from "~/web/crm/frame/guard.server.ts";
import { TouchLink } from "~/web/crm/frame/touch-link.tsx";
import { useIsMember } from "~/web/crm/frame/use-frame.ts";
import { fileTypes } from "~/web/shared/forms/csv-upload.tsx";
import { handleFilesUpload } from "~/web/shared/forms/csv-upload-action.server.ts";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";
import type { Route } from "./+types/switch";

export const meta: Route.MetaFunction = () => [{ title: "Switch from other software" }];

export async function loader({ context }: Route.LoaderArgs) {
  return {
    imports: await listSwitchImports(context.get(platformContext), context.get(memberContext)),
  };
}

/** Reads an export's files. Imports nothing until a member has checked what they list. */
export function action({ request, context }: Route.ActionArgs) {
  const member = sessionMember(context);
  return handleFilesUpload(
    request,
    (files) => checkSwitchImport(context.get(platformContext), member, files),
    (id) => href("/crm/customers/switch/:id", { id }),
  );
}

/** The files that each program exports. Menu names are left out because they change. */
const guides: { program: keyof typeof exportProgramNames; files: string[] }[] = [
  {
    program: "jobber",
    files: [
      "Client list",
      "One-off jobs report and Visits report (all time)",
      "Quotes report and Invoices report (all time)",
      "Products and services list",
    ],
  },
  {
    program: "housecall_pro",
    files: ["Customer list", "Jobs, Estimates, and Invoices reports (all time)", "Price book"],
  },
  {
    program: "gohighlevel",
    files: ["Contacts", "Opportunities", "Estimates list and Invoices list"],
  },
];

/** Uploads another program's export, and lists the business's switch imports (`switch.files`). */
export default function Switch({ loaderData, actionData }: Route.ComponentProps) {
  const message = actionData?.message;
  return (
    <div className="flex max-w-2xl flex-col gap-5">
      <header>
        <TouchLink to={href("/crm/customers")}>Customers</TouchLink>
        <h1 className="text-2xl">Switch from other software</h1>
        <p className="text-muted">
          Bring your customers, jobs, estimates, invoices, notes, and prices from Jobber, Housecall
          Pro, or GoHighLevel. You’ll see what happens before anything is imported. No customer gets
          a message, and you can undo it for {decisionHours} hours.
        </p>
      </header>
      {message ? (
        <Alert tone="bad" role="alert">
          {message}
        </Alert>
      ) : null}
      {useIsMember() ? (
        <Card as="section" aria-label="Files" className="max-sm:p-4">
          <Form
            method="post"
            encType="multipart/form-data"
            className="flex flex-col items-start gap-4"
          >
            <div className="w-full">
              <FileField
                name="file"
                label="CSV files, or one ZIP file"
                hint={`Select all your export files together. Up to ${maxSwitchFiles} files and ${maxSwitchBytes / 1024 / 1024} MB.`}
                accept={`${fileTypes},.zip,application/zip`}
                error={actionData?.errors.file}
                multiple
              />
            </div>
            <Button type="submit">Preview import</Button>
          </Form>
        </Card>
      ) : null}
      <section aria-labelledby="guides" className="flex flex-col gap-2">
        <h2 id="guides" className="text-lg">
          Get your files
        </h2>
        {guides.map(({ program, files }) => (
          <details key={program}>
            <summary className="min-h-11 cursor-pointer py-2 font-semibold">
              {exportProgramNames[program]}
            </summary>
            <ul className="list-disc pl-6 text-sm">
              {files.map((file) => (
                <li key={file}>{file}</li>
              ))}
            </ul>
            <p className="text-sm">
              Export each as CSV. If a file ends in .xlsx, open it, choose Save as, and pick CSV.
            </p>
          </details>
        ))}
      </section>
      <Imports imports={loaderData.imports} />
    </div>
  );
}

function Imports({ imports }: { imports: readonly ListedSwitchImport[] }) {
  const format = useFormatDate();
  if (imports.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="imports" className="flex flex-col gap-2 max-sm:p-4">
      <h2 id="imports" className="text-lg">
        Your imports
      </h2>
      <ul className="divide-y divide-line">
        {imports.map(({ id, program, state, memberName, createdAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-3 py-2">
            <div className="min-w-0">
              <Link
                to={href("/crm/customers/switch/:id", { id })}
                className="text-link inline-flex min-h-11 items-center font-semibold"
              >
                {exportProgramNames[program]}
              </Link>
              <p className="text-sm text-muted">
                {memberName}, {format(createdAt, "MMM d, h:mm a")}
              </p>
            </div>
            <Badge tone={importStateLabels[state].tone}>{importStateLabels[state].label}</Badge>
          </li>
        ))}
      </ul>
    </Card>
  );
}
