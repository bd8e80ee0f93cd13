import { type Actor, boundTo } from "~/features/access/actor.ts";

/** Why a message does not leave, or not now: what staff and what contractors read, and what would change it. */
export type GateReason = keyof typeof gateReasons;

/** Every reason that the gate gives; there are no others (`follow-ups.gate-reasons`). */
export const gateReasons = {
  no_consent: {
    staff: "No consent of this kind is recorded.",
    contractor: "This person has not agreed to texts of this kind.",
    clearedBy: "The person ticks the box on your page, or texts you first.",
  },
  opted_out: {
    staff: "The person opted out on this channel.",
    contractor: "This person asked not to get these messages.",
    clearedBy: "Only the person can undo it, by texting START.",
  },
  no_address: {
    staff: "The person gave no email address.",
    contractor: "This person gave no email address.",
    clearedBy: "An address of the person.",
  },
  address_suppressed: {
    staff: "The address is suppressed after a bounce, a complaint or an erasure.",
    contractor: "Mail to this address comes back.",
    clearedBy: "The person writes from another address.",
  },
  number_unusable: {
    staff: "The number is no valid number, or cannot receive texts.",
    contractor: "This number cannot receive texts.",
    clearedBy: "Another number of the person.",
  },
  person_replied: {
    staff: "The person replied: a person goes on from here.",
    contractor: "They answered. It is your turn.",
    clearedBy: "Nothing: automated messages end with an answer.",
  },
  lead_moved_on: {
    staff: "The lead is contacted, booked, closed or lost.",
    contractor: "You have moved this lead on.",
    clearedBy: "A new enquiry of this person.",
  },
  switched_off: {
    staff: "The contractor switched this step off.",
    contractor: "You switched this step off.",
    clearedBy: "Switch the step on again.",
  },
  stale: {
    staff: "The step came too late to be of use.",
    contractor: "It would have come too late to be of use.",
    clearedBy: "Nothing: later steps go on.",
  },
  business_inactive: {
    staff: "The business's page is not live.",
    contractor: "Your page is not live.",
    clearedBy: "The page is published again.",
  },
  quarantined: {
    staff: "The enquiry is held back until staff have looked at it.",
    contractor: "We are checking whether this enquiry is real.",
    clearedBy: "Staff release the enquiry.",
  },
  paused: {
    staff: "The follow-up is paused.",
    contractor: "You paused this follow-up.",
    clearedBy: "Press Resume.",
  },
  sender_missing: {
    staff: "The business has no number to text from.",
    contractor: "You have no number for texts yet.",
    clearedBy: "Staff give the business a number.",
  },
  registration_pending: {
    staff: "SMS pending registration: the business's campaign is not approved.",
    contractor: "SMS pending registration: carriers are still checking your business.",
    clearedBy: "The carriers approve the registration.",
  },
  budget_reached: {
    staff: "The business's texts for this month are used up.",
    contractor: "Your texts for this month are used up.",
    clearedBy: "The next month, or a larger budget.",
  },
  time_zone_unknown: {
    staff: "The person's time zone is unknown, so only hours that are day everywhere will do.",
    contractor:
      "We don't know where this person is, so we wait for an hour that is day everywhere.",
    clearedBy: "A ZIP code of the person.",
  },
  quiet_hours: {
    staff: "Quiet hours where the person is.",
    contractor: "It is too early or too late where this person is.",
    clearedBy: "The morning.",
  },
  spacing: {
    staff: "Less than 30 minutes since the last automated message to this person.",
    contractor: "Another message just went out.",
    clearedBy: "Some minutes.",
  },
  sender_limit: {
    staff: "The sender's rate or daily limit is reached.",
    contractor: "Your number has sent all it may for now.",
    clearedBy: "Some seconds, or the next day.",
  },
  provider_unavailable: {
    staff: "The provider cannot be reached.",
    contractor: "Texts can't leave at the moment.",
    clearedBy: "The provider answers again.",
  },
} as const;

/** Whose words a reason is told in. */
export type HoldReader = "staff" | "contractor";

/** In whose words an actor reads why something waits. */
export function readerOf(actor: Actor): HoldReader {
  return boundTo(actor) === null ? "staff" : "contractor";
}
