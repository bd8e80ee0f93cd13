import { data, type LinksFunction } from "react-router";
import { directorySearch, locationsHero, locationsMeta } from "~/content/locations.ts";
import { countLocations } from "~/domains/publishing/index.server.ts";
import { services } from "~/domains/shared/index.ts";
import { directoryTag, serviceTitle } from "~/domains/storefront/index.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { cachedUnder, runsScriptFiles } from "~/platform/http/responses/page-headers.server.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { SelectField } from "~/ui/form/select-field.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { PageBreadcrumbs } from "~/web/shared/breadcrumbs/page-breadcrumbs.tsx";
import { contentMeta } from "~/web/shared/metadata/page-meta.ts";
import type { Route } from "./+types/locations";
import type { DirectorySearch } from "./directory-address.ts";
import { directoryParts } from "./directory-parts.server.tsx";
import { fetchDirectory, readSearchQuery, statusOfList } from "./fetch-directory.server.ts";
import { countLine, Failed, LocationList } from "./location-list.tsx";
import styles from "./locations.css?url";
import script from "./run-directory.ts?worker&url";

/** The directory has its own size budget. */
export const handle = { separateFiles: true };

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

/** The directory's first page is the same for everyone; search results are private. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const query = readSearchQuery(request);
  const shown = await fetchDirectory(context, query);
  const { status, headers } = statusOfList(shown);
  const counts = shown.results ? await countLocations(context.get(platformContext)) : [];
  return data(
    {
      ...shown,
      services: [...new Set(counts.map(({ service }) => service))],
      parts: directoryParts(counts, query),
    },
    {
      status,
      headers: {
        ...headers,
        ...runsScriptFiles,
        ...(request.url.includes("?")
          ? { "cache-control": "private, no-cache" }
          : cachedUnder("site", directoryTag)),
      },
    },
  );
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ matches }) =>
  contentMeta(matches, locationsMeta, "/locations");

/** Directory of businesses by city, with open areas. */
export default function Locations({ loaderData }: Route.ComponentProps) {
  const { search, results, parts } = loaderData;
  const slugs = loaderData.services;
  const offered = slugs.length > 0 ? slugs : services.map(({ slug }) => slug);
  return (
    <>
      <div className="deep-band">
        <PageBreadcrumbs />
        <div className="page-width grid items-center gap-10 pt-6 pb-12 md:pt-8 lg:grid-cols-[1fr_1.15fr] lg:gap-16 lg:pb-16">
          <div>
            <h1 className="text-4xl">{locationsHero.title}</h1>
            <p className="mt-4 mb-8 max-w-2xl text-lg text-muted">{locationsHero.lead}</p>
            <SearchForm
              search={search}
              services={offered.map((slug) => ({ slug, label: serviceTitle(slug) }))}
            />
          </div>
          <Finished markup={parts.map} />
        </div>
      </div>
      <div className="page-width pt-10 pb-16 md:pt-14 md:pb-24">
        <p id="count" role="status" tabIndex={-1} className="mb-5 text-2xl font-bold">
          {countLine(results)}
        </p>
        <LocationList {...loaderData} />
        <Finished markup={parts.table} />
      </div>
      {/* Form of all "Claim Area" buttons. */}
      <form id="claim" action="/locations/claim" data-claim-kind="area" />
      <Finished markup={parts.dialog} />
      <template id="failed">
        <Failed />
      </template>
      <script type="module" src={script} />
    </>
  );
}

/** Inserts HTML rendered earlier from our own components. */
function Finished({ markup }: { markup: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: markup of React's own, from no visitor
  return <div dangerouslySetInnerHTML={{ __html: markup }} />;
}

type SearchFormProps = {
  search: DirectorySearch;
  /** Services that have live pages. */
  services: readonly { slug: string; label: string }[];
};

/** Text search and service filter: a GET form, so results have a URL. */
function SearchForm({ search, services }: SearchFormProps) {
  return (
    <search>
      <form id="directory" action="/locations" className="flex flex-col gap-4">
        <TextField
          label={directorySearch.text.label}
          name="q"
          type="search"
          defaultValue={search.text}
          placeholder={directorySearch.text.placeholder}
          autoComplete="off"
          maxLength={100}
          enterKeyHint="search"
        />
        <div className="grid gap-4 sm:grid-cols-[1fr_auto] sm:items-end">
          <SelectField
            label={directorySearch.service.label}
            id="directory-service"
            name="service"
            defaultValue={search.service ?? ""}
            placeholder={directorySearch.service.all}
            options={services.map(({ slug, label }) => ({ value: slug, label }))}
          />
          <Button type="submit" className="min-h-12 sm:px-8">
            {directorySearch.submit}
          </Button>
        </div>
        {search.state ? <input type="hidden" name="state" value={search.state} /> : null}
      </form>
    </search>
  );
}
