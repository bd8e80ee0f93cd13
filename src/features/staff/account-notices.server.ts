import { queueEmail } from "~/features/messages/queue-email.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import type { Work } from "~/platform/transaction.server.ts";
import { codesRemoved, roleChanged } from "./account-notices.emails.server.ts";
import type { StaffRole } from "./staff.ts";

type Person = { id: string; email: string };

/** Tells somebody that their one-time codes are gone, should it not have been them (`staff.account-notices`). */
export function noticeCodesRemoved(work: Work, { id, email }: Person): Promise<unknown> {
  return queueEmail(work, codesRemoved, {
    to: email,
    cause: `codes-removed:${newId()}`,
    subjectId: id,
    params: { userId: id },
  });
}

/** Tells somebody which role they have now (`staff.account-notices`). */
export function noticeRoleChanged(work: Work, { id, email }: Person, role: StaffRole) {
  return queueEmail(work, roleChanged, {
    to: email,
    cause: `role-changed:${newId()}`,
    subjectId: id,
    params: { userId: id, role },
  });
}
