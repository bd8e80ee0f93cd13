import { queueEmail } from "~/features/messages/queue-email.server.ts";
import { hashToken } from "~/platform/secrets/secrets.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { passwordChanged } from "../staff.emails.server.ts";

/** Tells somebody that their password is a new one, should it not have been them. */
export async function tellOfNewPassword(
  work: UnitOfWork,
  person: { id: string; email: string },
  passwordHash: string,
): Promise<void> {
  await queueEmail(work, passwordChanged, {
    to: person.email,
    cause: `password-changed:${person.id}:${hashToken(passwordHash).slice(0, 12)}`,
    subjectId: person.id,
    params: { userId: person.id },
  });
}
