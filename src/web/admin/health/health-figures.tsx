import { Link } from "react-router";
import { howFarBehind, howLong } from "~/domains/operations/health/health.ts";
import type { readHealth } from "~/domains/operations/health/read-health.server.ts";
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
          description: queue.state === "no_workers" ? "Not running" : "Running",
        },
        { term: "Oldest waiting task", description: ageOf(queue.oldestSeconds) },
        { term: "Oldest retrying task", description: ageOf(queue.oldestRetrySeconds) },
        { term: "Waiting messages", description: waiting.join(", ") || "None" },
        { term: "Oldest delayed message", description: ageOf(delayedSeconds) },
        {
          term: "Failed",
          description: (
            <Link to="/admin/messages/dead-letters" className="text-link">
              {count(deadLetters)} {deadLetters === 1 ? "message or task" : "messages and tasks"}
            </Link>
          ),
        },
        ...(replication
          ? [{ term: "Read replica", description: howFarBehind(replication) ?? "Not responding" }]
          : []),
      ]}
    />
  );
}

const ageOf = (seconds: number) => (seconds < 60 ? "Under 1 minute" : howLong(seconds));
