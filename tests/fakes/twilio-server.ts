import { randomBytes } from "node:crypto";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type OutsideCall, startFakeCall } from "./twilio-calls.ts";
import { codes, type EndpointName, endpoints, media } from "./twilio-contract.ts";
import { createTwilioNumbers } from "./twilio-numbers.ts";
import { createOutgoingCall, type OutgoingCall } from "./twilio-outgoing-calls.ts";
import { createFakeRegistration } from "./twilio-registration.ts";
import { createTwilioWebhooks, type Report } from "./twilio-webhooks.ts";

export type FakeText = {
  sid: string;
  to: string;
  /** The number or messaging service it was sent from. */
  from: string;
  body: string;
  /** The URLs of its photos, which the provider would fetch. */
  mediaUrls: string[];
  /** Segments, as the provider counts them. */
  segments: number;
  /** The URL of its reports. */
  callback: string | null;
  at: number;
};

/** A simulated fault; its name or `accept` says whether the text is sent anyway. */
export type TwilioFault =
  | { kind: "reject"; code: number }
  | { kind: "too_many"; retryAfterSeconds: number }
  | { kind: "status"; status: number; accept?: boolean }
  | { kind: "garbage" | "drop" | "drop_after_accept" | "hang" | "hang_after_accept" };

type Fields = Record<string, unknown>;
/** A response: JSON, other text, or none while the connection closes or stays open. */
type Reply =
  | { status: number; fields: Fields; retryAfter?: number }
  | { status: number; message: string }
  | { status: number; location: string }
  | { status: number; bytes: Buffer; contentType: string }
  | "drop"
  | "hang";

/**
 * Twilio's API in memory, as far as the product uses it, based on ./twilio-contract.ts. Texts are
 * accepted and reported as sent and delivered, in this order, unless `fault` and `reports` say
 * otherwise. Its reports and inbound texts are signed.
 */
export async function startTwilioServer(
  options: { accountSid?: string; authToken?: string; port?: number } = {},
) {
  const { accountSid = `AC${"0".repeat(32)}`, authToken = "a-token-of-nobody" } = options;
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString("base64")}`;
  const root = `/2010-04-01/Accounts/${accountSid}`;
  const run = randomBytes(8).toString("hex");
  let createdCount = 0;
  const newSid = (kind: string) =>
    `${kind}${run}${(++createdCount).toString(16).padStart(16, "0")}`;
  const webhooks = createTwilioWebhooks(accountSid, authToken);
  const numbers = createTwilioNumbers(() => newSid("PN"));
  const registration = createFakeRegistration(newSid);

  const fake = {
    accountSid,
    authToken,
    url: "",
    /** Accepted texts, in order. */
    texts: [] as FakeText[],
    /** Every request, with its parameter names. */
    requests: [] as { endpoint: EndpointName | null; parameters: string[] }[],
    /** Whether texts and requests are stored; without it memory use stays small. */
    remembers: true,
    /** The fault to simulate for a text; called for each attempt. */
    fault: (_text: FakeText): TwilioFault | null => null,
    /** Calls that the product started, in order. */
    calls: [] as OutgoingCall[],
    /** The fault to simulate for a new call; called for each attempt. */
    callFault: (_call: OutgoingCall): TwilioFault | null => null,
    /** What a phone does before the response about its call arrives. */
    beforeResponse: async (_call: OutgoingCall): Promise<void> => {},
    /** Registration with carriers. */
    registration,
    /** The fault to simulate for a call of a registration, by the name of its endpoint; called for each attempt. */
    registrationFault: (_endpoint: string): TwilioFault | null => null,
    /** Milliseconds from request to response; accepted texts are recorded right away. */
    slowness: 0,
    /** The reports for an accepted text, their order and delay; one listed twice is sent twice. */
    reports: (_text: FakeText): Report[] => [{ status: "sent" }, { status: "delivered" }],
    /** Changes a response before it is sent. */
    shape: (_endpoint: EndpointName, fields: Fields): Fields => fields,
    shapeRefusal: (fields: Fields): Fields => fields,
    /** What a text is billed as, such as "-0.00830"; null while that isn't known. */
    price: ({ segments }: FakeText): string | null => `-${(0.0083 * segments).toFixed(5)}`,
    owned: numbers.owned,
    /** Numbers that belong to other accounts. */
    taken: numbers.taken,
    /** Senders of the messaging service, by the ID of their number. */
    pool: numbers.pool,
    /** Resolves once every report so far was posted. */
    settled: webhooks.settled,
    /** Resolves once every changed call has followed its new instructions. */
    redirected: async () => void (await Promise.all(updates)),
    /**
     * Posts news about a registration: a form with the status of a profile, or JSON events about a brand or campaign
     * ("Event Streams: webhook sinks"), signed over the URL with the digest of the body.
     */
    postNews(url: string, news: Record<string, string> | object[]) {
      return webhooks.postNews(url, news);
    },
    /** The response status of each report. */
    answers: webhooks.answers,
    /**
     * Sends a text to a number that was bought here, or whose webhook is `url`; with the `sid` of
     * an earlier text it is sent again.
     * @returns the webhook's response
     */
    receive(text: Inbound) {
      const { sid = newSid("SM"), media: pieces = [], optOutType } = text;
      const params = new URLSearchParams({
        MessageSid: sid,
        From: text.from,
        To: text.to,
        Body: text.body,
        NumMedia: String(pieces.length),
      });
      for (const [index, { url, contentType }] of pieces.entries()) {
        params.set(`MediaUrl${index}`, url);
        params.set(`MediaContentType${index}`, contentType);
      }
      if (optOutType) params.set("OptOutType", optOutType);
      return webhooks.post(text.url ?? numbers.owned.get(text.to)?.smsUrl ?? "", params);
    },
    /** Calls a number that was bought here, or whose webhooks are at `site`. */
    call: (call: OutsideCall) =>
      startFakeCall(
        { post: webhooks.post, sid: newSid("CA"), newSid: () => newSid("CA") },
        call,
        numbers.owned.get(call.to),
      ),
    /** Texted pictures, by their path below `/media/`. */
    pictures: new Map<string, { bytes: Buffer; contentType: string }>(),
    /** The host that requests for a picture are redirected to; by default this server. */
    mediaHost: "",
    /** Closes every open connection, including hanging ones. */
    drop: () => server.closeAllConnections(),
    async stop(): Promise<void> {
      webhooks.stop();
      server.close();
      server.closeAllConnections();
    },
  };

  const updates: Promise<void>[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.setEncoding("utf8");
    request.on("data", (part: string) => {
      body += part;
    });
    request.on("end", () => {
      const { method, headers, url = "" } = request;
      if (url.startsWith("/media/")) {
        return write(response, findPicture(url, headers.authorization !== undefined));
      }
      const allowed = headers.authorization === authorization;
      const reply = allowed ? respond(method, url, body) : refusal(20003, 401);
      void Promise.resolve(reply).then((made) => setTimeout(write, fake.slowness, response, made));
    });
  });

  function respond(method: string | undefined, url: string, body: string): Reply | Promise<Reply> {
    const [path = "", query = ""] = url.split("?");
    const endpoint = find(method, path);
    const picture = media.path.exec(path.slice(root.length))?.[1];
    if (picture) {
      const location = `${fake.mediaHost || fake.url}/media/${picture}`;
      return { status: media.status, location };
    }
    const params = new URLSearchParams(method === "POST" ? body : query);
    if (fake.remembers) fake.requests.push({ endpoint, parameters: [...params.keys()] });
    const step = registration.find(method, path.replace(root, ""));
    if (!endpoint && step) return registrationReply(step.name, path.replace(root, ""), params);
    if (!endpoint) return refusal(20404, 404);
    const allowedParameters: readonly string[] = endpoints[endpoint].parameters;
    if ([...params.keys()].some((name) => !allowedParameters.includes(name))) return refusal(20001);
    if (endpoint === "createMessage") return createMessage(params);
    if (endpoint === "createCall") return createCall(params);
    if (endpoint === "updateCall") return updateCall(path, params);
    if (endpoint === "listMessages") return success(endpoint, listMessages(params));
    const result =
      endpoint === "fetchAccount"
        ? { sid: accountSid, friendly_name: "A fake account", status: "active", type: "Full" }
        : numbers[endpoint](params, path.split("/").at(-1) ?? "");
    if (typeof result !== "number") return success(endpoint, result);
    return result === 20404 ? refusal(result, 404) : refusal(result);
  }

  function registrationReply(name: string, path: string, params: URLSearchParams): Reply {
    const fault = fake.registrationFault(name);
    if (fault && !isSentAnyway(fault)) return replyOf(fault);
    const reply = registration.respond(name, path, params);
    if (fault) return replyOf(fault);
    return "code" in reply ? refusal(reply.code, reply.status) : reply;
  }

  /** Stored pictures need no credentials, and must not get them. */
  function findPicture(path: string, signedIn: boolean): Reply {
    const picture = fake.pictures.get(path.slice("/media/".length));
    if (signedIn) return refusal(20001);
    return picture ? { status: 200, ...picture } : refusal(20404, 404);
  }

  function createMessage(params: URLSearchParams): Reply {
    const wrong = faultOf(params);
    if (wrong) return refusal(wrong);
    const from = params.get("From");
    const service = params.get("MessagingServiceSid");
    const [to, body] = [params.get("To") ?? "", params.get("Body") ?? ""];
    const text: FakeText = {
      sid: newSid("SM"),
      to,
      from: from ?? service ?? "",
      body,
      mediaUrls: params.getAll("MediaUrl"),
      segments: Math.max(1, Math.ceil(body.length / 153)),
      callback: params.get("StatusCallback"),
      at: Date.now(),
    };
    const fault = fake.fault(text);
    if (!fault || isSentAnyway(fault)) {
      if (fake.remembers) fake.texts.push(text);
      webhooks.report(text.callback, text, fake.reports(text));
    }
    if (fault) return shaped(replyOf(fault));
    return success("createMessage", {
      sid: text.sid,
      status: from ? "queued" : "accepted",
      num_segments: from ? String(text.segments) : "0",
      error_code: null,
      error_message: null,
      to,
      from,
      messaging_service_sid: service,
      body,
      direction: "outbound-api",
      account_sid: accountSid,
    });
  }

  async function createCall(params: URLSearchParams): Promise<Reply> {
    const to = params.get("To") ?? "";
    if (!/^\+[1-9]\d{6,14}$/.test(to)) return refusal(21211);
    if (!params.get("From")) return refusal(21212);
    const call = createOutgoingCall(newSid("CA"), params, webhooks.post);
    const fault = fake.callFault(call);
    if (fault && !isSentAnyway(fault)) return shaped(replyOf(fault));
    fake.calls.push(call);
    await fake.beforeResponse(call);
    if (fault) return shaped(replyOf(fault));
    const fields = { sid: call.sid, status: "queued", to, direction: "outbound-api" };
    return success("createCall", fields);
  }

  /** A call that is over can't be changed. */
  function updateCall(path: string, params: URLSearchParams): Reply {
    const call = fake.calls.find(({ sid }) => path.includes(sid));
    if (!call || call.hungUp) return refusal(20404, 404);
    updates.push(call.update(params));
    return success("updateCall", { sid: call.sid, status: "in-progress" });
  }

  /** One page of a day's texts, with the price of those that have one. */
  function listMessages(params: URLSearchParams): Fields {
    const size = Number(params.get("PageSize") ?? 50);
    const page = Number(params.get("Page") ?? 0);
    const ofDay = fake.texts.filter(
      ({ at }) => new Date(at).toISOString().slice(0, 10) === params.get("DateSent"),
    );
    const next = new URLSearchParams({
      DateSent: params.get("DateSent") ?? "",
      PageSize: String(size),
      Page: String(page + 1),
      PageToken: `PA${page + 1}`,
    });
    return {
      messages: ofDay.slice(page * size, (page + 1) * size).map((text) => ({
        sid: text.sid,
        num_segments: String(text.segments),
        price: fake.price(text),
        price_unit: "USD",
        status: "delivered",
        body: text.body,
      })),
      page,
      page_size: size,
      next_page_uri: (page + 1) * size < ofDay.length ? `${root}/Messages.json?${next}` : null,
    };
  }

  function find(method: string | undefined, path: string): EndpointName | null {
    const service = /^\/v1\/Services\/MG[0-9a-f]{32}(?=\/)/.exec(path)?.[0];
    if (!service && !path.startsWith(root)) return null;
    const rest = path
      .slice((service ?? root).length)
      .replace(/\/(?:PN|CA)\w+(?=\.json$|$)/, "/{Sid}");
    const isCalled = ([, facts]: [string, (typeof endpoints)[EndpointName]]) =>
      facts.method === method && facts.path === rest && "of" in facts === Boolean(service);
    return (Object.entries(endpoints).find(isCalled)?.[0] as EndpointName | undefined) ?? null;
  }

  const shaped = (reply: Reply): Reply =>
    typeof reply === "object" && "fields" in reply
      ? { ...reply, fields: fake.shapeRefusal(reply.fields) }
      : reply;

  const success = (endpoint: EndpointName, fields: Fields): Reply => ({
    status: endpoints[endpoint].status,
    fields: fake.shape(endpoint, fields),
  });

  await new Promise<void>((resolve) => server.listen(options.port ?? 0, "127.0.0.1", resolve));
  fake.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return fake;
}

export type FakeTwilio = Awaited<ReturnType<typeof startTwilioServer>>;

type Inbound = {
  from: string;
  to: string;
  body: string;
  sid?: string;
  url?: string;
  media?: { url: string; contentType: string }[];
  optOutType?: "STOP" | "START" | "HELP";
};

/** The error code for a refused text. */
function faultOf(params: URLSearchParams): number | null {
  const to = params.get("To");
  if (!to) return 21604;
  if (!/^\+[1-9]\d{6,14}$/.test(to)) return 21211;
  if (!params.get("From") && !params.get("MessagingServiceSid")) return 21603;
  const body = params.get("Body") ?? "";
  if (!body && !params.has("MediaUrl")) return 21602;
  // "Number of media files exceeds allowed limit"; each URL has to be one.
  const media = params.getAll("MediaUrl");
  if (media.length > 10) return 21623;
  if (!media.every((url) => URL.canParse(url))) return 21620;
  return body.length > 1600 ? 21617 : null;
}

const isSentAnyway = (fault: TwilioFault) =>
  fault.kind.endsWith("_after_accept") || (fault.kind === "status" && fault.accept);

function replyOf(fault: TwilioFault): Reply {
  switch (fault.kind) {
    case "reject":
      return refusal(fault.code);
    case "too_many":
      return { ...refusal(20429, 429), retryAfter: fault.retryAfterSeconds };
    case "status":
      return { status: fault.status, message: "Not now" };
    case "garbage":
      return { status: 201, message: "<html>" };
    case "drop":
    case "drop_after_accept":
      return "drop";
    default:
      return "hang";
  }
}

function refusal(code: number, status = 400) {
  const [message = "An error"] = codes[code] ?? [];
  return { status, fields: { code, message, status } };
}

function write(response: ServerResponse, reply: Reply): void {
  if (reply === "hang") return;
  if (reply === "drop") {
    response.socket?.destroy();
  } else if ("message" in reply) {
    response.writeHead(reply.status).end(reply.message);
  } else if ("location" in reply) {
    response.writeHead(reply.status, { location: reply.location }).end();
  } else if ("bytes" in reply) {
    response.writeHead(reply.status, { "content-type": reply.contentType }).end(reply.bytes);
  } else {
    if (reply.retryAfter) response.setHeader("retry-after", reply.retryAfter);
    response.writeHead(reply.status, { "content-type": "application/json" });
    response.end(JSON.stringify(reply.fields));
  }
}
