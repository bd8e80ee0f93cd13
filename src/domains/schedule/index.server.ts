export {
  type AttachedFile,
  addAttachedFile,
  type FileAdded,
  type FileChanged,
  findAttachedFile,
  isSharedWith,
  listAttachedFiles,
  removeAttachedFile,
  restoreAttachedFile,
  shareAttachedFile,
} from "./attached-files/attached-files.server.ts";
export { readFileContent } from "./attached-files/read-file-content.server.ts";
export {
  endFeed,
  findOwnFeed,
  readFeed,
  renewFeed,
} from "./calendar-feeds/calendar-feeds.server.ts";
export {
  archiveCrew,
  type Crew,
  type CrewArchived,
  type CrewSaved,
  listArchivedCrews,
  listCrews,
  restoreCrew,
  saveCrew,
} from "./crews/crews.server.ts";
export {
  addJobNote,
  type JobSaved,
  recordChange as recordJobChange,
  renameJob,
  setJobStatus,
} from "./jobs/change-jobs.server.ts";
export {
  addChecklistToJob,
  type Checklist,
  deleteChecklist,
  listChecklists,
  saveChecklist,
  setJobTask,
  type TaskSaved,
} from "./jobs/checklists.server.ts";
export {
  type AppointmentToImport,
  importAppointments,
  importJobs,
  type JobToImport,
  markScheduledJobsOpen,
  removeImportedAppointments,
  removeImportedJobs,
} from "./jobs/import-jobs.server.ts";
export {
  addJobPhoto,
  addSignature,
  findJobPhotoKey,
  removeJobPhoto,
  shareJobPhoto,
} from "./jobs/job-photos.server.ts";
export { isReadableJob, lockJob } from "./jobs/lock-job.server.ts";
export { findLinesPrice, pricedByLines } from "./jobs/read-price-source.server.ts";
export { addSentPhotos } from "./lead-pictures/add-sent-photos.server.ts";
export {
  addLeadPicture,
  removeLeadPicture,
  saveReceivedPictures,
} from "./lead-pictures/change-lead-pictures.server.ts";
export {
  type LeadPictureList,
  listLeadPictures,
  mergedLeadIds,
  openLeadPicture,
} from "./lead-pictures/read-lead-pictures.server.ts";
export {
  attachedFiles,
  bookingHolds,
  crewMembers,
  jobNotes,
  jobPhotos,
  jobTasks,
  recurrences,
  visits,
  workOrderContact,
  workOrders,
} from "./read-models.server.ts";
export { isAmongNext } from "./recurrences/among-next.server.ts";
export {
  type AppointmentCost,
  changeVisitPrice,
  dropSeriesPrices,
  findAppointmentCost,
  findAppointmentPrice,
  findSeriesPricing,
  freezeDonePrices,
  listJobWork,
  lockDoneVisits,
  lockSeries,
} from "./recurrences/series-prices.server.ts";
export {
  changeRecurrence,
  describeJobRecurrences,
  findRecurrence,
  findRepeatPrice,
  moveFollowingVisits,
  type RepeatingJob,
} from "./recurring-visits/change-recurrence.server.ts";
export {
  type Collision,
  findCollision,
  listCollisions,
  resolveCollision,
  skipCollision,
} from "./recurring-visits/collisions.server.ts";
export { resumeRecurrence, stopRecurrence } from "./recurring-visits/end-recurrence.server.ts";
export { planVisitsInTransaction } from "./recurring-visits/plan-recurrences.server.ts";
export { previewRepeat, type RepeatPreview } from "./recurring-visits/preview-repeat.server.ts";
export { type DayMoved, moveCrewDay } from "./routing/move-crew-day.server.ts";
export {
  type CrewMap,
  type DayAddress,
  type DayProposal,
  type MapStop,
  proposeDayOrder,
  readCrewMap,
} from "./routing/read-crew-day.server.ts";
export { jobsFor } from "./schedule.personal-data.server.ts";
export {
  type BookedOnline,
  bookOnline,
  type HeldJob,
  type OnlineBooking,
} from "./self-booking/book-online.server.ts";
export {
  type BookingSettings,
  readBookingSettings,
  saveBookingSettings,
} from "./self-booking/booking-settings.server.ts";
export { bookHeldTime, findHold, type Hold, releaseHeldTime } from "./self-booking/holds.server.ts";
export { findBookableTimes, findOnlineTypes } from "./self-booking/online-booking.server.ts";
export { bookingPlaceSchema } from "./self-booking/self-booking.schema.ts";
export { bookingTag } from "./self-booking/self-booking.ts";
export { type Arrival, findArrival } from "./visit-notices/arrival-page.server.ts";
export { isUnsubscribed } from "./visit-notices/is-unsubscribed.server.ts";
export {
  ensureCustomerConversation,
  findConversation,
} from "./visit-notices/load-visit-notice.server.ts";
export { notifyOnTheWay } from "./visit-notices/notify-on-the-way.server.ts";
export { notifyCustomer } from "./visit-notices/send-notices.server.ts";
export {
  offerTimes,
  type SuggestedVisit,
  suggestTimes,
  suggestVisit,
  suggestVisits,
} from "./visit-offers/offer-times.server.ts";
export { cancelPickedVisit, pickTime, submitAddress } from "./visit-offers/pick-time.server.ts";
export { type MoveSuggestions, suggestMoves } from "./visit-offers/suggest-moves.server.ts";
export {
  buildOfferCalendar,
  changeVisitLink,
  findOffer,
  openLink,
  visitPath,
} from "./visit-offers/visit-links.server.ts";
export { addJob } from "./visits/add-job.server.ts";
export { bookJob } from "./visits/book-job.server.ts";
export {
  changeJob,
  changeVisitNotes,
  createJob,
  jobCustomers,
  valueAcceptedJob,
} from "./visits/change-job.server.ts";
export {
  cancelVisit,
  completeVisit,
  moveVisit,
  stopMoveNotice,
} from "./visits/change-visit.server.ts";
export {
  findCustomerOfJob,
  findCustomerOfLead,
  findJobOfRequest,
  findRequestOf,
  findRequestOfJob,
  hasUpcomingWork,
  type JobCustomer,
  type LeadCustomer,
  visitsOfRequest,
} from "./visits/find-customer-and-job.server.ts";
export { listUnscheduledJobs, type UnscheduledJob } from "./visits/list-unscheduled-jobs.server.ts";
export {
  findOwnZone,
  findVisit,
  findVisitPlace,
  type ListedVisit,
  listJobVisits,
  listVisits,
  listVisitsOfLead,
  type VisitPlace,
} from "./visits/list-visits.server.ts";
export {
  findLeadOfVisit,
  isOwnCrewVisit,
  type LockedVisit,
  lockVisit,
} from "./visits/lock-visit.server.ts";
export { reopenVisit, restoreVisit } from "./visits/restore-visit.server.ts";
export {
  type AppointmentType,
  deleteAppointmentType,
  listAppointmentTypes,
  saveAppointmentType,
} from "./working-time/appointment-types.server.ts";
export {
  addBlockedTime,
  listBlockedTimes,
  removeBlockedTime,
} from "./working-time/blocked-times.server.ts";
export { type ClosedTime, listClosedTimes } from "./working-time/closed-times.server.ts";
export {
  readWorkingTime,
  saveOpenHolidays,
  saveWorkingHours,
} from "./working-time/working-hours.server.ts";
