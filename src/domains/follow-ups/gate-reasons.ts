import { type Actor, contractorScopeOf } from "~/domains/shared/index.ts";

/**
 * Why a message isn't sent, or not yet: texts for staff and contractors, and what would clear it.
 */
export type GateReason = keyof typeof gateReasons;

/** All reasons the gate can return. */
export const gateReasons = {
  no_consent: {
    staff: "No consent on file for this kind of text.",
    contractor: "No consent on file for this kind of text.",
    clearedBy: {
      staff: "The customer can check the box on the page, or text the business first.",
      contractor:
        "Record it on their customer page once they agree, or wait until they text you. Call or email them in the meantime.",
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
  do_not_contact: {
    staff: "The business marked them “Do not contact”.",
    contractor: "You marked them “Do not contact”.",
    clearedBy: {
      staff: "The business can clear the mark on the customer’s page.",
      contractor: "Clear the mark on the customer’s page.",
    },
  },
  no_address: {
    staff: "No email address on file.",
    contractor: "No email address on file.",
    clearedBy: {
      staff: "It clears when we have the customer’s email address.",
      contractor: "Ask them for one.",
    },
  },
  address_suppressed: {
    staff: "The address is blocked after a bounce, a spam complaint, or a data deletion.",
    contractor: "Email to this address bounces.",
    clearedBy: {
      staff: "It clears when the customer emails from another address.",
      contractor: "Ask them for another address.",
    },
  },
  number_unusable: {
    staff: "The number isn’t valid, or can’t receive texts.",
    contractor: "This number can’t receive texts.",
    clearedBy: {
      staff: "It clears when we have another number for the customer.",
      contractor: "Call, or ask them for another number.",
    },
  },
  person_replied: {
    staff: "They replied, so follow-up stopped.",
    contractor: "They replied. It’s your turn.",
    clearedBy: {
      staff: "Automatic messages end when the customer replies.",
      contractor: "Automatic messages end when they reply.",
    },
  },
  lead_moved_on: {
    staff: "The lead was moved to another status.",
    contractor: "You already moved this lead to another status.",
    clearedBy: {
      staff: "It clears with a new request from this customer.",
      contractor: "Automatic messages start again with their next request.",
    },
  },
  switched_off: {
    staff: "The contractor turned this step off.",
    contractor: "You turned this step off.",
    clearedBy: {
      staff: "Turn the step on again to send it.",
      contractor: "Turn the step on again to send it.",
    },
  },
  stale: {
    staff: "It was too late for this step to be useful.",
    contractor: "It would have been too late to be useful.",
    clearedBy: {
      staff: "Later steps continue.",
      contractor: "Later steps continue.",
    },
  },
  voicemail_sent: {
    staff: "This person already got a voicemail from this follow-up.",
    contractor: "They already got a voicemail from this follow-up.",
    clearedBy: {
      staff: "Each person gets at most one. Later steps continue.",
      contractor: "Each person gets at most one. Later steps continue.",
    },
  },
  recording_missing: {
    staff: "The step’s voicemail recording isn’t ready.",
    contractor: "This step has no voicemail recording.",
    clearedBy: {
      staff: "The business can record one on its voicemail page.",
      contractor: "Record one under Settings, Voicemail.",
    },
  },
  business_inactive: {
    staff: "The business’s page isn’t live.",
    contractor: "Your page isn’t live.",
    clearedBy: {
      staff: "Publish the page again to send it.",
      contractor: "Messages are sent once it’s live again.",
    },
  },
  quarantined: {
    staff: "The request is on hold until someone on staff reviews it.",
    contractor: "We’re checking that this request is real.",
    clearedBy: {
      staff: "Release the request to send it.",
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
      staff: "Click Resume on the lead’s page.",
      contractor: "Tap Resume to continue.",
    },
  },
  sender_missing: {
    staff: "The business has no texting number.",
    contractor: "You don’t have a texting number yet.",
    clearedBy: {
      staff: "Assign it one, or have its owner register under Settings, Texting.",
      contractor: "Go to Settings, Texting to get one. Send an email in the meantime.",
    },
  },
  registration_pending: {
    staff: "SMS pending registration: carriers haven’t approved the business’s campaign.",
    contractor: "SMS pending registration: carriers haven’t approved your business yet.",
    clearedBy: {
      staff: "It clears when the carriers approve the registration.",
      contractor: "Texts are sent once they approve it. Send an email in the meantime.",
    },
  },
  sender_paused: {
    staff: "Unusual texting paused the business’s automatic texts.",
    contractor: "We paused your automatic texts to check unusual activity.",
    clearedBy: {
      staff: "Release them on the business’s texting page.",
      contractor: "They continue once we’ve checked. You can still text customers yourself.",
    },
  },
  budget_reached: {
    staff: "The business has used its text budget for this month.",
    contractor: "You’ve used your text budget for this month.",
    clearedBy: {
      staff: "It clears next month, or when you raise the budget or the monthly limit.",
      contractor:
        "Automatic texts continue next month, or when the budget is raised. You can still text customers yourself.",
    },
  },
  time_zone_unknown: {
    staff:
      "We don’t know the customer’s time zone, so messages wait until it’s daytime everywhere.",
    contractor: "We don’t know their time zone, so we wait until it’s daytime everywhere.",
    clearedBy: {
      staff: "It clears when we have the customer’s ZIP code.",
      contractor: "Their ZIP code would fix this.",
    },
  },
  quiet_hours: {
    staff: "It’s quiet hours where the customer is.",
    contractor: "It’s too early or too late where they are.",
    clearedBy: {
      staff: "It’ll be sent in the morning.",
      contractor: "It can be sent in the morning.",
    },
  },
  spacing: {
    staff: "Spaced out from the previous automatic message to them.",
    contractor: "Sending a little later to space out messages.",
    clearedBy: {
      staff: "It’ll be sent in a few minutes.",
      contractor: "Try again in half an hour.",
    },
  },
  sender_limit: {
    staff: "The business’s number has reached its rate or daily limit.",
    contractor: "Your number has reached its sending limit for now.",
    clearedBy: {
      staff: "It’ll be sent in a few seconds, or the next day.",
      contractor: "Try again in a few minutes, or tomorrow.",
    },
  },
  provider_unavailable: {
    staff: "The provider can’t be reached.",
    contractor: "Texts can’t be sent right now.",
    clearedBy: {
      staff: "It’ll be sent when the provider is back.",
      contractor: "Try again in a few minutes.",
    },
  },
} as const;

/** The reader that a reason is worded for. */
export type HoldReader = "staff" | "contractor";

/** Which wording an actor reads. */
export function readerOf(actor: Actor): HoldReader {
  return contractorScopeOf(actor) === null ? "staff" : "contractor";
}
