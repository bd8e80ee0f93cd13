import { declareGuards } from "../guards.ts";

/** What keeps the staff area, its sessions and its decisions to those whose they are. */
export const staffGuards = declareGuards({
  signedInForPages: { from: "guardStaffArea", answer: "return;" },
  signedInForTheApi: {
    text: "if (!asked.ok) return asked.refused;",
    without: 'if (!asked.ok) asked.member = { kind: "staff", role: "super_admin" };',
    times: 4,
  },
  roleMay: { from: "may", answer: "return true;" },
  passwordOnceMore: { from: "requireConfirmation", answer: "return;" },
  roleIsLookedUp: {
    text: 'return found ? { kind: "staff", member: { kind: "staff", ...user, role: found.role }',
    without:
      'return true ? { kind: "staff", member: { kind: "staff", ...user, role: found?.role ?? "viewer" }',
  },
  decidedOnce: { from: "isDecided", answer: "return false;" },
  oneFirstAdministrator: { from: "hasAdministrator", answer: "return false;" },
});
