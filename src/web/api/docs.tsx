import { data, type LinksFunction } from "react-router";
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
        What the site's own forms use, for your programs as well. For machines:{" "}
        <a href="/api/openapi.json" className="text-link">
          openapi.json
        </a>
        . Errors are problem documents (RFC 9457) whose text is also in <code>message</code>.
      </p>
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
