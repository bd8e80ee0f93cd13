import {
  pauseFollowUp,
  resumeFollowUp,
  stopFollowUp,
} from "~/features/follow-ups/lead/steer-follow-up.server.ts";
import { tell, tellRefusal } from "~/pages/site/frame/form-answers.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { type CrmContext, sessionMember } from "../frame/session-member.server.ts";

const refusals = { not_possible: "No more automatic messages are scheduled." };
const notChanged = { title: "No Changes Made", description: "Please refresh and try again." };

const steering = {
  "pause-follow-up": {
    command: pauseFollowUp,
    title: "Paused",
    description: "No automatic messages until you tap Resume.",
  },
  "resume-follow-up": {
    command: resumeFollowUp,
    title: "Resumed",
    description: "Automatic messages pick up where they left off.",
  },
  "stop-follow-up": {
    command: stopFollowUp,
    title: "Stopped",
    description: "No more automatic messages for this request.",
  },
} as const;

/** The buttons that steer a lead's automatic messages (`follow-ups.steered`); null for the page's other forms. */
export async function answerSteerForm(context: CrmContext, leadId: string, intent: unknown) {
  if (typeof intent !== "string" || !Object.hasOwn(steering, intent)) return null;
  const { command, ...words } = steering[intent as keyof typeof steering];
  const steered = await command(context.get(platformContext), sessionMember(context), leadId);
  return steered.ok ? tell(words) : tellRefusal(steered, notChanged, refusals);
}
