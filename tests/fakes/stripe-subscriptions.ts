import type { Fields } from "./stripe-objects.ts";

type Refuse = { status: number; type: string; code?: string; message: string };
type Held = Fields & { id: string; status: string };

const month = 30 * 86_400;

/** The plan objects of the operator's fake account: prices, customers, pages, subscriptions. */
export function createStripeSubscriptions(
  newId: (kind: string) => string,
  urlOf: (path: string) => string,
) {
  const customers = new Map<string, Held>();
  const pages = new Map<string, Held>();
  const subscriptions = new Map<string, Held>();
  const prices = new Map<string, Fields>();
  const now = () => Math.floor(Date.now() / 1000);
  const refuse = (status: number, code: string, message: string) => ({
    refused: { status, type: "invalid_request_error", code, message } as Refuse,
  });
  const missing = () => refuse(404, "resource_missing", "No such object");
  const own = <One>(objects: Map<string, One>, id: string) => {
    const subscription = objects.get(id);
    return subscription ? { found: subscription } : missing();
  };
  const itemOf = (subscription: Fields) =>
    (subscription.items as { data: Fields[] }).data[0] as Fields;

  function addPrice(id: string, cents: number, fields: Fields = {}) {
    const recurring = { interval: "month", interval_count: 1 };
    prices.set(id, { id, active: true, currency: "usd", unit_amount: cents, recurring, ...fields });
  }
  addPrice("price_starter", 9700);
  addPrice("price_withads", 39700);

  const priceOf = (id: unknown) => ({ id, unit_amount: prices.get(String(id))?.unit_amount });

  return {
    ...{ customers, pages, subscriptions, prices, addPrice },
    createCustomer(params: URLSearchParams) {
      const id = newId("cus");
      const reference = params.get("metadata[reference]");
      customers.set(id, { id, object: "customer", status: "", metadata: { reference } });
      return { found: customers.get(id) as Fields };
    },
    customer: (id: string) => own(customers, id),
    createPage(params: URLSearchParams) {
      const price = params.get("line_items[0][price]") ?? "";
      const customer = params.get("customer") ?? "";
      if (!customers.has(customer) || !prices.has(price)) return missing();
      const expiresAt = Number(params.get("expires_at"));
      if (expiresAt < now() + 29 * 60 || expiresAt > now() + 86_400) {
        return refuse(400, "parameter_invalid", "expires_at is too soon or too late.");
      }
      const id = newId("cs_test");
      pages.set(id, {
        id,
        object: "checkout.session",
        status: "open",
        url: urlOf(`/c/pay/${id}`),
        subscription: null,
        success_url: params.get("success_url"),
        reference: params.get("subscription_data[metadata][reference]"),
        ...{ price, customer },
      });
      return { found: pages.get(id) as Fields };
    },
    page: (id: string) => own(pages, id),
    expirePage(id: string) {
      const page = pages.get(id);
      if (!page) return missing();
      if (page.status !== "open")
        return refuse(400, "resource_missing", "Only open sessions can be expired.");
      Object.assign(page, { status: "expired", url: null });
      return { found: page as Fields };
    },
    /** Subscribes on a checkout page. @returns the subscription; null if the page isn't open */
    subscribe(id: string): string | null {
      const page = pages.get(id);
      if (page?.status !== "open") return null;
      const subscription = newId("sub");
      subscriptions.set(subscription, {
        id: subscription,
        object: "subscription",
        customer: page.customer,
        status: "active",
        metadata: { reference: page.reference },
        cancel_at_period_end: false,
        ended_at: null,
        cancellation_details: { reason: null },
        items: {
          data: [
            {
              id: newId("si"),
              price: priceOf(page.price),
              current_period_start: now(),
              current_period_end: now() + month,
            },
          ],
        },
      });
      Object.assign(page, { status: "complete", url: null, subscription });
      return subscription;
    },
    /** Starts the next period, paid or not. */
    renew(id: string, status: "active" | "past_due") {
      const subscription = subscriptions.get(id);
      if (!subscription) throw new Error("no such subscription");
      const item = itemOf(subscription);
      const start = Number(item.current_period_end);
      Object.assign(item, { current_period_start: start, current_period_end: start + month });
      subscription.status = status;
    },
    subscription: (id: string) => own(subscriptions, id),
    search(query: string | null) {
      const [, reference] = /^metadata\["reference"\]:"([\w-]+)"$/.exec(query ?? "") ?? [];
      if (!reference) return refuse(400, "parameter_invalid", "That is no query.");
      const data = [...subscriptions.values()].filter(
        ({ metadata }) => (metadata as Fields).reference === reference,
      );
      return { found: { object: "search_result", has_more: false, data } as Fields };
    },
    update(id: string, params: URLSearchParams) {
      const subscription = subscriptions.get(id);
      if (!subscription) return missing();
      if (subscription.status === "canceled") {
        return refuse(400, "resource_missing", "A canceled subscription cannot be updated.");
      }
      const cancels = params.get("cancel_at_period_end");
      const price = params.get("items[0][price]");
      if (cancels !== null) {
        const reason = cancels === "true" ? "cancellation_requested" : null;
        Object.assign(subscription, {
          cancel_at_period_end: cancels === "true",
          cancellation_details: { reason },
        });
      }
      if (price !== null) {
        const item = itemOf(subscription);
        if (params.get("items[0][id]") !== item.id || !prices.has(price)) return missing();
        item.price = priceOf(price);
      }
      return { found: subscription as Fields };
    },
    /** @param reason the provider's reason: `cancellation_requested`, or `payment_failed` */
    cancel(id: string, reason = "cancellation_requested") {
      const subscription = subscriptions.get(id);
      if (!subscription || subscription.status === "canceled") return missing();
      Object.assign(subscription, {
        status: "canceled",
        ended_at: now(),
        cancellation_details: { reason },
      });
      return { found: subscription as Fields };
    },
    price: (id: string) => own(prices, id),
  };
}
