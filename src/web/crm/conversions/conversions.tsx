import { Link } from "react-router";
import { type FoundConversions, findAdConversions } from "~/domains/growth/index.server.ts";
import {
  adPlatformLabels,
  type ConversionState,
  reasonLabels,
  shownConversions,
  stageLabels,
} from "~/domains/growth/index.ts";
import { formatCents } from "~/domains/shared/index.ts";
import { readSearch } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { Alert } from "~/ui/feedback/alert.tsx";
import { Badge, type Tone } from "~/ui/feedback/badge.tsx";
import { EmptyState } from "~/ui/feedback/empty-state.tsx";
import { memberContext } from "~/web/crm/frame/guard.server.ts";
import { useIsMember } from "~/web/crm/frame/use-frame.ts";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";
import type { Route } from "./+types/conversions";
import { GoogleConnection, MetaConnection } from "./ad-connection.tsx";
import { handleConversionsForm } from "./conversions-action.server.ts";

export const meta: Route.MetaFunction = () => [{ title: "Ad conversions" }];
export const action = handleConversionsForm;

export async function loader({ request, context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const conversions = await findAdConversions(platform, context.get(memberContext));
  const outcome = readSearch(new URL(request.url).searchParams, "google");
  return { ...conversions, consent: consentMessages[outcome] ?? null };
}

/** Messages about the result of a member's authorization at Google. */
const consentMessages: Record<string, { isGood: boolean; text: string }> = {
  connected: { isGood: true, text: "Google Ads is connected." },
  canceled: { isGood: false, text: "Google Ads wasn’t connected. Try again." },
  no_permission: {
    isGood: false,
    text: "Google Ads wasn’t connected. On Google’s screen, leave the permission checked.",
  },
  token_expired: { isGood: false, text: "That took too long. Connect Google Ads again." },
  app_refused: {
    isGood: false,
    text: "Google doesn’t accept our app right now. We have to fix that. Try again later.",
  },
  rate_limited: { isGood: false, text: "Too many tries. Wait a few minutes, then try again." },
  unavailable: { isGood: false, text: "Google didn’t respond. Try again in a few minutes." },
};

/** The ad platforms that get bookings and payments, and the latest conversions. */
export default function Conversions({ loaderData, actionData }: Route.ComponentProps) {
  const { connections, latest, canUseGoogle, consent } = loaderData;
  const isMember = useIsMember();
  const refused = actionData?.values ? actionData : undefined;
  const of = (platform: "google" | "meta") =>
    connections.find((connection) => connection.platform === platform) ?? null;
  const refusedAs = (intent: string) => (refused?.values?.intent === intent ? refused : undefined);
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <header>
        <h1 className="text-2xl">Ad conversions</h1>
        <p className="mt-1 text-muted">
          When a lead from your ads books or pays, we tell the ad platform. Then it can find you
          more people like them.
        </p>
      </header>
      {actionData?.message ? (
        <Alert tone={refused ? "bad" : "good"} role={refused ? "alert" : "status"}>
          {actionData.message}
        </Alert>
      ) : null}
      {consent && !actionData ? (
        <Alert tone={consent.isGood ? "good" : "bad"} role="status">
          {consent.text}
        </Alert>
      ) : null}
      {canUseGoogle || of("google") ? (
        <GoogleConnection
          connection={of("google")}
          isMember={isMember}
          refused={refusedAs("google")}
        />
      ) : null}
      <MetaConnection connection={of("meta")} isMember={isMember} refused={refusedAs("meta")} />
      <section aria-labelledby="latest" className="flex flex-col gap-3">
        <h2 id="latest" className="text-xl">
          {`Last ${shownConversions}`}
        </h2>
        {latest.length === 0 ? (
          <EmptyState title="Nothing yet">
            Leads, bookings, and payments from your ads show up here.
          </EmptyState>
        ) : (
          <ul className="raised divide-y divide-line rounded-2xl bg-surface">
            {latest.map((conversion) => (
              <ConversionRow key={conversion.id} conversion={conversion} />
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}

const states: Record<ConversionState, { tone: Tone; label: string }> = {
  waiting: { tone: "neutral", label: "Waiting" },
  sent: { tone: "good", label: "Sent" },
  skipped: { tone: "neutral", label: "Not sent" },
  failed: { tone: "bad", label: "Failed" },
};

const dateFormat = "MMM d, yyyy h:mm a";

type ConversionRowProps = { conversion: FoundConversions["latest"][number] };

function ConversionRow({ conversion }: ConversionRowProps) {
  const { platform, stage, state, reason, cents, happenedAt, sentAt, leadId, name } = conversion;
  const formatDate = useFormatDate();
  const { tone, label } = states[state];
  const isChange = sentAt !== null && state !== "sent";
  return (
    <li className="flex flex-col gap-1 p-4 sm:px-6">
      <p className="flex flex-wrap items-center gap-2">
        <Link to={`/crm/leads/${leadId}`} className="text-link min-w-0 font-semibold wrap-anywhere">
          {name}
        </Link>
        <Badge tone={tone}>{label}</Badge>
      </p>
      <p className="text-sm text-muted">
        {[
          adPlatformLabels[platform],
          stageLabels[stage],
          cents === null ? null : formatCents(cents),
          formatDate(happenedAt, dateFormat),
        ]
          .filter(Boolean)
          .join(" · ")}
      </p>
      {isChange ? (
        <p className="text-sm">{`Sent ${formatDate(sentAt, dateFormat)}; this is a change to it.`}</p>
      ) : null}
      {reason ? <p className="text-sm">{`${reasonLabels[reason]}.`}</p> : null}
    </li>
  );
}
