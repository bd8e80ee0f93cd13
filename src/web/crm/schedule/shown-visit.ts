import type { ListedVisit } from "~/domains/schedule/visits/list-visits.server.ts";

/** What the schedule shows of a visit: a week has hundreds, and a phone loads each field of them. */
export type ShownVisit = ReturnType<typeof shownVisit>;

export const shownVisit = ({
  id,
  state,
  crewId,
  crewName,
  crewColor,
  leavesAt,
  startsAt,
  endsAt,
  windowMinutes,
  version,
  movedAt,
  customerName,
  what,
  address,
}: ListedVisit) => ({
  id,
  state,
  crewId,
  crewName,
  crewColor,
  leavesAt,
  startsAt,
  endsAt,
  windowMinutes,
  version,
  movedAt,
  customerName,
  what,
  address,
});
