import { createHash } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type EndpointName, endpoints, type GoogleError } from "./google-conversions-contract.ts";

type GoogleFault =
  | (Omit<GoogleError, "error"> & { error: string | null })
  | "drop"
  | "hang"
  | "garbage";

type Json = { [name: string]: Json } | Json[] | string | number | boolean | null;
type Event = {
  transactionId: string;
  conversionValue?: number;
  adIdentifiers?: Record<string, string>;
  userData?: { userIdentifiers: { emailAddress: string }[] };
};

/** Paths of the values in JSON, such as `events.0.currency`. */
function pathsOf(value: Json, path = ""): string[] {
  if (value === null || typeof value !== "object") return [path];
  return Object.entries(value).flatMap(([name, inner]) =>
    pathsOf(inner, path ? `${path}.${name}` : name),
  );
}

/**
 * Google's OAuth server and Data Manager API in memory, based on ./google-conversions-contract.ts:
 * accounts with conversion actions, and the conversions that each counted, once per transaction ID.
 */
export async function startGoogleConversions() {
  const client = { id: "1234567890.apps.googleusercontent.com", secret: "GOCSPX-secret-of-tests" };
  const fake = {
    client,
    url: "",
    /** Codes that were not exchanged yet, each with its lasting token and proof key. */
    codes: new Map<string, { token: string; challenge: string }>(),
    /** Refresh tokens, each with the accounts that it may send to. */
    tokens: new Map<string, string[]>(),
    /** The permissions that a member grants on Google's screen. */
    scope: "https://www.googleapis.com/auth/datamanager",
    /** Conversion actions by account. */
    actions: new Map<string, string[]>(),
    /** Counted conversions, by action and transaction ID. */
    counted: new Map<string, Event>(),
    requests: [] as { endpoint: EndpointName | null; parameters: string[]; isTest: boolean }[],
    /** The fault to simulate; called for each request. */
    fault: (_endpoint: EndpointName): GoogleFault | null => null,
    /** Changes a response before it is sent. */
    shape: (_endpoint: EndpointName, fields: Record<string, unknown>) => fields,
    /** Simulates a member on Google's page. @returns the URL that Google redirects to */
    allow(consentUrl: string, { code, token }: { code: string; token: string }) {
      const { searchParams } = new URL(consentUrl);
      const back = new URL(searchParams.get("redirect_uri") ?? "");
      fake.codes.set(code, { token, challenge: searchParams.get("code_challenge") ?? "" });
      back.search = new URLSearchParams({
        code,
        state: searchParams.get("state") ?? "",
      }).toString();
      return back;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };

  function exchange(endpoint: EndpointName, params: URLSearchParams): Handled {
    const denied = (error: string): Handled => ({ fault: { status: 400, error } });
    if (params.get("client_secret") !== client.secret || params.get("client_id") !== client.id) {
      return denied("invalid_client");
    }
    if (endpoint === "refresh") {
      const token = params.get("refresh_token") ?? "";
      return fake.tokens.has(token)
        ? { fields: { access_token: `access ${token}`, expires_in: 3599 } }
        : denied("invalid_grant");
    }
    const code = params.get("code") ?? "";
    const found = fake.codes.get(code);
    const proof = createHash("sha256")
      .update(params.get("code_verifier") ?? "")
      .digest("base64url");
    // A code works once.
    fake.codes.delete(code);
    if (found?.challenge !== proof) return denied("invalid_grant");
    return { fields: { refresh_token: found.token, scope: fake.scope, access_token: "unused" } };
  }

  function ingest(
    body: {
      destinations: { operatingAccount: { accountId: string }; productDestinationId: string }[];
      events: Event[];
      validateOnly?: boolean;
    },
    bearer: string,
  ): Handled {
    const refuse = (status: number, error: string, reason: string): Handled => ({
      fault: { status, error, reason },
    });
    const accounts = fake.tokens.get(bearer.replace("Bearer access ", ""));
    if (!accounts) return { fault: { status: 401, error: "UNAUTHENTICATED" } };
    const [destination] = body.destinations;
    const [event] = body.events;
    const { accountId = "" } = destination?.operatingAccount ?? {};
    const action = destination?.productDestinationId ?? "";
    if (!event) return refuse(400, "INVALID_ARGUMENT", "REQUIRED_FIELD_MISSING");
    if (!accounts.includes(accountId)) return refuse(403, "PERMISSION_DENIED", "PERMISSION_DENIED");
    if (!fake.actions.get(accountId)?.includes(action)) {
      return refuse(400, "INVALID_ARGUMENT", "INVALID_CONVERSION_ACTION_ID");
    }
    if (!event.adIdentifiers && !event.userData) {
      return refuse(400, "INVALID_ARGUMENT", "NO_IDENTIFIERS_PROVIDED");
    }
    const key = `${action} ${event.transactionId}`;
    // "Conversion adjustments": a known transaction ID changes the conversion.
    if (!body.validateOnly) fake.counted.set(key, { ...fake.counted.get(key), ...event });
    return { fields: { requestId: "request-1" } };
  }

  const server = createServer(async (request, response) => {
    let body = "";
    for await (const part of request) body += part;
    const isToken = request.url === endpoints.exchangeCode.path;
    const form = new URLSearchParams(isToken ? body : "");
    const json = isToken ? null : JSON.parse(body || "null");
    const endpoint: EndpointName | null = isToken
      ? form.has("code")
        ? "exchangeCode"
        : "refresh"
      : request.url === endpoints.ingest.path
        ? "ingest"
        : null;
    const parameters = isToken ? [...form.keys()] : pathsOf(json);
    fake.requests.push({ endpoint, parameters, isTest: json?.validateOnly === true });
    if (!endpoint || request.method !== "POST") return void response.writeHead(404).end();
    const fault = fake.fault(endpoint);
    const handled: Handled = fault
      ? { fault }
      : isToken
        ? exchange(endpoint, form)
        : ingest(json, request.headers.authorization ?? "");
    if (handled.fault === "hang") return;
    if (handled.fault === "drop") return void response.destroy();
    if (handled.fault === "garbage") return void response.end("<html>Sorry</html>");
    response.setHeader("content-type", "application/json");
    if (!handled.fault) {
      return void response.end(JSON.stringify(fake.shape(endpoint, handled.fields ?? {})));
    }
    const { status, error, reason } = handled.fault;
    response.statusCode = status;
    const details = reason
      ? [{ "@type": "type.googleapis.com/google.rpc.ErrorInfo", reason, domain: "datamanager" }]
      : [];
    response.end(
      JSON.stringify(
        isToken ? { error } : { error: { code: status, message: "", status: error, details } },
      ),
    );
  });

  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  fake.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return fake;
}

type Handled = { fault?: GoogleFault; fields?: Record<string, unknown> };

export type FakeGoogleConversions = Awaited<ReturnType<typeof startGoogleConversions>>;

/** Settings that connect the product to the fake. */
export const googleConversionsSettings = ({ client, url }: FakeGoogleConversions) => ({
  GOOGLE_CLIENT_SECRET: `${client.id}|${client.secret}`,
  GOOGLE_API_URL: url,
});
