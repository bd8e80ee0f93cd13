import type { SequenceToEdit } from "~/domains/follow-ups/sequences/edit-sequence.server.ts";
import { typedStep } from "~/domains/follow-ups/sequences/steps-form.ts";
import { Card } from "~/ui/layout/card.tsx";
import { RestoreVersion } from "../forms/restore-version.tsx";
import { useFormatDate } from "../frame/use-format-date.ts";

type Versions = SequenceToEdit["versions"];
type VersionListProps = { versions: Versions; current: number; mayChange: boolean };

/** Versions with author and date; an old one can be restored as a new one. */
export function VersionList({ versions, current, mayChange }: VersionListProps) {
  const format = useFormatDate();
  return (
    <Card as="section" id="versions">
      <h2 className="text-lg">Versions</h2>
      {versions.length === 0 ? (
        <p className="mt-2 text-sm text-muted">
          No versions yet. The first is created when something is saved or sent.
        </p>
      ) : null}
      <ul className="mt-2 divide-y divide-line text-sm">
        {versions.map(({ version, author, createdAt, steps, channels }) => (
          <li key={version} className="flex flex-wrap items-start justify-between gap-3 py-3">
            <details className="min-w-0 grow basis-72">
              <summary>
                <span className="font-semibold">Version {version}</span>{" "}
                <span className="break-words text-muted">
                  {author === "standard" ? "Default" : `By ${author}`},{" "}
                  {format(createdAt, "MMM d, yyyy h:mm a")}
                  {switchedOff(channels)}
                </span>
              </summary>
              <ol className="mt-2 flex list-decimal flex-col gap-2 pl-6">
                {steps.map((step) => (
                  <li key={step.key} className="break-words">
                    {describe(step)}
                    <p className="whitespace-pre-wrap text-muted">{step.words}</p>
                  </li>
                ))}
              </ol>
            </details>
            {mayChange && version !== current ? (
              <RestoreVersion version={version} current={current} />
            ) : null}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function switchedOff({ sms, email }: Versions[number]["channels"]): string {
  const off = [...(sms ? [] : ["texts"]), ...(email ? [] : ["emails"])];
  return off.length > 0 ? `; ${off.join(" and ")} turned off` : "";
}

function describe(step: Versions[number]["steps"][number]): string {
  const { delay, unit, channel, subject, isOn } = typedStep(step);
  const name = channel === "sms" ? "Text" : `Email “${subject}”`;
  const wait = Number(delay) === 1 ? `1 ${unit.replace(/s$/, "")}` : `${delay} ${unit}`;
  const when = Number(delay) === 0 ? "right away" : `after ${wait}`;
  return `${name} ${when}${isOn ? "" : ", off"}`;
}
