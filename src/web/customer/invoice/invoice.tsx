import { data, href, redirect } from "react-router";
import {
  findCardOffer,
  findHeldBooking,
  findInvoiceByLink,
  startCardPayment,
} from "~/domains/billing/index.server.ts";
import {
  bookingDepositText as bookingText,
  type HeldBooking,
  invoiceText,
} from "~/domains/billing/index.ts";
import { formatCents, longDay } from "~/domains/shared/index.ts";
import { runForm, showAgain } from "~/platform/http/commands/run-command.server.ts";
import { linkStatus } from "~/platform/http/failures/refusal.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { paymentFormHosts } from "~/platform/http/responses/page-headers.server.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { Outcome } from "~/ui/feedback/outcome.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { allowBrand } from "~/web/shared/business-look/brand-headers.server.ts";
import { BusinessBand } from "~/web/shared/business-look/business-band.tsx";
import { PhoneLink } from "~/web/shared/frame/contact-links.tsx";
import { InvoiceHead, InvoiceLedger, InvoiceLines } from "~/web/shared/invoices/invoice-view.tsx";
import { ViewedImage } from "~/web/shared/viewed/viewed-image.tsx";
import type { Route } from "./+types/invoice";

export const meta: Route.MetaFunction = () => [
  { title: invoiceText.pageTitle },
  { name: "robots", content: "noindex" },
];

/** Opening the link changes nothing, because scanners open links too. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const invoice = await findInvoiceByLink(platform, params.token);
  const hasReturned = new URL(request.url).searchParams.has("paid");
  const card = invoice ? await findCardOffer(platform, params.token, hasReturned) : null;
  const booking = invoice ? await findHeldBooking(platform, params.token) : null;
  const headers = { ...paymentFormHosts(platform.settings), ...allowBrand(invoice?.branding) };
  return data(
    { found: invoice, card, held: booking },
    { status: linkStatus(invoice !== null), headers },
  );
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

/** Redirects to the payment provider's page; no card data reaches us (`payments.no-card-data`). */
export async function action(args: Route.ActionArgs) {
  const started = await runForm(args, {
    limit: "confirm",
    call: ({ platform }) => startCardPayment(platform, args.params.token),
  });
  return started.ok
    ? redirect(started.url, { status: 303 })
    : showAgain(started, {}, invoiceText.problems);
}

/** Invoice for the customer: amount due, payments, and how to pay. */
export default function Invoice({ loaderData, actionData, params }: Route.ComponentProps) {
  const { found, card, held } = loaderData;
  if (!found) {
    return (
      <Outcome title={invoiceText.linkExpired}>
        <p>{invoiceText.linkExpiredHelp}</p>
      </Outcome>
    );
  }
  const { business, invoice, state, owedCents, entries, howToPay } = found;
  return (
    <>
      <BusinessBand branding={found.branding} />
      <div className="page-width section-space flex max-w-3xl flex-col gap-6">
        <h1 className="text-3xl break-words">{invoiceText.heading(business.name)}</h1>
        <ViewedImage src={href("/i/:token/viewed", params)} />
        {actionData?.message ? (
          <Alert tone="warning" role="alert">
            {actionData.message}
          </Alert>
        ) : null}
        {held ? <HeldTime held={held} businessName={business.name} /> : null}
        {owedCents > 0 ? (
          <Alert
            tone={state === "overdue" ? "warning" : "info"}
            title={invoiceText[state === "overdue" ? "wasDue" : "dueBy"](
              formatCents(owedCents),
              longDay(invoice.dueOn),
            )}
          >
            {state === "overdue" ? invoiceText.pastDue : null}
          </Alert>
        ) : (
          <Alert
            tone="good"
            title={state === "credited" ? invoiceText.statusNothingDue : invoiceText.statusPaid}
          >
            {invoiceText.thanks}
          </Alert>
        )}
        <Card className="max-sm:p-4">
          <InvoiceHead invoice={invoice} />
          <div className="mt-4">
            <InvoiceLines content={invoice.content} />
          </div>
          <InvoiceLedger entries={entries} owedCents={owedCents} />
          <p className="mt-4 print:hidden">
            <a href={href("/i/:token/invoice.pdf", params)} className="text-link">
              {invoiceText.download}
            </a>
          </p>
        </Card>
        {card ? <CardOffer card={card} owedCents={owedCents} /> : null}
        {owedCents > 0 ? (
          <Card as="section" aria-labelledby="how-to-pay" className="max-sm:p-4">
            <h2 id="how-to-pay" className="text-xl">
              {card ? invoiceText.otherWaysToPay : invoiceText.howToPay}
            </h2>
            <p className="mt-2 break-words whitespace-pre-wrap">
              {howToPay ?? invoiceText.askHowToPay(business.name)}
            </p>
          </Card>
        ) : null}
        {business.phone ? (
          <p>
            {invoiceText.questions(business.name)} <PhoneLink phone={business.phone} />.
          </p>
        ) : null}
      </div>
    </>
  );
}

type HeldTimeProps = { held: HeldBooking; businessName: string };

/** The time that a deposit books: held, booked, or no longer available. */
function HeldTime({ held, businessName }: HeldTimeProps) {
  const { state, time, until, visitPath } = held;
  const tone = { held: "info", booked: "good", released: "warning", lost: "warning" } as const;
  return (
    <Alert tone={tone[state]} title={bookingText[state](time)}>
      {state === "held" ? bookingText.heldUntil(until) : null}
      {state === "booked" && visitPath ? (
        <a href={visitPath} className="text-link">
          {bookingText.seeAppointment}
        </a>
      ) : null}
      {state === "released" ? bookingText.releasedHelp : null}
      {state === "lost" ? bookingText.lostHelp(businessName) : null}
    </Alert>
  );
}

type CardOfferProps = {
  /**
   * "confirming": the customer returned from the payment page, but the provider's webhook hasn't
   * arrived.
   */
  card: "offered" | "confirming";
  owedCents: number;
};

/** Button that opens the checkout; a second click opens the same one. */
function CardOffer({ card, owedCents }: CardOfferProps) {
  if (card === "confirming") {
    return (
      <Alert tone="info" title={invoiceText.confirming}>
        <p>
          {invoiceText.confirmingHelp} <a href="?paid=1">{invoiceText.checkAgain}</a>
        </p>
        <form method="post" className="mt-3 print:hidden">
          <Button type="submit" variant="secondary">
            {invoiceText.notPaidYet}
          </Button>
        </form>
      </Alert>
    );
  }
  return (
    <form method="post" className="flex flex-col gap-2 print:hidden">
      <Button type="submit" size="large" className="sm:self-start">
        {invoiceText.payByCard(formatCents(owedCents))}
      </Button>
      <p className="text-sm text-muted">{invoiceText.securePage}</p>
    </form>
  );
}
