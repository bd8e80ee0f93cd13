import { type RouterContextProvider, redirect } from "react-router";
import { signIn } from "~/domains/identity/index.server.ts";
import {
  platformContext,
  requestInfoContext,
} from "~/platform/http/requests/request-info.server.ts";

/** Signs in with a new account and redirects to the staff area. */
export async function enterNewAccount(
  request: Request,
  context: Readonly<RouterContextProvider>,
  credentials: { email: string; password: string },
): Promise<Response> {
  const { address } = context.get(requestInfoContext);
  const signedIn = await signIn(context.get(platformContext), request, credentials, address);
  const headers = signedIn.ok ? signedIn.headers : new Headers();
  return redirect("/admin/dashboard", { status: 303, headers });
}
