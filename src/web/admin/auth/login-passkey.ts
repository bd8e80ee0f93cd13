import { redirect } from "react-router";
import { safePath } from "~/web/admin/frame/guard.server.ts";
import { handlePasskeySignIn } from "~/web/shared/account/passkeys-action.server.ts";
import type { Route } from "./+types/login-passkey";

export const loader = () => redirect("/admin/login");

export const action = (args: Route.ActionArgs) =>
  handlePasskeySignIn(args, "staff", (next) => safePath(typeof next === "string" ? next : null));
