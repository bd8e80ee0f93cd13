import type { PageWords } from "~/content/page-words.ts";
import { pageMeta } from "./page-meta.ts";

/** A page's `meta` from its content; the title ends with the site's name. */
export function contentMeta(
  matches: Parameters<typeof pageMeta>[0],
  words: PageWords,
  path: string,
) {
  const site = matches[0]?.loaderData as { siteName?: string } | undefined;
  return pageMeta(matches, { ...words, title: `${words.title} | ${site?.siteName ?? ""}`, path });
}
