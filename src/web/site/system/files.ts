import { createReadableStreamFromReadable } from "@react-router/node";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { notFound } from "../../shared/errors/not-found.server.ts";
import type { Route } from "./+types/files";

const contentTypes: Record<string, string> = {
  png: "image/png",
  jpg: "image/jpeg",
  webp: "image/webp",
};

/** What browsers keep for good, a cache for everybody asks for again: a business may have been erased meanwhile. */
const cacheControl = "public, max-age=31536000, immutable, s-maxage=3600";

/** Stored files. Only names that we made ourselves are looked up; a file never changes. */
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
