import { formatSeconds } from "~/domains/shared/index.ts";

/**
 * The states of a call that a member starts from the business's number. `ringing`: the member's phone
 * rings; `calling`: the member entered 1, and the customer's phone rings or they talk. The last four
 * are final. `not_taken`: the member didn't enter 1. `failed`: the provider didn't place the call.
 */
export const outgoingCallStates = [
  "waiting",
  "ringing",
  "calling",
  "talked",
  "no_answer",
  "not_taken",
  "failed",
] as const;
export type OutgoingCallState = (typeof outgoingCallStates)[number];

/** Those of a call that isn't over. */
export const activeCallStates = ["waiting", "ringing", "calling"] as const;

/** The provider's requests during such a call. `ended` and `customer` both tell the end of the customer's part. */
export const outgoingCallSteps = ["answered", "key", "ended", "customer", "status"] as const;
export type OutgoingCallStep = (typeof outgoingCallSteps)[number];

type Outcome = { state: OutgoingCallState; seconds: number | null; startedBy: string };

/** Such a call as shown to the business: "Outgoing call · 3 min 20 sec · Ana" (`calls.outgoing`). */
export function describeOutgoingCall({ state, seconds, startedBy }: Outcome): string {
  return [...outcomeOf(state, seconds), startedBy].join(" · ");
}

function outcomeOf(state: OutgoingCallState, seconds: number | null): string[] {
  switch (state) {
    case "waiting":
    case "ringing":
      return ["Outgoing call", "ringing your team’s phone"];
    case "calling":
      return ["Outgoing call", "in progress"];
    case "talked":
      return ["Outgoing call", ...(seconds === null ? [] : [formatSeconds(seconds)])];
    case "no_answer":
      return ["Outgoing call", "not reached"];
    case "not_taken":
      return ["Call not placed", "no one entered 1"];
    case "failed":
      return ["Call not placed", "it couldn’t be connected"];
  }
}
