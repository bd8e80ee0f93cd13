import { redirect } from "react-router";
import { answerPasskeySignIn } from "~/web/shared/account/passkeys-action.server.ts";
import { safePath } from "../frame/guard.server.ts";
import type { Route } from "./+types/login-passkey";

export const loader = () => redirect("/admin/login");

export const action = (args: Route.ActionArgs) =>
  answerPasskeySignIn(args, "staff", (next) => safePath(typeof next === "string" ? next : null));
