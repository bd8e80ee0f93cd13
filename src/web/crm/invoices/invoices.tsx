import { listInvoices } from "~/domains/billing/index.server.ts";
import { invoiceStateLabels, shownInvoiceStates } from "~/domains/billing/index.ts";
import { readChoice, readId } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { LinkButton } from "~/ui/buttons/button.tsx";
import { memberContext } from "~/web/crm/frame/guard.server.ts";
import { useIsMember } from "~/web/crm/frame/use-frame.ts";
import { useLiveUpdates } from "~/web/shared/frame/use-live-updates.ts";
import { DocumentList } from "../estimates/document-list.tsx";
import { InvoiceRows } from "../estimates/document-rows.tsx";
import type { Route } from "./+types/invoices";

export const meta: Route.MetaFunction = () => [{ title: "Invoices" }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const state = readChoice(searchParams, "state", shownInvoiceStates);
  const before = readId(searchParams.get("before"));
  const platform = context.get(platformContext);
  const list = await listInvoices(platform, context.get(memberContext), state, before);
  return { ...list, state, before };
}

/** The business's invoices, filtered by state. */
export default function Invoices({ loaderData }: Route.ComponentProps) {
  const { rows, next, state, before } = loaderData;
  useLiveUpdates("/crm/events", "invoice");
  const isMember = useIsMember();
  return (
    <DocumentList
      title="Invoices"
      address="/crm/invoices"
      ways={
        <>
          <LinkButton href="/crm/invoices/settings" variant="quiet">
            Payment settings
          </LinkButton>
          {isMember ? (
            <LinkButton href="/crm/invoices/new" variant="action">
              New invoice
            </LinkButton>
          ) : null}
        </>
      }
      states={shownInvoiceStates.map((value) => ({ value, label: invoiceStateLabels[value] }))}
      state={state}
      empty={{
        of: "Invoices appear here automatically as you send them and as they’re due or paid.",
        all: "Create one for a job, for an accepted estimate, or for anyone.",
      }}
      files={[
        { href: "/crm/invoices/invoices.csv", label: "Download as CSV" },
        { href: "/crm/invoices/quickbooks.csv", label: "Export for QuickBooks Online" },
      ]}
      older="Older invoices"
      before={before}
      next={next}
      count={rows.length}
    >
      <InvoiceRows invoices={rows} />
    </DocumentList>
  );
}
