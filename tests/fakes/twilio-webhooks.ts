import { createHash } from "node:crypto";
import { Agent, request as requestHttp } from "node:http";
import { twilioSignature } from "../../src/platform/sms/twilio.server.ts";

/** A status report of a text, right away or `after` something. */
export type Report = { status: string; errorCode?: number; after?: Promise<unknown> };

type HttpResponse = { status: number; body: string };

/** All retries of the real one must fit in 15 seconds. */
const retryAfterMs = 200;

/** Signed posts to the product, over keep-alive connections. */
export function createTwilioWebhooks(accountSid: string, authToken: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 50 });
  const open = new Set<Promise<unknown>>();
  /** The first hundred thousand; no test reads more. */
  const statuses: number[] = [];
  let stopped = false;

  /**
   * A URL's fragment is an instruction to the provider, neither sent nor signed ("Webhooks (HTTP
   * callbacks): Connection Overrides"): how often to retry, and on what.
   */
  async function post(address: string, params: URLSearchParams): Promise<HttpResponse> {
    const [url = "", wishes] = address.split("#", 2);
    const { rc = "0", rp = "" } = Object.fromEntries(new URLSearchParams(wishes));
    for (let retries = Number(rc); ; retries--) {
      const response = await postOnce(url, params).catch((error: unknown) => {
        if (retries === 0 || !rp.includes("ct")) throw error;
        return null;
      });
      const failed = !response || (response.status >= 500 && rp.includes("5xx"));
      if (response && (!failed || retries === 0)) return response;
      await new Promise((resolve) => setTimeout(resolve, retryAfterMs));
    }
  }

  function postOnce(url: string, params: URLSearchParams): Promise<HttpResponse> {
    params.set("AccountSid", accountSid);
    params.set("ApiVersion", "2010-04-01");
    const body = params.toString();
    return new Promise((resolve, reject) => {
      const sending = requestHttp(url, {
        agent,
        method: "POST",
        headers: {
          "content-type": "application/x-www-form-urlencoded",
          "content-length": Buffer.byteLength(body),
          "x-twilio-signature": twilioSignature(authToken, url, params),
        },
      });
      sending.on("response", async (response) => {
        const parts = await response.toArray();
        resolve({ status: response.statusCode ?? 0, body: Buffer.concat(parts).toString() });
      });
      sending.on("error", reject);
      sending.end(body);
    });
  }

  async function inOrder(
    url: string,
    text: { sid: string; to: string; from: string },
    reports: Report[],
  ) {
    for (const { status, errorCode, after } of reports) {
      await after;
      if (stopped) return;
      const params = new URLSearchParams({
        MessageSid: text.sid,
        MessageStatus: status,
        SmsSid: text.sid,
        SmsStatus: status,
        To: text.to,
        From: text.from,
      });
      if (errorCode) params.set("ErrorCode", String(errorCode));
      // An unreachable webhook gets no more reports of this text, like the real one.
      const response = await post(url, params).catch(() => null);
      if (!response) return;
      if (statuses.length < 100_000) statuses.push(response.status);
    }
  }

  /** A form is signed as texts are. JSON isn't: its digest is in the signed URL. */
  async function postNews(address: string, news: Record<string, string> | object[]) {
    const [plain = ""] = address.split("#");
    if (!Array.isArray(news)) return post(plain, new URLSearchParams(news));
    const body = JSON.stringify(news);
    const url = new URL(plain);
    url.searchParams.set("bodySHA256", createHash("sha256").update(body).digest("hex"));
    const signature = twilioSignature(authToken, url.href, new URLSearchParams());
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", "x-twilio-signature": signature },
      body,
    });
    return { status: response.status, body: await response.text() };
  }

  return {
    post,
    postNews,
    answers: statuses,
    /** Posts the reports of one text in order, in parallel with those of others. */
    report(
      url: string | null,
      text: { sid: string; to: string; from: string },
      reports: Report[],
    ): void {
      if (!url || reports.length === 0) return;
      const posting: Promise<unknown> = inOrder(url, text, reports).finally(() =>
        open.delete(posting),
      );
      open.add(posting);
    },
    async settled(): Promise<void> {
      while (open.size > 0) await Promise.all(open);
    },
    stop(): void {
      stopped = true;
      agent.destroy();
    },
  };
}
