import { declareGuards } from "../guards.ts";

/** Protection against lost processes and databases. */
export const machineGuards = declareGuards({
  silenceIsNoticed: { text: "if (unheard >= maxUnheard) {", without: "if (false) {" },
  standbyIsUnavailable: { text: "57014|25006)", without: "57014)" },
  lostConnectionIsHandled: { text: 'pool.on("error", noteLost);', without: "" },
  skewIsNoticed: { from: "isSkewed", answer: "return false;" },
  deadJobIsTakenOver: {
    text: 'heartbeatSeconds: kind === "pglite" ? heartbeats.longEmbedded : heartbeats.long',
    without: "heartbeatSeconds: 3600",
  },
});

/** Shorter waits than in production. */
export const machineWaits = declareGuards({
  longJobsAreMissedSoon: { text: "long: 60,", without: "long: 10," },
});
