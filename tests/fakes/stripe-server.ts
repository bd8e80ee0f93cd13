import { createHmac } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type EndpointName, endpoints, webhook } from "./stripe-contract.ts";
import { createStripeObjects, type Fields } from "./stripe-objects.ts";
import { createStripeSubscriptions } from "./stripe-subscriptions.ts";

/** A simulated fault; `_after_accept`: the request was carried out anyway. */
export type StripeFault =
  | { kind: "status"; status: number; type: string; code?: string }
  | { kind: "drop" | "drop_after_accept" | "hang" | "hang_after_accept" | "garbage" };

type Asked = {
  endpoint: EndpointName;
  parameters: string[];
  account: string | null;
  key: string | null;
};
type Reply = { status: number; body: Fields };

/**
 * Stripe's API in memory, as far as the product uses it, based on ./stripe-contract.ts. Responses
 * to requests with an idempotency key are saved and repeated exactly; requests outside the contract
 * are refused.
 */
export async function startStripeServer(
  options: {
    secretKey?: string;
    webhookSecret?: string;
    port?: number;
    /** Whether an account accepts cards as soon as its onboarding is opened. */
    opensAccounts?: boolean;
    /** The time of its objects, in milliseconds; the real time by default. */
    time?: () => number;
  } = {},
) {
  const { secretKey = "sk_test_ofnobody1", webhookSecret = "whsec_ofnobody1" } = options;
  let url = "";
  const objects = createStripeObjects((path) => `${url}${path}`, options.time);
  const plans = createStripeSubscriptions(objects.newId, (path) => `${url}${path}`);
  const sign = (body: string, at = Math.floor(Date.now() / 1000), secret = webhookSecret) =>
    `t=${at},v1=${createHmac("sha256", secret).update(`${at}.${body}`).digest("hex")}`;
  const replies = new Map<string, { sent: string; reply: Reply }>();

  const fake = {
    ...objects,
    plans,
    secretKey,
    webhookSecret,
    url: "",
    requests: [] as Asked[],
    /** The fault to simulate; called for each attempt. */
    fault: (_asked: Asked): StripeFault | null => null,
    /** Delays a response after it was made, so others overtake it. */
    hold: async (_asked: Asked): Promise<void> => {},
    /** Changes a response before it is sent. */
    shape: (_endpoint: EndpointName, fields: Fields): Fields => fields,
    /** Expires every key, as Stripe does after a day or more. */
    forgetKeys: () => replies.clear(),
    /** Makes an account accept cards, as after a successful onboarding. */
    finishOnboarding(accountId: string, change: Fields = {}) {
      Object.assign(objects.accounts.get(accountId) ?? {}, {
        charges_enabled: true,
        payouts_enabled: true,
        details_submitted: true,
        requirements: { currently_due: [] },
        ...change,
      });
    },
    sign,
    /** The body of an event. */
    event: (type: string, account: string | null, object: Fields, fields: Fields = {}) =>
      JSON.stringify({
        id: objects.newId("evt"),
        object: "event",
        type,
        ...(account ? { account } : {}),
        data: { object },
        ...fields,
      }),
    /** Posts an event to the product as Stripe does. @returns the response status */
    async post(siteUrl: string, body: string, signature = sign(body)): Promise<number> {
      const response = await fetch(new URL("/webhooks/stripe", siteUrl), {
        method: "POST",
        body,
        headers: { "content-type": "application/json", [webhook.signatureHeader]: signature },
      });
      return response.status;
    },
    async stop(): Promise<void> {
      server.close();
      server.closeAllConnections();
    },
  };

  const server = createServer(async (request, response) => {
    const parts = await request.toArray();
    const body = Buffer.concat(parts).toString();
    if (request.url?.startsWith("/c/pay/")) return showPage(request, response);
    const { authorization } = request.headers;
    if (authorization !== `Bearer ${secretKey}`) {
      return write(response, refusal(401, "invalid_request_error", "Invalid API Key provided"));
    }
    await respond(request, response, body);
  });

  /** The checkout page: a GET shows the page, a POST pays. */
  function showPage({ method, url: path = "" }: IncomingMessage, response: ServerResponse) {
    const id = path.slice("/c/pay/".length);
    const session = objects.sessions.get(id) ?? plans.pages.get(id);
    if (method === "POST" && (objects.pay(id) || plans.subscribe(id))) {
      response.writeHead(303, { location: String(session?.success_url) }).end();
      return;
    }
    response.writeHead(session ? 200 : 404, { "content-type": "text/html" });
    response.end(`<h1>A page of Stripe</h1><form method="post"><button>Pay</button></form>`);
  }

  async function respond(request: IncomingMessage, response: ServerResponse, body: string) {
    const [path = "", query = ""] = (request.url ?? "").split("?");
    const params = new URLSearchParams(request.method === "POST" ? body : query);
    const account = header(request, "stripe-account");
    const key = header(request, "idempotency-key");
    const parameters = [...params.keys()].map((name) => name.replace(/\[\d+\]/g, "[]"));
    const found = find(request.method, path, account, parameters);
    if (!found) return write(response, refusal(404, "invalid_request_error", "Unrecognized URL"));
    const { endpoint, id } = found;
    const recorded = { endpoint, parameters, account, key };
    fake.requests.push(recorded);
    const allowedParameters: readonly string[] = endpoints[endpoint].parameters;
    if (parameters.some((name) => !allowedParameters.includes(name))) {
      return write(response, refusal(400, "invalid_request_error", "Received unknown parameter"));
    }
    const fault = fake.fault(recorded);
    if (fault?.kind === "status") {
      const { status, type, code } = fault;
      return write(response, refusal(status, type, "It went wrong", code));
    }
    if (fault?.kind === "drop") return void response.socket?.destroy();
    if (fault?.kind === "hang") return;
    const reply = once(key && `${account} ${path} ${key}`, body, () =>
      perform(endpoint, id, account ?? "", params),
    );
    if (fault?.kind === "drop_after_accept") return void response.socket?.destroy();
    if (fault?.kind === "hang_after_accept") return;
    if (fault?.kind === "garbage") return void response.writeHead(200).end("<html>");
    const { status } = reply;
    await fake.hold(recorded);
    write(response, status === 200 ? { status, body: fake.shape(endpoint, reply.body) } : reply);
  }

  /** "Idempotent requests": requests rejected before they began aren't saved. */
  function once(key: string | null, sent: string, run: () => Reply): Reply {
    const before = key ? replies.get(key) : undefined;
    if (before && before.sent !== sent) {
      return refusal(400, "idempotency_error", "Keys can only be used with the same parameters");
    }
    const reply = before?.reply ?? run();
    if (key && reply.status === 200) replies.set(key, { sent, reply: structuredClone(reply) });
    return reply;
  }

  function perform(endpoint: EndpointName, id: string, on: string, params: URLSearchParams): Reply {
    const done = {
      createAccount: () => objects.createAccount(params),
      findAccount: () => objects.account(id),
      describeAccount: () => ({
        found: {
          id: "acct_operator",
          charges_enabled: true,
          settings: { dashboard: { display_name: "A fake operator" } },
        } as Fields,
      }),
      linkOnboarding() {
        const accountId = params.get("account") ?? "";
        const account = objects.account(accountId);
        if (!("found" in account)) return account;
        if (options.opensAccounts) fake.finishOnboarding(accountId);
        const back = options.opensAccounts ? params.get("return_url") : null;
        return { found: { url: back ?? `${url}/setup/${accountId}` } as Fields };
      },
      createCheckout: () => objects.createSession(on, params),
      findCheckout: () => objects.expandedSession(on, id),
      expireCheckout: () => objects.expireSession(on, id),
      findReference: () => objects.payment(on, id),
      createRefund: () => objects.createRefund(on, params),
      findRefund: () => objects.refund(on, id),
      listRefunds: () => objects.listRefunds(on, params.get("payment_intent")),
      findDispute: () => objects.dispute(on, id),
      createCustomer: () => plans.createCustomer(params),
      findCustomer: () => plans.customer(id),
      createPage: () => plans.createPage(params),
      findPage: () => plans.page(id),
      expirePage: () => plans.expirePage(id),
      searchSubscriptions: () => plans.search(params.get("query")),
      findSubscription: () => plans.subscription(id),
      setCancel: () => plans.update(id, params),
      changePrice: () => plans.update(id, params),
      cancelNow: () => plans.cancel(id),
      openPortal: () => ({ found: { url: `${url}/portal/${params.get("customer")}` } as Fields }),
      describePrice: () => plans.price(id),
    }[endpoint]();
    if ("found" in done) return { status: 200, body: { ...done.found } };
    const { status, type, message, code } = done.refused;
    return refusal(status, type, message, code);
  }

  await new Promise<void>((resolve) => server.listen(options.port ?? 0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  fake.url = url;
  return fake;
}

export type FakeStripe = Awaited<ReturnType<typeof startStripeServer>>;

function header(request: IncomingMessage, name: string): string | null {
  const value = request.headers[name];
  return typeof value === "string" ? value : null;
}

/**
 * Of several endpoints at one URL, the one that accepts these parameters; else the first, which
 * refuses them.
 */
function find(
  method: string | undefined,
  path: string,
  account: string | null,
  parameters: readonly string[],
) {
  const those = Object.entries(endpoints).flatMap(([endpoint, facts]) => {
    const match = new RegExp(`^${facts.path.replace("{id}", "(\\w+)")}$`).exec(path);
    if (!match || facts.method !== method || facts.onAccount !== (account !== null)) return [];
    return [{ endpoint: endpoint as EndpointName, id: match[1] ?? "", takes: facts.parameters }];
  });
  const takesAll = ({ takes }: { takes: readonly string[] }) =>
    parameters.every((name) => takes.includes(name));
  return those.find(takesAll) ?? those[0] ?? null;
}

function refusal(status: number, type: string, message: string, code?: string): Reply {
  return { status, body: { error: { type, message, ...(code ? { code } : {}) } } };
}

function write(response: ServerResponse, { status, body }: Reply): void {
  response.writeHead(status, { "content-type": "application/json" });
  response.end(JSON.stringify(body));
}
