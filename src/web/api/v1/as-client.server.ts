import type { RouterContextProvider } from "react-router";
import { identifyApiClient } from "~/domains/identity/index.server.ts";
import {
  type ApiClient,
  type ApiScope,
  apiVersions,
  hasScope,
  readApiVersion,
} from "~/domains/shared/index.ts";
import {
  refuseWith,
  rejectWithRetryAfter,
  respondWithRows,
} from "~/platform/http/api/api-response.server.ts";
import {
  platformContext,
  requestInfoContext,
} from "~/platform/http/requests/request-info.server.ts";
import { hideLinks } from "~/web/shared/frame/hide-links.server.ts";

import { versionHeader } from "./version-header.ts";

type ApiArgs = { request: Request; context: Readonly<RouterContextProvider> };

/** An authorized API call. Its client uses the version named in the call, else the key's. */
export type Call = { platform: Parameters<typeof identifyApiClient>[0]; client: ApiClient };

const bearer = /^Bearer +(\S+)$/i;

/**
 * Authorizes the API client whose key is in the `Authorization` header if the key has one of the scopes;
 * refuses all others (`api-keys.bound`). The command that it calls checks its own policy too.
 */
export async function asClient(
  { request, context }: ApiArgs,
  scopes: readonly [ApiScope, ...ApiScope[]],
  respond: (call: Call) => Promise<Response>,
): Promise<Response> {
  const platform = context.get(platformContext);
  const { address } = context.get(requestInfoContext);
  const key = bearer.exec(request.headers.get("authorization") ?? "")?.[1] ?? null;
  const identified = await identifyApiClient(platform, key, address);
  if (!identified.ok) {
    if (identified.code === "too_many")
      return rejectWithRetryAfter(context, identified.waitSeconds);
    const refused = refuseWith(
      context,
      identified,
      key === null
        ? "Send an API key in the header Authorization: Bearer …"
        : "This API key is unknown, has expired or was revoked.",
    );
    refused.headers.set("www-authenticate", "Bearer");
    return refused;
  }
  const named = request.headers.get(versionHeader);
  const version = named === null ? identified.client.version : readApiVersion(named);
  if (named !== null && version === null) {
    const reason = `Send one of these versions: ${apiVersions.join(", ")}`;
    return respondWithRows(context, request, { ok: false, parameter: versionHeader, reason });
  }
  const client = { ...identified.client, version };
  if (scopes.some((scope) => hasScope(client, scope))) {
    const response = hideLinks(await respond({ platform, client }), client);
    if (version) response.headers.set(versionHeader, version);
    return response;
  }
  const code = "permission_denied";
  const why = `permission denied: this key lacks the scope ${scopes.join(" or ")}`;
  return refuseWith(context, { ok: false, code }, why);
}

/** JSON response with one row. */
export function respondWithOne(row: object): Response {
  return Response.json(row, { headers: { "cache-control": "no-store" } });
}
