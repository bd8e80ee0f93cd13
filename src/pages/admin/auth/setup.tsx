import { data, type LinksFunction, redirect } from "react-router";
import {
  isSetupOpen,
  setUpFirstAdministrator,
} from "~/features/staff/first-administrator.server.ts";
import { readFormValues } from "~/platform/http/read-body.server.ts";
import { platformContext } from "~/platform/http/request-info.server.ts";
import { TextField } from "~/ui/text-field.tsx";
import adminStyles from "../frame/admin.css?url";
import type { Route } from "./+types/setup";
import { AuthPage } from "./auth-page.tsx";
import { enterNewAccount } from "./enter-new-account.server.ts";
import { StaffLinkExpired } from "./link-expired.tsx";
import { NewAccountForm } from "./new-account-form.tsx";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: adminStyles }];
export const meta: Route.MetaFunction = () => [
  { title: "Set up the first administrator" },
  { name: "robots", content: "noindex" },
];

/** The one-time link that the log prints until there is an administrator (decisions). */
export async function loader({ context, params }: Route.LoaderArgs) {
  const open = await isSetupOpen(context.get(platformContext), params.token);
  return data({ open }, { status: open ? 200 : 410 });
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const values = await readFormValues(request);
  const typed = { name: String(values.name ?? ""), email: String(values.email ?? "") };
  const setUp = await setUpFirstAdministrator(platform, params.token, values);
  if (!setUp.ok) {
    if (setUp.code === "link_expired") return redirect("");
    return data({ typed, errors: setUp.errors }, { status: 422 });
  }
  return enterNewAccount(request, context, setUp);
}

export default function Setup({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData.open) {
    return (
      <StaffLinkExpired>
        This link was used already, or a newer start of the server printed another one.
      </StaffLinkExpired>
    );
  }
  const errors = actionData?.errors ?? {};
  return (
    <AuthPage title="Set up the first administrator">
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
