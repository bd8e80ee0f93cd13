import { type RouterContextProvider, redirect } from "react-router";
import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  removePasskey,
  signInWithPasskey,
} from "~/domains/identity/index.server.ts";
import type { Actor } from "~/domains/shared/index.ts";
import { refuseWith } from "~/platform/http/api/api-response.server.ts";
import { showAgain } from "~/platform/http/commands/run-command.server.ts";
import { malformed } from "~/platform/http/failures/refusal.server.ts";
import { readFormValues, readJson } from "~/platform/http/requests/read-body.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import {
  platformContext,
  requestInfoContext,
} from "~/platform/http/requests/request-info.server.ts";
import type { FieldErrors } from "~/platform/validation/form.ts";
import { parseJson } from "~/platform/validation/parse-json.ts";

type RequestArgs = { request: Request; context: Readonly<RouterContextProvider> };

/**
 * Action of a page with passkeys, at `path`. Adding one takes two requests: first for the options,
 * then with the device's response.
 */
export async function handlePasskeyForm(
  { request, context }: RequestArgs,
  actor: Actor,
  path: string,
) {
  const platform = context.get(platformContext);
  const values = await readFormValues(request);
  const name = String(values.name ?? "");
  if (values.intent === "begin") {
    const started = await beginPasskey(platform, actor, values);
    return started.ok
      ? { errors: {} as FieldErrors, name: started.name, options: started.options }
      : showAgain(started, { name, options: null });
  }
  if (values.intent === "add") {
    const added = await addPasskey(platform, actor, {
      name,
      credential: parseJson(String(values.answer)),
    });
    return added.ok ? redirect(path, { status: 303 }) : showAgain(added, { name, options: null });
  }
  if (values.intent !== "remove") throw malformed();
  const id = readId(values.id);
  if (id) await removePasskey(platform, actor, id);
  return redirect(path, { status: 303 });
}

/** Called by a sign-in page's script twice: first for the options, then with the device's response. */
export async function handlePasskeySignIn(
  { request, context }: RequestArgs,
  audience: "staff" | "member",
  pathAfter: (next: unknown) => string,
): Promise<Response> {
  const platform = context.get(platformContext);
  const { address } = context.get(requestInfoContext);
  const { answer, next } = await readJson(request);
  if (answer === undefined) {
    const started = await beginPasskeySignIn(platform, audience, address);
    return started.ok ? Response.json({ options: started.options }) : refuseWith(context, started);
  }
  const signedIn = await signInWithPasskey(platform, audience, request, {
    credential: answer,
    address,
  });
  if (!signedIn.ok) return refuseWith(context, signedIn);
  return Response.json({ next: pathAfter(next) }, { headers: signedIn.headers });
}
