import type { MemberPermission } from "./member-roles.ts";
import type { Permission } from "./roles.ts";

/** Access to a staff-area route, checked by its guard (`access.roles`). */
export type StaffAccess = {
  for: "staff";
  read: Permission;
  /** For every method except GET and HEAD. */
  write: Permission;
  /** A file of personal data: reading it requires the password again (`staff.confirm-identity`). */
  confirmToRead?: true;
  /** Form intents that require the password again. */
  confirmToDo?: readonly string[];
  /** Topic of the refusal page, when the permission alone would name another page. */
  refusal?: "phone" | "security";
};

/** Access to a CRM route, checked by its guard. */
export type MemberAccess = {
  for: "members";
  permission: MemberPermission;
  /** Extra permissions behind the guard: one for writing, one for reading. */
  behind?: { read?: MemberPermission; write?: MemberPermission };
  /** A POST here only searches, so staff viewing the CRM may send it. */
  searches?: true;
};

type Programs = "everyone" | "signed_in" | "staff" | "reviewers" | "keys" | "no_one";

/** Access to an API route; each route identifies its client itself. */
export type ProgramAccess = { for: "programs"; read: Programs; write: Programs };

/**
 * Who can open a route, declared next to it in src/routes.ts. On routes for everyone, a token, a signature,
 * or a form decides what is shown.
 */
export type RouteAccess = { for: "everyone" } | StaffAccess | MemberAccess | ProgramAccess;

/** The permission that a staff-area request needs. */
export const staffPermission = ({ read, write }: StaffAccess, method: string): Permission =>
  isRead(method) ? read : write;

/** Whether a staff-area request requires the password again, or only forms with one of these intents. */
export function confirmationFor(
  { confirmToRead, confirmToDo }: StaffAccess,
  method: string,
): boolean | readonly string[] {
  return (isRead(method) ? confirmToRead : confirmToDo) ?? false;
}

const isRead = (method: string): boolean => method === "GET" || method === "HEAD";
