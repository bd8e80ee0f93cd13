import type { MemberRole } from "~/domains/shared/access/member-roles.ts";

/** What the frame around every page of the CRM knows. */
export type CrmFrameData = {
  businessName: string;
  /** Of the clocks by which the business lives: every time in the CRM is shown by them (`schedule.clock`). */
  timeZone: string;
  /** Whether its texts leave: it has a number that carriers take them from. */
  textsLeave: boolean;
  /** Null for staff who look. */
  member: { id: string; name: string; email: string; role: MemberRole } | null;
};
