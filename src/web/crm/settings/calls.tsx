import { Form, Link } from "react-router";
import {
  blockCaller,
  type ListedCall,
  listCalls,
  type ReadCallSettings,
  readCallSettings,
  readMissedCallText,
  restoreMissedCallText,
  saveCallSettings,
  saveMissedCallText,
  unblockCaller,
} from "~/domains/inbox/index.server.ts";
import { describeCall } from "~/domains/inbox/index.ts";
import { runForm, showAgain } from "~/platform/http/commands/run-command.server.ts";
import { malformed } from "~/platform/http/failures/refusal.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { formatPhone } from "~/platform/validation/phone.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { EmptyState } from "~/ui/feedback/empty-state.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { memberContext, sessionMember } from "~/web/crm/frame/guard.server.ts";
import { useIsMember } from "~/web/crm/frame/use-frame.ts";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";
import { useLiveUpdates } from "~/web/shared/frame/use-live-updates.ts";
import type { Route } from "./+types/calls";
import { BlockedCallers, CallSettingsForm } from "./call-settings-form.tsx";
import { MissedCallText } from "./missed-call-text.tsx";

export const meta: Route.MetaFunction = () => [{ title: "Calls" }];

export async function loader({ context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const reader = context.get(memberContext);
  const [settings, missedText, calls] = await Promise.all([
    readCallSettings(platform, reader),
    readMissedCallText(platform, reader),
    listCalls(platform, reader),
  ]);
  return { settings, missedText, calls };
}

const messages = {
  save: "Settings saved.",
  "save-missed-text": "Text saved. Missed callers get it from now on.",
  "restore-missed-text": "Version restored. Missed callers get it from now on.",
  block: "Number blocked. Its calls won’t ring.",
  unblock: "Number unblocked.",
} as const;
type Intent = keyof typeof messages;

export async function action(args: Route.ActionArgs) {
  const member = sessionMember(args.context);
  const result = await runForm(args, {
    call: async ({ platform, body }) => {
      if (body.intent === "block") return blockCaller(platform, member, body);
      if (body.intent === "unblock") return unblockCaller(platform, member, body);
      if (body.intent === "save-missed-text") return saveMissedCallText(platform, member, body);
      if (body.intent === "restore-missed-text") {
        const [version, restored] = [readVersion(body.version), readVersion(body.restored)];
        return restoreMissedCallText(platform, member, { version, restored });
      }
      if (body.intent !== "save") throw malformed();
      return saveCallSettings(platform, member, body);
    },
  });
  if (!result.ok) return showAgain(result, { values: result.values });
  return { message: messages[result.values.intent as Intent], errors: {}, values: undefined };
}

function readVersion(typed: unknown): number {
  if (typeof typed !== "string" || !/^\d{1,6}$/.test(typed)) throw malformed();
  return Number(typed);
}

/** Phones that ring for the business's number, handling of missed calls, and blocked callers. */
export default function Calls({ loaderData, actionData }: Route.ComponentProps) {
  const { settings, missedText, calls } = loaderData;
  const { number } = settings;
  useLiveUpdates("/crm/events", "call");
  const refused = actionData?.values ? actionData : undefined;
  const refusedBy = (intent: Intent) => (refused?.values.intent === intent ? refused : undefined);
  const missedRefused = refusedBy("save-missed-text") ?? refusedBy("restore-missed-text");
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <header>
        <h1 className="text-2xl">Calls</h1>
        <p className="mt-1 text-muted">
          {number
            ? `When someone calls ${formatPhone(number)}, your phones ring one after the other. The person who picks up hears who’s calling and presses 1 to take the call. Calls aren’t recorded.`
            : "You don’t have a number yet. Once you do, calls to it ring your phones one after the other."}
        </p>
      </header>
      {actionData?.message ? (
        <Alert tone={refused ? "warning" : "good"} role="status">
          {actionData.message}
        </Alert>
      ) : null}
      <CallSettingsForm settings={settings} refused={refusedBy("save")} />
      <MissedCallText
        key={missedText.version}
        missedText={missedText}
        textsMissed={settings.textsMissed}
        refused={missedRefused}
      />
      <LatestCalls calls={calls} />
      <TrackedNumbers tracked={settings.tracked} />
      <BlockedCallers
        blocked={settings.blocked}
        refused={refusedBy("block") ?? refusedBy("unblock")}
      />
    </div>
  );
}

type TrackedNumbersProps = Pick<ReadCallSettings, "tracked">;

/** The business's tracked numbers with their sources. */
function TrackedNumbers({ tracked }: TrackedNumbersProps) {
  return (
    <Card as="section" aria-labelledby="tracked" className="max-sm:p-4">
      <h2 id="tracked" className="text-lg">
        Tracking numbers
      </h2>
      {tracked.length === 0 ? (
        <p className="mt-1 text-muted">
          Give a mailer, a yard sign, or an ad its own number. It rings the same phones, and you see
          which calls it brings in. Contact us to get one.
        </p>
      ) : (
        <ul className="mt-2 divide-y divide-line">
          {tracked.map(({ id, phone, source, page }) => (
            <li key={id} className="py-2">
              <p className="font-semibold tabular-nums">{formatPhone(phone)}</p>
              <p className="text-sm break-words text-muted">
                {[source, page ? `Your page: ${page}` : ""].filter(Boolean).join(" · ")}
              </p>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

/** Latest callers, each with a button to block them. */
function LatestCalls({ calls }: { calls: readonly ListedCall[] }) {
  return (
    <section aria-labelledby="latest">
      <h2 id="latest" className="mb-3 text-lg">
        Recent calls
      </h2>
      {calls.length === 0 ? (
        <EmptyState title="No calls yet">Calls to your number show up here.</EmptyState>
      ) : (
        <ul className="raised divide-y divide-line rounded-2xl bg-surface">
          {calls.map((call) => (
            <CallRow key={call.id} call={call} />
          ))}
        </ul>
      )}
    </section>
  );
}

function CallRow({ call }: { call: ListedCall }) {
  const format = useFormatDate();
  const isMember = useIsMember();
  const { name, phone, conversationId, state, attestation, createdAt, blockedSince } = call;
  const caller = name ?? formatPhone(phone) ?? "Private number";
  const details = [
    describeCall(call),
    format(createdAt, "MMM d, h:mm a"),
    attestation === "failed" ? "Possible spoofed number" : "",
  ].filter(Boolean);
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 px-4 py-3 sm:px-6">
      <div className="min-w-0">
        <p className="font-semibold break-words">
          {conversationId ? (
            <Link to={`/crm/conversations/${conversationId}`} className="text-link">
              {caller}
            </Link>
          ) : (
            caller
          )}
        </p>
        <p className={`text-sm ${state === "missed" ? "text-warning" : "text-muted"}`}>
          {details.join(" · ")}
        </p>
      </div>
      {isMember && phone && !blockedSince ? (
        <Form method="post">
          <input type="hidden" name="phone" value={phone} />
          <Button
            type="submit"
            name="intent"
            value="block"
            variant="secondary"
            size="small"
            aria-label={`Block ${caller}`}
          >
            Block
          </Button>
        </Form>
      ) : null}
    </li>
  );
}
