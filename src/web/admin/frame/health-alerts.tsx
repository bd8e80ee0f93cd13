import type { WaitingJobs } from "~/domains/operations/index.server.ts";
import { Alert } from "~/ui/feedback/alert.tsx";

/** Warns that email and background tasks are delayed, with a fix. */
export function WaitingJobsAlert({ waiting }: { waiting: WaitingJobs }) {
  const { noWorkers, minutes } = waiting;
  const since = minutes === 1 ? "1 minute" : `${minutes.toLocaleString("en-US")} minutes`;
  return (
    <Alert
      tone={noWorkers ? "bad" : "warning"}
      title={
        noWorkers
          ? "Emails aren’t being sent: no worker is running"
          : "Emails and background tasks are delayed"
      }
    >
      <p>
        The oldest task has been waiting for {since}.{" "}
        {noWorkers
          ? "The operator of this site needs to start a worker (npm run worker) or leave PROCESS unset."
          : "The operator of this site needs to start more workers (npm run worker) or check their logs."}
      </p>
    </Alert>
  );
}

/** Lists what a public site still needs before it can reach customers. */
export function NotSetUp({ items }: { items: readonly string[] }) {
  return items.map((item) => <Alert key={item} tone="warning" title={item} />);
}
