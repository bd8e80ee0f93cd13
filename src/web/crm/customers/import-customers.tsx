import { href, Link } from "react-router";
import {
  checkCustomerImport,
  type ListedCustomerImport,
  listCustomerImports,
} from "~/domains/operations/index.server.ts";
import {
  type CustomerImportState,
  decisionHours,
  maxCustomerFileBytes,
  maxCustomerRows,
} from "~/domains/operations/index.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { Alert } from "~/ui/feedback/alert.tsx";
import { Badge, type Tone } from "~/ui/feedback/badge.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { memberContext, sessionMember } from "~/web/crm/frame/guard.server.ts";
import { TouchLink } from "~/web/crm/frame/touch-link.tsx";
import { useIsMember } from "~/web/crm/frame/use-frame.ts";
import { CsvUpload } from "~/web/shared/forms/csv-upload.tsx";
import { handleCsvUpload } from "~/web/shared/forms/csv-upload-action.server.ts";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";
import type { Route } from "./+types/import-customers";

export const meta: Route.MetaFunction = () => [{ title: "Import customers" }];

export async function loader({ context }: Route.LoaderArgs) {
  return {
    imports: await listCustomerImports(context.get(platformContext), context.get(memberContext)),
  };
}

/** Reads a file; nothing is imported until a member has matched its columns. */
export function action({ request, context }: Route.ActionArgs) {
  const member = sessionMember(context);
  return handleCsvUpload(
    request,
    (file) => checkCustomerImport(context.get(platformContext), member, file),
    (id) => href("/crm/customers/imports/:id", { id }),
  );
}

/** Uploads a list of customers, and lists the business's imports (`customers.import`). */
export default function ImportCustomers({ loaderData, actionData }: Route.ComponentProps) {
  const message = actionData?.message;
  return (
    <div className="flex max-w-2xl flex-col gap-5">
      <header>
        <TouchLink to={href("/crm/customers")}>Customers</TouchLink>
        <h1 className="text-2xl">Import customers</h1>
        <p className="text-muted">
          You’ll match the columns and see the first rows before anything is imported. Customers you
          already have won’t change, no one gets a message, and you can undo it for {decisionHours}{" "}
          hours. For requests from people who haven’t hired you yet,{" "}
          <Link to={href("/crm/leads/import")} className="text-link">
            import them as leads
          </Link>
          .
        </p>
      </header>
      {message ? (
        <Alert tone="bad" role="alert">
          {message}
        </Alert>
      ) : null}
      {useIsMember() ? (
        <Card as="section" aria-label="File" className="max-sm:p-4">
          <CsvUpload
            hint={`Export your customers from Jobber, Housecall Pro, QuickBooks, or a spreadsheet as CSV. Up to ${maxCustomerRows.toLocaleString("en-US")} rows and ${maxCustomerFileBytes / 1024 / 1024} MB.`}
            error={actionData?.errors.file}
          />
        </Card>
      ) : null}
      <Imports imports={loaderData.imports} />
    </div>
  );
}

export const importStateLabels: Record<CustomerImportState, { tone: Tone; label: string }> = {
  checked: { tone: "warning", label: "Not imported yet" },
  running: { tone: "neutral", label: "Importing" },
  done: { tone: "good", label: "Imported" },
  failed: { tone: "bad", label: "Stopped" },
  undoing: { tone: "neutral", label: "Undoing" },
  undone: { tone: "neutral", label: "Undone" },
};

function Imports({ imports }: { imports: readonly ListedCustomerImport[] }) {
  const format = useFormatDate();
  if (imports.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="imports" className="flex flex-col gap-2 max-sm:p-4">
      <h2 id="imports" className="text-lg">
        Your imports
      </h2>
      <ul className="divide-y divide-line">
        {imports.map(({ id, fileName, rows, state, memberName, createdAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-3 py-2">
            <div className="min-w-0">
              <Link
                to={href("/crm/customers/imports/:id", { id })}
                className="text-link inline-flex min-h-11 items-center font-semibold break-all"
              >
                {fileName}
              </Link>
              <p className="text-sm text-muted">
                {rows.toLocaleString("en-US")} {rows === 1 ? "row" : "rows"}, {memberName},{" "}
                {format(createdAt, "MMM d, h:mm a")}
              </p>
            </div>
            <Badge tone={importStateLabels[state].tone}>{importStateLabels[state].label}</Badge>
          </li>
        ))}
      </ul>
    </Card>
  );
}
