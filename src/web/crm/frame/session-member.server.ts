import type { RouterContextProvider } from "react-router";
import type { MemberInSession } from "~/domains/shared/access/actor.ts";
import { noAccess } from "~/platform/http/failures/refusal.server.ts";
import { memberContext } from "./guard.server.ts";

/** What a request below /crm carries. */
export type CrmContext = Readonly<RouterContextProvider>;

/** The member of this request's session, for what is one's own: staff who look have none. */
export function sessionMember(context: CrmContext): MemberInSession {
  const reader = context.get(memberContext);
  if (reader.kind !== "member") throw noAccess({ reason: "looking" });
  return reader;
}
