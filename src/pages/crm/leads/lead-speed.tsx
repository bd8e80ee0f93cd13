import type { FollowUp } from "~/features/follow-ups/lead/find-follow-up.server.ts";
import { howLong } from "~/features/follow-ups/lead/how-long.ts";
import { useFormatDate } from "~/pages/site/frame/use-format-date.ts";

/** Asked, alerted, first message, answered, in one line (`follow-ups.speed`). */
export function LeadSpeed({ speed }: Pick<FollowUp, "speed">) {
  const format = useFormatDate();
  const { askedAt, alertedAt, acceptedAt, answeredAt } = speed;
  const after = (moment: Date) =>
    `after ${howLong(new Date(moment).getTime() - new Date(askedAt).getTime())}`;
  const parts = [
    `Requested ${format(askedAt, "MMM d, HH:mm")}`,
    ...(alertedAt ? [`you were alerted ${after(alertedAt)}`] : []),
    ...(acceptedAt ? [`first message ${after(acceptedAt)}`] : []),
    answeredAt ? `they replied ${after(answeredAt)}` : "no reply yet",
  ];
  return <p>{parts.join(" · ")}</p>;
}
