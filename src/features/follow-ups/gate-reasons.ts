import { type Actor, boundTo } from "~/features/access/actor.ts";

/** Why a message does not leave, or not now: what staff and what contractors read, and what would change it. */
export type GateReason = keyof typeof gateReasons;

/** Every reason that the gate gives; there are no others (`follow-ups.gate-reasons`). */
export const gateReasons = {
  no_consent: {
    staff: "No consent on file for this kind of text.",
    contractor: "No consent on file for this kind of text.",
    clearedBy: {
      staff: "The customer checks the box on the page, or texts the business first.",
      contractor:
        "They can check the box on your page, or text you first. Call or email them in the meantime.",
    },
  },
  opted_out: {
    staff: "They opted out on this channel.",
    contractor: "They opted out of these messages.",
    clearedBy: {
      staff: "Only the customer can undo it, by texting START.",
      contractor: "Only they can undo it, by texting START.",
    },
  },
  no_address: {
    staff: "No email address on file.",
    contractor: "No email address on file.",
    clearedBy: {
      staff: "The customer’s email address.",
      contractor: "Ask them for one.",
    },
  },
  address_suppressed: {
    staff: "The address is blocked after a bounce, a complaint, or an erasure.",
    contractor: "Email to this address bounces.",
    clearedBy: {
      staff: "The customer emails from another address.",
      contractor: "Ask them for another address.",
    },
  },
  number_unusable: {
    staff: "The number isn’t valid, or can’t receive texts.",
    contractor: "This number can’t receive texts.",
    clearedBy: {
      staff: "Another number for the customer.",
      contractor: "Call, or ask them for another number.",
    },
  },
  person_replied: {
    staff: "They replied, so follow-up stopped.",
    contractor: "They replied. It’s your turn.",
    clearedBy: {
      staff: "Nothing: automatic messages end with a reply.",
      contractor: "Automatic messages end when they reply.",
    },
  },
  lead_moved_on: {
    staff: "The lead is contacted, booked, closed, or lost.",
    contractor: "You already moved this lead to another status.",
    clearedBy: {
      staff: "A new request from this customer.",
      contractor: "Automatic messages start again with their next request.",
    },
  },
  switched_off: {
    staff: "The contractor turned this step off.",
    contractor: "You turned this step off.",
    clearedBy: {
      staff: "Turn the step on again.",
      contractor: "Turn the step on again to send it.",
    },
  },
  stale: {
    staff: "The step came too late to be useful.",
    contractor: "It would have been too late to be useful.",
    clearedBy: {
      staff: "Nothing: later steps continue.",
      contractor: "Later steps continue.",
    },
  },
  business_inactive: {
    staff: "The business’s page isn’t live.",
    contractor: "Your page isn’t live.",
    clearedBy: {
      staff: "The page is published again.",
      contractor: "Messages are sent once it’s live again.",
    },
  },
  quarantined: {
    staff: "The request is on hold until staff review it.",
    contractor: "We’re checking that this request is real.",
    clearedBy: {
      staff: "Staff release the request.",
      contractor: "Messages are sent once we’re sure.",
    },
  },
  stop_unclear: {
    staff: "A message from them may be an opt-out, and no one has checked it yet.",
    contractor: "They may have asked you to stop.",
    clearedBy: {
      staff: "Read the message and decide whether they want to stop.",
      contractor: "Open the conversation and decide whether they want you to stop.",
    },
  },
  paused: {
    staff: "The follow-up is paused.",
    contractor: "This follow-up is paused.",
    clearedBy: {
      staff: "Click Resume.",
      contractor: "Click Resume to continue.",
    },
  },
  sender_missing: {
    staff: "The business has no texting number.",
    contractor: "You don’t have a texting number yet.",
    clearedBy: {
      staff: "Staff assign the business a number.",
      contractor: "We’re setting one up for you. Send an email in the meantime.",
    },
  },
  registration_pending: {
    staff: "SMS pending registration: the business's campaign is not approved.",
    contractor: "SMS pending registration: carriers are still checking your business.",
    clearedBy: {
      staff: "The carriers approve the registration.",
      contractor: "Texts are sent once they approve it. Send an email in the meantime.",
    },
  },
  budget_reached: {
    staff: "The business's texts for this month are used up.",
    contractor: "Your texts for this month are used up.",
    clearedBy: {
      staff: "The next month, or a larger budget.",
      contractor: "They start again next month. Send an email in the meantime, or ask us for more.",
    },
  },
  time_zone_unknown: {
    staff:
      "The customer’s time zone is unknown, so messages wait for hours that are daytime everywhere.",
    contractor: "We don’t know their time zone, so we wait until it’s daytime everywhere.",
    clearedBy: {
      staff: "The customer’s ZIP code.",
      contractor: "Their ZIP code would fix this.",
    },
  },
  quiet_hours: {
    staff: "Quiet hours where the customer is.",
    contractor: "It’s too early or too late where they are.",
    clearedBy: {
      staff: "The morning.",
      contractor: "It can be sent in the morning.",
    },
  },
  spacing: {
    staff: "Less than 30 minutes since the last automatic text to them.",
    contractor: "Sending a little later to space out messages.",
    clearedBy: {
      staff: "A few minutes.",
      contractor: "Try again in half an hour.",
    },
  },
  sender_limit: {
    staff: "The sender's rate or daily limit is reached.",
    contractor: "Your number has reached its sending limit for now.",
    clearedBy: {
      staff: "A few seconds, or the next day.",
      contractor: "Try again in a few minutes, or tomorrow.",
    },
  },
  provider_unavailable: {
    staff: "The provider can’t be reached.",
    contractor: "Texts can’t be sent right now.",
    clearedBy: {
      staff: "The provider is back.",
      contractor: "Try again in a few minutes.",
    },
  },
} as const;

/** Whose words a reason is told in. */
export type HoldReader = "staff" | "contractor";

/** In whose words an actor reads why something waits. */
export function readerOf(actor: Actor): HoldReader {
  return boundTo(actor) === null ? "staff" : "contractor";
}
