import { href } from "react-router";
import { checkLeadImport } from "~/domains/customers/lead-entry/check-lead-import.server.ts";
import { listWaitingImports } from "~/domains/customers/lead-entry/find-lead-import.server.ts";
import { maxLeadFileBytes, maxLeadRows } from "~/domains/customers/lead-entry/lead-imports.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { Alert } from "~/ui/feedback/alert.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { CsvUpload } from "~/web/shared/forms/csv-upload.tsx";
import { answerCsvUpload } from "~/web/shared/forms/csv-upload-action.server.ts";
import { memberContext } from "../frame/guard.server.ts";
import { sessionMember } from "../frame/session-member.server.ts";
import { TouchLink } from "../frame/touch-link.tsx";
import { useIsMember } from "../frame/use-is-member.ts";
import type { Route } from "./+types/import-leads";
import { LeadColumns } from "./lead-columns.tsx";
import { WaitingImports } from "./waiting-imports.tsx";

export const meta: Route.MetaFunction = () => [{ title: "Import leads" }];

export async function loader({ context }: Route.LoaderArgs) {
  return {
    waiting: await listWaitingImports(context.get(platformContext), context.get(memberContext)),
  };
}

/** Checks a file; nothing is changed before a member has seen what importing it would do. */
export function action({ request, context }: Route.ActionArgs) {
  const member = sessionMember(context);
  return answerCsvUpload(
    request,
    (file) => checkLeadImport(context.get(platformContext), member, file),
    (id) => href("/crm/leads/imports/:id", { id }),
  );
}

/** Imports many leads from a file, and lists the files that wait for a decision (`leads.import`). */
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
