import type { SignedInMember } from "~/features/access/actor.ts";
import type { StaffRole } from "~/features/access/roles.ts";

/** A member of staff of this role in a session, who is in no database. */
export function staffActor(role: StaffRole): SignedInMember {
  return {
    kind: "staff",
    id: crypto.randomUUID(),
    email: `${role}@hearth.example`,
    name: role,
    role,
    sessionId: crypto.randomUUID(),
    twoFactor: false,
    withPasskey: false,
  };
}
