import { listPasskeys } from "~/domains/identity/index.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { sessionMember } from "~/web/crm/frame/guard.server.ts";
import { AddPasskey, PasskeyList } from "~/web/shared/account/passkeys.tsx";
import { handlePasskeyForm } from "~/web/shared/account/passkeys-action.server.ts";
import type { Route } from "./+types/account-passkeys";

export const meta: Route.MetaFunction = () => [{ title: "Passkeys" }];

export async function loader({ context }: Route.LoaderArgs) {
  return { passkeys: await listPasskeys(context.get(platformContext), sessionMember(context)) };
}

export const action = (args: Route.ActionArgs) =>
  handlePasskeyForm(args, sessionMember(args.context), "/crm/account/passkeys");

export default function AccountPasskeys({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="flex max-w-2xl flex-col gap-6">
      <div>
        <a href="/crm/account" className="text-link text-sm">
          Your account
        </a>
        <h1 className="mt-1 text-2xl">Passkeys</h1>
        <p className="mt-2 max-w-prose text-muted">
          Sign in with your fingerprint, face, or device PIN. No need to wait for an email.
        </p>
      </div>
      <PasskeyList passkeys={loaderData.passkeys} />
      <AddPasskey started={actionData ?? null} otherwise="an email code" example="My phone" />
    </div>
  );
}
