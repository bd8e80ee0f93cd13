import { data } from "react-router";
import type { Route } from "./+types/results";
import { fetchDirectory, readSearchQuery, statusOfList } from "./fetch-directory.server.ts";
import { LocationList } from "./location-list.tsx";

/** /locations/results: only the list, which the page's script swaps in. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const shown = await fetchDirectory(context, readSearchQuery(request));
  return data(shown, statusOfList(shown));
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

export default function Results({ loaderData }: Route.ComponentProps) {
  return <LocationList {...loaderData} />;
}
