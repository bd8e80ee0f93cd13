import { data, Form, type LinksFunction, redirect, useNavigation } from "react-router";
import { identifyVisitor } from "~/features/staff/find-staff-member.server.ts";
import { signIn } from "~/features/staff/sign-in.server.ts";
import { readForm } from "~/platform/http/read-body.server.ts";
import { platformContext, requestInfoContext } from "~/platform/http/request-info.server.ts";
import { formValues } from "~/platform/validation/form.ts";
import { Alert } from "~/ui/alert.tsx";
import { Button } from "~/ui/button.tsx";
import { TextField } from "~/ui/text-field.tsx";
import type { Route } from "./+types/login";
import adminStyles from "./admin.css?url";
import { safePath } from "./guard.server.ts";

export const handle = { hydrate: true };
export const links: LinksFunction = () => [{ rel: "stylesheet", href: adminStyles }];
export const meta: Route.MetaFunction = () => [
  { title: "Admin Login" },
  { name: "robots", content: "noindex" },
];

export async function loader({ request, context }: Route.LoaderArgs) {
  const next = safePath(new URL(request.url).searchParams.get("next"));
  const visitor = await identifyVisitor(context.get(platformContext), request);
  if (visitor.kind === "staff") throw redirect(next);
  return { next };
}

export async function action({ request, context }: Route.ActionArgs) {
  const values = formValues(await readForm(request));
  const { address } = context.get(requestInfoContext);
  const signedIn = await signIn(context.get(platformContext), request, values, address);
  if (!signedIn.ok) {
    const { status, message, errors } = signedIn;
    return data({ message, errors, email: String(values.email ?? "") }, { status });
  }
  const next = safePath(String(values.next ?? ""));
  const { headers, codeNeeded } = signedIn;
  const target = codeNeeded ? `/admin/login/code?next=${encodeURIComponent(next)}` : next;
  return redirect(target, { status: 303, headers });
}

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const busy = useNavigation().state !== "idle";
  return (
    <main id="main" className="grid min-h-dvh place-items-center bg-canvas px-4 py-12">
      <div className="raised w-full max-w-md rounded-2xl bg-surface p-8">
        <h1 className="text-2xl">Admin Login</h1>
        <p className="mt-2 text-muted">Access the super admin dashboard</p>
        <Form method="post" noValidate className="mt-6 flex flex-col gap-5">
          {actionData?.message ? (
            <Alert tone="bad" role="alert">
              {actionData.message}
            </Alert>
          ) : null}
          <input type="hidden" name="next" value={loaderData.next} />
          <TextField
            label="Email"
            name="email"
            type="email"
            autoComplete="username"
            defaultValue={actionData?.email}
            error={actionData?.errors.email}
          />
          <TextField
            label="Password"
            name="password"
            type="password"
            autoComplete="current-password"
            error={actionData?.errors.password}
          />
          <Button type="submit" size="large" busy={busy} busyLabel="Signing in...">
            Sign In
          </Button>
        </Form>
      </div>
    </main>
  );
}
