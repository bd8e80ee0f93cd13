import { refundPayment } from "~/domains/billing/card-payments/refund-payment.server.ts";
import { findVisitBill } from "~/domains/billing/invoices/find-bill.server.ts";
import {
  creditSchema,
  paymentSchema,
  refundSchema,
} from "~/domains/billing/invoices/invoices.schema.ts";
import { creditInvoice, recordPayment } from "~/domains/billing/invoices/record-payment.server.ts";
import { centsField } from "~/domains/shared/index.ts";
import { check } from "~/platform/validation/form.ts";
import { addSentEstimate, line } from "../integration/estimate-fixtures.ts";
import { balanceOf, type Invoice, type Person, paidOf, type Visit } from "./ledger.ts";
import { visitorOf } from "./plain-form.ts";
import { must, type World } from "./world.ts";

export function moneyActions(world: World) {
  const { platform, ledger, random, technicians, crews, office, worker, card, stripe, site } =
    world;

  /** At the door, on the technician's phone: one tap on a payment method, without script. */
  async function collect(visit: Visit): Promise<void> {
    const technician = technicians[crews.indexOf(visit.crewId)];
    if (!technician) throw new Error("This crew has no technician");
    const deposit = depositOf(visit);
    const dueCents = visit.valueCents - (deposit ? paidOf(deposit) : 0);
    const shown = await findVisitBill(platform, technician, visit.id);
    const isRight = shown?.dueCents === dueCents;
    ledger.amounts.push({ shown: shown?.dueCents ?? null, dueCents, visitId: visit.id });
    if (!isRight) return;
    const method = random.pick(["cash", "check", "zelle", "link", "cash"]);
    const tipCents = method !== "link" && random.chance(0.3) ? random.whole(1, 40) * 50 : 0;
    const partCents = method !== "link" && random.chance(0.2) ? Math.floor(dueCents / 3) : null;
    const browser = await world.browserOf(technician);
    const form = await browser.open(`/crm/schedule/visits/${visit.id}/collect`);
    const values = {
      ...(tipCents ? { tip: centsField(tipCents) } : {}),
      ...(partCents ? { amount: centsField(partCents) } : {}),
      ...(random.chance(0.5) ? { send_receipt: "on" } : { send_receipt: null }),
    };
    const result = await form.submit("due_cents", values, { method });
    if (result.status !== 200) throw new Error(`Collecting ended with ${result.status}`);
    // The same form again, as when the response was lost.
    if (method !== "link" && random.chance(0.3)) await form.submit("due_cents", values, { method });
    const [row] = await world.runSql(
      "select id from invoices where visit_id = $1 and not is_deposit order by created_at limit 1",
      [visit.id],
    );
    if (!row) throw new Error(`No invoice after collecting by ${method}`);
    const invoiceId = String(row.id);
    const invoice: Invoice = {
      ...{ person: visit.person, visit, totalCents: dueCents + tipCents, tipCents },
      entries: [{ kind: "issued", cents: dueCents + tipCents, method: null }],
      ...{ isDeposit: false, isSettled: false },
    };
    ledger.invoices.set(invoiceId, invoice);
    if (deposit) settleDeposit(deposit);
    ledger.count(`collected: ${method}`);
    if (method !== "link") {
      const paid = partCents ?? dueCents + tipCents;
      invoice.entries.push({ kind: "payment", cents: -paid, method });
    }
    if (partCents) ledger.count("part payments");
    await worker.runDue();
    if (method === "link" && random.chance(0.7)) await payByCard(invoiceId);
  }

  function depositOf({ estimateId }: Visit): Invoice | null {
    const depositId = estimateId && ledger.estimates.get(estimateId)?.depositId;
    return (depositId && ledger.invoices.get(depositId)) || null;
  }

  /** The job's invoice deducts what was paid of its deposit, and credits the rest. */
  function settleDeposit(deposit: Invoice): void {
    const cents = balanceOf(deposit);
    if (cents > 0) deposit.entries.push({ kind: "credit", cents: -cents, method: null });
    deposit.isSettled = true;
    ledger.count(cents > 0 ? "deposits credited" : "deposits deducted");
  }

  /** The customer opens the invoice's link and pays at Stripe, which reports it. */
  async function payByCard(invoiceId: string): Promise<void> {
    const invoice = ledger.invoices.get(invoiceId);
    if (!invoice || balanceOf(invoice) < 50) return;
    const cents = balanceOf(invoice);
    const page = await card.pageOf(invoiceId);
    stripe.pay(page);
    await report("checkout.session.completed", stripe.sessions.get(page));
    invoice.entries.push({ kind: "payment", cents: -cents, method: "card" });
    ledger.count("paid by card");
    await worker.runDue();
  }

  async function report(type: string, object: object | undefined): Promise<void> {
    const body = stripe.event(type, world.accountId, { ...object });
    const status = await stripe.post(site.url, body);
    if (status !== 204) throw new Error(`The payment webhook responded with ${status}`);
    // Stripe may report twice.
    if (random.chance(0.3)) await stripe.post(site.url, body);
  }

  async function payLater(invoiceId: string, invoice: Invoice): Promise<void> {
    const cents = balanceOf(invoice);
    const checked = check(paymentSchema, {
      ...{ amount: centsField(cents), method: "check", paid_on: world.today(), note: "Check 77" },
      send_receipt: "on",
    });
    if (!checked.ok) throw new Error(JSON.stringify(checked.errors));
    const payment = { invoiceId, request: checked.value, requestKey: crypto.randomUUID() };
    must(await recordPayment(platform, office, payment));
    must(await recordPayment(platform, office, payment));
    invoice.entries.push({ kind: "payment", cents: -cents, method: "check" });
    ledger.count("paid later");
    await worker.runDue();
  }

  async function refund(invoiceId: string, invoice: Invoice): Promise<void> {
    const cents = Math.floor(paidOf(invoice) / 4);
    const byCard = invoice.entries.find(({ method }) => method === "card");
    if (cents < 100) return;
    if (byCard) {
      const [checkout] = await card.rowsOf(invoiceId);
      const refund = { invoiceId, rowId: checkout?.id ?? "" };
      must(await card.requestRefund(world.owner, refund, cents, crypto.randomUUID(), true));
      invoice.entries.push({ kind: "credit", cents: -cents, method: null });
      invoice.entries.push({ kind: "refund", cents, method: "card" });
      ledger.count("card refunds");
      await worker.runDue();
      return;
    }
    const checked = check(refundSchema, {
      ...{ amount: centsField(cents), method: "cash", paid_on: world.today() },
      ...{ note: "Goodwill", not_owed_again: "on" },
    });
    if (!checked.ok) throw new Error(JSON.stringify(checked.errors));
    const refunded = { invoiceId, request: checked.value, requestKey: crypto.randomUUID() };
    must(await refundPayment(platform, office, refunded));
    invoice.entries.push({ kind: "refund", cents, method: "cash" });
    const credited = Math.min(cents, balanceOf(invoice));
    if (credited > 0) invoice.entries.push({ kind: "credit", cents: -credited, method: null });
    ledger.count("cash refunds");
    await worker.runDue();
  }

  async function credit(invoiceId: string, invoice: Invoice): Promise<void> {
    const cents = Math.floor(balanceOf(invoice) / 2);
    if (cents < 1) return;
    const checked = check(creditSchema, { amount: centsField(cents), reason: "Came late" });
    if (!checked.ok) throw new Error(JSON.stringify(checked.errors));
    const request = { invoiceId, request: checked.value, requestKey: crypto.randomUUID() };
    must(await creditInvoice(platform, office, request));
    invoice.entries.push({ kind: "credit", cents: -cents, method: null });
    ledger.count("credits");
    await worker.runDue();
  }

  async function dispute(invoiceId: string): Promise<void> {
    const [checkout] = await card.rowsOf(invoiceId);
    const paymentId = card.paymentOf(String(checkout?.checkoutId));
    const id = stripe.addDispute(paymentId);
    await report("charge.dispute.created", stripe.disputes.get(id));
    ledger.count("disputes");
    await worker.runDue();
  }

  /** An estimate with two options and sometimes a deposit, sent as a link. */
  async function estimate(person: Person): Promise<void> {
    // A later accepted estimate would join the job of an earlier appointment or estimate.
    const hasJob = ledger.visits.some((visit) => visit.person === person);
    const hasEstimate = [...ledger.estimates.values()].some(
      (estimate) => estimate.person === person && estimate.state !== "declined",
    );
    if (!person.leadId || hasJob || hasEstimate) return;
    const deposit = random.chance(0.4) ? "25" : "";
    const { estimateId, token } = await addSentEstimate(platform, office, {
      about: {
        ...{ lead_id: person.leadId, customer_name: person.name },
        ...{ phone: person.phone ?? "", email: person.email ?? "", address: person.street },
      },
      fields: { deposit },
      options: [
        { name: "Good", lines: [line("Labor", "100")] },
        { name: "Best", lines: [line("Labor", "100"), line("New faucet", "180")] },
      ],
    });
    const unbooked = { depositId: null, isBooked: false };
    const sent = { person, token, state: "sent" as const, option: null, questions: 0 };
    ledger.estimates.set(estimateId, { ...sent, depositCents: deposit ? 2_500 : 0, ...unbooked });
    ledger.count("estimates sent");
    await worker.runDue();
  }

  /** The customer responds on the estimate's page, without script. */
  async function respondToEstimate(estimateId: string): Promise<void> {
    const estimate = ledger.estimates.get(estimateId);
    if (estimate?.state !== "sent") return;
    const page = await visitorOf(site).open(`/e/${estimate.token}`);
    world.pass(30_000);
    const kind = random.pick(["accept", "accept", "decline", "ask"] as const);
    ledger.count(`estimates: ${kind}`);
    if (kind === "ask") {
      const question = `Does that include the old faucet? (${ledger.questions.length})`;
      const result = await page.submit("question", { question }, { intent: "ask" });
      if (result.status !== 200) throw new Error(`A question ended with ${result.status}`);
      estimate.questions += 1;
      // In the conversation, a question is a message from the customer.
      const { email, phone } = estimate.person;
      ledger.questions.push({ from: email ?? phone ?? "", text: question });
    } else if (kind === "decline") {
      await page.submit("reason", { reason: "Too expensive" }, { intent: "decline" });
      estimate.state = "declined";
    } else {
      const option = random.whole(0, 1);
      const values = { option: String(option), typed_name: estimate.person.name };
      const accepted = await page.submit("typed_name", values, { intent: "accept" });
      if (accepted.status !== 200) throw new Error(`Accepting ended with ${accepted.status}`);
      await page.submit("typed_name", values, { intent: "accept" });
      Object.assign(estimate, { state: "accepted", option });
    }
    await worker.runDue();
    if (kind === "accept" && estimate.depositCents > 0) await addDeposit(estimateId);
  }

  /** Accepting issues the deposit's invoice. */
  async function addDeposit(estimateId: string): Promise<void> {
    const estimate = ledger.estimates.get(estimateId);
    const [row] = await world.runSql(
      "select id from invoices where estimate_id = $1 and is_deposit",
      [estimateId],
    );
    if (!row || !estimate) throw new Error("Accepting made no deposit invoice");
    const cents = estimate.depositCents;
    const invoiceId = String(row.id);
    estimate.depositId = invoiceId;
    ledger.invoices.set(invoiceId, {
      ...{ person: estimate.person, visit: null, totalCents: cents, tipCents: 0 },
      entries: [{ kind: "issued", cents, method: null }],
      ...{ isDeposit: true, isSettled: false },
    });
    ledger.count("deposits");
    if (random.chance(0.6)) await payByCard(invoiceId);
  }

  return { collect, payByCard, payLater, refund, credit, dispute, estimate, respondToEstimate };
}
