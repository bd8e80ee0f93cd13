import { declareGuards } from "../guards.ts";

/** What makes a mail leave once, a failure stay where it is, and strangers' words stay out. */
export const mailGuards = declareGuards({
  sentOnce: {
    text: 'inArray(messages.state, ["queued", "delayed"]))).returning();',
    without: 'inArray(messages.state, ["queued", "delayed", "sending"]))).returning();',
  },
  failedJobIsToldOf: {
    text: '("job failed", { ...fields, error }); throw error;',
    without: '("job failed", { ...fields, error });',
  },
  refusalIsJudged: {
    text: "if (code && code >= 500) { if (refusesUs)",
    without: "if (code && code < 500) { if (refusesUs)",
  },
  sendingIsAJob: {
    text: "...await platform.queue.statementsFor(sent)",
    without: "...await Promise.resolve([])",
  },
  strangersGetFewMails: { from: "whyWithheld", answer: "return null;" },
  addressIsConfirmed: { from: "isConfirmed", answer: "return true;" },
});
