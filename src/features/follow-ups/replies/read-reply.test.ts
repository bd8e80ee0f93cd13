import { describe, expect, test } from "vitest";
import { readReply } from "./read-reply.ts";

describe("sms.stop-words: one word ends it, however it is written", () => {
  test.each([
    "STOP",
    "stop",
    " Stop. ",
    "STOP!!!",
    "“Stop”",
    "STOPALL",
    "Stop all",
    "unsubscribe",
    "Cancel",
    "END",
    "quit",
    "Revoke",
    "OPTOUT",
    "opt-out",
    "Opt out",
    "ＳＴＯＰ",
    "stop 🛑",
  ])("%j", (text) => expect(readReply(text)).toBe("stop"));
});

describe("sms.stop-words: a sentence that says so suppresses and is looked at", () => {
  test.each([
    "please stop texting me",
    "Don't text me again",
    "don’t contact me anymore",
    "Stop sending me these messages!",
    "take me off your list",
    "Remove me.",
    "wrong number",
    "I think you have the wrong person, sorry",
    "Leave me alone",
    "no more texts thanks",
    "Could you please stop?",
    "Stop it",
    "STOP STOP STOP",
    "stop now!!",
    "Please stop this.",
    "Stop. We hired somebody else.",
    "Not interested, please stop",
    "no thanks stop",
    "I want to unsubscribe",
    "please unsubscribe",
    "I'd like to opt out... I want to opt out",
    "stop these texts",
    "Quit messaging me",
    "I don't want any more texts",
    "Stop all messages",
    "STOP ALL TEXTS",
    "Stop the text messages",
    "stop your texts",
    "Stop txting me",
    "stop sms",
    "Stop msgs",
    "You won't stop texting me",
    "Don't text message me",
    "quit it",
    "Cancel these texts",
    "end texts",
    "no texts",
    "No texts please",
    "No more text messages please",
    "Please don't send me any more texts",
    "Do not send any more emails",
    "I no longer wish to receive these e-mails",
    "Unsubscribe please",
    "Unsubscribe :(",
    "Unsubscribe\n\nPat Lee",
    "how do I unsubscribe",
    "I'd like to unsubscribe",
    "opt-out please",
    "I would like to opt out",
    "I want to be removed",
    "Not interested, please remove",
    "I revoke my consent",
    "Go away!",
    "fuck off",
  ])("%j", (text) => expect(readReply(text)).toBe("stop-in-words"));
});

describe("what only has such a word in it is an answer like any other", () => {
  test.each([
    "Can you stop by tomorrow?",
    "the leak won't stop",
    "Yes please stop by tomorrow at 9",
    "Could you please stop in on Tuesday?",
    "Can you come and stop this leak today?",
    "What can you do to stop these ants",
    "How do I stop this? It is flooding",
    "Can you stop it from dripping",
    "please stop at the side gate first",
    "It quit working last night",
    "We had to cancel the last guy, can you come?",
    "At the end of the street",
    "stop by tomorrow",
    "It won't stop, text me when you are close",
    "cancel the appointment",
    "Please cancel my visit and text me",
    "In the end text messages work best for me",
    "The AC quit. Text me when you are close",
    "no texts came through yet?",
    "I checked. No texts. Can you send it again?",
    "I didn't get any messages from you",
    "I don't get texts on this number, please call",
    "I don't need any more quotes",
    "Please don't send anyone before 9",
    "Old tank in the garage, please remove",
    "The heater needs to be removed",
    "Will the smell go away?",
    "I did not mean to unsubscribe",
    "I don't want to opt out",
    "Liked “Bluebonnet: Hi Emily! Reply STOP to stop, HELP for help.”",
    "To unsubscribe from this group, write to its owner",
    "I need help with my AC",
    "when can you start?",
    "yes",
    "",
    "👍",
  ])("%j", (text) => expect(readReply(text)).toBe("reply"));
});

test("HELP and INFO ask for help, START and UNSTOP bring texts back", () => {
  expect(["help", "INFO", "Help!"].map((text) => readReply(text))).toEqual([
    "help",
    "help",
    "help",
  ]);
  expect(["START", "unstop."].map((text) => readReply(text))).toEqual(["start", "start"]);
});

test("a bare yes brings texts back only after somebody had stopped them", () => {
  expect(readReply("YES", true)).toBe("start");
  expect(readReply("yes please, 9 works", true)).toBe("reply");
  expect(readReply("YES")).toBe("reply");
});
