import { findService } from "~/features/services/services.ts";
import type { StandardWords } from "./sequence.ts";

/**
 * What a trade says in its own way. Each part has to fit every request in the trade, an emergency and an
 * estimate alike: it names no cause, no part, and no pest, and gives no instruction to touch anything
 * (`follow-ups.fits-request`).
 */
type TradeWords = {
  /** Ends the first text: what would help to know. */
  question: string;
  /** What helps to know, in the introduction by email. */
  prepare: string;
  /** Two times, as a question. */
  times: string;
  /** How a visit goes, and how to get ready for it. */
  visit: string;
  /** What they may still need, as in "If you still need a plumber". */
  need: string;
  /** How such jobs usually go. */
  job: string;
};

/** {Braces} are merge fields; `urgent` comes before the question, which a danger leaves out. */
const greeting = "Hi {first_name}, this is {business}.";

function wordsOf({ question, prepare, times, visit, need, job }: TradeWords): StandardWords {
  return {
    first: `${greeting} We got your request{asked}.{urgent} ${question}`,
    introduction: {
      subject: "Your request to {business}",
      words: `Hi {first_name},\n\nThanks for reaching out to {business} about {service} in {city}. ${prepare}\n\nJust reply to this email, or call us at {phone} if you'd rather talk.\n\n{business}`,
    },
    times: `${greeting} ${times}`,
    service: {
      subject: "What to expect when we come out",
      words: `Hi {first_name},\n\n${visit}\n\nWould {two_times} work for you?\n\n{business}\n{phone}`,
    },
    week: `${greeting} Our week is filling up. If you still need ${need}, reply here and we'll find you a time.`,
    example: {
      subject: "Still need help with {service}?",
      words: `Hi {first_name},\n\nHere's how a job with us usually goes. You tell us what you need, we come take a look, and you get a price before any work starts. Then it's your call. ${job}\n\nTo get on the schedule, reply to this email or call {phone}. If it's already taken care of, no problem.\n\n{business}`,
    },
  };
}

const words: Record<string, StandardWords> = {
  hvac: wordsOf({
    question: "Anything else that would help, like the make or age of your system?",
    prepare:
      "It helps to know what system you have now, roughly how old it is, and where the indoor unit is.",
    times: "Would {two_times} work for a visit?",
    visit:
      "When we come out, we look at the system, tell you what we find in plain English, and give you a price before any work starts. If there's more than one way to go, we walk you through each.\n\nIt helps to have a clear path to the thermostat and the indoor unit.",
    need: "help with your heating or cooling",
    job: "A small repair is often one visit. For a new system we measure first, so you can compare your options.",
  }),
  pest_control: wordsOf({
    question: "Anything we should know before we come out, like kids, pets, or a gate code?",
    prepare:
      "It helps to know where on the property you need us, and if there are kids, pets, or fish tanks, so we can keep them safe.",
    times: "Would {two_times} work for us to come by?",
    visit:
      "When we come out, we look around first, tell you what we find, and explain what we'd use and where. You get a price before any work starts.\n\nPlease tell us about kids, pets, or fish tanks, so we can keep them safe.",
    need: "help with pests",
    job: "Most jobs start with a look around, inside and out, so the plan fits your place.",
  }),
  handyman: wordsOf({
    question: "Anything else we should know, like what's on the list or a day that's good for you?",
    prepare:
      "It helps to have a list of what you'd like done, with measurements if you have them, so we bring the right tools.",
    times: "Would {two_times} work for us to stop by?",
    visit:
      "When we stop by, we go over your list together, tell you what we can take on, and give you a price before any work starts. If something calls for a licensed trade, we'll tell you.\n\nIt helps to have the list written down.",
    need: "a hand with your list",
    job: "A short list often fits in one visit. For more than that, you can decide item by item.",
  }),
  plumbing: wordsOf({
    question: "Anything else that would help, like where it is and how to get to it?",
    prepare:
      "It helps to know where the work is, how we get to it, and if anything was repaired there before.",
    times: "Could we come {two_times}?",
    visit:
      "When we come out, we look at what you need, tell you what it takes in plain English, and give you a price before any work starts.\n\nIt helps to have some space cleared around where the work is.",
    need: "a plumber",
    job: "A small job is often one visit. For bigger work we come look first, so the price is right.",
  }),
  electrician: wordsOf({
    question: "Anything else that would help, like where it is and the age of the house?",
    prepare:
      "It helps to know where the work is, roughly how old the house is, and what you'd like to have when it's done. There's no need to open anything. We check it all when we're there.",
    times: "Would {two_times} work for us to come take a look?",
    visit:
      "When we come out, we look at what you need, tell you what it takes in plain English, and give you a price before any work starts. If the work needs a permit, we'll tell you.\n\nPlease leave all covers closed until we get there.",
    need: "an electrician",
    job: "A small job is often one visit. For bigger work we come look first and tell you if it needs a permit.",
  }),
  lawn_care: wordsOf({
    question: "What's the address, and is there anything to watch for, like a gate or a dog?",
    prepare:
      "It helps to know the address, roughly how big the yard is, and anything we should watch for, like a gate, a dog, or sprinkler heads.",
    times: "Would {two_times} work for us to come see the yard?",
    visit:
      "When we come out, we walk the yard, go over what you'd like done, and give you a price before any work starts.\n\nPlease tell us about a locked gate, dogs, or anything we should keep clear of.",
    need: "help with your yard",
    job: "You choose if it's a one-time job or how often we come.",
  }),
};

const otherServices = wordsOf({
  question: "Anything else you'd like us to know before we get back to you?",
  prepare: "It helps to know a little more about what you'd like done and where it is.",
  times: "Would {two_times} work for us to come by?",
  visit:
    "When we come out, we look at what you need, tell you what it takes in plain English, and give you a price before any work starts.",
  need: "our help",
  job: "A small job is often one visit. For bigger work we come look first, so the price is right.",
});

/**
 * The words of a service by any of its names, such as `pest_control` or a page's `pest-control`; services
 * without words of their own share some.
 */
export function standardWords(service: string): StandardWords {
  return words[findService(service)?.key ?? ""] ?? otherServices;
}

/** The services that have words of their own. */
export const servicesWithWords = Object.keys(words);
