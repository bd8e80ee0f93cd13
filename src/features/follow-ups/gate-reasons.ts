import { type Actor, boundTo } from "~/features/access/actor.ts";

/** Why a message does not leave, or not now: what staff and what contractors read, and what would change it. */
export type GateReason = keyof typeof gateReasons;

/** Every reason that the gate gives; there are no others (`follow-ups.gate-reasons`). */
export const gateReasons = {
  no_consent: {
    staff: "No consent of this kind is recorded.",
    contractor: "This person has not agreed to texts of this kind.",
    clearedBy: {
      staff: "The person checks the box on your page, or texts you first.",
      contractor:
        "They can check the box on your page, or text you first. Call or email them in the meantime.",
    },
  },
  opted_out: {
    staff: "The person opted out on this channel.",
    contractor: "This person asked not to get these messages.",
    clearedBy: {
      staff: "Only the person can undo it, by texting START.",
      contractor: "Only they can undo it, by texting START.",
    },
  },
  no_address: {
    staff: "The person gave no email address.",
    contractor: "This person gave no email address.",
    clearedBy: {
      staff: "An address of the person.",
      contractor: "Ask them for one.",
    },
  },
  address_suppressed: {
    staff: "The address is suppressed after a bounce, a complaint or an erasure.",
    contractor: "Mail to this address comes back.",
    clearedBy: {
      staff: "The person writes from another address.",
      contractor: "Ask them for another one.",
    },
  },
  number_unusable: {
    staff: "The number is no valid number, or cannot receive texts.",
    contractor: "This number cannot receive texts.",
    clearedBy: {
      staff: "Another number of the person.",
      contractor: "Call, or ask them for another one.",
    },
  },
  person_replied: {
    staff: "The person replied: a person goes on from here.",
    contractor: "They answered. It is your turn.",
    clearedBy: {
      staff: "Nothing: automated messages end with an answer.",
      contractor: "Automatic messages end with an answer.",
    },
  },
  lead_moved_on: {
    staff: "The lead is contacted, booked, closed or lost.",
    contractor: "You have moved this lead on.",
    clearedBy: {
      staff: "A new request of this person.",
      contractor: "Automatic messages begin again when they ask you again.",
    },
  },
  switched_off: {
    staff: "The contractor switched this step off.",
    contractor: "You switched this step off.",
    clearedBy: {
      staff: "Switch the step on again.",
      contractor: "Switch the step on again to send it.",
    },
  },
  stale: {
    staff: "The step came too late to be of use.",
    contractor: "It would have come too late to be of use.",
    clearedBy: {
      staff: "Nothing: later steps go on.",
      contractor: "Later steps go on.",
    },
  },
  business_inactive: {
    staff: "The business's page is not live.",
    contractor: "Your page is not live.",
    clearedBy: {
      staff: "The page is published again.",
      contractor: "Messages leave once it is live again.",
    },
  },
  quarantined: {
    staff: "The request is held back until staff have looked at it.",
    contractor: "We are checking whether this request is real.",
    clearedBy: {
      staff: "Staff release the request.",
      contractor: "Messages leave once we are sure.",
    },
  },
  stop_unclear: {
    staff: "A message from this person may ask to stop, and no one has checked it yet.",
    contractor: "They may have asked you to stop.",
    clearedBy: {
      staff: "Read the message and decide whether they want to stop.",
      contractor: "Open the conversation and decide whether they want you to stop.",
    },
  },
  paused: {
    staff: "The follow-up is paused.",
    contractor: "You paused this follow-up.",
    clearedBy: {
      staff: "Press Resume.",
      contractor: "Press Resume to go on.",
    },
  },
  sender_missing: {
    staff: "The business has no number to text from.",
    contractor: "You have no number for texts yet.",
    clearedBy: {
      staff: "Staff give the business a number.",
      contractor: "We set one up for you. Send an email in the meantime.",
    },
  },
  registration_pending: {
    staff: "SMS pending registration: the business's campaign is not approved.",
    contractor: "SMS pending registration: carriers are still checking your business.",
    clearedBy: {
      staff: "The carriers approve the registration.",
      contractor: "Texts leave once they approve it. Send an email in the meantime.",
    },
  },
  budget_reached: {
    staff: "The business's texts for this month are used up.",
    contractor: "Your texts for this month are used up.",
    clearedBy: {
      staff: "The next month, or a larger budget.",
      contractor: "They begin again next month. Send an email in the meantime, or ask us for more.",
    },
  },
  time_zone_unknown: {
    staff: "The person's time zone is unknown, so only hours that are day everywhere will do.",
    contractor:
      "We don't know where this person is, so we wait for an hour that is day everywhere.",
    clearedBy: {
      staff: "A ZIP code of the person.",
      contractor: "Their ZIP code would tell us.",
    },
  },
  quiet_hours: {
    staff: "Quiet hours where the person is.",
    contractor: "It is too early or too late where this person is.",
    clearedBy: {
      staff: "The morning.",
      contractor: "It may leave in the morning.",
    },
  },
  spacing: {
    staff: "Less than 30 minutes since the last automated text to this person.",
    contractor: "Sending a little later to space out messages.",
    clearedBy: {
      staff: "Some minutes.",
      contractor: "Try again in half an hour.",
    },
  },
  sender_limit: {
    staff: "The sender's rate or daily limit is reached.",
    contractor: "Your number has sent all it may for now.",
    clearedBy: {
      staff: "Some seconds, or the next day.",
      contractor: "Try again in some minutes, or tomorrow.",
    },
  },
  provider_unavailable: {
    staff: "The provider cannot be reached.",
    contractor: "Texts can't leave at the moment.",
    clearedBy: {
      staff: "The provider answers again.",
      contractor: "Try again in some minutes.",
    },
  },
} as const;

/** Whose words a reason is told in. */
export type HoldReader = "staff" | "contractor";

/** In whose words an actor reads why something waits. */
export function readerOf(actor: Actor): HoldReader {
  return boundTo(actor) === null ? "staff" : "contractor";
}
