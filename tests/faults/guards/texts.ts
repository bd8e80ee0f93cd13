import { declareGuards } from "../guards.ts";

const skippingLocked = (table: string) => `.for(...lockFreeRows(${table}))`;

/** What makes a text or an email be sent only once, and at the right time. */
export const textGuards = declareGuards({
  quietHours: { from: "openingFor", answer: "return { open: true };" },
  emailIsSentOnce: {
    text: 'inArray(messages.state, ["queued", "delayed"]))).returning();',
    without: 'inArray(messages.state, ["queued", "delayed", "sending"]))).returning();',
  },
  lostAnswerIsUncertain: { text: "certain: !error.requestLeft", without: "certain: true" },
  leftIsUncertain: { from: "markUncertain", answer: "return 0;" },
  turnIsTakenOnce: {
    text: `.orderBy(followUpTurns[order]).limit(limit)${skippingLocked("followUpTurns")}`,
    without: ".orderBy(followUpTurns[order]).limit(limit)",
  },
  enrollmentIsTakenOnce: {
    text: `lte(enrollments.lookAt, now)))${skippingLocked("enrollments")}`,
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
