import { href } from "react-router";
import { checkLeadImport } from "~/features/lead-entry/check-lead-import.server.ts";
import { maxLeadRows } from "~/features/lead-entry/lead-imports.ts";
import { CsvUpload } from "~/pages/site/forms/csv-upload.tsx";
import { answerCsvUpload } from "~/pages/site/forms/csv-upload-action.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { Alert } from "~/ui/feedback/alert.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { sessionMember } from "../frame/session-member.server.ts";
import { TouchLink } from "../frame/touch-link.tsx";
import { useIsMember } from "../frame/use-is-member.ts";
import type { Route } from "./+types/import-leads";
import { LeadColumns } from "./lead-columns.tsx";

export const meta: Route.MetaFunction = () => [{ title: "Import leads" }];

/** Looks a file through; nothing is changed before a person has seen what it would do. */
export function action({ request, context }: Route.ActionArgs) {
  const member = sessionMember(context);
  return answerCsvUpload(
    request,
    (file) => checkLeadImport(context.get(platformContext), member, file),
    (id) => href("/crm/leads/imports/:id", { id }),
  );
}

/** Brings many leads in from a file (`leads.import`). */
export default function ImportLeads({ actionData }: Route.ComponentProps) {
  const message = actionData?.message;
  return (
    <div className="flex max-w-2xl flex-col gap-5">
      <header>
        <TouchLink to="/crm/leads">Leads</TouchLink>
        <h1 className="text-2xl">Import leads</h1>
        <p className="text-muted">
          First the file is checked, and you see line by line what it would do. Nobody in it gets an
          automatic message, and whoever is among your leads stays as they are.
        </p>
      </header>
      {message ? (
        <Alert tone="bad" role="alert">
          {message}
        </Alert>
      ) : null}
      <Card as="section" aria-label="File" className="flex flex-col gap-5 max-sm:p-4">
        {useIsMember() ? (
          <CsvUpload
            hint={`Up to ${maxLeadRows.toLocaleString("en-US")} lines and 1 MB.`}
            error={actionData?.errors.file}
          />
        ) : null}
        <LeadColumns />
      </Card>
    </div>
  );
}
