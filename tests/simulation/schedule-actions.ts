import { setJobTask } from "~/domains/schedule/jobs/checklists.server.ts";
import { addJobPhoto } from "~/domains/schedule/jobs/job-photos.server.ts";
import { newJobSchema } from "~/domains/schedule/schedule.schema.ts";
import { bookJob } from "~/domains/schedule/visits/book-job.server.ts";
import { completeVisit } from "~/domains/schedule/visits/change-visit.server.ts";
import { restoreVisit } from "~/domains/schedule/visits/restore-visit.server.ts";
import { addBlockedTime } from "~/domains/schedule/working-time/blocked-times.server.ts";
import { blockedTimeSchema } from "~/domains/schedule/working-time/working-time.schema.ts";
import { addDays, weekdayOf } from "~/domains/shared/index.ts";
import { check } from "~/platform/validation/form.ts";
import { formatPhone } from "~/platform/validation/phone.ts";
import { cancel, rescheduleAs, visitForm } from "../integration/appointment-fixtures.ts";
import { samplePhoto } from "../integration/sample-photo.ts";
import { optionCents, type Person, type Visit } from "./ledger.ts";
import { must, type World } from "./world.ts";

/** Days on which this business is closed: federal holidays of the month. */
export const holidays = ["2036-11-11", "2036-11-27"];
const slots = ["10:00", "13:00", "15:30"];
/** Only recurring jobs get this time. */
const recurringSlot = "08:00";

/** The form of an appointment as the office fills it in for a person. */
function formFor(person: Person, change: Record<string, string>) {
  return visitForm({
    lead_id: person.leadId ?? "",
    ...(person.leadId ? {} : { customer_id: person.customerId ?? "" }),
    customer_name: person.name,
    phone: formatPhone(person.phone) ?? "",
    email: person.email ?? "",
    address: person.street,
    work_order_id: "new",
    what: "Repair",
    ...change,
  });
}

const isTaken = ({ ledger }: World, crewId: string, day: string, time: string) =>
  ledger.visits.some(
    (visit) =>
      visit.state !== "canceled" &&
      visit.crewId === crewId &&
      visit.day === day &&
      visit.time === time,
  );

/** An open time in the next days on which the business works, or null. */
function openSlot(world: World, blocked: ReadonlySet<string>) {
  const { random, crews, today } = world;
  for (let attempts = 0; attempts < 20; attempts += 1) {
    const day = addDays(today(), random.whole(1, 5));
    const time = random.pick(slots);
    const crewId = random.pick(crews);
    const isClosed = [0, 6].includes(weekdayOf(day)) || holidays.includes(day);
    if (isClosed || blocked.has(`${crewId} ${day}`)) continue;
    if (!isTaken(world, crewId, day, time)) return { day, time, crewId };
  }
  return null;
}

export function scheduleActions(world: World) {
  const { platform, ledger, random, office, technicians, crews, worker } = world;
  /** Crews' days off. */
  const blocked = new Set<string>();

  async function submit(person: Person, change: Record<string, string>) {
    const checked = check(newJobSchema, formFor(person, change));
    if (!checked.ok) throw new Error(JSON.stringify(checked.errors));
    const requestKey = crypto.randomUUID();
    const request = { request: checked.value, requestKey };
    const result = await bookJob(platform, office, request);
    // The office sometimes clicks twice; it books one appointment.
    if (random.chance(0.2)) await bookJob(platform, office, request);
    return result;
  }

  /** Whether an estimate is open, or its job unscheduled: nothing else is booked for them until then. */
  const isUndecided = (person: Person) =>
    [...ledger.estimates.values()].some(
      (estimate) =>
        estimate.person === person &&
        (estimate.state === "sent" || (estimate.state === "accepted" && !estimate.isBooked)),
    );

  async function book(person: Person): Promise<void> {
    const slot = openSlot(world, blocked);
    if (!slot) return;
    const accepted = [...ledger.estimates].find(
      ([, estimate]) =>
        estimate.person === person && estimate.state === "accepted" && !estimate.isBooked,
    );
    if (!accepted && isUndecided(person)) return;
    const [estimateId, estimate] = accepted ?? [null, null];
    const valueCents = estimate
      ? (optionCents[estimate.option ?? 0] ?? 0)
      : random.whole(80, 900) * 100 + random.pick([0, 50, 99]);
    const result = must(
      await submit(person, {
        ...{ date: slot.day, time: slot.time, crew_id: slot.crewId },
        value: estimate ? "" : String(valueCents / 100),
        ...(estimateId ? { work_order_id: await jobOfEstimate(estimateId) } : {}),
      }),
    );
    if (estimate) estimate.isBooked = true;
    if (estimate) ledger.count("accepted estimates booked");
    ledger.visits.push({
      ...{ id: result.visitId, person, ...slot, state: "booked", reason: null },
      ...{ valueCents, estimateId, recurring: false },
    });
    ledger.count("appointments booked");
    await worker.runDue();
  }

  async function jobOfEstimate(estimateId: string): Promise<string> {
    const [row] = await world.runSql(
      "select work_order_id as id from job_estimates where id = $1 and work_order_id is not null",
      [estimateId],
    );
    if (!row) throw new Error("An accepted estimate has no job");
    return String(row.id);
  }

  /** Tries a time that is taken, closed, or blocked: the product has to refuse each. */
  async function tryDoubleBooking(person: Person): Promise<void> {
    const booked = ledger.visits.find(
      ({ state, day }) => state === "booked" && day > world.today(),
    );
    const holiday = holidays.find((day) => day > world.today());
    const attempts: [string, Record<string, string> | null][] = [
      [
        "a taken time",
        booked ? { date: booked.day, time: booked.time, crew_id: booked.crewId } : null,
      ],
      ["a holiday", holiday ? { date: holiday, time: "10:00", crew_id: crews[0] ?? "" } : null],
    ];
    for (const [what, change] of attempts) {
      if (!change) continue;
      const result = await submit(person, change);
      ledger.refusals.push({ what: `booking ${what}`, refused: !result.ok });
      ledger.count(`refused: ${what}`);
    }
  }

  async function bookWeekly(person: Person): Promise<void> {
    if (isUndecided(person)) return;
    const first = addDays(world.today(), random.whole(1, 3));
    const crewId = random.pick(crews);
    const until = addDays(first, 28);
    const days = [0, 7, 14, 21, 28].map((later) => addDays(first, later));
    const isOff = (day: string) => holidays.includes(day) || blocked.has(`${crewId} ${day}`);
    const isBad = [0, 6].includes(weekdayOf(first)) || isOff(first);
    if (isBad || days.some((day) => isTaken(world, crewId, day, recurringSlot))) return;
    const result = must(
      await submit(person, {
        ...{ date: first, time: recurringSlot, crew_id: crewId, value: "95" },
        ...{ duration_minutes: "60", repeats: "weekly", repeats_until: until },
      }),
    );
    for (const [index, day] of days.entries()) {
      if (isOff(day)) continue;
      ledger.visits.push({
        ...{ id: index === 0 ? result.visitId : "", person, crewId, day, time: recurringSlot },
        ...{ state: "booked", reason: null, valueCents: 9_500, estimateId: null, recurring: true },
      });
    }
    ledger.count("recurring jobs");
    await worker.runDue();
  }

  async function move(visit: Visit): Promise<void> {
    const slot = openSlot(world, blocked);
    const [row] = await world.runSql("select version from visits where id = $1", [visit.id]);
    if (!slot || !row) return;
    must(
      await rescheduleAs(platform, office, visit.id, {
        ...{ date: slot.day, time: slot.time, crew_id: slot.crewId },
        version: String(row.version),
      }),
    );
    Object.assign(visit, slot);
    ledger.count("appointments moved");
    await worker.runDue();
  }

  async function cancelVisit(visit: Visit, reason: string, undo: boolean): Promise<void> {
    const notify: Record<string, string> = random.chance(0.7) ? { notify: "on" } : { notify: "" };
    must(await cancel(platform, office, visit.id, { cancel_reason: reason, ...notify }));
    ledger.count(`canceled: ${reason}`);
    if (undo) {
      world.pass(20_000);
      must(await restoreVisit(platform, office, visit.id));
      ledger.count("cancellations undone");
    } else Object.assign(visit, { state: "canceled", reason });
    await worker.runDue();
  }

  /** The technician checks off the list with its photo and taps Done. */
  async function finish(visit: Visit): Promise<void> {
    const technician = technicians[crews.indexOf(visit.crewId)];
    if (!technician) throw new Error("This crew has no technician");
    const tasks = await world.runSql(
      `select job_tasks.id, work_order_id, needs_photo from job_tasks
       join visits using (work_order_id) where visits.id = $1 and done_at is null`,
      [visit.id],
    );
    for (const { id: taskId, work_order_id: jobId, needs_photo: needsPhoto } of tasks) {
      const task = { jobId: String(jobId), taskId: String(taskId) };
      if (needsPhoto) {
        const early = await setJobTask(platform, technician, { ...task, isDone: true });
        ledger.refusals.push({ what: "a task without its photo", refused: !early.ok });
        const photo = { kind: "after", caption: null, requestKey: crypto.randomUUID() } as const;
        const file = await samplePhoto(320, 240);
        must(await addJobPhoto(platform, technician, { ...task, ...photo, file }));
        ledger.photos += 1;
      } else must(await setJobTask(platform, technician, { ...task, isDone: true }));
      ledger.tasksDone += 1;
    }
    must(await completeVisit(platform, technician, visit.id));
    visit.state = "done";
    ledger.count("appointments done");
    await worker.runDue();
  }

  /** A technician takes a day off on which they have no appointments. */
  async function takeDayOff(): Promise<void> {
    const day = addDays(world.today(), random.whole(2, 6));
    const crewId = random.pick(crews);
    const works = ledger.visits.some(
      (visit) => visit.state === "booked" && visit.day === day && visit.crewId === crewId,
    );
    if (works || blocked.has(`${crewId} ${day}`)) return;
    const typed = { kind: "time_off", crew_id: crewId, from_date: day, reason: "Dentist" };
    const checked = check(blockedTimeSchema, typed);
    if (!checked.ok) throw new Error(JSON.stringify(checked.errors));
    const request = { request: checked.value, requestKey: crypto.randomUUID() };
    must(await addBlockedTime(platform, world.owner, request));
    blocked.add(`${crewId} ${day}`);
    ledger.count("days off");
    const [person] = ledger.people;
    if (!person?.leadId) return;
    const result = await submit(person, { date: day, time: "10:00", crew_id: crewId });
    if ([0, 6].includes(weekdayOf(day)) || holidays.includes(day)) {
      if (result.ok) throw new Error("Booked on a closed day");
      return;
    }
    ledger.refusals.push({ what: "booking a day off", refused: !result.ok });
  }

  return { book, tryDoubleBooking, bookWeekly, move, cancelVisit, finish, takeDayOff };
}
