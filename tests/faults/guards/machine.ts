import { declareGuards } from "../guards.ts";

/** What holds when processes, disks, databases and balancers do what they do. */
export const machineGuards = declareGuards({
  silenceIsNoticed: { text: "if (unheard >= maxUnheard) {", without: "if (false) {" },
  standbyIsUnavailable: { text: "57014|25006)", without: "57014)" },
  lostConnectionIsHeard: { text: 'pool.on("error", noteLost);', without: "" },
  pagesOfBefore: { from: "outdatedPage", answer: "return undefined;" },
  startWaitsForTheDatabase: {
    text: "if (!start.settings.databaseUrl || !isUnavailable(error)) throw error;",
    without: "throw error;",
  },
  oneProcessInTheFolder: { from: "lockDirectory", answer: "return async () => {};" },
  stopsInOrder: { from: "stopProcess", answer: "process.exit(0);" },
  stopsOnce: {
    text: 'process.on("SIGTERM", stop)',
    without: 'process.once("SIGTERM", stop)',
  },
  admitsAtOnce: {
    from: "admitAtOnce",
    answer: "return { enter: () => Promise.resolve(() => {}) };",
  },
  skewIsNoticed: { from: "isSkewed", answer: "return false;" },
  drains: { text: "await web.drain(settings.drainSeconds);", without: "" },
  folderIsClosed: { from: "closeFolder", answer: "return;" },
  newFilesArePrivate: { from: "keepFilesPrivate", answer: "return;" },
  noPartOfAFile: { text: "await disk.delete(unfinished).catch(() => {});", without: "" },
  fullDiskIsUnavailable: { text: "noRoom = /^53[123]00/", without: "noRoom = /^53300/" },
  deadJobIsTakenOver: {
    text: "expireInSeconds, heartbeatSeconds }",
    without: "expireInSeconds, heartbeatSeconds: 3600 }",
  },
  panicEndsTheProcess: { from: "endOnPanic", answer: "return;" },
  failingDiskEndsTheProcess: {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: as it stands in the source
    text: "log.error(`${why}: exiting`, { error }); process.exit(1);",
    without: "",
  },
});

/** What is waited for less than in life. */
export const machineWaits = declareGuards({
  longJobsAreMissedSoon: { text: "long: 60,", without: "long: 10," },
});
