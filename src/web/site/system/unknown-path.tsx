import { notFound as notFoundCodes } from "~/platform/http/failures/refusal.server.ts";
import { NotFoundPage } from "~/web/shared/errors/error-page.tsx";
import { notFound } from "~/web/shared/errors/not-found.server.ts";
import type { Route } from "./+types/unknown-path";

/** Any other URL shows the 404 page in place. /404 itself is the target of redirects. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { pathname } = new URL(request.url);
  return pathname === "/404" ? notFoundCodes() : notFound(context, pathname);
}

export const action = ({ request, context }: Route.ActionArgs) =>
  notFound(context, new URL(request.url).pathname);

export const meta: Route.MetaFunction = () => [
  { title: "Page not found" },
  { name: "robots", content: "noindex" },
];

export default NotFoundPage;
