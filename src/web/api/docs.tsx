import { data, type LinksFunction } from "react-router";
import { apiChanges, maxHooks } from "~/domains/office/index.ts";
import { openApiDocument } from "~/platform/http/api/openapi.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { cachedUnder } from "~/platform/http/responses/page-headers.server.ts";
import { Badge } from "~/ui/feedback/badge.tsx";
import { Card } from "~/ui/layout/card.tsx";
import siteStyles from "../shared/frame/site.css?url";
import type { Route } from "./+types/docs";
import { describeOperations } from "./describe-operations.server.ts";
import { apiPaths } from "./operations/api-paths.ts";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: siteStyles }];

/** /api/openapi.json as a readable page. */
export function loader({ context }: Route.LoaderArgs) {
  const { settings } = context.get(platformContext);
  const site = { name: settings.siteName, url: settings.siteUrl.origin };
  const document = openApiDocument(site, apiPaths);
  const shown = { title: document.info.title, operations: describeOperations(document) };
  return data(shown, { headers: cachedUnder("site") });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export default function Docs({ loaderData }: Route.ComponentProps) {
  return (
    <main id="main" className="page-width bg-canvas py-10">
      <h1 className="text-3xl">{loaderData.title}</h1>
      <p className="mt-4 max-w-2xl text-muted">
        What your programs can do. A program of your business uses an API key, which an owner
        creates under Settings, API keys. For machines:{" "}
        <a href="/api/openapi.json" className="text-link">
          openapi.json
        </a>
        . Errors are problem documents (RFC 9457) whose text is also in <code>message</code>.
      </p>
      <section aria-labelledby="repeating" className="mt-8 max-w-2xl">
        <h2 id="repeating" className="text-2xl">
          Repeating a call
        </h2>
        <p className="mt-2">
          If you don't get a response, repeat the call with the same <code>Idempotency-Key</code>:
          20 to 100 random characters that you create for each call. It takes effect once, and you
          get the first response again. The same key with another body is refused. Calls that send a
          message or record a payment need a key.
        </p>
        <p className="mt-2">
          Customers, properties, estimates, invoices, and appointments have a <code>revision</code>.
          Send back the one you saw. If someone changed the record since, you get 409: get it again,
          then repeat your change.
        </p>
      </section>
      <section aria-labelledby="versions" className="mt-8 max-w-2xl">
        <h2 id="versions" className="text-2xl">
          Versions
        </h2>
        <p className="mt-2">
          A key gets the version of the day it was created, and so does a webhook. A later version
          doesn't change what they get. To try another one, name it in the header{" "}
          <code>Hearthline-Version</code>. Keys and webhooks from before the first version get what
          they always got.
        </p>
        <dl className="mt-4 flex flex-col gap-2">
          {apiChanges.map(({ version, what }) => (
            <div key={version}>
              <dt className="font-semibold">
                <code>{version}</code>
              </dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="events" className="mt-8 max-w-2xl">
        <h2 id="events" className="text-2xl">
          Events
        </h2>
        <p className="mt-2">
          An owner adds webhooks under Settings, Webhooks. A program can also subscribe with its API
          key: send <code>target_url</code> and <code>event</code> to{" "}
          <code>POST /api/v1/hooks</code>, and unsubscribe with <code>DELETE /api/v1/hooks/ID</code>
          . A business can have up to {maxHooks} subscriptions. A subscription ends if its URL
          responds with 410, or when its key is revoked or expires. The bodies of all events are in
          openapi.json.
        </p>
        <p className="mt-2">
          For Zapier, our code has an app definition that you can upload to your own Zapier account.
          It isn't published in Zapier's directory.
        </p>
      </section>
      <div className="mt-8 flex flex-col gap-4">
        {loaderData.operations.map((operation) => (
          <Card as="section" key={`${operation.method} ${operation.path}`}>
            <h2 className="flex flex-wrap items-center gap-3 text-lg">
              <Badge tone="info">{operation.method}</Badge>
              <code className="min-w-0 wrap-anywhere">/api{operation.path}</code>
            </h2>
            <p className="mt-2">{operation.summary}</p>
            <p className="mt-2 text-sm text-muted">{operation.access}</p>
            {operation.parameters.length > 0 ? (
              <p className="mt-2 text-sm text-muted">
                Parameters: {operation.parameters.join(", ")}
              </p>
            ) : null}
            {operation.fields.length > 0 ? (
              <p className="mt-2 text-sm text-muted">Body: {operation.fields.join(", ")}</p>
            ) : null}
            <ul className="mt-2 text-sm text-muted">
              {operation.responses.map((response) => (
                <li key={response}>{response}</li>
              ))}
            </ul>
          </Card>
        ))}
      </div>
    </main>
  );
}
