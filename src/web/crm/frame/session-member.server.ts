import type { RouterContextProvider } from "react-router";
import type { MemberInSession } from "~/domains/shared/access/actor.ts";
import { noAccess } from "~/platform/http/failures/refusal.server.ts";
import { memberContext } from "./guard.server.ts";

/** Context of a request below /crm. */
export type CrmContext = Readonly<RouterContextProvider>;

/** Member of this request's session, for their own data; staff have none. */
export function sessionMember(context: CrmContext): MemberInSession {
  const reader = context.get(memberContext);
  if (reader.kind !== "member") throw noAccess({ reason: "looking" });
  return reader;
}
