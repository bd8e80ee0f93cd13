import { momentAt } from "~/domains/shared/index.ts";
import { arrive, lookUp, newPerson, requestAgain } from "./arrivals.ts";
import { balanceOf, type Person, type Visit } from "./ledger.ts";
import { moneyActions } from "./money-actions.ts";
import { scheduleActions } from "./schedule-actions.ts";
import { talkActions } from "./talk-actions.ts";
import { type World, zone } from "./world.ts";

const minute = 60_000;
const opens = 7;
const closes = 21;

/** Simulates this many days with the given number of customers. */
export async function runDays(world: World, days: number, customers: number): Promise<void> {
  const acts = {
    ...talkActions(world),
    ...scheduleActions(world),
    ...moneyActions(world),
  };
  for (let day = 0; day < days; day += 1) {
    const share = Math.ceil((customers * (day + 1)) / Math.max(1, days - 3));
    await runDay(world, acts, Math.min(customers, share));
  }
  // Tasks due at night still run, so nothing is half done.
  await nextMorning(world, acts);
}

type Actions = ReturnType<typeof talkActions> &
  ReturnType<typeof scheduleActions> &
  ReturnType<typeof moneyActions>;

async function runDay(world: World, acts: Actions, customers: number): Promise<void> {
  const { random, ledger, clock } = world;
  const morning = momentAt(zone, clock.now(), 0, opens * 60);
  for (let at = 0; at <= (closes - opens) * 2; at += 1) {
    await passTo(world, new Date(morning.getTime() + at * 30 * minute));
    await finishVisits(world, acts);
    if (ledger.people.length < customers && random.chance(0.5)) {
      const person = newPerson(world);
      await arrive(world, person);
      if (random.chance(0.5)) await acts.estimate(person);
    }
    if (at < 24 && ledger.people.length > 0 && random.chance(0.8)) await actOnce(world, acts);
  }
  await nextMorning(world, acts);
}

/** At night, customers still send messages and requests; the team sleeps. */
async function nextMorning(world: World, acts: Actions): Promise<void> {
  const { clock, random, ledger } = world;
  const morning = momentAt(zone, clock.now(), 1, opens * 60);
  while (clock.now() < morning) {
    await passTo(world, new Date(Math.min(clock.now().getTime() + 60 * minute, morning.getTime())));
    if (random.chance(0.15) && ledger.people.length > 0) {
      const person = random.pick(ledger.people);
      if (!["customer_form", "missed_call"].includes(person.channel) && random.chance(0.5)) {
        await requestAgain(world, person);
      } else await acts.reply(person);
    }
  }
}

async function passTo(world: World, moment: Date): Promise<void> {
  world.pass(Math.max(0, moment.getTime() - world.clock.now().getTime()));
  await world.worker.runSchedules();
  await world.worker.runDue();
  await world.twilio.settled();
}

/** The next action of someone. */
async function actOnce(world: World, acts: Actions): Promise<void> {
  const { random, ledger } = world;
  const person = random.pick(ledger.people);
  await lookUp(world, person);
  const booked = ledger.visits.filter(
    ({ state, day, id }) => state === "booked" && day > world.today() && id !== "",
  );
  const [visit] = booked.length > 0 ? [random.pick(booked.filter(isSingle).concat(booked))] : [];
  const invoices = [...ledger.invoices];
  const owed = invoices.filter(([, invoice]) => balanceOf(invoice) > 0);
  const jobs = invoices.filter(([, { isDeposit }]) => !isDeposit);
  const paid = jobs.filter(([, { entries }]) => entries.some(({ kind }) => kind === "payment"));
  const credited = owed.filter(([, { isDeposit }]) => !isDeposit);
  const byCard = paid.filter(([, { entries }]) => entries.some(({ method }) => method === "card"));
  const open = [...ledger.estimates].filter(([, { state }]) => state === "sent");
  const chosen = random.unit();
  if (chosen < 0.2) await acts.book(person);
  else if (chosen < 0.28) await acts.reply(person);
  else if (chosen < 0.34) await acts.emailIn(random.pick(ledger.people.filter(hasEmail)));
  else if (chosen < 0.44) await acts.messageLead(person);
  else if (chosen < 0.47) await acts.stopOrStart(person, !acts.isStopped(person));
  else if (chosen < 0.55) await acts.estimate(person);
  else if (chosen < 0.65 && open.length > 0) await acts.respondToEstimate(random.pick(open)[0]);
  else if (chosen < 0.69 && visit && isSingle(visit)) await acts.move(visit);
  else if (chosen < 0.74 && visit) {
    const reason = random.pick(["customer_asked", "weather", "crew_unavailable", "by_mistake"]);
    await acts.cancelVisit(visit, reason, random.chance(0.3));
  } else if (chosen < 0.77) await acts.bookWeekly(person);
  else if (chosen < 0.8) await acts.tryDoubleBooking(person);
  else if (chosen < 0.82) await acts.takeDayOff();
  else if (chosen < 0.86 && owed.length > 0) await acts.payLater(...random.pick(owed));
  else if (chosen < 0.88 && credited.length > 0) await acts.credit(...random.pick(credited));
  else if (chosen < 0.91 && paid.length > 0) await acts.refund(...random.pick(paid));
  else if (chosen < 0.92 && byCard.length > 0) await acts.dispute(random.pick(byCard)[0]);
  else if (chosen < 0.94) await acts.merge(person);
  else if (chosen < 0.96) await acts.addEmail(person);
  else if (chosen < 0.98) await acts.note(person);
  else await requestAgain(world, person);
}

const hasEmail = ({ email }: Person) => email !== null;
const isSingle = ({ recurring }: Visit) => !recurring;

/** Appointments of today that are over: done and collected, or no one was at home. */
async function finishVisits(world: World, acts: Actions): Promise<void> {
  const { ledger, random, clock } = world;
  const today = world.today();
  await findRecurring(world);
  for (const visit of ledger.visits) {
    if (visit.state !== "booked" || visit.day !== today) continue;
    const [hours = 0, minutes = 0] = visit.time.split(":").map(Number);
    if (clock.now() < momentAt(zone, clock.now(), 0, hours * 60 + minutes + 120)) continue;
    if (random.chance(0.1)) await acts.cancelVisit(visit, "no_response", false);
    else {
      await acts.finish(visit);
      if (random.chance(0.85)) await acts.collect(visit);
    }
  }
}

/** The ids of recurring appointments, as the schedule lists them. */
async function findRecurring({ ledger, runSql, today, contractorId }: World): Promise<void> {
  for (const visit of ledger.visits) {
    if (visit.id !== "" || visit.day !== today()) continue;
    const [row] = await runSql(
      `select visits.id from visits join work_orders on work_orders.id = work_order_id
       where visits.contractor_id = $1 and crew_id = $2 and recurrence_day = $3 and visits.state = 'booked'`,
      [contractorId, visit.crewId, visit.day],
    );
    if (row) visit.id = String(row.id);
  }
}
