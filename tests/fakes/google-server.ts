import { createHash, randomUUID } from "node:crypto";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type AdsError, type EndpointName, endpoints } from "./google-contract.ts";

/** A simulated fault of a call. `truncated`: the JSON breaks off. `late`: a stream ends with an error. */
export type GoogleFault =
  | AdsError
  | { status: number; error: string | null }
  | "drop"
  | "hang"
  | "garbage"
  | "truncated"
  | "late";

type Lead = Record<string, unknown> & { id: string; creationDateTime: string };
type Conversation = Record<string, unknown> & { id: string; lead: string; eventDateTime: string };
type Account = {
  descriptiveName: string;
  manager: boolean;
  timeZone: string;
  isClosed?: boolean;
  leads: Map<string, Lead>;
  conversations: Conversation[];
};

const scope = "https://www.googleapis.com/auth/adwords";

/**
 * Google's sign-in and Ads API in memory, as far as the product uses them, based on ./google-contract.ts:
 * accounts with leads of Local Services Ads, and people who let the product read them.
 */
export async function startGoogleServer() {
  const client = { id: "1234-tests.apps.googleusercontent.com", secret: "GOCSPX-for-tests-only" };
  const fake = {
    client,
    url: "",
    accounts: new Map<string, Account>(),
    /** The accounts of a refresh token. */
    consents: new Map<string, { accounts: string[]; isRevoked: boolean }>(),
    requests: [] as { endpoint: EndpointName | null; parameters: string[] }[],
    feedback: [] as { leadId: string; body: Record<string, unknown> }[],
    decision: "SUCCESS_NOT_REACHED_THRESHOLD",
    /** The fault to simulate; called for each request. */
    fault: (_endpoint: EndpointName): GoogleFault | null => null,
    /** Changes a response before it is sent. */
    shape: (_endpoint: EndpointName, body: unknown): unknown => body,
    /** Called during a query, so tests can make a concurrent change. */
    duringQuery: async (_endpoint: EndpointName) => {},
    addAccount(id: string, overrides: Partial<Account> = {}) {
      const account: Account = {
        ...{ descriptiveName: `Business ${id}`, manager: false, timeZone: "America/Chicago" },
        ...{ leads: new Map(), conversations: [] },
        ...overrides,
      };
      fake.accounts.set(id, account);
      return account;
    },
    /** Simulates a person on Google's page. @returns the URL that Google redirects to */
    allow(consentUrl: string, accounts: string[], { isUnchecked = false } = {}) {
      const url = new URL(consentUrl);
      const params = Object.fromEntries(url.searchParams);
      const problem =
        params.client_id !== client.id ||
        params.scope !== scope ||
        params.response_type !== "code" ||
        params.access_type !== "offline" ||
        params.prompt !== "consent" ||
        params.code_challenge_method !== "S256";
      if (problem) throw new Error(`Google refuses ${url.search}`);
      const code = `4/${randomUUID()}`;
      codes.set(code, {
        accounts,
        isUnchecked,
        challenge: params.code_challenge ?? "",
        redirectUri: params.redirect_uri ?? "",
      });
      const back = new URL(params.redirect_uri ?? "");
      back.search = new URLSearchParams({ state: params.state ?? "", code, scope }).toString();
      return back.href;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  type Code = { accounts: string[]; isUnchecked: boolean; challenge: string; redirectUri: string };
  const codes = new Map<string, Code>();
  const accessTokens = new Map<string, string>();

  function handleTokenRequest(form: URLSearchParams): Handled {
    const isCode = form.get("grant_type") === "authorization_code";
    const endpoint: EndpointName = isCode ? "exchangeCode" : "refresh";
    recordRequest(endpoint, [...form.keys()]);
    const fault = fake.fault(endpoint);
    if (fault) return { endpoint, fault };
    const isClient =
      form.get("client_id") === client.id && form.get("client_secret") === client.secret;
    if (!isClient) return { endpoint, fault: { status: 401, error: "invalid_client" } };
    const accessToken = `ya29.${randomUUID()}`;
    const refused: Handled = { endpoint, fault: { status: 400, error: "invalid_grant" } };
    if (!isCode) {
      const refreshToken = form.get("refresh_token") ?? "";
      const consent = fake.consents.get(refreshToken);
      if (!consent || consent.isRevoked) return refused;
      accessTokens.set(accessToken, refreshToken);
      return { endpoint, body: { access_token: accessToken, expires_in: 3599, scope } };
    }
    const code = codes.get(form.get("code") ?? "");
    // A code works once.
    codes.delete(form.get("code") ?? "");
    const verifier = form.get("code_verifier") ?? "";
    const isRight =
      code?.challenge === createHash("sha256").update(verifier).digest("base64url") &&
      code.redirectUri === form.get("redirect_uri");
    if (!code || !isRight) return refused;
    const refreshToken = `1//${randomUUID()}`;
    fake.consents.set(refreshToken, { accounts: code.accounts, isRevoked: false });
    accessTokens.set(accessToken, refreshToken);
    const granted = code.isUnchecked ? "openid" : scope;
    return {
      endpoint,
      body: { access_token: accessToken, refresh_token: refreshToken, scope: granted },
    };
  }

  function recordRequest(endpoint: EndpointName | null, parameters: string[]): void {
    fake.requests.push({ endpoint, parameters });
  }

  async function handleAdsRequest(method: string, path: string, token: string, text: string) {
    const body = (text === "" ? {} : JSON.parse(text)) as Record<string, unknown>;
    const query = String(body.query ?? "");
    const endpoint = endpointOf(path, query);
    const isKnown =
      endpoint && endpoints[endpoint].method === method && endpoints[endpoint].path.test(path);
    recordRequest(isKnown ? endpoint : null, Object.keys(body));
    if (!endpoint || !isKnown) return { endpoint: "readLeads", notFound: true } as Handled;
    const fault = fake.fault(endpoint);
    if (fault) return { endpoint, fault };
    const refreshToken = accessTokens.get(token);
    const consent = refreshToken ? fake.consents.get(refreshToken) : undefined;
    if (!consent || consent.isRevoked) {
      const code: [string, string] = ["authenticationError", "OAUTH_TOKEN_REVOKED"];
      return { endpoint, fault: { status: 401, rpc: "UNAUTHENTICATED", code } };
    }
    if (endpoint === "listAccessible") {
      const resourceNames = consent.accounts.map((id) => `customers/${id}`);
      return { endpoint, body: { resourceNames } };
    }
    const [, id = "", leadId = ""] = endpoints[endpoint].path.exec(path) ?? [];
    const account = fake.accounts.get(id);
    if (!account || account.isClosed || !consent.accounts.includes(id)) {
      const name = account?.isClosed ? "CUSTOMER_NOT_ENABLED" : "USER_PERMISSION_DENIED";
      const code: [string, string] = ["authorizationError", name];
      return { endpoint, fault: { status: 403, rpc: "PERMISSION_DENIED", code } };
    }
    if (endpoint === "sendFeedback") {
      if (!account.leads.has(leadId)) {
        return { endpoint, fault: { status: 404, rpc: "NOT_FOUND" } };
      }
      fake.feedback.push({ leadId, body });
      return { endpoint, body: { creditIssuanceDecision: fake.decision } };
    }
    await fake.duringQuery(endpoint);
    return { endpoint, body: inBatches(rowsOf(endpoint, account, query)) };
  }

  const server = createServer(async (request, response) => {
    let text = "";
    for await (const part of request) text += part;
    const { pathname } = new URL(request.url ?? "", "http://google.example");
    if (pathname === "/token") {
      send(response, handleTokenRequest(new URLSearchParams(text)));
      return;
    }
    const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? "")?.[1] ?? "";
    send(response, await handleAdsRequest(request.method ?? "", pathname, token, text));
  });

  function send(response: ServerResponse, { endpoint, fault, body, notFound }: Handled): void {
    if (fault === "hang") return;
    if (fault === "drop") return void response.destroy();
    if (fault === "garbage") return void response.end("<html>Sorry…</html>");
    if (notFound) {
      response.statusCode = 404;
      return void response.end("<html>404</html>");
    }
    response.setHeader("content-type", "application/json; charset=UTF-8");
    const isStream = endpoint.startsWith("read");
    if (fault === "truncated") {
      const whole = JSON.stringify(inBatches([{ localServicesLead: { id: "1" } }]));
      return void response.end(whole.slice(0, -9));
    }
    if (fault === "late") {
      const error = errorBody({ status: 500, rpc: "INTERNAL" });
      return void response.end(JSON.stringify([...inBatches([]), error]));
    }
    if (!fault) return void response.end(JSON.stringify(fake.shape(endpoint, body)));
    response.statusCode = fault.status;
    if ("error" in fault) {
      return void response.end(fault.error ? JSON.stringify({ error: fault.error }) : "<html>");
    }
    const error = errorBody(fault);
    response.end(JSON.stringify(isStream ? [error] : error));
  }

  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  fake.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return fake;
}

type Handled = {
  endpoint: EndpointName;
  fault?: GoogleFault;
  body?: unknown;
  notFound?: boolean;
};

function endpointOf(path: string, query: string): EndpointName | null {
  if (path.endsWith(":listAccessibleCustomers")) return "listAccessible";
  if (path.endsWith(":provideLeadFeedback")) return "sendFeedback";
  const resource = / FROM (\w+)/.exec(query)?.[1];
  const byResource: Record<string, EndpointName> = {
    customer: "readAccount",
    local_services_lead: "readLeads",
    local_services_lead_conversation: "readConversations",
  };
  return byResource[resource ?? ""] ?? null;
}

/** The rows that a query selects, with the fields that it names. */
function rowsOf(endpoint: EndpointName, account: Account, query: string): object[] {
  const since = />= '([^']+)'/.exec(query)?.[1] ?? "";
  if (endpoint === "readAccount") {
    const { descriptiveName, manager, timeZone } = account;
    return [{ customer: { descriptiveName, manager, timeZone } }];
  }
  if (endpoint === "readLeads") {
    return [...account.leads.values()]
      .filter(({ creationDateTime }) => creationDateTime >= since)
      .map((lead) => ({ localServicesLead: lead }));
  }
  return account.conversations
    .filter(({ eventDateTime }) => eventDateTime >= since)
    .map((conversation) => ({ localServicesLeadConversation: conversation }));
}

const batchSize = 100;

/** A stream's JSON: a list of parts. */
function inBatches(rows: object[]): object[] {
  const parts: object[] = [];
  for (let at = 0; at === 0 || at < rows.length; at += batchSize) {
    const results = rows.slice(at, at + batchSize);
    parts.push({ ...(results.length > 0 ? { results } : {}), fieldMask: "x", requestId: "r1" });
  }
  return parts;
}

function errorBody({ status, rpc, code, retryDelay, reason }: AdsError) {
  const failure = {
    "@type": "type.googleapis.com/google.ads.googleads.v26.errors.GoogleAdsFailure",
    errors: code
      ? [
          {
            errorCode: { [code[0]]: code[1] },
            message: "A message",
            ...(retryDelay ? { details: { quotaErrorDetails: { retryDelay } } } : {}),
          },
        ]
      : [],
    requestId: "r1",
  };
  const info = { "@type": "type.googleapis.com/google.rpc.ErrorInfo", reason };
  const details = [...(code ? [failure] : []), ...(reason ? [info] : [])];
  return { error: { code: status, message: "A message", status: rpc, details } };
}

export type FakeGoogle = Awaited<ReturnType<typeof startGoogleServer>>;

/** Settings that connect the product to the fake. */
export const googleSettings = ({ client, url }: FakeGoogle) => ({
  GOOGLE_CLIENT_SECRET: `${client.id}|${client.secret}`,
  GOOGLE_API_URL: url,
});
