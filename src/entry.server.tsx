import { renderToStaticMarkup } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";
export default function handle(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  headers.set("content-type", "text/html; charset=utf-8");
  return new Response(
    "<!doctype html>" + renderToStaticMarkup(<ServerRouter context={context} url={request.url} />),
    { status, headers },
  );
}
