import { createReadableStreamFromReadable } from "@react-router/node";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { notFound } from "~/web/shared/errors/not-found.server.ts";
import type { Route } from "./+types/files";

const contentTypes: Record<string, string> = {
  png: "image/png",
  jpg: "image/jpeg",
  webp: "image/webp",
};

/**
 * Browsers cache files permanently; shared caches revalidate hourly because a business may have been
 * erased.
 */
const cacheControl = "public, max-age=31536000, immutable, s-maxage=3600";

/** Serves stored files. Looks up only names that we generated; files are immutable. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const name = /^(?:form-logos|page-photos)\/[\w-]+\.(png|jpg|webp)$/.exec(params["*"]);
  const { files } = context.get(platformContext);
  const file = name ? await files.read(name[0]) : null;
  if (!file || !name?.[1]) throw notFound(context, new URL(request.url).pathname);
  return new Response(createReadableStreamFromReadable(file.stream), {
    headers: {
      "content-type": contentTypes[name[1]] ?? "application/octet-stream",
      "content-length": String(file.bytes),
      "cache-control": cacheControl,
    },
  });
}
