import { href, Link } from "react-router";
import { listSequences } from "~/domains/follow-ups/index.server.ts";
import { typedStep } from "~/domains/follow-ups/index.ts";
import { serviceTitle } from "~/domains/storefront/index.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { LinkButton } from "~/ui/buttons/button.tsx";
import { Badge } from "~/ui/feedback/badge.tsx";
import { EmptyState } from "~/ui/feedback/empty-state.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { memberContext } from "~/web/crm/frame/guard.server.ts";
import type { Route } from "./+types/follow-up";

export const meta: Route.MetaFunction = () => [{ title: "Follow-up" }];

export async function loader({ context }: Route.LoaderArgs) {
  return {
    sequences: await listSequences(context.get(platformContext), context.get(memberContext)),
  };
}

type OneSequence = Route.ComponentProps["loaderData"]["sequences"][number];

/** The business's automatic follow-up messages for each of its services. */
export default function FollowUp({ loaderData: { sequences } }: Route.ComponentProps) {
  return (
    <div className="flex flex-col gap-5">
      <div>
        <h1 className="text-2xl">Follow-up</h1>
        <p className="mt-1 max-w-prose text-sm text-muted">
          What we send automatically after someone contacts you through your page. It stops as soon
          as they reply, or you move the lead to another status. No texts are sent at night.
        </p>
      </div>
      {sequences.length === 0 ? (
        <EmptyState title="No page yet">
          Once you have a page, its messages show up here.
        </EmptyState>
      ) : null}
      {sequences.map((sequence) => (
        <SequenceCard key={sequence.service} sequence={sequence} />
      ))}
    </div>
  );
}

function SequenceCard({ sequence }: { sequence: OneSequence }) {
  const { service, version, steps, channels } = sequence;
  return (
    <Card as="section" aria-labelledby={service}>
      <div className="flex flex-wrap items-center gap-3">
        <h2 id={service} className="grow text-lg">
          <Link to={href("/crm/follow-up/:service", { service })} className="text-link">
            {serviceTitle(service)}
          </Link>
        </h2>
        <span className="text-sm text-muted">
          {version === 0 ? "Default" : `Version ${version}`}
        </span>
        {channels.sms ? null : <Badge tone="warning">Texts are off</Badge>}
        {channels.email ? null : <Badge tone="warning">Emails are off</Badge>}
      </div>
      <ol className="mt-3 divide-y divide-line text-sm">
        {steps.map((step) => (
          <StepLine key={step.key} step={typedStep(step)} />
        ))}
      </ol>
      <div className="mt-4 flex flex-wrap gap-3">
        <LinkButton href={href("/crm/follow-up/:service", { service })} size="small">
          Edit
        </LinkButton>
        <LinkButton
          href={href("/crm/follow-up/:service/time-machine", { service })}
          size="small"
          variant="secondary"
        >
          Preview timing
        </LinkButton>
      </div>
    </Card>
  );
}

function formatDelay(delay: string, unit: string): string {
  if (delay === "0") return "Right away";
  if (delay === "7" && unit === "days") return "1 week";
  return `${delay} ${delay === "1" ? unit.slice(0, -1) : unit}`;
}

function StepLine({ step }: { step: ReturnType<typeof typedStep> }) {
  const { delay, unit, channel, subject, words, isOn } = step;
  const preview = channel === "email" && subject ? subject : words;
  const shown = channel === "voicemail" ? "A recording" : preview;
  return (
    <li className="grid grid-cols-[minmax(0,6rem)_minmax(0,1fr)] sm:grid-cols-[6rem_4rem_1fr] gap-x-4 gap-y-1 py-2">
      <span className="font-semibold">{formatDelay(delay, unit)}</span>
      <span className="text-muted">
        {{ sms: "Text", email: "Email", voicemail: "Voicemail" }[channel]}
      </span>
      <span
        className={`col-span-full min-w-0 sm:col-span-1 ${isOn ? "" : "text-muted line-through"}`}
      >
        {withNamedFields(shown)}
        {isOn ? null : " (off)"}
      </span>
    </li>
  );
}

/** Replaces merge fields with readable names, without those that are usually blank. */
function withNamedFields(text: string): string {
  return text
    .replace(/\{(?:asked|urgent)\}/g, "")
    .replace("{two_times}", "[two open times]")
    .replace(/\{(\w+)\}/g, (_, name: string) => {
      return `[${name.replaceAll("_", " ")}]`;
    });
}
