export {
  acceptedFiles,
  downloadName,
  extensionOfKey,
  fileMessages,
  fileTypes,
  formatFileSize,
  undoFileDays,
} from "./attached-files/attached-files.ts";
export { formatChecklistTasks } from "./jobs/checklist-text.ts";
export { recurrenceText } from "./recurrences/recurrences.text.en.ts";
export {
  maxCount,
  maxInterval,
} from "./recurrences/recurrences.ts";
export { dayOrderSchema, type TimedVisit, writeMoves } from "./routing/day-order.schema.ts";
export {
  canBookOnline,
  canDoVisits,
  canListJobs,
  canPlanFor,
  canPlanVisits,
  canReadJobs,
  canReadVisits,
  type FileOwner,
  seesOwnCrewsOnly,
} from "./schedule.policy.ts";
export {
  addedJobSchema,
  addressSchema,
  bookingFormSchema,
  cancellationSchema,
  checklistSchema,
  jobNoteSchema,
  jobPhotoSchema,
  jobTitleSchema,
  laterJobSchema,
  moveSchema,
  newJobSchema,
  notifyingMoveSchema,
  offerSchema,
  pickSchema,
  recurrenceChangeSchema,
  repeatSchema,
  signatureSchema,
  suggestionSchema,
  visitTimeSchema,
} from "./schedule.schema.ts";
export {
  arrivalWindows,
  type CrewColor,
  cancelers,
  cancelReasonLabels,
  cancelReasons,
  crewColorLabels,
  crewColors,
  durations,
  fullMessage,
  holdMinutes,
  type JobState,
  jobStateLabels,
  jobStates,
  maxCaption,
  maxChecklistName,
  maxChecklists,
  maxJobPhotos,
  maxJobTasks,
  maxListed,
  maxNotes,
  maxShows,
  maxSuggestion,
  photoKindLabels,
  photoKinds,
  type RepeatChoice,
  travelTimes,
  undoSeconds,
  type VisitState,
  visitStates,
} from "./schedule.ts";
export { selfBookingText } from "./self-booking/self-booking.text.en.ts";
export type { OnlineType } from "./self-booking/self-booking.ts";
export { readTravelMinutes, travelChoices } from "./visit-notices/on-the-way.ts";
export { arrivalText } from "./visit-notices/visit-notices.text.en.ts";
export { visitOfferText } from "./visit-offers/visit-offers.text.en.ts";
export { changeLimitHours } from "./visit-offers/visit-offers.ts";
export { noticeChoice, willNotify } from "./visits/move-notice.ts";
export {
  formatArrival,
  formatClock,
  formatDay,
  formatMinutes,
  timesOf,
  validateTime,
} from "./visits/visit-clock.ts";
export { hoursField } from "./working-time/working-hours.ts";
export { blockedTimeSchema } from "./working-time/working-time.schema.ts";
