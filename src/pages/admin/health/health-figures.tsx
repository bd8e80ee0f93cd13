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
          description: queue.state === "nobody works" ? "Not running" : "Running",
        },
        { term: "Oldest due task", description: ageOf(queue.oldestSeconds) },
        { term: "Oldest retried task", description: ageOf(queue.oldestRetrySeconds) },
        { term: "Waiting messages", description: waiting.join(", ") || "None" },
        { term: "Oldest delayed message", description: ageOf(delayedSeconds) },
        {
          term: "Failed",
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

const ageOf = (seconds: number) => (seconds < 60 ? "None over 1 minute" : howLong(seconds));
