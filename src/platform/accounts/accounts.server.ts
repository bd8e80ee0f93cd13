import { createPasskeys, type Passkeys } from "./passkeys.server.ts";
import {
  type AccountParts,
  type Audience,
  createSessions,
  type Sessions,
} from "./sessions.server.ts";
import { createSecondFactor, type SecondFactor } from "./two-factor.server.ts";

/** The accounts of one audience. */
type AudienceAccounts = Sessions & { passkeys: Passkeys };

/** The accounts of each audience, plus staff's second factor. Passwords are in passwords.server.ts. */
export type Accounts = Record<Audience, AudienceAccounts> & { secondFactor: SecondFactor };

export function createAccounts(parts: AccountParts): Accounts {
  const kitOf = (audience: Audience): AudienceAccounts => {
    const sessions = createSessions(audience, parts);
    return { ...sessions, passkeys: createPasskeys(audience, parts, sessions) };
  };
  const staff = kitOf("staff");
  return { staff, member: kitOf("member"), secondFactor: createSecondFactor(parts, staff) };
}
