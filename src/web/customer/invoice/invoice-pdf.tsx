import { findInvoiceByLink } from "~/domains/billing/index.server.ts";
import { invoiceName, invoiceText } from "~/domains/billing/index.ts";
import { readLogo } from "~/domains/publishing/index.server.ts";
import { notFound } from "~/platform/http/failures/refusal.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { respondWithPdf } from "~/platform/http/responses/respond-with-file.server.ts";
import { BusinessLetterhead } from "~/web/shared/business-look/business-letterhead.tsx";
import { InvoiceHead, InvoiceLedger, InvoiceLines } from "~/web/shared/invoices/invoice-view.tsx";
import type { Route } from "./+types/invoice-pdf";

/** PDF of the invoice in its current state. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const invoice = await findInvoiceByLink(platform, params.token);
  if (!invoice) throw notFound();
  const title = invoiceText.paperTitle(invoiceName(invoice.invoice.number));
  return respondWithPdf(<InvoicePaper opened={invoice} />, title, (name) =>
    readLogo(platform, invoice.branding, name),
  );
}

type OpenedInvoice = NonNullable<Awaited<ReturnType<typeof findInvoiceByLink>>>;

function InvoicePaper({ opened }: { opened: OpenedInvoice }) {
  const { business, invoice, owedCents, entries, howToPay } = opened;
  return (
    <>
      <BusinessLetterhead branding={opened.branding} />
      <h1>{invoiceText.paperHeading(business.name)}</h1>
      <InvoiceHead invoice={invoice} />
      <InvoiceLines content={invoice.content} />
      <InvoiceLedger entries={entries} owedCents={owedCents} />
      {owedCents > 0 ? (
        <>
          <h2>{invoiceText.howToPay}</h2>
          <p>{howToPay ?? invoiceText.askHowToPay(business.name)}</p>
        </>
      ) : null}
    </>
  );
}
