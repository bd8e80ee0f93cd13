import { Form, Link } from "react-router";
import { searchBusiness } from "~/domains/office/index.server.ts";
import { readForm } from "~/platform/http/requests/read-body.server.ts";
import { searchText } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { EmptyState } from "~/ui/feedback/empty-state.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import type { Route } from "./+types/search-page";
import { memberContext } from "./guard.server.ts";
import { foundKinds, maxSearch, searchResultHref } from "./hrefs.ts";

export const meta: Route.MetaFunction = () => [{ title: "Search" }];

/** A POST keeps names and numbers out of URLs. */
export async function action({ request, context }: Route.ActionArgs) {
  const query = searchText(String((await readForm(request)).get("q") ?? ""), maxSearch);
  const results = await searchBusiness(
    context.get(platformContext),
    context.get(memberContext),
    query,
  );
  return { query, found: results };
}

/** The palette's search as a page, for use without JavaScript. */
export default function SearchPage({ actionData }: Route.ComponentProps) {
  const { query = "", found = [] } = actionData ?? {};
  const kinds = Object.entries(foundKinds) as [keyof typeof foundKinds, string][];
  return (
    <div className="flex max-w-2xl flex-col gap-5">
      <h1 className="text-2xl">Search</h1>
      <Form method="post" role="search" className="flex flex-wrap items-end gap-3">
        <div className="min-w-[min(14rem,100%)] grow">
          <TextField
            name="q"
            label="Name, phone, address, or estimate or invoice number"
            type="search"
            autoComplete="off"
            maxLength={maxSearch}
            defaultValue={query}
          />
        </div>
        <Button type="submit">Search</Button>
      </Form>
      {actionData && found.length === 0 ? (
        <EmptyState title="Nothing found">
          Try part of the name, or the last four digits.
        </EmptyState>
      ) : null}
      {kinds.map(([kind, label]) => {
        const sameKind = found.filter((result) => result.kind === kind);
        return sameKind.length > 0 ? (
          <section key={kind} aria-labelledby={`found-${kind}`}>
            <h2 id={`found-${kind}`} className="text-lg">
              {label}
            </h2>
            <ul className="raised mt-2 divide-y divide-line rounded-2xl bg-surface">
              {sameKind.map((result) => (
                <li key={result.id}>
                  <Link to={searchResultHref(result)} className="block px-4 py-3 hover:bg-sunken">
                    <span className="block font-semibold break-words">{result.title}</span>
                    <span className="block text-sm break-words text-muted">{result.detail}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ) : null;
      })}
    </div>
  );
}
