import { listCardPayments } from "~/domains/billing/card-payments/read-card-payments.server.ts";
import { findInvoice } from "~/domains/billing/invoices/find-invoice.server.ts";
import { findRecorderNames } from "~/domains/billing/invoices/find-recorder-names.server.ts";
import { shownLines } from "~/domains/billing/invoices/invoice-document.ts";
import { invoiceLink } from "~/domains/billing/invoices/invoice-link.server.ts";
import { invoiceName } from "~/domains/billing/invoices/invoices.ts";
import { findReceiptMethod } from "~/domains/billing/invoices/receipts.server.ts";
import { typedInvoice } from "~/domains/billing/invoices/typed-invoice.ts";
import { findTextNumber } from "~/domains/billing/job-estimates/send-document.server.ts";
import { listPrices } from "~/domains/billing/price-book/list-prices.server.ts";
import { memberCanAct } from "~/domains/shared/access/actor.ts";
import { newRequestKey } from "~/platform/http/commands/request-key.ts";
import { notFound } from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/ids.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { LinkButton } from "~/ui/buttons/link-button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { useLiveUpdates } from "~/web/shared/frame/use-live-updates.ts";
import { InvoiceHead } from "~/web/shared/invoices/invoice-head.tsx";
import { InvoiceLedger } from "~/web/shared/invoices/invoice-ledger.tsx";
import { InvoiceLines } from "~/web/shared/invoices/invoice-lines.tsx";
import { customerChannels } from "../estimates/customer-channels.ts";
import { DocumentHead } from "../estimates/document-head.tsx";
import { memberContext } from "../frame/guard.server.ts";
import type { Route } from "./+types/invoice";
import { CardNotes } from "./card-notes.tsx";
import { EntryForms } from "./entry-forms.tsx";
import { handleInvoiceForm } from "./invoice-action.server.ts";
import { InvoiceBadge } from "./invoice-badge.tsx";
import { InvoiceEditor } from "./invoice-editor.tsx";
import { SendForm } from "./send-form.tsx";

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? `Invoice ${invoiceName(loaderData.found.invoice.number)}` : "Invoice" },
];

export async function loader({ context, params }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const reader = context.get(memberContext);
  const id = readId(params.id);
  const found = id && (await findInvoice(platform, reader, id));
  if (!found) throw notFound();
  const writes = memberCanAct(reader, "run_business");
  const isDraft = found.invoice.number === null;
  return {
    found,
    writes,
    prices: writes && isDraft ? await listPrices(platform, reader) : [],
    recorders: await findRecorderNames(platform, reader, found.entries),
    cards: await listCardPayments(platform, reader, found.invoice.id),
    channels: writes
      ? customerChannels(
          found.invoice,
          await findTextNumber(platform, reader, found.invoice.leadId),
        )
      : [],
    link:
      writes && !isDraft
        ? await invoiceLink(platform, platform.database.query, found.invoice.id)
        : null,
    receipt:
      writes && !isDraft ? await findReceiptMethod(platform, reader, found.invoice.id) : null,
    requestKey: newRequestKey(),
  };
}

export const action = (args: Route.ActionArgs) => handleInvoiceForm(args, args.params.id);

/** One invoice: an editor until it is issued, then read-only. */
export default function Invoice({ loaderData, actionData }: Route.ComponentProps) {
  const { found, writes, prices, recorders, cards, channels, link, receipt, requestKey } =
    loaderData;
  const { invoice, today, shownState, entries, owedCents } = found;
  const edited = actionData && "shownAs" in actionData ? actionData : undefined;
  const refused = actionData && "entry" in actionData ? actionData.entry : undefined;
  useLiveUpdates("/crm/events", "invoice");
  return (
    <div className="flex flex-col gap-5">
      <DocumentHead
        list={{ href: "/crm/invoices", label: "Invoices" }}
        name={invoiceName(invoice.number)}
        customerName={invoice.customerName}
        badge={<InvoiceBadge state={shownState} />}
        link={link}
        linkPage={`/crm/links/invoice/${invoice.id}`}
        leadId={invoice.leadId}
      >
        {invoice.estimateId ? (
          <LinkButton
            href={`/crm/estimates/${invoice.estimateId}`}
            variant="secondary"
            size="small"
          >
            Estimate
          </LinkButton>
        ) : null}
      </DocumentHead>
      {actionData?.message ? (
        <Alert tone={actionData.done ? "good" : "warning"} role="status">
          {actionData.message}
        </Alert>
      ) : null}
      <CardNotes cards={cards} />
      {writes && invoice.number === null ? (
        <InvoiceEditor
          key={invoice.id}
          typed={edited?.typed ?? typedInvoice(invoice)}
          shown={shownLines(invoice.content)}
          revision={invoice.revision}
          requestKey={requestKey}
          prices={prices}
          answer={edited}
        />
      ) : null}
      {writes && invoice.number === null ? null : (
        <Card className="max-sm:p-4">
          <InvoiceHead invoice={invoice} />
          <div className="mt-4">
            <InvoiceLines content={invoice.content} />
          </div>
          <InvoiceLedger entries={entries} owedCents={owedCents} recorders={recorders} />
        </Card>
      )}
      {link ? (
        <SendForm
          requestKey={requestKey}
          channels={channels}
          state={shownState}
          errors={edited?.errors ?? {}}
        />
      ) : null}
      {writes && invoice.number !== null ? (
        <EntryForms
          invoice={invoice}
          cards={cards}
          receipt={receipt}
          today={today}
          requestKey={requestKey}
          refused={refused}
        />
      ) : null}
    </div>
  );
}
