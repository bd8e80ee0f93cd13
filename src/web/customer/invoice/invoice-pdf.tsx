import { findInvoiceByLink } from "~/domains/billing/invoices/find-invoice-by-link.server.ts";
import { invoiceText } from "~/domains/billing/invoices/invoices.text.en.ts";
import { invoiceName } from "~/domains/billing/invoices/invoices.ts";
import { notFound } from "~/platform/http/failures/refusal.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { answerWithPdf } from "~/platform/http/responses/answer-with-pdf.server.ts";
import type { Route } from "./+types/invoice-pdf";
import { InvoicePaper } from "./invoice-paper.tsx";

/** The invoice as a file, as its page shows it now (`invoices.pdf`). */
export async function loader({ context, params }: Route.LoaderArgs) {
  const found = await findInvoiceByLink(context.get(platformContext), params.token);
  if (!found) throw notFound();
  const title = invoiceText.paperTitle(invoiceName(found.invoice.number));
  return answerWithPdf(<InvoicePaper found={found} />, title);
}
