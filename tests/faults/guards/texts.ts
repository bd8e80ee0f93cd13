import { declareGuards } from "../guards.ts";

const skippingLocked = (table: string) => `.for(...lockAvailableRows(${table}))`;

/** Guards that make a text or an email be sent once, and at the right time. */
export const textGuards = declareGuards({
  quietHours: { from: "openingFor", answer: "return { open: true };" },
  emailIsSentOnce: {
    text: 'inArray(messages.state, ["queued", "delayed"]))).returning();',
    without: 'inArray(messages.state, ["queued", "delayed", "sending"]))).returning();',
  },
  lostAnswerIsUncertain: { text: "certain: !error.requestLeft", without: "certain: true" },
  leftIsUncertain: { from: "markDeliveryUnknown", answer: "return 0;" },
  turnIsTakenOnce: {
    text: `.orderBy(followUpTurns[order]).limit(limit)${skippingLocked("followUpTurns")}`,
    without: ".orderBy(followUpTurns[order]).limit(limit)",
  },
  enrollmentIsTakenOnce: {
    // The build renames the table, because the read model of the same name comes first.
    text: `lte(enrollments$1.checkAt, now)))${skippingLocked("enrollments$1")}`,
    without: "lte(enrollments$1.checkAt, now)))",
  },
  // The ledger alone would prevent the second one.
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

/** Not a fault, but removed because a test can't wait for it. */
export const textWaits = declareGuards({
  /** 30 seconds after a provider error without a retry time. */
  askSoon: { text: 'meaning === "try_later" ? 30 : 300', without: "2" },
  /** Advances the product's clock by `CLOCK_AHEAD` milliseconds. */
  clockAhead: {
    text: "now: () => /* @__PURE__ */ new Date() }",
    without: "now: () => new Date(Date.now() + Number(process.env.CLOCK_AHEAD)) }",
  },
  /** The same for worker-only processes. */
  workerClockAhead: {
    text: "now: () => /* @__PURE__ */ new Date() }",
    without:
      'now: () => new Date(Date.now() + (process.env.PROCESS === "worker" ? Number(process.env.CLOCK_AHEAD) : 0)) }',
  },
});
