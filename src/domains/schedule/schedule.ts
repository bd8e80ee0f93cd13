/** An appointment's states. A moved one stays booked, with `movedAt` set. */
export const visitStates = ["booked", "done", "canceled"] as const;
export type VisitState = (typeof visitStates)[number];

export const cancelers = ["business", "customer"] as const;
export type Canceler = (typeof cancelers)[number];

/** Why a business canceled an appointment; not shown to the customer. */
export const cancelReasons = [
  "customer_asked",
  "no_response",
  "crew_unavailable",
  "weather",
  "by_mistake",
  "other",
] as const;
export type CancelReason = (typeof cancelReasons)[number];

export const cancelReasonLabels: Record<CancelReason, string> = {
  customer_asked: "Customer asked to cancel",
  no_response: "Can’t reach the customer",
  crew_unavailable: "Crew not available",
  weather: "Weather",
  by_mistake: "Booked by mistake",
  other: "Other",
};

/** Seconds in which a business can undo a cancellation before its customer is notified. */
export const undoSeconds = 60;

/** Minutes for which a time is held while its customer pays. The provider's minimum is 30. */
export const holdMinutes = 35;

/** A crew's times for a visit: it departs, the visit starts, the crew is open again. */
export type VisitTimes = { leavesAt: Date; startsAt: Date; endsAt: Date };

export const durations = [30, 45, 60, 90, 120, 180, 240, 300, 360, 480, 600] as const;
/** Minutes after the start within which the crew may arrive; 0 means at the exact time. */
export const arrivalWindows = [0, 30, 60, 120, 180, 240] as const;
export const travelTimes = [0, 10, 15, 20, 30, 45, 60, 90, 120] as const;

/** How often a job repeats, as a form offers it. */
export const repeatChoices = [
  "weekly",
  "two_weeks",
  "four_weeks",
  "monthly",
  "quarterly",
  "half_year",
  "yearly",
  "custom",
] as const;
export type RepeatChoice = (typeof repeatChoices)[number];

/** Maximum characters of a time that a customer suggests. */
export const maxSuggestion = 500;
/** Maximum characters of a team's appointment notes. */
export const maxNotes = 2_000;

/** Maximum visits per screen; it says so if there are more. */
export const maxListed = 500;

/** A job's states. The UI calls it "Job"; in code `job` is background work. */
export const workOrderStatuses = ["open", "done", "canceled"] as const;

/** What a member sees as a job's state. It follows from its appointments and invoices. */
export const jobStates = [
  "unscheduled",
  "scheduled",
  "in_progress",
  "done",
  "invoiced",
  "paid",
  "canceled",
] as const;
export type JobState = (typeof jobStates)[number];

export const jobStateLabels: Record<JobState, string> = {
  unscheduled: "Unscheduled",
  scheduled: "Scheduled",
  in_progress: "In progress",
  done: "Done",
  invoiced: "Invoiced",
  paid: "Paid",
  canceled: "Canceled",
};

/** A line of a checklist. */
export type ChecklistTask = { text: string; needsPhoto: boolean };

export const maxChecklistName = 80;
export const maxTaskText = 200;
/** Maximum tasks of one checklist, and checklists of a business. */
export const maxTasks = 40;
export const maxChecklists = 50;
/** Maximum tasks of a job, from all its checklists. */
export const maxJobTasks = 120;

/** When a job's photo was taken. */
export const photoKinds = ["before", "after", "other"] as const;
export type PhotoKind = (typeof photoKinds)[number];

export const photoKindLabels: Record<PhotoKind, string> = {
  before: "Before",
  after: "After",
  other: "Other",
};

/** Maximum characters of a photo's description, and photos of a job. */
export const maxCaption = 160;
export const maxJobPhotos = 60;

/** Crew colors, to distinguish crews at a glance along with their names. */
export const crewColors = [
  "blue",
  "green",
  "amber",
  "red",
  "purple",
  "teal",
  "pink",
  "gray",
] as const;
export type CrewColor = (typeof crewColors)[number];

export const crewColorLabels: Record<CrewColor, string> = {
  blue: "Blue",
  green: "Green",
  amber: "Amber",
  red: "Red",
  purple: "Purple",
  teal: "Teal",
  pink: "Pink",
  gray: "Gray",
};

/** Default name of a business's first crew. */
export const firstCrewName = "Crew 1";

/** Maximum pictures per lead. */
export const maxPictures = 30;
export const fullMessage = `A lead can have up to ${maxPictures} photos. Delete one first.`;

/** Maximum characters of a picture's description. */
export const maxShows = 160;

/** A job's line items, as billing stores them; opaque to the schedule. */
export type DoneItems = Readonly<Record<string, unknown>>;
