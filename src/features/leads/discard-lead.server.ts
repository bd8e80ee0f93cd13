import type { StaffMember } from "~/features/access/actor.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { type Reviewed, reviewEnquiries } from "./review-enquiries.server.ts";

/** Throws quarantined enquiries away: nobody is alerted, and they can still be looked up. */
export async function discardLead(
  platform: Platform,
  member: StaffMember,
  reviewed: Reviewed,
): Promise<"discarded" | "nothing_waiting"> {
  return inTransaction(platform, async (work) =>
    (await reviewEnquiries(work, member, reviewed, "discarded")) ? "discarded" : "nothing_waiting",
  );
}
