import { createContext, data, href, Link } from "react-router";
import { readInvoiceTable, remindInvoices } from "~/domains/billing/index.server.ts";
import {
  invoiceFilterLabels,
  invoiceFilters,
  invoiceSorts,
  summarizeReminders,
} from "~/domains/billing/index.ts";
import { formatCents } from "~/domains/shared/index.ts";
import { newRequestKey } from "~/platform/http/commands/request-key.ts";
import { receiveForm } from "~/platform/http/commands/run-command.server.ts";
import { malformed } from "~/platform/http/failures/refusal.server.ts";
import { readChoice, readId, searchText, withQuery } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { LinkButton } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { memberContext, sessionMember } from "~/web/crm/frame/guard.server.ts";
import { maxSearch } from "~/web/crm/frame/hrefs.ts";
import { useIsMember } from "~/web/crm/frame/use-frame.ts";
import { useLiveUpdates } from "~/web/shared/frame/use-live-updates.ts";
import { DocumentList } from "../estimates/document-list.tsx";
import type { Route } from "./+types/invoices";
import { InvoiceTable } from "./invoice-table.tsx";

export const meta: Route.MetaFunction = () => [{ title: "Invoices" }];

function readTableQuery(request: Request) {
  const { searchParams } = new URL(request.url);
  return {
    state: readChoice(searchParams, "state", invoiceFilters),
    customerId: readId(searchParams.get("customer")),
    sort: readChoice(searchParams, "sort", invoiceSorts) ?? "-date",
    after: readId(searchParams.get("after")),
  };
}

/**
 * The action's search results. The loader of the same request returns them instead of reading the
 * whole list.
 */
const foundInvoices = createContext<Awaited<ReturnType<typeof readInvoiceTable>> | null>(null);

export async function loader({ request, context }: Route.LoaderArgs) {
  const tableQuery = readTableQuery(request);
  const query = { ...tableQuery, search: "" };
  const platform = context.get(platformContext);
  const list =
    context.get(foundInvoices) ??
    (await readInvoiceTable(platform, context.get(memberContext), query));
  return { ...list, ...tableQuery, requestKey: newRequestKey() };
}

/**
 * Searches invoices, or reminds the customers of the checked ones. A POST keeps names and numbers
 * out of URLs.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const { body, requestKey } = await receiveForm(request, ["invoice"]);
  const search = searchText(String(body.q ?? ""), maxSearch);
  const reminders = body.intent === "remind" ? await remind() : null;
  const tableQuery = { ...readTableQuery(request), search };
  const list =
    search === "" ? null : await readInvoiceTable(platform, context.get(memberContext), tableQuery);
  context.set(foundInvoices, list);
  const nothingChecked = reminders?.length === 0;
  return data({ search, list, reminders }, { status: nothingChecked ? 400 : 200 });

  async function remind() {
    const member = sessionMember(context);
    if (!requestKey) throw malformed();
    const checked = Array.isArray(body.invoice) ? body.invoice : [];
    const invoiceIds = checked.map(readId).filter((id) => id !== null);
    return remindInvoices(platform, member, { invoiceIds, requestKey });
  }
}

const files = [
  { href: "/crm/invoices/invoices.csv", label: "Download as CSV" },
  { href: "/crm/invoices/quickbooks.csv", label: "Export for QuickBooks Online" },
];

/** The business's invoices as a table, filtered by state. */
export default function Invoices({ loaderData, actionData }: Route.ComponentProps) {
  const { state, customerId, sort, after, requestKey } = loaderData;
  const searched = actionData?.list ?? null;
  const { rows, next, totals } = searched ?? loaderData;
  const reminders = actionData?.reminders ?? null;
  useLiveUpdates("/crm/events", "invoice");
  const isMember = useIsMember();
  const address = (change: { state?: string | null; sort?: string; after?: string | null } = {}) =>
    withQuery("/crm/invoices", {
      customer: customerId,
      state: change.state === undefined ? state : change.state,
      sort: (change.sort ?? sort) === "-date" ? null : (change.sort ?? sort),
      after: change.after ?? null,
    });
  return (
    <DocumentList
      title="Invoices"
      address={address}
      actions={
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
      states={invoiceFilters.map((value) => ({ value, label: invoiceFilterLabels[value] }))}
      state={state}
      totals={[
        { label: "Owed", amount: formatCents(totals.owedCents), count: totals.owed },
        { label: "Overdue", amount: formatCents(totals.overdueCents), count: totals.overdue },
      ]}
      sort={sort}
      sorts={[
        { sort: "-date", label: "Newest" },
        { sort: "customer", label: "Customer" },
        { sort: "due", label: "Due" },
        { sort: "-total", label: "Total" },
      ]}
      search={{
        label: "Customer, number, phone, or job",
        text: actionData?.search ?? "",
        found: searched,
      }}
      empty={{
        of:
          state === "unsent"
            ? "Finalized invoices that you haven’t sent appear here."
            : "Invoices appear here automatically as you send them and as they’re due or paid.",
        all: "Create one for a job, for an accepted estimate, or for anyone.",
      }}
      note={
        customerId ? (
          <p className="flex flex-wrap gap-x-3">
            Showing one customer’s invoices.
            <Link to={href("/crm/invoices")} className="text-link">
              Show all invoices
            </Link>
          </p>
        ) : null
      }
      files={customerId ? [] : files}
      after={after}
      next={next}
      count={rows.length}
    >
      {reminders ? (
        <Alert tone={reminders.length > 0 ? "good" : "warning"} role="status">
          {reminders.length > 0
            ? summarizeReminders(reminders.map(({ outcome }) => outcome))
            : "Check the invoices to remind customers of first."}
        </Alert>
      ) : null}
      <InvoiceTable
        invoices={rows}
        sort={sort}
        address={(order) => address({ sort: order })}
        search={actionData?.search ?? ""}
        requestKey={requestKey}
        reminders={reminders ?? []}
      />
    </DocumentList>
  );
}
