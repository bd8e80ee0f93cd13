import { redirect } from "react-router";
import { crmPath } from "~/domains/identity/index.ts";
import { handlePasskeySignIn } from "~/web/shared/account/passkeys-action.server.ts";
import type { Route } from "./+types/sign-in-passkey";

export const loader = () => redirect("/crm/sign-in");

export const action = (args: Route.ActionArgs) => handlePasskeySignIn(args, "member", crmPath);
