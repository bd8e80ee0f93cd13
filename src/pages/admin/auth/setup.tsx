import { data, type LinksFunction, redirect } from "react-router";
import {
  isSetupOpen,
  setUpFirstAdministrator,
} from "~/features/staff/first-administrator.server.ts";
import { signIn } from "~/features/staff/sign-in/sign-in.server.ts";
import { readFormValues } from "~/platform/http/read-body.server.ts";
import { platformContext, requestInfoContext } from "~/platform/http/request-info.server.ts";
import { Button } from "~/ui/button.tsx";
import { ErrorSummary } from "~/ui/error-summary.tsx";
import { TextField } from "~/ui/text-field.tsx";
import adminStyles from "../frame/admin.css?url";
import type { Route } from "./+types/setup";
import { AuthPage } from "./auth-page.tsx";
import { StaffLinkExpired } from "./link-expired.tsx";

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
  const { address } = context.get(requestInfoContext);
  const signedIn = await signIn(platform, request, setUp, address);
  const headers = signedIn.ok ? signedIn.headers : new Headers();
  return redirect("/admin/dashboard", { status: 303, headers });
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
      <form method="post" noValidate className="flex flex-col gap-5">
        <ErrorSummary
          errors={Object.entries(errors).map(([field, message]) => ({ field, message }))}
        />
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
        <TextField
          label="Password"
          name="password"
          type="password"
          autoComplete="new-password"
          hint="At least 12 characters."
          error={errors.password}
        />
        <Button type="submit" size="large">
          Create account
        </Button>
      </form>
    </AuthPage>
  );
}
