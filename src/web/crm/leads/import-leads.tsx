import { href, Link } from "react-router";
import {
  checkLeadImport,
  listWaitingImports,
  type WaitingImport,
} from "~/domains/intake/index.server.ts";
import { maxLeadFileBytes, maxLeadRows } from "~/domains/intake/index.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { Alert } from "~/ui/feedback/alert.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { memberContext, sessionMember } from "~/web/crm/frame/guard.server.ts";
import { TouchLink } from "~/web/crm/frame/touch-link.tsx";
import { useIsMember } from "~/web/crm/frame/use-frame.ts";
import { CsvUpload } from "~/web/shared/forms/csv-upload.tsx";
import { handleCsvUpload } from "~/web/shared/forms/csv-upload-action.server.ts";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";
import type { Route } from "./+types/import-leads";

const columns = [
  ["Name", "or first and last name, or company"],
  ["Phone, email", "at least one"],
  ["Request", "their request, or your notes"],
  ["Address, city, state, ZIP code", "in one column or several"],
  ["Service", "optional. If blank, your page’s service"],
  ["Status", "optional. If blank, Contacted"],
  ["Date", "like 11/22/2026. If blank, today"],
  ["Text consent", "when and how they agreed to texts (agreed_to_texts also works)"],
] as const;

export const meta: Route.MetaFunction = () => [{ title: "Import leads" }];

export async function loader({ context }: Route.LoaderArgs) {
  return {
    waiting: await listWaitingImports(context.get(platformContext), context.get(memberContext)),
  };
}

/** Checks a file; changes nothing until a member has seen the preview. */
export function action({ request, context }: Route.ActionArgs) {
  const member = sessionMember(context);
  return handleCsvUpload(
    request,
    (file) => checkLeadImport(context.get(platformContext), member, file),
    (id) => href("/crm/leads/imports/:id", { id }),
  );
}

/** Imports leads from a file, and lists checked files that need a decision (`leads.import`). */
export default function ImportLeads({ loaderData, actionData }: Route.ComponentProps) {
  const message = actionData?.message;
  return (
    <div className="flex max-w-2xl flex-col gap-5">
      <header>
        <TouchLink to="/crm/leads">Leads</TouchLink>
        <h1 className="text-2xl">Import leads</h1>
        <p className="text-muted">
          You’ll see a preview before anything is imported. No one in the file gets an automatic
          message, and existing leads won’t change.
        </p>
      </header>
      {message ? (
        <Alert tone="bad" role="alert">
          {message}
        </Alert>
      ) : null}
      <WaitingImports imports={loaderData.waiting} />
      <Card as="section" aria-label="File" className="flex flex-col gap-5 max-sm:p-4">
        {useIsMember() ? (
          <CsvUpload
            hint={`Up to ${maxLeadRows.toLocaleString("en-US")} rows and ${maxLeadFileBytes / 1024 / 1024} MB.`}
            error={actionData?.errors.file}
          />
        ) : null}
        <LeadColumns />
      </Card>
    </div>
  );
}

/** Columns of a file that can be imported. */
function LeadColumns() {
  return (
    <section aria-labelledby="known-columns">
      <h2 id="known-columns" className="text-lg">
        Columns we look for
      </h2>
      <p className="text-sm text-muted">
        Exports from Jobber, Housecall Pro, ServiceTitan, QuickBooks, Google, Facebook, Outlook, and
        others work without changes. You’ll see how each column was matched before anything is
        imported.
      </p>
      <dl className="mt-2 grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[auto_minmax(0,1fr)]">
        {columns.map(([name, description]) => (
          <div key={name} className="contents">
            <dt className="font-semibold">{name}</dt>
            <dd className="text-muted">{description}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Checked files that were neither imported nor discarded. */
function WaitingImports({ imports }: { imports: readonly WaitingImport[] }) {
  const format = useFormatDate();
  if (imports.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="waiting" className="flex flex-col gap-2 max-sm:p-4">
      <h2 id="waiting" className="text-lg">
        Imports to finish
      </h2>
      <ul className="divide-y divide-line">
        {imports.map(({ id, fileName, rows, expiresAt }) => (
          <li key={id} className="py-2">
            <Link
              to={href("/crm/leads/imports/:id", { id })}
              className="text-link inline-flex min-h-11 items-center font-semibold break-all"
            >
              {fileName}
            </Link>
            <p className="text-sm text-muted">
              {rows.toLocaleString("en-US")} {rows === 1 ? "row" : "rows"}, expires{" "}
              {format(expiresAt, "MMM d, h:mm a")}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
