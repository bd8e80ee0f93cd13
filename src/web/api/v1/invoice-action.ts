import {
  billAgain,
  creditInvoice,
  issueInvoice,
  recordPayment,
  sendInvoice,
} from "~/domains/billing/index.server.ts";
import {
  creditSchema,
  errorsForApi,
  finalizeSchema,
  invoiceName,
  type NewCredit,
  paymentSchema,
  sendingSchema,
} from "~/domains/billing/index.ts";
import { centsField } from "~/domains/shared/index.ts";
import { type Checked, check, type FieldErrors } from "~/platform/validation/form.ts";
import type { Route } from "./+types/invoice-action";
import { actionOf, onlyPost, requireKey, unknownAction, writeRow } from "./write.server.ts";

const notFinal = "Finalize the invoice first.";
const cannotVoid =
  "Finalize the invoice, credit all of it, and refund what was paid first. A deposit can’t be voided.";
const scope = "invoices:write";

/** Formats cents as a form's text. */
const amountOf = ({ amount_cents: cents, ...body }: Record<string, unknown>) => ({
  ...body,
  amount: Number.isInteger(cents) ? centsField(cents as number) : "",
});

const rename = (errors: FieldErrors) => {
  const { amount, ...others } = errorsForApi(errors, "invoice");
  return amount ? { amount_cents: amount, ...others } : others;
};

export const loader = (args: Route.LoaderArgs) => onlyPost(args);

/** POST: finalizes, sends, credits, or voids an invoice, or records a payment, like the CRM's screen. */
export async function action(args: Route.ActionArgs) {
  if (args.request.method !== "POST") return onlyPost(args);
  switch (actionOf(args)) {
    case "finalize":
      return writeRow(args, scope, (invoiceId) => ({
        read: (body) => check(finalizeSchema, body),
        call: ({ platform, client }, { revision }) =>
          issueInvoice(platform, client, { invoiceId, revision }),
        reasons: {
          changed_elsewhere:
            "The invoice was changed since the revision you sent. Fetch it again and send its current revision.",
        },
        rename,
        respond: ({ number, changed }) => ({ id: invoiceId, number: invoiceName(number), changed }),
      }));
    case "send":
      return writeRow(args, scope, (invoiceId) => ({
        read: (body) => check(sendingSchema, body),
        async call({ platform, client, requestKey }, { channel }) {
          const keyed = requireKey(requestKey);
          if (!keyed.ok) return keyed;
          const sending = { invoiceId, channel, requestKey: keyed.requestKey };
          return sendInvoice(platform, client, sending);
        },
        reasons: { not_possible: notFinal },
        rename,
        respond: () => ({ id: invoiceId }),
      }));
    case "payments":
      return writeRow(args, scope, (invoiceId) => ({
        read: (body) => check(paymentSchema, amountOf(body)),
        async call({ platform, client, requestKey }, request) {
          const keyed = requireKey(requestKey);
          if (!keyed.ok) return keyed;
          return recordPayment(platform, client, {
            invoiceId,
            request,
            requestKey: keyed.requestKey,
          });
        },
        reasons: { not_possible: notFinal },
        rename,
        respond: ({ entryId }) => ({ id: entryId, invoice_id: invoiceId }),
        status: 201,
      }));
    case "credits":
      return writeRow(args, scope, (invoiceId) => ({
        read: (body): Checked<NewCredit> => {
          const checked = check(creditSchema, amountOf(body));
          if (!checked.ok || "bill_again" in body) return checked;
          return { ok: true, value: { ...checked.value, bill_again: null } };
        },
        async call({ platform, client, requestKey }, request) {
          const keyed = requireKey(requestKey);
          if (!keyed.ok) return keyed;
          return creditInvoice(platform, client, {
            invoiceId,
            request,
            requestKey: keyed.requestKey,
          });
        },
        reasons: { not_possible: notFinal },
        rename,
        respond: ({ entryId }) => ({ id: entryId, invoice_id: invoiceId }),
        status: 201,
      }));
    case "void":
      return writeRow(args, scope, (invoiceId) => ({
        call: ({ platform, client }) => billAgain(platform, client, invoiceId),
        reasons: { not_possible: cannotVoid },
        respond: ({ changed }) => ({ id: invoiceId, changed }),
      }));
    default:
      return unknownAction(args);
  }
}
