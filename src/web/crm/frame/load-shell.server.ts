import type { RouterContextProvider } from "react-router";
import { sharesRevenue } from "~/domains/growth/revenue-share/participants/list-own-shares.server.ts";
import type { OwnBusiness } from "~/domains/identity/members/identify-member.server.ts";
import { countUnread } from "~/domains/inbox/count-unread.server.ts";
import { isSuspended } from "~/domains/operations/contractor-changes/suspend-contractor.server.ts";
import { textsLeave } from "~/domains/phone-numbers/senders/texts-leave.server.ts";
import { findOwnZone } from "~/domains/schedule/visits/list-visits.server.ts";
import type { MemberInSession, Observer } from "~/domains/shared/access/actor.ts";
import { memberHasPermission } from "~/domains/shared/access/member-roles.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import type { CrmShellData } from "./crm-shell.tsx";
import { sectionsOf, withUnread } from "./sections.ts";

/** Reads the data of the frame around every CRM page for the current user. */
export async function loadShell(
  context: Readonly<RouterContextProvider>,
  reader: MemberInSession | Observer,
  businesses: OwnBusiness[],
): Promise<CrmShellData> {
  const platform = context.get(platformContext);
  const { businessName } = reader;
  const isMember = reader.kind === "member";
  const member = isMember
    ? { id: reader.id, name: reader.name, email: reader.email, role: reader.role }
    : null;
  const [timeZone, unread, leave, suspended] = await Promise.all([
    findOwnZone(platform, reader),
    countUnread(platform, reader),
    textsLeave(platform, reader),
    isSuspended(platform, reader),
  ]);
  const runs = !isMember || memberHasPermission(reader, "run_business");
  const shares = runs && (await sharesRevenue(platform, reader));
  const sections = withUnread(sectionsOf(isMember ? reader.role : null, shares), unread);
  return {
    businessName,
    timeZone,
    member,
    sections,
    businesses,
    textsLeave: leave,
    isSuspended: suspended,
    readAt: platform.clock.now(),
  };
}
