import { Link } from "react-router";
import { howItStands, howLong } from "~/features/health/health.ts";
import type { readHealth } from "~/features/health/read-health.server.ts";
import { DescriptionList } from "~/ui/tables/description-list.tsx";

type ShownHealth = Awaited<ReturnType<typeof readHealth>>;
export type ShownBacklog = ShownHealth["backlog"];

const channelNames: Record<string, string> = { email: "email", sms: "text" };
const count = (number: number) => number.toLocaleString("en-US");

/** What waits and what gave up, of all processes together. */
export function HealthFigures({
  backlog,
  replication,
}: Pick<ShownHealth, "backlog" | "replication">) {
  const { queue, messages, deadLetters, delayedSeconds } = backlog;
  const waiting = messages.map(
    (one) => `${count(one.count)} ${channelNames[one.channel] ?? one.channel} ${one.state}`,
  );
  return (
    <DescriptionList
      items={[
        {
          term: "Workers",
          description: queue.state === "nobody works" ? "Nobody works" : "Somebody works",
        },
        { term: "Oldest job that is due", description: ageOf(queue.oldestSeconds) },
        { term: "Oldest job tried again", description: ageOf(queue.oldestRetrySeconds) },
        { term: "Messages that wait", description: waiting.join(", ") || "None" },
        { term: "Oldest refused for now", description: ageOf(delayedSeconds) },
        {
          term: "Gave up",
          description: (
            <Link to="/admin/messages/dead-letters" className="text-link">
              {count(deadLetters)} dead letters
            </Link>
          ),
        },
        ...(replication
          ? [{ term: "Read replica", description: `It ${howItStands(replication)}` }]
          : []),
      ]}
    />
  );
}

const ageOf = (seconds: number) =>
  seconds < 60 ? "None for longer than a minute" : howLong(seconds);
