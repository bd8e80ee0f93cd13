import { useRouteLoaderData } from "react-router";
import { type MemberRole, memberHasPermission } from "~/domains/shared/index.ts";

/** Data of the frame around every CRM page. */
export type CrmFrameData = {
  businessName: string;
  /** ID of the business that staff are viewing; null for members. */
  viewedId: string | null;
  /** The business's time zone; all times in the CRM use it (`schedule.clock`). */
  timeZone: string;
  /** Whether it can send texts: it has a number approved by the carriers. */
  isTextingOn: boolean;
  /** Null for staff viewing the CRM. */
  member: { id: string; name: string; email: string; role: MemberRole } | null;
};

/** Whether the viewer is a member who can edit; staff only read. The server enforces it anyway. */
export function useIsMember(): boolean {
  const frame = useRouteLoaderData<CrmFrameData>("web/crm/frame/crm-frame");
  return Boolean(frame?.member);
}

/** Whether the viewer may see what the office sees: not a technician. The server enforces it anyway. */
export function useRunsBusiness(): boolean {
  const frame = useRouteLoaderData<CrmFrameData>("web/crm/frame/crm-frame");
  return !frame?.member || memberHasPermission(frame.member, "run_business");
}
