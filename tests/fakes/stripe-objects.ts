import { randomBytes } from "node:crypto";

export type Fields = Record<string, unknown>;
type Refused = { status: number; type: string; code?: string; message: string };

/** The objects of a fake account, and its endpoints; ID prefixes distinguish the kinds. */
export function createStripeObjects(
  urlOf: (path: string) => string,
  time: () => number = Date.now,
) {
  const run = randomBytes(6).toString("hex");
  let made = 0;
  const newId = (kind: string) => `${kind}_${run}${++made}`;
  const accounts = new Map<string, Fields>();
  const sessions = new Map<string, Fields & { on: string }>();
  const payments = new Map<string, Fields & { on: string; refunded: number }>();
  const refunds = new Map<string, Fields & { on: string }>();
  const disputes = new Map<string, Fields & { on: string }>();
  const now = () => Math.floor(time() / 1000);

  const missing = (): Refused => ({
    status: 404,
    type: "invalid_request_error",
    code: "resource_missing",
    message: "No such object",
  });
  const invalid = (code: string, message: string): Refused => ({
    status: 400,
    type: "invalid_request_error",
    code,
    message,
  });
  const refuse = (refused: Refused) => ({ refused }) as const;

  function addRefund(on: string, paymentId: string, cents: number, metadata: Fields) {
    const payment = payments.get(paymentId);
    if (payment?.on !== on) return refuse(missing());
    if (payment.refunded + cents > Number(payment.amount)) {
      const remaining = Number(payment.amount) - payment.refunded;
      return remaining === 0
        ? refuse(invalid("charge_already_refunded", "This payment has already been refunded."))
        : refuse(invalid("amount_too_large", "The refund is greater than what is left."));
    }
    payment.refunded += cents;
    const refund = {
      id: newId("re"),
      object: "refund",
      payment_intent: paymentId,
      amount: cents,
      metadata,
      status: "succeeded",
      created: now(),
    };
    refunds.set(refund.id, { ...refund, on });
    return { found: refund };
  }

  const own = <Held extends Fields & { on: string }>(
    objects: Map<string, Held>,
    id: string,
    on: string,
  ) => {
    const object = objects.get(id);
    return object?.on === on ? { found: object } : refuse(missing());
  };

  return {
    ...{ accounts, sessions, payments, refunds, disputes, newId },
    createAccount(params: URLSearchParams) {
      const id = newId("acct");
      accounts.set(id, {
        id,
        object: "account",
        charges_enabled: false,
        payouts_enabled: false,
        details_submitted: false,
        requirements: { currently_due: ["external_account", "individual.id_number"] },
        metadata: { reference: params.get("metadata[reference]") },
      });
      return { found: accounts.get(id) as Fields };
    },
    account: (id: string) => {
      const account = accounts.get(id);
      // A disconnected account isn't returned ("Handle disconnected accounts").
      return account
        ? { found: account }
        : refuse({
            status: 403,
            type: "invalid_request_error",
            code: "account_invalid",
            message: "The provided key does not have access to this account.",
          });
    },
    createSession(on: string, params: URLSearchParams) {
      if (accounts.get(on)?.charges_enabled !== true) {
        return refuse(invalid("account_invalid", "This account cannot make charges."));
      }
      const expiresAt = Number(params.get("expires_at"));
      if (expiresAt < now() + 29 * 60 || expiresAt > now() + 24 * 60 * 60) {
        return refuse(invalid("parameter_invalid", "expires_at is too soon or too late."));
      }
      const cents = Number(params.get("line_items[0][price_data][unit_amount]"));
      if (cents < 50) return refuse(invalid("amount_too_small", "At least $0.50."));
      const id = newId("cs_test");
      const session = {
        id,
        object: "checkout.session",
        status: "open",
        url: urlOf(`/c/pay/${id}`),
        payment_status: "unpaid",
        payment_intent: null,
        client_reference_id: params.get("client_reference_id"),
        amount_total: cents,
        success_url: params.get("success_url"),
        reference: params.get("payment_intent_data[metadata][reference]"),
        expires_at: expiresAt,
        on,
      };
      sessions.set(id, session);
      return { found: session as Fields };
    },
    session: (on: string, id: string) => own(sessions, id, on),
    /** With its payment and the payment's charge expanded ("Expanding responses"). */
    expandedSession(on: string, id: string) {
      const session = own(sessions, id, on);
      const payment = "found" in session && payments.get(String(session.found.payment_intent));
      return payment ? { found: { ...session.found, payment_intent: payment } as Fields } : session;
    },
    expireSession(on: string, id: string) {
      const session = sessions.get(id);
      if (session?.on !== on) return refuse(missing());
      if (session.status !== "open") {
        return refuse(invalid("resource_missing", "Only open sessions can be expired."));
      }
      Object.assign(session, { status: "expired", url: null });
      return { found: session as Fields };
    },
    payment: (on: string, id: string) => own(payments, id, on),
    refund: (on: string, id: string) => own(refunds, id, on),
    dispute: (on: string, id: string) => own(disputes, id, on),
    createRefund: (on: string, params: URLSearchParams) =>
      addRefund(on, params.get("payment_intent") ?? "", Number(params.get("amount")), {
        reference: params.get("metadata[reference]"),
      }),
    addRefund,
    listRefunds: (on: string, paymentId: string | null) => ({
      found: {
        object: "list",
        has_more: false,
        data: [...refunds.values()].filter(
          (refund) => refund.on === on && refund.payment_intent === paymentId,
        ),
      } as Fields,
    }),
    /** A customer pays on the session's page, at `paidAt` in Unix seconds. @returns false if it isn't open */
    pay(id: string, paidAt = now()): boolean {
      const session = sessions.get(id);
      if (session?.status !== "open") return false;
      const paymentId = newId("pi");
      payments.set(paymentId, {
        id: paymentId,
        object: "payment_intent",
        status: "succeeded",
        amount: session.amount_total,
        latest_charge: { id: newId("ch"), created: paidAt },
        metadata: { reference: session.reference },
        refunded: 0,
        on: session.on,
      });
      const paid = { status: "complete", payment_status: "paid", payment_intent: paymentId };
      Object.assign(session, paid, { url: null });
      return true;
    },
    addDispute(paymentId: string, fields: Fields = {}) {
      const payment = payments.get(paymentId);
      if (!payment) throw new Error("no such payment");
      const id = newId("du");
      disputes.set(id, {
        id,
        object: "dispute",
        payment_intent: paymentId,
        amount: payment.amount,
        reason: "fraudulent",
        status: "needs_response",
        evidence_details: { due_by: now() + 7 * 86_400 },
        ...fields,
        on: payment.on,
      });
      return id;
    },
  };
}
