import { createHash } from "node:crypto";
import { readTwiml } from "./twilio-calls.ts";
import type { answeredBy } from "./twilio-contract.ts";

type Post = (url: string, params: URLSearchParams) => Promise<{ status: number; body: string }>;

/**
 * A call that the product started, with Twilio's behavior: the test says what the phone does, and it requests and
 * follows instructions. Responses must comply with ./twilio-contract.ts.
 */
export function createOutgoingCall(sid: string, params: URLSearchParams, post: Post) {
  const [to, from] = [params.get("To") ?? "", params.get("From") ?? ""];
  const url = (name: string) => params.get(name) ?? "";
  const legSid = `CA${createHash("md5").update(`dialed by ${sid}`).digest("hex")}`;
  const statusBody = (CallStatus: string, more: Record<string, string> = {}) =>
    new URLSearchParams({ CallSid: sid, From: from, To: to, CallStatus, ...more });
  const call = {
    sid,
    to,
    from,
    parameters: Object.fromEntries(params),
    /** What was spoken or played on the line, in order. */
    heard: [] as string[],
    /** The phone that the call was connected to. */
    dialed: null as string | null,
    /** The number that this phone shows, if it isn't the caller's own. */
    dialedFrom: null as string | null,
    /** The keys that are entered there once it is picked up; each "w" is half a second. */
    digits: null as string | null,
    /** The request that follows the end of that connection. */
    afterDial: null as string | null,
    /** Where the end of that phone's part is reported. */
    dialReport: null as string | null,
    hungUp: false,
    /** The pending key or speech, and the request that follows without one. */
    gather: null as string | null,
    next: null as string | null,
    /** Someone or something picks up. */
    answer: () => follow(url("Url"), statusBody("in-progress")),
    /** Reports who picked up. @returns the response status */
    async detect(who: (typeof answeredBy)[number]): Promise<number> {
      const body = statusBody("in-progress", { AnsweredBy: who, MachineDetectionDuration: "3200" });
      return (await post(url("AsyncAmdStatusCallback"), body)).status;
    },
    press: (Digits: string) => follow(call.gather ?? "", statusBody("in-progress", { Digits })),
    say: (SpeechResult: string) =>
      follow(call.gather ?? "", statusBody("in-progress", { SpeechResult, Confidence: "0.9" })),
    /** Time passes without a key. */
    wait: () => follow(call.next ?? "", statusBody("in-progress")),
    /** The connection to the business's phone ends, with or without a conversation. */
    finishDial: (DialCallStatus: string, seconds = 0) =>
      follow(
        call.afterDial ?? "",
        statusBody("in-progress", {
          DialCallStatus,
          DialCallSid: legSid,
          DialCallDuration: String(seconds),
        }),
      ),
    /** Reports the end of that phone's part, which is a call of its own. @returns the response status */
    async reportDialed(CallStatus: string, seconds = 0): Promise<number> {
      const report = new URLSearchParams({
        CallSid: legSid,
        ParentCallSid: sid,
        From: call.dialedFrom ?? from,
        To: call.dialed ?? "",
        Direction: "outbound-dial",
        CallStatus,
        CallDuration: String(seconds),
      });
      return (await post(call.dialReport ?? "", report)).status;
    },
    /** The product redirected or ended the call. */
    async update(changed: URLSearchParams): Promise<void> {
      if (changed.get("Status") === "completed") call.hungUp = true;
      else await follow(changed.get("Url") ?? "", statusBody("in-progress"));
    },
    /** Reports the end. @returns the response status */
    async end(status = "completed", seconds = 0): Promise<number> {
      call.hungUp = true;
      const body = statusBody(status, { CallDuration: String(seconds) });
      return (await post(url("StatusCallback"), body)).status;
    },
  };

  async function follow(address: string, body: URLSearchParams): Promise<void> {
    call.gather = null;
    call.next = null;
    const { status, body: response } = await post(address, body);
    if (status !== 200) throw new Error(`The webhook ${address} responded with status ${status}`);
    for (const verb of readTwiml(response)) {
      if (["Say", "Play", "Gather"].includes(verb.nodeName)) call.heard.push(verb.textContent);
      if (verb.nodeName === "Gather") call.gather = verb.getAttribute("action");
      if (verb.nodeName === "Redirect") call.next = verb.textContent;
      if (verb.nodeName === "Dial") {
        call.dialed = verb.textContent;
        call.dialedFrom = verb.getAttribute("callerId");
        call.afterDial = verb.getAttribute("action");
        const number = verb.firstElementChild;
        call.digits = number?.getAttribute("sendDigits") ?? null;
        call.dialReport = number?.getAttribute("statusCallback") ?? null;
        const event = number?.getAttribute("statusCallbackEvent");
        if (event && event !== "completed") throw new Error(`No one listens to ${event}`);
      }
      if (verb.nodeName === "Hangup") call.hungUp = true;
    }
  }

  return call;
}

export type OutgoingCall = ReturnType<typeof createOutgoingCall>;
