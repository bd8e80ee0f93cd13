import { type IncomingHttpHeaders, Agent as PlainAgent, request as requestHttp } from "node:http";
import { request as requestHttps, Agent as SecureAgent } from "node:https";
import { onNoAnswer } from "./on-no-answer.server.ts";
import { readAnswer } from "./read-answer.server.ts";

const usualAnswer = 1024 * 1024;

export type ApiRequest = {
  method: "GET" | "POST";
  /** From the root, with its query. */
  path: string;
  /** Sent as a form. */
  form?: URLSearchParams;
  /** How long the answer may be; by default a megabyte. */
  maxBytes?: number;
};

export type ApiAnswer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/**
 * Nothing was answered. `requestLeft`: the request, or a part of it, was on its way, so what it asks
 * for may have been done.
 */
export class NoAnswer extends Error {
  readonly requestLeft: boolean;
  constructor(reason: string, requestLeft: boolean) {
    super(reason);
    this.name = "NoAnswer";
    this.requestLeft = requestLeft;
  }
}

export type ApiClient = {
  /** @throws NoAnswer when the connection fails, the time is up or the answer is too long */
  ask(request: ApiRequest): Promise<ApiAnswer>;
};

/**
 * Asks one vendor's HTTP API over connections that stay open, with a user and a password. No
 * redirect is followed: it would carry the password elsewhere.
 * @param timeoutMs how long one request may take as a whole
 */
export function createApiClient(
  base: URL,
  { user, password }: { user: string; password: string },
  timeoutMs: number,
): ApiClient {
  const secure = base.protocol === "https:";
  const request = secure ? requestHttps : requestHttp;
  // An idle connection is closed before a vendor does it: a request that meets a closing one is
  // lost, and nobody can tell whether it arrived.
  const agent = new (secure ? SecureAgent : PlainAgent)({ keepAlive: true, timeout: 4_000 });
  const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString("base64")}`;

  return {
    ask({ method, path, form, maxBytes = usualAnswer }) {
      const sent = form?.toString() ?? "";
      const type = form ? { "content-type": "application/x-www-form-urlencoded" } : {};
      return new Promise((resolve, reject) => {
        let requestLeft = false;
        const signal = AbortSignal.timeout(timeoutMs);
        const fail = (error: Error) => {
          const reason = signal.aborted
            ? `No response within ${timeoutMs / 1000} s`
            : error.message;
          reject(new NoAnswer(reason, requestLeft));
        };
        const sending = request(
          new URL(path, base),
          {
            method,
            agent,
            signal,
            headers: { authorization, ...type, "content-length": Buffer.byteLength(sent) },
          },
          (response) => {
            const { statusCode: status = 0, headers } = response;
            readAnswer(response, maxBytes).then((body) => resolve({ status, headers, body }), fail);
          },
        );
        // Bytes leave once the connection stands, over TLS once it is encrypted.
        sending.on("socket", (socket) => {
          requestLeft = sending.reusedSocket;
          if (requestLeft) return;
          socket.once(secure ? "secureConnect" : "connect", () => {
            requestLeft = true;
          });
        });
        onNoAnswer(sending, fail);
        sending.end(sent);
      });
    },
  };
}
