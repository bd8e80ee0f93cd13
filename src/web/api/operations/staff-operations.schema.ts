import { z } from "zod";
import type { ApiPaths } from "~/platform/http/api/openapi.server.ts";
import {
  body,
  noAuthentication,
  refusals,
  response,
  rows,
  signedIn,
  staffSelect,
  tooMany,
  unknownColumn,
  unreadable,
} from "./operation-parts.schema.ts";

const session = z.looseObject({
  user: z.looseObject({ id: z.uuid(), email: z.email(), name: z.string() }),
});

export const staffOperations: ApiPaths = {
  "/contractor_accounts": {
    get: {
      operationId: "listContractorAccounts",
      summary: "List contractors with their sessions and progress, newest first (staff)",
      ...staffSelect,
    },
  },
  "/affiliate_program_members": {
    get: {
      operationId: "listAffiliates",
      summary: "List referral partners, newest first (staff)",
      ...staffSelect,
    },
  },
  "/admin_roles": {
    get: {
      operationId: "getOwnRole",
      summary: "Get the signed-in user's own role",
      ...signedIn,
      requestParams: { query: z.object({ user_id: z.uuid().optional() }) },
      responses: {
        ...rows(z.object({ user_id: z.uuid(), role: z.string() })),
        ...refusals(unknownColumn, [401, "Sign in first"]),
      },
    },
  },
  "/auth/sign-in/email": {
    post: {
      operationId: "signIn",
      summary: "Sign in; the session is a cookie",
      ...noAuthentication,
      requestBody: body(z.object({ email: z.email(), password: z.string() }), {
        email: "you@example.com",
        password: "your own password",
      }),
      responses: {
        "200": response(
          "Signed in, or twoFactorRedirect when a one-time code is still needed",
          z.looseObject({ twoFactorRedirect: z.boolean().optional() }),
        ),
        ...refusals(unreadable, [401, "Wrong email or password"], tooMany),
      },
    },
  },
  "/auth/two-factor/verify-totp": {
    post: {
      operationId: "verifyOneTimeCode",
      summary: "Finish a sign-in with a one-time code",
      ...noAuthentication,
      requestBody: body(z.object({ code: z.string() }), { code: "123456" }),
      responses: {
        "200": response("Signed in", z.object({ signed_in: z.literal(true) })),
        ...refusals(
          unreadable,
          [401, "Wrong or used code, or too late"],
          [422, "No code was sent"],
          tooMany,
        ),
      },
    },
  },
  "/auth/confirm-password": {
    post: {
      operationId: "confirmPassword",
      summary: "Confirm your password before a sensitive action (staff)",
      ...signedIn,
      requestBody: body(z.object({ password: z.string() }), { password: "your own password" }),
      responses: {
        "200": response("Confirmed", z.object({ confirmed_minutes: z.number().int() })),
        ...refusals(unreadable, [401, "Sign in first"], [403, "Wrong password, or not for staff"]),
      },
    },
  },
  "/auth/get-session": {
    get: {
      operationId: "getSession",
      summary: "Get the current session, or null",
      ...noAuthentication,
      responses: { "200": response("The session", session.nullable()), ...refusals() },
    },
  },
  "/auth/sign-out": {
    post: {
      operationId: "signOut",
      summary: "End the session",
      ...noAuthentication,
      requestBody: body(z.object({}), {}),
      responses: { "200": response("Signed out", z.object({ success: z.boolean() })) },
    },
  },
};
