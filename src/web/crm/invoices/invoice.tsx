import { Form } from "react-router";
import {
  type CardPayments,
  findDelivery,
  findInvoice,
  findReceiptMethod,
  findRecorderNames,
  findTextChannel,
  invoiceLink,
  listCardPayments,
  listPrices,
  readInvoiceSettings,
} from "~/domains/billing/index.server.ts";
import { disputeReason, invoiceName, shownLines, typedInvoice } from "~/domains/billing/index.ts";
import { formatCents, longDay, memberCanAct, memberCanRead } from "~/domains/shared/index.ts";
import { newRequestKey } from "~/platform/http/commands/request-key.ts";
import { notFound } from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { Button, LinkButton } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { DocumentHead } from "~/web/crm/estimates/document-head.tsx";
import { InvoiceBadge } from "~/web/crm/estimates/document-rows.tsx";
import { customerChannels } from "~/web/crm/forms/channels.ts";
import { memberContext } from "~/web/crm/frame/guard.server.ts";
import { useIsMember } from "~/web/crm/frame/use-frame.ts";
import { useLiveUpdates } from "~/web/shared/frame/use-live-updates.ts";
import { InvoiceHead, InvoiceLedger, InvoiceLines } from "~/web/shared/invoices/invoice-view.tsx";
import { reloadIfBehind } from "~/web/shared/script/page-handle.ts";
import type { Route } from "./+types/invoice";
import { EntryForms } from "./entry-forms.tsx";
import { handleInvoiceForm } from "./invoice-action.server.ts";
import { InvoiceEditor, SendForm } from "./invoice-editor.tsx";

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? `Invoice ${invoiceName(loaderData.found.invoice.number)}` : "Invoice" },
];
export const shouldRevalidate = reloadIfBehind;

export async function loader({ context, params }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const reader = context.get(memberContext);
  const id = readId(params.id);
  const found = id && (await findInvoice(platform, reader, id));
  if (!found) throw notFound();
  const { invoice, entries, owedCents } = found;
  const writes = memberCanAct(reader, "run_business");
  const isDraft = invoice.number === null;
  const [texts, delivery, settings, prices, recorders, cards, link, receipt] = await Promise.all([
    writes ? findTextChannel(platform, reader, invoice) : null,
    writes ? findDelivery(platform, reader, invoice) : null,
    writes && owedCents > 0 ? readInvoiceSettings(platform, reader) : null,
    writes && isDraft ? listPrices(platform, reader) : [],
    findRecorderNames(platform, reader, entries),
    listCardPayments(platform, reader, invoice.id),
    writes && !isDraft ? invoiceLink(platform, platform.database.query, invoice.id) : null,
    writes && !isDraft ? findReceiptMethod(platform, reader, invoice.id) : null,
  ]);
  return {
    found,
    writes,
    isOffice: memberCanRead(reader, "run_business"),
    delivery,
    remindAt: settings?.reminds ? invoice.remindAt : null,
    prices,
    recorders,
    cards,
    channels: texts ? customerChannels(invoice, texts) : [],
    textProblem: texts?.problem ?? null,
    link,
    receipt,
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
        customer={{
          id: loaderData.isOffice ? invoice.customerId : null,
          name: invoice.customerName,
        }}
        job={invoice.workOrderId ? { id: invoice.workOrderId, what: invoice.what } : null}
        badge={<InvoiceBadge state={shownState} />}
        link={link}
        linkPage={`/crm/links/invoice/${invoice.id}`}
        leadId={invoice.leadId}
        delivery={loaderData.delivery}
        reminders={{ last: invoice.remindedAt, next: loaderData.remindAt }}
        viewedAt={invoice.viewedAt}
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
      {invoice.voidedAt ? (
        <Alert tone="info" title="The work on this invoice can be invoiced again" />
      ) : null}
      {writes && invoice.number === null ? (
        <InvoiceEditor
          key={invoice.id}
          typed={edited?.typed ?? typedInvoice(invoice)}
          shown={shownLines(invoice.content)}
          revision={invoice.revision}
          requestKey={requestKey}
          prices={prices}
          result={edited}
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
          textProblem={loaderData.textProblem}
          chosen={edited?.channel}
          state={shownState}
          doNotContact={found.doNotContact}
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

const decided = {
  won: "You won the dispute. You keep the money.",
  lost: "Your customer won the dispute, and their bank took the money back. If you’re writing it off, record it as a refund.",
};

/** Pending refunds and disputes of card payments, which the ledger doesn't show. */
function CardNotes({ cards: { refunds, disputes, hasProvider } }: { cards: CardPayments }) {
  return (
    <>
      {disputes.map(({ id, cents, reason, state, respondOn }) => (
        <Alert
          key={id}
          tone={state === "won" ? "good" : "warning"}
          title={`Your customer disputed a card payment of ${formatCents(cents)}`}
        >
          {state === "open" ? (
            <p>
              {disputeReason(reason)}. Respond in your Stripe dashboard
              {respondOn ? ` by ${longDay(respondOn)}` : null}; if you don’t, the money goes back to
              your customer.
            </p>
          ) : (
            <p>{decided[state]}</p>
          )}
        </Alert>
      ))}
      {refunds.map(({ id, cents, state, reason, isStuck }) =>
        isStuck ? (
          <StuckRefund key={id} id={id} cents={cents} canRepeat={hasProvider} />
        ) : state === "asked" ? (
          <Alert key={id} tone="info" title={`A refund of ${formatCents(cents)} is on its way`} />
        ) : (
          <Alert
            key={id}
            tone="warning"
            title={`The refund of ${formatCents(cents)} didn’t go through`}
          >
            {reason}
          </Alert>
        ),
      )}
    </>
  );
}

type StuckRefundProps = { id: string; cents: number; canRepeat: boolean };

/** A refund that Stripe hasn't confirmed for a day, with the available actions. */
function StuckRefund({ id, cents, canRepeat }: StuckRefundProps) {
  return (
    <Alert
      tone="warning"
      title={`It’s been a day, and Stripe hasn’t confirmed a refund of ${formatCents(cents)}`}
    >
      <p>
        {canRepeat ? "Try again. Your customer won’t be refunded twice. " : null}
        If you pay them back another way, choose “It wasn’t refunded”, then record what you paid.
      </p>
      {useIsMember() ? (
        <Form method="post" preventScrollReset className="mt-3 flex flex-wrap gap-3 print:hidden">
          <input type="hidden" name="refund_id" value={id} />
          {canRepeat ? (
            <Button type="submit" name="intent" value="repeat_refund">
              Try again
            </Button>
          ) : null}
          <Button type="submit" name="intent" value="drop_refund" variant="secondary">
            It wasn’t refunded
          </Button>
        </Form>
      ) : null}
    </Alert>
  );
}
