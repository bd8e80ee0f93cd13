import { findService } from "~/features/services/services.ts";
import type { StandardWords } from "./sequence.ts";

const introduction = (about: string, care: string) => ({
  subject: "Who is coming: {business}",
  words: `Hi {first_name},\n\nThank you for asking {business} about {service} in {city}. ${about}\n\n${care}\n\nIf you would rather talk, call us at {phone}, or simply answer this email.\n\n{business}`,
});

/** What each trade says, in its own words; {braces} are merge fields (`follow-ups.standard-sequence`). */
const words: Record<string, StandardWords> = {
  hvac: {
    first:
      "Thanks for asking{asked} about your heating or cooling, {first_name}. Is it running and not keeping up, or not starting at all? Reply here and we bring the right part.",
    introduction: introduction(
      "We are a local crew, and you deal with the same people from the first visit to the last.",
      "Before we come, three things are worth a look: a clogged filter, a tripped breaker, and the batteries of the thermostat. If you smell burning or hear grinding, switch the system off.",
    ),
    times: "We can look at it {two_times}. Which works better for you?",
    service: {
      subject: "Repair or replace? How we work it out with you",
      words:
        "Hi {first_name},\n\nFor an older system the honest answer is a small calculation: what the repair costs, how long it is likely to hold, and what a new unit would save each month. We go through it with you at the house and leave the numbers in writing.\n\nWould {two_times} work for you?\n\n{business}\n{phone}",
    },
    week: "{first_name}, our week is filling up. If you still want your system looked at, reply here and we'll save you a spot.",
    example: {
      subject: "What a replacement day looks like, hour by hour",
      words:
        "Hi {first_name},\n\nPeople often ask what happens on the day. We cover the floors, take the old unit out before noon, set and connect the new one in the afternoon, and show you the thermostat before we leave. The old unit goes with us.\n\nIf you would like a date for yours, answer this email or call {phone}.\n\n{business}",
    },
  },
  pest_control: {
    first:
      "Thanks for writing{asked}, {first_name}. Please leave the trail as it is and do not spray it: it helps us find the nest. Where do you see them first?",
    introduction: introduction(
      "We look before we treat, and tell you what we use and why.",
      "What we use depends on who lives with you. Please tell us about small children, pets and fish tanks, and we plan around them.",
    ),
    times: "We can come by {two_times}. Which works better for you?",
    service: {
      subject: "Why they come back in three weeks, and what stops it",
      words:
        "Hi {first_name},\n\nWhat you see is a part of what is there. Sprays clear the ones in sight, and the next ones hatch. That is why we find the nest first, treat it, and look again later.\n\nWould {two_times} work for you?\n\n{business}\n{phone}",
    },
    week: "Still seeing them, {first_name}? Our week is filling up. Reply here and we'll save you a spot.",
    example: {
      subject: "How a plan works in practice",
      words:
        "Hi {first_name},\n\nA typical house takes one thorough first visit and a short one each season. We check the places where they come in, treat only where it is needed, and you call us in between at no extra cost when something shows up.\n\nIf you would like that for your house, answer this email or call {phone}.\n\n{business}",
    },
  },
  handyman: {
    first:
      "Thanks for asking{asked}, {first_name}. Could you send a photo of what needs doing? And is there anything else around the house while we are there?",
    introduction: introduction(
      "We do the small and middle jobs that others leave.",
      "We say beforehand what it costs. What needs a license that we do not have we leave to those who have it, and tell you who.",
    ),
    times: "We can come by {two_times}. Which works better for you?",
    service: {
      subject: "Things people add to the list once they think about it",
      words:
        "Hi {first_name},\n\nA door that sticks, a loose rail, a dripping faucet, a shelf that never went up: most lists grow while we are there. Write yours down before we come and one visit does it all.\n\nWould {two_times} work for you?\n\n{business}\n{phone}",
    },
    week: "{first_name}, our week is filling up. If you still have that job for us, reply here and we'll save you a spot.",
    example: {
      subject: "What half a day can hold",
      words:
        "Hi {first_name},\n\nHalf a day is usually enough for a squeaky door, a loose rail and two shelves. We bring the tools and the screws, and take the packaging with us.\n\nIf you would like half a day, answer this email or call {phone}.\n\n{business}",
    },
  },
  plumbing: {
    first:
      "Thanks for asking{asked}, {first_name}. If water is still running, turn the valve under the sink or at the meter clockwise. Can you send a picture of it?",
    introduction: introduction(
      "You get a plumber who explains what is wrong before anything is opened.",
      "We look, tell you what it takes, and write down the price. We don't start until you say yes.",
    ),
    times: "We have a plumber free {two_times}. Which works better for you?",
    service: {
      subject: "Slow leaks: what to look for",
      words:
        "Hi {first_name},\n\nA slow leak shows in swollen cabinet floors, a musty smell, or a meter that moves while every faucet is closed. If you see one of these, put a towel down, close the valve, and let us look before it finds the floor below.\n\nWould {two_times} work for you?\n\n{business}\n{phone}",
    },
    week: "{first_name}, we are closing this week's schedule. If it still drips, just reply and we'll hold your spot.",
    example: {
      subject: "What a typical visit looks like",
      words:
        "Hi {first_name},\n\nA typical visit starts with the thing you called about, and ends with a look at the valves around it: old ones tend to go together. We show you what we find and you decide.\n\nIf you would like a visit, answer this email or call {phone}.\n\n{business}",
    },
  },
  electrician: {
    first:
      "Thank you for asking{asked}, {first_name}. Could you text us a photo of your electrical panel with its door open? If something is warm or smells, switch it off first.",
    introduction: introduction(
      "We do the work and pull the permit where one is needed.",
      "You get the price in writing before we begin, and the inspection's result when we are done.",
    ),
    times: "We can come and look {two_times}. Which works better for you?",
    service: {
      subject: "Do you need a bigger panel? How a load calculation tells",
      words:
        "Hi {first_name},\n\nMost houses do not need a new panel for a new appliance. A load calculation adds up what can run at once and says what is left. We do it at the first visit, and you keep the paper.\n\nWould {two_times} work for you?\n\n{business}\n{phone}",
    },
    week: "{first_name}, we can still do a visit this week. Reply here and we'll save you a spot.",
    example: {
      subject: "An older house, a new circuit: how the numbers work out",
      words:
        "Hi {first_name},\n\nIn an older house the question is rarely the new outlet and mostly the way to it. We look for the shortest run, say where the wall has to be opened, and leave it closed again.\n\nIf you would like us to look at yours, answer this email or call {phone}.\n\n{business}",
    },
  },
  lawn_care: {
    first:
      "Thanks for asking{asked}, {first_name}. What is the address, and roughly how tall is the grass now? A photo from the curb is perfect.",
    introduction: introduction(
      "The same crew comes each time, on the same day of the week.",
      "A visit is cut, edges, trim and a clean driveway. Gates get closed, and clippings stay where they feed the lawn unless you want them gone.",
    ),
    times: "We can start {two_times}. Which works better for you?",
    service: {
      subject: "Mow, feed, overseed: what a lawn here wants through the year",
      words:
        "Hi {first_name},\n\nMost lawns in {city} do not need much, but at the right time: feeding when it grows, seed when it is cool, and never more than a third cut at once. We tell you what yours needs when we see it.\n\nWould {two_times} work for you?\n\n{business}\n{phone}",
    },
    week: "{first_name}, our route for this week closes soon. Reply yes and you are on it.",
    example: {
      subject: "What regular care looks like from April to September",
      words:
        "Hi {first_name},\n\nA lawn that is cut every week stays thick enough to keep most weeds out. That is the whole secret, and why a plan costs less per visit than a rescue.\n\nIf you would like a place on a route, answer this email or call {phone}.\n\n{business}",
    },
  },
};

const otherServices: StandardWords = {
  first:
    "Thanks for asking{asked}, {first_name}. Could you tell us a little more, or send a photo? Reply here and we get back to you.",
  introduction: introduction(
    "We are a local business, and you deal with the same people from the first visit to the last.",
    "We look, tell you what it takes, and write down the price. We don't start until you say yes.",
  ),
  times: "We can come by {two_times}. Which works better for you?",
  service: {
    subject: "How we work",
    words:
      "Hi {first_name},\n\nWe look first, say what it takes, and leave the price in writing. There is no charge for asking.\n\nWould {two_times} work for you?\n\n{business}\n{phone}",
  },
  week: "{first_name}, our week is filling up. If you still want us to come, reply here and we'll save you a spot.",
  example: {
    subject: "What a typical visit looks like",
    words:
      "Hi {first_name},\n\nA typical visit starts on time, with a look and a price. We clean up before we leave, and you know whom to call if anything is not right.\n\nIf you would like a visit, answer this email or call {phone}.\n\n{business}",
  },
};

/**
 * The words of a service by any of its names, such as `pest_control` or a page's `pest-control`; services
 * without words of their own share some.
 */
export function standardWords(service: string): StandardWords {
  return words[findService(service)?.key ?? ""] ?? otherServices;
}

/** The services that have words of their own. */
export const servicesWithWords = Object.keys(words);
