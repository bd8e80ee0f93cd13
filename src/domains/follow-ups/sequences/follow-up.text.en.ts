/** A trade's texts for each step of the standard sequence. */
export type StandardTexts = {
  first: string;
  introduction: { subject: string; words: string };
  times: string;
  service: { subject: string; words: string };
  week: string;
  example: { subject: string; words: string };
};

/**
 * The standard follow-up of each trade, in English: six messages over a week, as a local owner
 * would send them. {Braces} are merge fields. Each message fits every request in its trade, an
 * emergency and an estimate alike: it names no cause, part, or pest, and never advises touching
 * anything (`follow-ups.fits-request`). `{urgent}` comes before the question, which is left out
 * when there is danger. Texts are at most two segments (`follow-ups.standard-sequence`).
 */
const greeting = "Hi {first_name}, this is {business}.";
/** For later texts in the same thread. */
const reminderGreeting = "Hi {first_name}, {business} again.";
const received = `${greeting} Thanks for reaching out{asked}.{urgent}`;
const thanks = "Hi {first_name},\n\nThanks for reaching out to {business}. We'd be glad to help.";
const contact = "Just reply to this email, or call us at {phone}.\n\n{business}";
const schedule =
  "Ready to get on the schedule? Reply to this email or call {phone}. If you're all set, no problem.\n\n{business}";
const signature = "{business}\n{phone}";
const yourRequest = "Your request to {business}";
const whatToExpect = "What to expect when we come out";

export const followUpTexts: Record<string, StandardTexts> = {
  hvac: {
    first: `${received} Do you know the brand or age of your system? No worries if not.`,
    introduction: {
      subject: yourRequest,
      words: `${thanks}\n\nIf you can, tell us what kind of system you have, about how old it is, and where the indoor unit is. Not sure? That's fine. We'll look when we're there.\n\n${contact}`,
    },
    times: `${reminderGreeting} Would {two_times} work for us to come out?`,
    service: {
      subject: whatToExpect,
      words: `Hi {first_name},\n\nHere's what to expect. We'll look at your system, tell you what we find in plain English, and give you a price before any work starts. If you have more than one good option, we'll go over each one.\n\nIt helps if we can get to the thermostat and the indoor unit easily.\n\nWould {two_times} work for you?\n\n${signature}`,
    },
    week: `${reminderGreeting} Our week is filling up. Still need help with your heating or cooling? Reply here and we'll find you a time.`,
    example: {
      subject: "Still need help with your heating or cooling?",
      words: `Hi {first_name},\n\nHere's how a job with us usually goes. You tell us what's going on. We come out, take a look, and give you a price before any work starts. A small repair often takes one visit. For a new system, we measure first so you can compare your options.\n\n${schedule}`,
    },
  },
  pest_control: {
    first: `${received} Any kids, pets, or locked gates we should know about?`,
    introduction: {
      subject: yourRequest,
      words: `${thanks}\n\nIf you can, tell us where on the property you need us. If you have kids, pets, or a fish tank, let us know so we can work around them.\n\n${contact}`,
    },
    times: `${reminderGreeting} Would {two_times} work for us to come by?`,
    service: {
      subject: whatToExpect,
      words: `Hi {first_name},\n\nHere's what to expect. We'll look around first, inside and out. Then we'll tell you what we find, what we'd use, and where we'd use it. You get a price before any work starts.\n\nIf you have kids, pets, or a fish tank, please tell us. We'll go over what to do before and after we treat.\n\nWould {two_times} work for you?\n\n${signature}`,
    },
    week: `${reminderGreeting} Our week is filling up. Still need help with pests? Reply here and we'll find you a time.`,
    example: {
      subject: "Still need help with pests?",
      words: `Hi {first_name},\n\nHere's how a job with us usually goes. You tell us what you're seeing. We come out, look around inside and out, and tell you what we'd do about it. You get a price before any work starts, and then it's up to you.\n\n${schedule}`,
    },
  },
  handyman: {
    first: `${received} Any measurements or details that would help us get ready?`,
    introduction: {
      subject: yourRequest,
      words: `${thanks}\n\nIf you can, send us a few details, like measurements and any parts you already have. More than one thing to do? A quick list helps us bring the right tools.\n\n${contact}`,
    },
    times: `${reminderGreeting} Could we stop by {two_times}?`,
    service: {
      subject: "What to expect when we stop by",
      words: `Hi {first_name},\n\nHere's what to expect. We'll go over the work with you, tell you what we can do, and give you a price before any work starts. If any of it needs a licensed electrician or plumber, we'll tell you.\n\nIf there's more than one thing to do, a written list helps.\n\nWould {two_times} work for you?\n\n${signature}`,
    },
    week: `${reminderGreeting} Our week is filling up. Still need a hand? Reply here and we'll find a time to stop by.`,
    example: {
      subject: "Still need a hand?",
      words: `Hi {first_name},\n\nHere's how a job with us usually goes. You tell us what needs doing. We stop by, take a look, and give you a price before any work starts. A short list often gets done in one visit. For a longer one, you pick what we do first.\n\n${schedule}`,
    },
  },
  plumbing: {
    first: `${received} Where on the property is it, and is it easy to get to?`,
    introduction: {
      subject: yourRequest,
      words: `${thanks}\n\nIf you can, tell us where it is, how to get to it, and if anyone has worked on it before. Not sure? That's fine. We'll look when we're there.\n\n${contact}`,
    },
    times: `${reminderGreeting} Could we come by {two_times}?`,
    service: {
      subject: whatToExpect,
      words: `Hi {first_name},\n\nHere's what to expect. We'll take a look, tell you in plain English what needs to be done, and give you a price before any work starts.\n\nIt helps to clear a little space where we'll be working.\n\nWould {two_times} work for you?\n\n${signature}`,
    },
    week: `${reminderGreeting} Our week is filling up. Still need a plumber? Reply here and we'll find you a time.`,
    example: {
      subject: "Still need a plumber?",
      words: `Hi {first_name},\n\nHere's how a job with us usually goes. You tell us what you need. We come out, take a look, and give you a price before any work starts. A small job often takes one visit. For a bigger one, we look first so the price is right.\n\n${schedule}`,
    },
  },
  electrician: {
    first: `${received} Where on the property is it, and about how old is the place?`,
    introduction: {
      subject: yourRequest,
      words: `${thanks}\n\nIf you can, tell us where it is, about how old the place is, and what you'd like done. No need to open anything up. We'll look at it when we're there.\n\n${contact}`,
    },
    times: `${reminderGreeting} Would {two_times} work for us to come take a look?`,
    service: {
      subject: whatToExpect,
      words: `Hi {first_name},\n\nHere's what to expect. We'll take a look, tell you in plain English what needs to be done, and give you a price before any work starts. If the job needs a permit, we'll tell you.\n\nPlease leave all covers on until we get there.\n\nWould {two_times} work for you?\n\n${signature}`,
    },
    week: `${reminderGreeting} Our week is filling up. Still need an electrician? Reply here and we'll find you a time.`,
    example: {
      subject: "Still need an electrician?",
      words: `Hi {first_name},\n\nHere's how a job with us usually goes. You tell us what you need. We come out, take a look, and give you a price before any work starts. A small job often takes one visit. For a bigger one, we look first and tell you if it needs a permit.\n\n${schedule}`,
    },
  },
  lawn_care: {
    first: `${received} What's the address? Any gates or dogs we should know about?`,
    introduction: {
      subject: yourRequest,
      words: `${thanks}\n\nIf you can, send us the address and about how big the yard is. Let us know if there's a locked gate, a dog, or anything we should steer clear of.\n\n${contact}`,
    },
    times: `${reminderGreeting} Could we come see the yard {two_times}?`,
    service: {
      subject: whatToExpect,
      words: `Hi {first_name},\n\nHere's what to expect. We'll walk the yard, go over what you'd like done, and give you a price before any work starts.\n\nIf there's a locked gate, a dog, or anything we should steer clear of, please tell us.\n\nWould {two_times} work for you?\n\n${signature}`,
    },
    week: `${reminderGreeting} Our week is filling up. Still need help with your yard? Reply here and we'll find you a time.`,
    example: {
      subject: "Still need help with your yard?",
      words: `Hi {first_name},\n\nHere's how a job with us usually goes. You tell us what you'd like done. We come see the yard and give you a price before any work starts. It can be a one-time visit, or you choose how often we come.\n\n${schedule}`,
    },
  },
};

/** Used for every other service. */
export const otherFollowUpTexts: StandardTexts = {
  first: `${received} Anything else you'd like us to know?`,
  introduction: {
    subject: yourRequest,
    words: `${thanks}\n\nIf you can, tell us a little more about what you'd like done and where it is.\n\n${contact}`,
  },
  times: `${reminderGreeting} Would {two_times} work for us to come by?`,
  service: {
    subject: whatToExpect,
    words: `Hi {first_name},\n\nHere's what to expect. We'll take a look, tell you in plain English what needs to be done, and give you a price before any work starts.\n\nWould {two_times} work for you?\n\n${signature}`,
  },
  week: `${reminderGreeting} Our week is filling up. Still need our help? Reply here and we'll find you a time.`,
  example: {
    subject: "Still need our help?",
    words: `Hi {first_name},\n\nHere's how a job with us usually goes. You tell us what you need. We come out, take a look, and give you a price before any work starts. A small job often takes one visit. For a bigger one, we look first so the price is right.\n\n${schedule}`,
  },
};

/** Shared by the messages of every trade. */
export const followUpParts = {
  /** Subjects of the three texts if they are sent by email instead. */
  subjects: {
    first: "We got your request",
    times: "When works for you?",
    week: "We still have an opening this week",
  },
  /** Replaces the sentence with `{two_times}` if there are no openings. */
  whatDay: "What day works for you?",
  /** After the sentence with `{two_times}`, if homeowners can book online. */
  bookTime: (url: string) => `Or pick a time: ${url}`,
  /** `{urgent}`, with a leading space. */
  urgent: {
    today: (phone: string) => ` If this can't wait, call us at ${phone}.`,
    danger: (advice: string, phone: string) => ` ${advice} Call us at ${phone} once you're safe.`,
    gas: "If you smell gas, get everyone out and call 911 or your gas company from outside.",
    carbonMonoxide: "If a carbon monoxide alarm is going off, get everyone out and call 911.",
    fire: "If you see smoke or sparks, or smell something burning, get everyone out and call 911.",
  },
};
