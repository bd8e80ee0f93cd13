import type { WaitingJobs } from "~/features/contractor-list/read-waiting-jobs.server.ts";
import { Alert } from "~/ui/feedback/alert.tsx";

/** Says that mail and other background work waits, and what to do about it. */
export function WaitingJobsAlert({ waiting }: { waiting: WaitingJobs }) {
  const { nobodyWorks, minutes } = waiting;
  const since = minutes === 1 ? "1 minute" : `${minutes.toLocaleString("en-US")} minutes`;
  return (
    <Alert
      tone={nobodyWorks ? "bad" : "warning"}
      title={nobodyWorks ? "No mail leaves: nobody works on jobs" : "Mail and other jobs are late"}
    >
      <p>
        The oldest job has been waiting for {since}.{" "}
        {nobodyWorks
          ? "Whoever runs this site starts one more process with npm run worker, or leaves PROCESS unset."
          : "Whoever runs this site starts more processes with npm run worker, or looks at their logs."}
      </p>
    </Alert>
  );
}
