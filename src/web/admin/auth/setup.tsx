import { data, type LinksFunction, redirect } from "react-router";
import { isSetupOpen, setUpFirstAdministrator } from "~/domains/identity/index.server.ts";
import { runForm, showAgain } from "~/platform/http/commands/run-command.server.ts";
import { linkStatus } from "~/platform/http/failures/refusal.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { TextField } from "~/ui/form/text-field.tsx";
import { AuthPage } from "~/web/shared/account/auth-page.tsx";
import adminStyles from "../frame/admin.css?url";
import type { Route } from "./+types/setup";
import { enterNewAccount } from "./enter-new-account.server.ts";
import { NewAccountForm, StaffLinkExpired } from "./new-account-form.tsx";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: adminStyles }];
export const meta: Route.MetaFunction = () => [
  { title: "Set up the first administrator" },
  { name: "robots", content: "noindex" },
];

/** One-time setup link, logged until there is an administrator (decisions). */
export async function loader({ context, params }: Route.LoaderArgs) {
  const open = await isSetupOpen(context.get(platformContext), params.token);
  return data({ open }, { status: linkStatus(open) });
}

export async function action(args: Route.ActionArgs) {
  const { values, ...setUp } = await runForm(args, {
    call: ({ platform, body }) => setUpFirstAdministrator(platform, args.params.token, body),
  });
  if (setUp.ok) return enterNewAccount(args.request, args.context, setUp);
  if (setUp.code === "link_expired") return redirect("");
  const typed = { name: String(values.name ?? ""), email: String(values.email ?? "") };
  return showAgain(setUp, { typed });
}

export default function Setup({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData.open) {
    return (
      <StaffLinkExpired>
        This link was already used, or the server was restarted and printed a new one.
      </StaffLinkExpired>
    );
  }
  const errors = actionData?.errors ?? {};
  return (
    <AuthPage audience="staff" title="Set up the first administrator">
      <NewAccountForm errors={errors} submitLabel="Create account">
        <TextField
          label="Your name"
          name="name"
          autoComplete="name"
          defaultValue={actionData?.typed.name}
          error={errors.name}
        />
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={actionData?.typed.email}
          error={errors.email}
        />
      </NewAccountForm>
    </AuthPage>
  );
}
