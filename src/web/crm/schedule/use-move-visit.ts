import { useEffect } from "react";
import { useFetcher } from "react-router";
import { timesOf } from "~/domains/schedule/index.ts";
import { dayOf, type LocalDay, localTime, readDay } from "~/domains/shared/index.ts";
import { showToast } from "~/ui/toasts/show-toast.ts";
import { useDrag } from "../frame/use-drag.ts";
import type { ShownVisit } from "./schedule-address.ts";
import { clockField } from "./visit-words.ts";

type Answer = {
  done: boolean;
  message?: string | null;
  errors: Record<string, string | undefined>;
};

/** Drop target: a day and, in the day table, a crew and hour. */
type DropPlace = { day: LocalDay; crewId: string | null; hour: number | null };

const minutesBetween = (from: Date, to: Date) => (to.getTime() - from.getTime()) / 60_000;

/**
 * Moves visits by drag and drop. A visit moves to its new time while its form is submitted, and moves
 * back with the error if the server refuses.
 * @returns the visits to show, and the container's drag handlers
 */
export function useMoveVisit(visits: readonly ShownVisit[], zone: string) {
  const fetcher = useFetcher<Answer>();
  const { data: answer, state, formAction, formData } = fetcher;
  useEffect(() => {
    if (state !== "idle" || !answer || answer.done) return;
    const description = answer.errors.crew_id ?? answer.message ?? Object.values(answer.errors)[0];
    showToast({
      title: "Not Moved",
      description: description ?? "Please refresh and try again.",
      tone: "destructive",
    });
  }, [answer, state]);

  const drag = useDrag((visitId, { drop, dropCrew: crewId = null, dropHour }) => {
    const visit = visits.find(({ id }) => id === visitId);
    const day = readDay(drop);
    const hour = dropHour ? Number(dropHour) : null;
    const form = visit && day && formOf(visit, { day, crewId, hour }, zone);
    if (!form) return;
    void fetcher.submit(form, { method: "post", action: `/crm/schedule/visits/${visitId}` });
  });

  const movedId = formAction?.split("/").at(-1);
  const shown = visits
    .map((visit) => (visit.id === movedId && formData ? movedBy(visit, formData, zone) : visit))
    .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  return { visits: shown, drag };
}

/** Fields of the visit's form for this move; null if it was dropped where it already is. */
function formOf(visit: ShownVisit, { day, crewId, hour }: DropPlace, zone: string) {
  const { startsAt, endsAt, leavesAt, windowMinutes, version } = visit;
  const { minutes } = localTime(startsAt, zone);
  const time = hour === null ? minutes : hour * 60 + (minutes % 60);
  const crew = crewId ?? visit.crewId;
  if (day === dayOf(startsAt, zone) && time === minutes && crew === visit.crewId) return null;
  return {
    intent: "move",
    version: String(version),
    crew_id: crew,
    date: day,
    time: clockField(time),
    duration_minutes: String(minutesBetween(startsAt, endsAt)),
    travel_minutes: String(minutesBetween(leavesAt, startsAt)),
    window_minutes: String(windowMinutes),
  };
}

function movedBy(visit: ShownVisit, sent: FormData, zone: string): ShownVisit {
  const text = (name: string) => String(sent.get(name) ?? "");
  const date = readDay(text("date"));
  if (!date) return visit;
  const [hours = 0, minutes = 0] = text("time").split(":").map(Number);
  const times = timesOf(
    {
      date,
      time: hours * 60 + minutes,
      duration_minutes: Number(text("duration_minutes")),
      travel_minutes: Number(text("travel_minutes")),
    },
    zone,
  );
  return { ...visit, ...times, crewId: text("crew_id") };
}
