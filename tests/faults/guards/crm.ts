import { declareGuards } from "../guards.ts";

/** What members, and homeowners with a link, may do, and what counts when two of them do it at once. */
export const crmGuards = declareGuards({
  keysAreRead: { from: "readRequestKey", answer: "return null;" },
  taskIsFinishedOnce: {
    text: "done ? isNull(leadTasks.doneAt) :",
    without: "done ? undefined :",
  },
  visitIsMovedAsSeen: {
    text: "if (visit.version !== request.version) return",
    without: "if (false) return",
    // One visit, and one with those that follow.
    times: 2,
  },
  mergedLeadsAreFound: { from: "withMerged", answer: "return [leadId];" },
  mergeIsUndoneOnce: { text: "if (!lead.mergedInto) return", without: "if (false) return" },
  membersAreLookedUp: {
    text: "and(eq(members.userId, userId), isNull(members.revokedAt), isNull(contractorAccounts.erasedAt))",
    without: "eq(members.userId, userId)",
  },
  ownLeadsOnly: { from: "reachedBusiness", answer: "return undefined;" },
  ownVisitsOnly: {
    text: "and(eq(visits.id, visitId), eq(visits.contractorId, contractorId), also)",
    without: "eq(visits.id, visitId)",
  },
  ownPagesOnly: { from: "ownRows", answer: "return undefined;" },
  pageIsEditedAsSeen: {
    text: 'if (page.version !== expected) return { ok: false, code: "changed_elsewhere" };',
    without: "",
  },
  signInLinkIsOpen: {
    text: "isNull(memberSignIns.spentAt), gt(memberSignIns.expiresAt, now)",
    without: "undefined",
  },
  signInLinkIsSpentOnce: {
    text: "and(eq(memberSignIns.id, id), isNull(memberSignIns.spentAt))",
    without: "eq(memberSignIns.id, id)",
  },
  invitationIsOpen: {
    text: "isNull(memberInvitations.acceptedAt), isNull(memberInvitations.revokedAt), gt(memberInvitations.expiresAt, now), isNull(contractorAccounts.erasedAt)",
    without: "undefined",
  },
  offersExpire: {
    text: "if (!offer || offer.expiresAt <= keys.clock.now()) return null;",
    without: "if (!offer) return null;",
  },
  offeredTimeIsFree: {
    text: "if (!crewId || !isFree) return",
    without: "if (!crewId) return",
  },
  crewIsInOnePlace: { text: "if (isCrewTaken(error)) return", without: "if (false) return" },
});
