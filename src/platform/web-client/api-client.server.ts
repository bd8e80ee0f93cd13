import {
  type ClientRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  Agent as PlainAgent,
  request as requestHttp,
} from "node:http";
import { request as requestHttps, Agent as SecureAgent } from "node:https";

const defaultMaxResponseBytes = 1024 * 1024;

export type ApiRequest = {
  method: "GET" | "POST";
  /** From the root, including the query. */
  path: string;
  /** Sent as a form. */
  form?: URLSearchParams;
  /** Sent as JSON, instead of a form. */
  json?: object;
  /** Headers of this request only, such as an authorization. */
  headers?: Record<string, string>;
  /** Maximum response size; a megabyte by default. */
  maxBytes?: number;
};

export type ApiResponse = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** No response. `requestLeft`: at least part of the request was sent, so it may have taken effect. */
export class NoResponseError extends Error {
  readonly requestLeft: boolean;
  constructor(reason: string, requestLeft: boolean) {
    super(reason);
    this.name = "NoResponseError";
    this.requestLeft = requestLeft;
  }
}

export type ApiClient = {
  /** @throws NoResponseError if the connection fails, times out or the response is too long */
  send(request: ApiRequest): Promise<ApiResponse>;
};

/**
 * Calls one vendor's HTTP API over keep-alive connections, with a user and a password if it has
 * them. No redirect is followed, because it would send the request elsewhere.
 * @param timeoutMs time limit of a whole request
 */
export function createApiClient(
  base: URL,
  credentials: { user: string; password: string } | null,
  timeoutMs: number,
): ApiClient {
  const secure = base.protocol === "https:";
  const request = secure ? requestHttps : requestHttp;
  // Close an idle connection before the vendor does: a request on a closing connection is lost, and
  // it is unknown whether it arrived.
  const agent = new (secure ? SecureAgent : PlainAgent)({ keepAlive: true, timeout: 4_000 });
  const authorization = credentials
    ? { authorization: `Basic ${base64(`${credentials.user}:${credentials.password}`)}` }
    : {};

  return {
    send({ method, path, form, json, headers, maxBytes = defaultMaxResponseBytes }) {
      const sent = json ? JSON.stringify(json) : (form?.toString() ?? "");
      const type = json
        ? { "content-type": "application/json" }
        : form
          ? { "content-type": "application/x-www-form-urlencoded" }
          : {};
      return new Promise((resolve, reject) => {
        let requestLeft = false;
        const signal = AbortSignal.timeout(timeoutMs);
        const fail = (error: Error) => {
          const reason = signal.aborted
            ? `No response within ${timeoutMs / 1000} s`
            : error.message;
          reject(new NoResponseError(reason, requestLeft));
        };
        const sending = request(
          new URL(path, base),
          {
            method,
            agent,
            signal,
            headers: {
              ...{ ...authorization, ...headers, ...type },
              "content-length": Buffer.byteLength(sent),
            },
          },
          (response) => {
            const { statusCode: status = 0, headers } = response;
            readResponse(response, maxBytes).then(
              (body) => resolve({ status, headers, body }),
              fail,
            );
          },
        );
        // Bytes are sent once connected, and over TLS once encrypted.
        sending.on("socket", (socket) => {
          requestLeft = sending.reusedSocket;
          if (requestLeft) return;
          socket.once(secure ? "secureConnect" : "connect", () => {
            requestLeft = true;
          });
        });
        onRequestFailure(sending, fail);
        sending.end(sent);
      });
    },
  };
}

const base64 = (text: string) => Buffer.from(text).toString("base64");

/** The error message for a response that is too long. */
export const responseTooLong = "The answer is too long";

/**
 * Reads a response to its end.
 * @throws if it breaks off, or is longer than `maxBytes`
 */
export async function readResponse(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    parts.push(part);
    length += part.length;
    if (length > maxBytes) throw new Error(responseTooLong);
  }
  return Buffer.concat(parts);
}

/**
 * Reports why a request got no response, including when the server switches protocols: the library
 * doesn't report that, and callers would wait forever.
 */
export function onRequestFailure(request: ClientRequest, onFailure: (error: Error) => void): void {
  request.on("error", onFailure);
  request.on("upgrade", (_answer, socket) => {
    socket.destroy();
    onFailure(new Error("The response is not HTTP"));
  });
}
