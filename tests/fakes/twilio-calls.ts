import { JSDOM } from "jsdom";
import { twiml } from "./twilio-contract.ts";

/** A call from one number to another. `site`: where a number's webhooks are, if it wasn't bought here. */
export type OutsideCall = {
  from: string;
  to: string;
  site?: string;
  sid?: string;
  stirVerstat?: string;
  zip?: string;
};

type Exchange = {
  post: (url: string, params: URLSearchParams) => Promise<{ status: number; body: string }>;
  sid: string;
  newSid: () => string;
};
type Routes = { voiceUrl?: string; statusCallback?: string };

/**
 * One call with Twilio's behavior: requests instructions, follows them, and requests more.
 * Responses must comply with ./twilio-contract.ts.
 */
export async function startFakeCall(
  { post, sid: made, newSid }: Exchange,
  { from, to, site, sid = made, stirVerstat, zip }: OutsideCall,
  routes: Routes = {},
) {
  const voiceUrl = site ? `${site}/webhooks/calls` : (routes.voiceUrl ?? "");
  const statusUrl = site ? `${site}/webhooks/calls/status` : (routes.statusCallback ?? "");
  const statusBody = (CallStatus: string, more: Record<string, string> = {}) =>
    new URLSearchParams({
      CallSid: sid,
      From: from,
      To: to,
      CallStatus,
      Direction: "inbound",
      ...(stirVerstat ? { StirVerstat: stirVerstat } : {}),
      ...(zip ? { FromZip: zip } : {}),
      ...more,
    });
  /** The phone ringing now, or null. */
  let leg: { phone: string; whisper: string; action: string; sid: string } | null = null;
  const heard: string[] = [];
  let rejected: string | null = null;

  /** The next step of the caller's line. */
  async function follow(url: string, params: URLSearchParams): Promise<void> {
    leg = null;
    for (const verb of await request(url, params)) {
      if (verb.nodeName === "Say") heard.push(verb.textContent);
      if (verb.nodeName === "Reject") rejected = verb.getAttribute("reason");
      if (verb.nodeName === "Dial") {
        const number = verb.firstElementChild;
        leg = {
          phone: number?.textContent ?? "",
          whisper: number?.getAttribute("url") ?? "",
          action: verb.getAttribute("action") ?? "",
          sid: newSid(),
        };
      }
    }
  }

  async function request(url: string, params: URLSearchParams): Promise<Element[]> {
    const { status, body } = await post(url, params);
    if (status !== 200) throw new Error(`The webhook ${url} responded with status ${status}`);
    return readTwiml(body);
  }

  const rings = () => {
    if (!leg) throw new Error("No phone rings");
    return leg;
  };

  await follow(voiceUrl, statusBody("ringing"));
  return {
    sid,
    /** The number of the ringing phone; null if none is. */
    ringing: () => leg?.phone ?? null,
    /** What the caller heard, in order. */
    heard,
    rejected: () => rejected,
    /** The URLs called about the ringing phone. */
    leg: rings,
    /** A person or a machine picks up. @returns what they hear, and whether they were connected */
    async pickUp(digits: string | null) {
      const { whisper, phone, sid: legSid } = rings();
      const about = new URLSearchParams({
        CallSid: legSid,
        ParentCallSid: sid,
        From: from,
        To: phone,
      });
      const [gather] = await request(whisper, about);
      const text = gather?.textContent ?? "";
      if (digits === null) return { words: text, connected: false };
      about.set("Digits", digits);
      const verbs = await request(gather?.getAttribute("action") ?? "", about);
      return { words: text, connected: verbs.length === 0 };
    },
    /** The phone stops ringing: no one picked up, it was busy, or they hung up. */
    async legEnds(status: string, seconds = 0): Promise<void> {
      const { action, sid: DialCallSid } = rings();
      const DialCallDuration = String(seconds);
      await follow(
        action,
        statusBody("in-progress", { DialCallStatus: status, DialCallSid, DialCallDuration }),
      );
    },
    /** The caller hangs up, or the call ends. @returns the response status */
    async ends(status = "completed", seconds = 0): Promise<number> {
      leg = null;
      const CallDuration = String(seconds);
      return (await post(statusUrl, statusBody(status, { CallDuration }))).status;
    },
  };
}

/** The verbs of a response. @throws if a verb or attribute isn't in the table */
export function readTwiml(body: string): Element[] {
  const { DOMParser } = new JSDOM().window;
  const root = new DOMParser().parseFromString(body, "application/xml").documentElement;
  check(root);
  if (root.nodeName !== "Response") throw new Error(`No TwiML: ${body}`);
  return [...root.children];
}

function check(element: Element): void {
  const elementFacts = twiml[element.nodeName];
  if (!elementFacts) throw new Error(`There is no <${element.nodeName}>`);
  for (const { name } of element.attributes) {
    if (!elementFacts.attributes.includes(name))
      throw new Error(`<${element.nodeName}> has no ${name}`);
  }
  for (const child of element.childNodes) {
    if (!elementFacts.holds.includes(child.nodeName)) {
      throw new Error(`<${element.nodeName}> holds no ${child.nodeName}`);
    }
  }
  for (const child of element.children) check(child);
}
