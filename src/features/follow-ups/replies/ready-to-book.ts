import { plainWords } from "./read-reply.ts";

/** What in a reply says that somebody wants the visit now (`follow-ups.ready-to-book`). */
export type ReadySign = "agrees" | "names a time" | "asks for a call";

/** Alone, or at the beginning of a reply, each of these is a yes. */
const agreeing = [
  "yes",
  "yes please",
  "yeah",
  "yep",
  "yup",
  "sure",
  "ok",
  "okay",
  "sounds good",
  "sounds great",
  "perfect",
  "great",
  "works for me",
  "that works",
  "lets do it",
  "lets do that",
  "go ahead",
  "book it",
  "book me",
  "sign me up",
  "please come",
  "come over",
  "come by",
  "come out",
  "i agree",
  "deal",
  "absolutely",
  "definitely",
  "for sure",
];
/** Anywhere in a reply. */
const booking = [
  "book",
  "schedule me",
  "get on the schedule",
  "set up a time",
  "set up an appointment",
  "make an appointment",
  "works for me",
  "works for us",
  "would work",
  "when can you come",
  "when could you come",
  "when can somebody come",
  "when can someone come",
  "how soon can you",
  "can you come",
  "could you come",
  "can someone come",
  "can somebody come",
  "send somebody",
  "send someone",
  "are you available",
  "do you have time",
  "do you have anything",
  "do you have openings",
];
const calling = [
  "call me",
  "give me a call",
  "call us",
  "please call",
  "can you call",
  "could you call",
  "can someone call",
  "can we talk",
  "can i call",
  "phone me",
  "ring me",
  "talk to someone",
  "talk to somebody",
  "speak to someone",
  "speak with someone",
];
/** A reply with one of these says no, or asks to wait, whatever else is in it. */
const refusing = [
  "no",
  "no thanks",
  "no thank you",
  "nope",
  "not interested",
  "not now",
  "not anymore",
  "not yet",
  "dont need",
  "do not need",
  "no longer need",
  "changed my mind",
  "already fixed",
  "already done",
  "already hired",
  "already booked",
  "found someone",
  "found somebody",
  "went with",
  "too expensive",
  "dont call",
  "do not call",
  "never mind",
  "nevermind",
  "maybe later",
  "cancel",
];
/** Each has a no in it that is none. */
const notRefusing = / no (?:problem|problems|worries|rush|hurry|later|earlier|sooner|one|doubt) /g;
/** Anywhere in a reply, as a word. */
const days = (
  "mon,monday,tue,tues,tuesday,wed,weds,wednesday,thu,thurs,thursday,fri,friday,sat,saturday,sun,sunday," +
  "weekend,this week,next week,today,tonight,tomorrow,tmrw,tmw,morning,afternoon,evening,noon,asap," +
  "right away,as soon as possible,anytime,any time"
).split(",");
const clockTime = / (?:\d{1,2} ?[ap]m|\d{1,2}:\d{2}|(?:at|after|before) \d{1,2}) /;

/**
 * Whether a reply agrees, names a time or asks for a call. Words of one table, no guessing: a person
 * reads every reply anyway, this only decides who is told at once.
 * @returns null when nothing in it says so
 */
export function readySign(text: string): ReadySign | null {
  const words = ` ${plainWords(text)} `.replace(notRefusing, " ");
  if (has(words, refusing)) return null;
  if (has(words, calling)) return "asks for a call";
  if (has(words, days) || clockTime.test(words)) return "names a time";
  const agrees = agreeing.some((phrase) => words.startsWith(` ${phrase} `));
  return agrees || has(words, booking) ? "agrees" : null;
}

function has(words: string, phrases: readonly string[]): boolean {
  return phrases.some((phrase) => words.includes(` ${phrase} `));
}
