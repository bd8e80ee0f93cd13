import { data, redirect } from "react-router";
import {
  beginTwoFactor,
  type CodesChange,
  confirmTwoFactor,
  endTwoFactor,
  findPendingCodes,
  renewBackupCodes,
} from "~/features/staff/own-account/two-factor.server.ts";
import { showAgain } from "~/platform/http/commands/run-command.server.ts";
import { malformed } from "~/platform/http/failures/refusal.server.ts";
import { readFormValues } from "~/platform/http/requests/read-body.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { Alert } from "~/ui/feedback/alert.tsx";
import { Badge } from "~/ui/feedback/badge.tsx";
import { staffContext } from "../frame/guard.server.ts";
import { PageHeading } from "../frame/page-heading.tsx";
import type { Route } from "./+types/account-codes";
import { BackupCodes } from "./backup-codes.tsx";
import { CodesOff } from "./codes-off.tsx";
import { CodesOn } from "./codes-on.tsx";
import { CodesPending } from "./codes-pending.tsx";

export const meta: Route.MetaFunction = () => [{ title: "Two-factor authentication" }];

export async function loader({ context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const member = context.get(staffContext);
  return {
    on: member.twoFactor,
    pending: member.twoFactor ? null : await findPendingCodes(platform, member),
    required: platform.settings.requireTwoFactor,
  };
}

const changes = {
  begin: beginTwoFactor,
  confirm: confirmTwoFactor,
  renew: renewBackupCodes,
  end: endTwoFactor,
};

export async function action({ request, context }: Route.ActionArgs) {
  const values = await readFormValues(request);
  const intent = String(values.intent) as keyof typeof changes;
  if (!Object.hasOwn(changes, intent)) throw malformed();
  const platform = context.get(platformContext);
  const member = context.get(staffContext);
  const change: CodesChange = await changes[intent](platform, member, request, values);
  if (!change.ok) return showAgain(change, { intent, backupCodes: null });
  const headers = change.headers ?? new Headers();
  // Without script this same request goes on to show the page.
  if (intent === "confirm") context.set(staffContext, { ...member, twoFactor: true });
  // Shown once, in the answer itself: they have no address.
  if (change.backupCodes) {
    return data({ intent, errors: {}, backupCodes: change.backupCodes }, { headers });
  }
  return redirect("/admin/account/codes", { status: 303, headers });
}

export default function AccountCodes({ loaderData, actionData }: Route.ComponentProps) {
  const { on, pending, required } = loaderData;
  const errors = actionData?.errors ?? {};
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-6">
      <PageHeading
        above={{ to: "/admin/account", label: "Your account" }}
        title="Two-factor authentication"
        badges={<Badge tone={on ? "good" : "neutral"}>{on ? "On" : "Off"}</Badge>}
      />
      {required && !on ? (
        <Alert tone="warning" title="Two-factor authentication is required here">
          Set them up now; the staff area opens as soon as they are on.
        </Alert>
      ) : null}
      {actionData?.backupCodes ? <BackupCodes codes={actionData.backupCodes} /> : null}
      {on ? <CodesOn errors={errors} intent={actionData?.intent} /> : null}
      {!on && pending ? <CodesPending pending={pending} errors={errors} /> : null}
      {on || pending ? null : <CodesOff errors={errors} />}
    </div>
  );
}
