import type { MemberPermission } from "./member-roles.ts";
import type { Permission } from "./roles.ts";

/** Of the staff area: the guard before it reads this (`staff.role-required`). */
export type StaffAccess = {
  for: "staff";
  read: Permission;
  /** Of every method but GET and HEAD. */
  write: Permission;
  /** A file of personal data: reading it takes the own password again (`staff.confirm-identity`). */
  confirmToRead?: true;
  /** The intents of forms that take the own password again. */
  confirmToDo?: readonly string[];
  /** What the page of a refusal is about, where the permission says it of another page. */
  refusal?: "phone" | "security";
};

/** Of the CRM: the guard before it reads this. */
export type MemberAccess = {
  for: "members";
  permission: MemberPermission;
  /** Where what is behind the guard is for fewer: what writing takes, and what reading takes. */
  behind?: { read?: MemberPermission; write?: MemberPermission };
};

type Programs = "everyone" | "signed_in" | "staff" | "reviewers" | "keys" | "nobody";

/** Of the API, where each route identifies its client itself. */
export type ProgramAccess = { for: "programs"; read: Programs; write: Programs };

/**
 * Who may open an address, as it is declared next to it in src/routes.ts. Of what is for everyone, a token, a
 * signature, or a form decides what is shown.
 */
export type RouteAccess = { for: "everyone" } | StaffAccess | MemberAccess | ProgramAccess;

/** What a request of the staff area takes. */
export const staffPermission = ({ read, write }: StaffAccess, method: string): Permission =>
  isRead(method) ? read : write;

/**
 * Whether a request of the staff area takes the own password again, or only a form that has one of these
 * intents.
 */
export function confirmationFor(
  { confirmToRead, confirmToDo }: StaffAccess,
  method: string,
): boolean | readonly string[] {
  return (isRead(method) ? confirmToRead : confirmToDo) ?? false;
}

const isRead = (method: string): boolean => method === "GET" || method === "HEAD";
