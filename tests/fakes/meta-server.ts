import { createHmac } from "node:crypto";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type EndpointName, endpoints, eventContract } from "./meta-contract.ts";

/** A simulated fault of a call. */
export type MetaFault =
  | { code: number; error_subcode?: number; status: number; is_transient?: boolean }
  | "drop"
  | "hang"
  | "garbage";

type Lead = { field_data: { name: string; values: string[] }[]; platform?: string };

/**
 * Meta's Graph API in memory, as far as the product uses it, based on ./meta-contract.ts: pages with
 * tokens, and their leads. Its webhooks are signed as Meta's are.
 */
export async function startMetaServer() {
  const app = { id: "1234567890", secret: "0123456789abcdef0123456789abcdef" };
  const fake = {
    app,
    verifyToken: "a-verify-token-for-tests",
    url: "",
    /** Pages by ID. */
    pages: new Map<string, { name: string; token: string; isSubscribed: boolean }>(),
    /** Tokens of system users, which may read every page. */
    systemTokens: new Set<string>(),
    leads: new Map<string, Lead & { pageId: string }>(),
    /** Tokens of datasets, by the dataset's ID. */
    datasets: new Map<string, string>(),
    /** Events of datasets, once per name and ID. */
    events: new Map<string, SentEvent>(),
    eventRequests: [] as { parameters: string[]; data: string; testCode: string | null }[],
    eventFault: (): MetaFault | null => null,
    requests: [] as { endpoint: EndpointName | null; parameters: string[] }[],
    /** The fault to simulate; called for each request. */
    fault: (_endpoint: EndpointName): MetaFault | null => null,
    /** Changes a response before it is sent. */
    shape: (_endpoint: EndpointName, fields: Record<string, unknown>) => fields,
    sign: (body: string) => `sha256=${createHmac("sha256", app.secret).update(body).digest("hex")}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };

  function handle(method: string, path: string, params: URLSearchParams): Handled {
    const [, version, rest = ""] = /^\/(v\d+\.\d+)\/(.*)$/.exec(path) ?? [];
    const id = /^\d+/.exec(rest)?.[0] ?? "";
    const isPage = rest.endsWith("/subscribed_apps");
    const endpoint: EndpointName | null = isPage
      ? "subscribePage"
      : params.get("fields")?.includes("field_data")
        ? "fetchLead"
        : "findPage";
    const matches =
      version && endpoints[endpoint].method === method && endpoints[endpoint].path.test(rest);
    fake.requests.push({ endpoint: matches ? endpoint : null, parameters: [...params.keys()] });
    if (!matches) return { endpoint, fault: { code: 2500, status: 400 } };
    const fault = fake.fault(endpoint);
    if (fault) return { endpoint, fault };
    const token = params.get("access_token") ?? "";
    const proof = createHmac("sha256", app.secret).update(token).digest("hex");
    const isSystem = fake.systemTokens.has(token);
    const isPages = [...fake.pages.values()].some((page) => page.token === token);
    if (params.get("appsecret_proof") !== proof || (!isSystem && !isPages)) {
      return { endpoint, fault: { code: 190, status: 401 } };
    }
    const goneFault: MetaFault = { code: 100, error_subcode: 33, status: 400 };
    if (endpoint === "fetchLead") {
      const lead = fake.leads.get(id);
      // A page's token reads only its own leads.
      if (!lead || fake.pages.get(lead.pageId)?.token !== token)
        return { endpoint, fault: goneFault };
      const { pageId: _, ...fields } = lead;
      return { endpoint, fields: { id, created_time: "2026-11-27T18:00:00+0000", ...fields } };
    }
    const page = fake.pages.get(id);
    if (!page || (!isSystem && page.token !== token)) return { endpoint, fault: goneFault };
    if (endpoint === "findPage") {
      return { endpoint, fields: { id, name: page.name, access_token: page.token } };
    }
    // "Webhooks for Leads": with the page's own token.
    if (isSystem) return { endpoint, fault: { code: 190, status: 400 } };
    page.isSubscribed = params.get("subscribed_fields") === "leadgen";
    return { endpoint, fields: { success: true } };
  }

  /** "Handling Duplicate Events": the same name and ID is one event. */
  function receiveEvents(datasetId: string, params: URLSearchParams): Handled {
    const endpoint = "sendEvents";
    const data = params.get("data") ?? "[]";
    const testCode = params.get("test_event_code");
    fake.eventRequests.push({ parameters: [...params.keys()], data, testCode });
    const fault = fake.eventFault();
    if (fault) return { endpoint, fault };
    const token = fake.datasets.get(datasetId);
    if (!token) return { endpoint, fault: { code: 100, error_subcode: 33, status: 400 } };
    if (params.get("access_token") !== token)
      return { endpoint, fault: { code: 190, status: 401 } };
    const events = JSON.parse(data) as SentEvent[];
    for (const event of events) fake.events.set(`${event.event_name} ${event.event_id}`, event);
    return { endpoint, fields: { events_received: events.length, messages: [], fbtrace_id: "A" } };
  }

  const server = createServer(async (request, response) => {
    let body = "";
    for await (const part of request) body += part;
    const url = new URL(request.url ?? "", "http://graph.example");
    const params = request.method === "GET" ? url.searchParams : new URLSearchParams(body);
    const [, datasetId] = eventContract.path.exec(url.pathname.replace("/v24.0/", "")) ?? [];
    if (datasetId) return void send(response, receiveEvents(datasetId, params));
    send(response, handle(request.method ?? "", url.pathname, params));
  });

  function send(response: ServerResponse, { endpoint, fault, fields }: Handled): void {
    if (fault === "hang") return;
    if (fault === "drop") return void response.destroy();
    if (fault === "garbage") return void response.end("<html>Sorry, something went wrong.</html>");
    response.setHeader("content-type", "application/json");
    if (!fault) {
      const shaped = endpoint === "sendEvents" ? fields : fake.shape(endpoint, fields ?? {});
      return void response.end(JSON.stringify(shaped));
    }
    const { status, ...error } = fault;
    response.statusCode = status;
    const type = "OAuthException";
    response.end(
      JSON.stringify({ error: { message: "A message", type, fbtrace_id: "A1", ...error } }),
    );
  }

  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  fake.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return fake;
}

type SentEvent = {
  event_name: string;
  event_id: string;
  event_time: number;
  user_data: object;
  custom_data: { value?: number };
};

type Handled = {
  endpoint: EndpointName | "sendEvents";
  fault?: MetaFault;
  fields?: Record<string, unknown>;
};

export type FakeMeta = Awaited<ReturnType<typeof startMetaServer>>;

/** Settings that connect the product to the fake. */
export const metaSettings = ({ app, verifyToken, url }: FakeMeta) => ({
  META_APP_SECRET: `${app.id}|${app.secret}`,
  META_VERIFY_TOKEN: verifyToken,
  META_API_URL: url,
});
