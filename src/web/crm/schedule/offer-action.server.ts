import { data } from "react-router";
import { listCrews, offerTimes, suggestTimes } from "~/domains/schedule/index.server.ts";
import { offerSchema } from "~/domains/schedule/index.ts";
import { newRequestKey, readRequestKey } from "~/platform/http/commands/request-key.ts";
import {
  type ActionArgs,
  runForm,
  showAgain,
} from "~/platform/http/commands/run-command.server.ts";
import { malformed } from "~/platform/http/failures/refusal.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { check } from "~/platform/validation/form.ts";
import { withChosenAddress } from "~/web/crm/forms/chosen-address.ts";
import { memberContext, sessionMember } from "~/web/crm/frame/guard.server.ts";
import { clockField, defaultDurations } from "./visit-labels.ts";

type Urgency = Parameters<typeof suggestTimes>[2]["urgency"];

/** Crews, and the first two times that one of them is free. */
export async function proposeTimes(context: ActionArgs["context"], urgency: Urgency) {
  const platform = context.get(platformContext);
  const reader = context.get(memberContext);
  const [crews, suggested] = await Promise.all([
    listCrews(platform, reader),
    suggestTimes(platform, reader, {
      durationMinutes: Number(defaultDurations.duration_minutes),
      travelMinutes: Number(defaultDurations.travel_minutes),
      urgency,
    }),
  ]);
  const times = suggested?.times ?? [];
  return {
    crews,
    crewId: suggested?.crewId ?? crews[0]?.id,
    times: times.map(({ date, minutes }) => ({ date, time: clockField(minutes) })),
    requestKey: newRequestKey(),
  };
}

const messages = {
  not_possible: "There’s no conversation with them yet, so nothing can be sent.",
  not_found: "You have no conversation with them, so nothing can be sent.",
  changed_elsewhere: "They’re updating their preferences right now. Try again in a moment.",
};

type Target = Pick<Parameters<typeof offerTimes>[2], "to" | "workOrderId">;

/** Sends the offered times. @param findTarget null if they can't be messaged */
export async function sendOffer(args: ActionArgs, findTarget: () => Promise<Target | null>) {
  const member = sessionMember(args.context);
  const sent = await runForm(args, {
    read: (body) => check(offerSchema, withChosenAddress(body)),
    call: async ({ platform, body }, request) => {
      const requestKey = readRequestKey(body.request_key);
      if (!requestKey) throw malformed();
      const target = await findTarget();
      if (!target) return { ok: false, code: "not_found" } as const;
      return offerTimes(platform, member, { ...target, request, requestKey });
    },
  });
  if (!sent.ok) return showAgain(sent, { values: sent.values, sent: false }, messages);
  const message = "Times sent. We’ll email you when they pick one.";
  return data({ message, errors: {}, values: undefined, sent: true });
}
