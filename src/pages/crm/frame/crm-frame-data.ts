import type { MemberRole } from "~/features/access/member-roles.ts";

/** What the frame around every page of the CRM knows. */
export type CrmFrameData = {
  businessName: string;
  /** Null for staff who look. */
  member: { id: string; name: string; email: string; role: MemberRole } | null;
};
