import { listPasskeys } from "~/domains/identity/index.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { TextField } from "~/ui/form/text-field.tsx";
import { staffContext } from "~/web/admin/frame/guard.server.ts";
import { PageHeading } from "~/web/admin/frame/page-heading.tsx";
import { AddPasskey, PasskeyList } from "~/web/shared/account/passkeys.tsx";
import { handlePasskeyForm } from "~/web/shared/account/passkeys-action.server.ts";
import type { Route } from "./+types/account-passkeys";

export const meta: Route.MetaFunction = () => [{ title: "Passkeys" }];

export async function loader({ context }: Route.LoaderArgs) {
  return { passkeys: await listPasskeys(context.get(platformContext), context.get(staffContext)) };
}

export const action = (args: Route.ActionArgs) =>
  handlePasskeyForm(args, args.context.get(staffContext), "/admin/account/passkeys");

export default function AccountPasskeys({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-6">
      <PageHeading above={{ to: "/admin/account", label: "Your account" }} title="Passkeys">
        <p className="mt-2 max-w-prose text-muted">
          A passkey signs you in with your fingerprint, face, or device PIN, with no password or
          code. It only works on this site, so a fake site can’t use it.
        </p>
      </PageHeading>
      <PasskeyList passkeys={loaderData.passkeys} />
      <AddPasskey started={actionData ?? null} otherwise="your password" example="Work laptop">
        <TextField
          label="Your password"
          name="password"
          type="password"
          autoComplete="current-password"
          error={actionData?.errors.password}
        />
      </AddPasskey>
    </div>
  );
}
