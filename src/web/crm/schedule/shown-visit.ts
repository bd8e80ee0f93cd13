import type { ListedVisit } from "~/domains/schedule/visits/list-visits.server.ts";

/**
 * Fields of a visit that the schedule shows: a week has hundreds of visits, and a phone downloads
 * every field.
 */
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
