import { declareGuards } from "../guards.ts";

const skippingLocked = '.for("update", { skipLocked: true })';

/** What makes a text leave once, in its time, and for whoever wants it. */
export const textGuards = declareGuards({
  quietHours: { from: "openingFor", answer: "return { open: true };" },
  lostAnswerIsUncertain: { text: "certain: !error.requestLeft", without: "certain: true" },
  leftIsUncertain: { from: "markUncertain", answer: "return 0;" },
  turnIsTakenOnce: {
    text: `.orderBy(followUpTurns[order]).limit(limit)${skippingLocked}`,
    without: ".orderBy(followUpTurns[order]).limit(limit)",
  },
  enrollmentIsTakenOnce: {
    text: `lte(enrollments.lookAt, now)))${skippingLocked}`,
    without: "lte(enrollments.lookAt, now)))",
  },
  // The ledger alone would stop the second one.
  stepIsInTheLedgerOnce: {
    text: "step: step.key, channel:",
    without: "step: step.key + Math.random(), channel:",
  },
  messageHasOneCause: {
    text: "cause: `follow-up:",
    without: "cause: Math.random() + `follow-up:",
    // Also in the demo's data.
    times: 3,
  },
  providerSaysWhen: { text: 'secondsOf(headers["retry-after"])', without: "1" },
  refusedTextWaits: { from: "goBack", answer: "return;" },
  laterReportCounts: { from: "laterStatus", answer: "return incoming;" },
  reportIsMatched: {
    text: "reference ? await find(",
    without: "!reference ? await find(",
  },
  stopEndsEnrollments: { from: "endEnrollments", answer: "return 0;" },
  stopIsAskedAtSending: { from: "findOptOuts", answer: "return () => null;" },
  webhookIsSigned: { from: "verifyTwilioSignature", answer: "return true;" },
  inboundHasOneCause: {
    text: "cause: `inbound:sms:",
    without: "cause: Math.random() + `inbound:sms:",
  },
  callIsKnownAgain: {
    text: "providerId, toPhone: to, fromPhone",
    without: "providerId: providerId + Math.random(), toPhone: to, fromPhone",
  },
  inboundHasItsId: {
    text: "providerId: text.providerId, params:",
    without: "providerId: null, params:",
  },
});

/** Not a fault, but what a test cannot wait for. */
export const textWaits = declareGuards({
  /** Half a minute after a provider that said nothing of when to ask again. */
  askSoon: { text: 'meaning === "try_later" ? 30 : 300', without: "2" },
  /** The product's clock is ahead by the milliseconds of `CLOCK_AHEAD`. */
  clockAhead: {
    text: "now: () => /* @__PURE__ */ new Date() }",
    without: "now: () => new Date(Date.now() + Number(process.env.CLOCK_AHEAD)) }",
  },
  /** The same, of processes that only work. */
  workerClockAhead: {
    text: "now: () => /* @__PURE__ */ new Date() }",
    without:
      'now: () => new Date(Date.now() + (process.env.PROCESS === "worker" ? Number(process.env.CLOCK_AHEAD) : 0)) }',
  },
});
