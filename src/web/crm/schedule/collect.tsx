import { Form, href, Link, redirect } from "react-router";
import {
  collectPayment,
  findCollected,
  findVisitBill,
  type VisitBill,
} from "~/domains/billing/index.server.ts";
import {
  collectionSchema,
  invoiceName,
  methodLabels,
  paymentMethods,
} from "~/domains/billing/index.ts";
import { findVisit } from "~/domains/schedule/index.server.ts";
import { centsField, formatCents, memberCanAct, readCents } from "~/domains/shared/index.ts";
import { newRequestKey } from "~/platform/http/commands/request-key.ts";
import { runForm, showAgain } from "~/platform/http/commands/run-command.server.ts";
import { malformed, notFound } from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { check, type FieldErrors, type FormValues } from "~/platform/validation/form.ts";
import { typedText } from "~/platform/validation/typed-text.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { FieldError } from "~/ui/form/field.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { Disclosure } from "~/ui/layout/disclosure.tsx";
import { QrCode } from "~/ui/layout/qr-code.tsx";
import { memberContext, sessionMember } from "~/web/crm/frame/guard.server.ts";
import { TouchLink } from "~/web/crm/frame/touch-link.tsx";
import { paymentRecorded, ReceiptField } from "~/web/crm/invoices/receipt-field.tsx";
import { useLiveUpdates } from "~/web/shared/frame/use-live-updates.ts";
import { reloadIfBehind } from "~/web/shared/script/page-handle.ts";
import type { Route } from "./+types/collect";
import { SignatureField } from "./signature-field.tsx";
import { saveSignature } from "./visit-action.server.ts";

export const meta: Route.MetaFunction = () => [{ title: "Collect payment" }];
export const shouldRevalidate = reloadIfBehind;

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const reader = context.get(memberContext);
  const id = readId(params.id);
  const visitDetails = id ? await findVisit(platform, reader, id) : null;
  if (!visitDetails) throw notFound();
  const { visit } = visitDetails;
  const query = new URL(request.url).searchParams;
  const invoiceId = readId(query.get("invoice"));
  // The phone caches this page before the appointment is done, so it works offline.
  const asDone = query.get("done") === "yes" && visit.state === "booked";
  const collects = memberCanAct(reader, "do_visits");
  const collected =
    collects && invoiceId ? await findCollected(platform, reader, visit.id, invoiceId) : null;
  // Technicians don't see the link; the customer scans the code.
  const showsLink = memberCanAct(reader, "run_business");
  return {
    customerName: visit.customerName,
    bill: collects ? await findVisitBill(platform, reader, visit.id, { asDone }) : null,
    visit: { workOrderId: visit.workOrderId, isDone: visit.state === "done" },
    sent: collected && { ...collected, link: showsLink ? collected.link : null },
    requestKey: newRequestKey(),
  };
}

const messages = {
  already_done: "Nothing is due anymore. A teammate may have collected it.",
  changed_elsewhere: "The amount due just changed. Check it, then try again.",
  not_possible: "Mark the appointment done first.",
};

export async function action(args: Route.ActionArgs) {
  const member = sessionMember(args.context);
  const visitId = readId(args.params.id);
  if (!visitId) throw notFound();
  const result = await runForm(args, {
    call: async (sent) => {
      const { platform, body, requestKey } = sent;
      if (!requestKey) throw malformed();
      const checked = check(collectionSchema, body);
      if (!checked.ok) return checked;
      // Without a drawn signature, the typed name is saved only in the payment's note.
      if (sent.file("signature")) {
        const signed = await saveSignature(sent, member, visitId);
        if (!signed.ok) return signed;
      }
      return collectPayment(platform, member, { visitId, request: checked.value, requestKey });
    },
  });
  if (!result.ok) {
    if (result.code === "not_found") throw notFound();
    return showAgain(result, { done: false, values: result.values }, messages);
  }
  if (result.values.method === "link") {
    const page = href("/crm/schedule/visits/:id/collect", { id: visitId });
    return redirect(`${page}?invoice=${result.invoiceId}`, { status: 303 });
  }
  const message = paymentRecorded(result.receipt);
  return { done: true, message, errors: {}, values: undefined };
}

/** Collects what is due at an appointment: one tap on the payment method. */
export default function Collect({ loaderData, actionData, params }: Route.ComponentProps) {
  const { customerName, visit, bill, sent, requestKey } = loaderData;
  useLiveUpdates("/crm/events", "invoice");
  const back = href("/crm/schedule/visits/:id", params);
  return (
    <div className="flex max-w-2xl flex-col gap-5">
      <header>
        <TouchLink to={back}>{customerName}</TouchLink>
        <h1 className="text-2xl">{titleOf(bill, sent)}</h1>
      </header>
      {actionData?.message ? (
        <Alert tone={actionData.done ? "good" : "warning"} role="status">
          {actionData.message}
        </Alert>
      ) : null}
      {sent ? (
        <SentInvoice sent={sent} collectHref={href("/crm/schedule/visits/:id/collect", params)} />
      ) : bill ? (
        <CollectForm
          bill={bill}
          visit={visit}
          requestKey={requestKey}
          values={actionData?.values}
          errors={actionData?.errors ?? {}}
        />
      ) : (
        <p>
          <Link to={back} className="text-link">
            Back to the appointment
          </Link>
        </p>
      )}
    </div>
  );
}

type Sent = {
  name: string;
  owedCents: number;
  link: string | null;
  qr: { size: number; path: string };
};

function titleOf(bill: VisitBill | null, sent: Sent | null): string {
  if (sent) return sent.owedCents > 0 ? `${formatCents(sent.owedCents)} due` : "Paid";
  if (!bill) return "Nothing due";
  return bill.dueCents === null ? "Collect payment" : `Collect ${formatCents(bill.dueCents)}`;
}

/** The invoice to show the customer: they scan the code and pay on their own phone. */
function SentInvoice({ sent, collectHref }: { sent: Sent; collectHref: string }) {
  const { name, owedCents, link, qr } = sent;
  if (owedCents <= 0) {
    return (
      <Alert tone="good" role="status">
        {name} is paid.
      </Alert>
    );
  }
  return (
    <Card className="flex flex-col items-start gap-4 max-sm:p-4">
      <p>Ask your customer to scan this code to open {name}. This page updates when it’s paid.</p>
      <QrCode qr={qr} label={`QR code for ${name}`} />
      {link ? (
        <a href={link} className="text-link inline-flex min-h-11 items-center">
          Open the invoice
        </a>
      ) : null}
      <TouchLink to={collectHref}>They paid another way</TouchLink>
    </Card>
  );
}

type CollectFormProps = {
  bill: VisitBill;
  visit: { workOrderId: string; isDone: boolean };
  requestKey: string;
  values: FormValues | undefined;
  errors: FieldErrors;
};

function CollectForm({ bill, visit, requestKey, values, errors }: CollectFormProps) {
  const { invoiceId, number, dueCents, depositCents, takesTip, takesCards, receipt } = bill;
  const typed = (name: string) => typedText(values, name) ?? "";
  const typedCents = (name: string) => readCents(typed(name)) ?? 0;
  const seenCents = Number(typed("due_cents")) || typedCents("total");
  const hasChanged = dueCents !== null && seenCents > 0 && seenCents !== dueCents;
  // The amount paid, including the tip, stays the same when the amount due changes.
  const paid = typed("amount") || (hasChanged ? centsField(seenCents + typedCents("tip")) : "");
  const isOpen =
    hasChanged || ["amount", "note", "signed_by"].some((name) => errors[name] || typed(name));
  return (
    <Card className="max-sm:p-4">
      {hasChanged ? (
        <p data-reason="" className="mb-4 font-semibold">
          {`You saw ${formatCents(seenCents)} due. Now it’s ${formatCents(dueCents)}.`}
        </p>
      ) : null}
      <Form
        method="post"
        encType="multipart/form-data"
        noValidate
        preventScrollReset
        data-offline-label={dueCents === null ? undefined : formatCents(dueCents)}
        data-offline-subject={visit.workOrderId}
        className="flex flex-col gap-4"
      >
        {/* Enter in a field must not pick a payment method. */}
        <button type="submit" disabled hidden />
        <input type="hidden" name="invoice_id" value={invoiceId ?? ""} />
        <input type="hidden" name="due_cents" value={dueCents ?? ""} />
        <input type="hidden" name="request_key" value={typed("request_key") || requestKey} />
        {number === null ? null : <p>{invoiceName(number)}</p>}
        {dueCents === null ? (
          <TextField
            name="total"
            label="Job total"
            hint={
              depositCents > 0
                ? `We’ll deduct their deposit of ${formatCents(depositCents)}.`
                : undefined
            }
            inputMode="decimal"
            defaultValue={typed("total")}
            error={errors.total}
          />
        ) : null}
        {takesTip ? (
          <TextField
            name="tip"
            label="Tip"
            optional
            inputMode="decimal"
            defaultValue={typed("tip")}
            error={errors.tip}
          />
        ) : null}
        <fieldset>
          <legend className="mb-2 font-semibold">How are they paying?</legend>
          {errors.method ? <FieldError id="method-error">{errors.method}</FieldError> : null}
          <div className="grid grid-cols-2 gap-3">
            {paymentMethods.map((method) => (
              <Button
                key={method}
                type="submit"
                name="method"
                value={method}
                variant="secondary"
                data-offline-kind="Payment"
              >
                {methodLabels[method]}
              </Button>
            ))}
            <Button type="submit" name="method" value="link" variant="secondary">
              {takesCards ? "Card" : "Pay later"}
            </Button>
          </div>
        </fieldset>
        <ReceiptField
          id="send_receipt"
          receipt={receipt}
          isChecked={!values || typed("send_receipt") !== ""}
        />
        <Disclosure isOpen={isOpen}>
          <summary className="text-link inline-flex min-h-11 cursor-pointer items-center font-semibold">
            Partial payment, note, or signature
          </summary>
          <div className="flex flex-col gap-4 pt-2">
            <TextField
              name="amount"
              label="Amount paid now"
              optional
              hint="Leave blank if they’re paying in full."
              inputMode="decimal"
              defaultValue={paid}
              error={errors.amount}
            />
            <TextField
              name="note"
              label="Check number or note"
              optional
              maxLength={200}
              defaultValue={typed("note")}
              error={errors.note}
            />
            <SignatureField shown={typed("signed_by")} error={errors.signed_by} />
          </div>
        </Disclosure>
      </Form>
    </Card>
  );
}
