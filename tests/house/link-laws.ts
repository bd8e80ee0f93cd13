import { isTest, placeOf } from "./places.ts";
import type { SourceFile } from "./source-files.ts";

/** A literal that is a link: an attribute, an object's property, a redirect, or a request. */
const link =
  /\b(?:(?:to|href|action|formAction|src|\w+Href)(?:=\{?|: ?)|(?:redirect|redirectDocument|navigate|fetch|post|URL)\(\s*)(["'`])(\/[^"'`\n]*)\1/g;
/** Served without a route of their own. */
const served = ["/404", "/healthz", "/readyz", "/assets/*"];

/**
 * Links and redirects to paths that src/routes.ts doesn't have. Links with parameters in
 * pages are made by `href()`, which the compiler checks; this finds all others.
 * @param patterns of the routes, such as `/admin/leads/:id`
 * @param publicFiles names of the files in public/
 */
export function linksToNowhere(
  files: SourceFile[],
  patterns: readonly string[],
  publicFiles: readonly string[],
): string[] {
  const addresses = [...patterns, ...publicFiles.map((name) => `/${name}`), ...served];
  return files
    .filter(({ path }) => ["web", "domains", "content", "ui"].includes(placeOf(path).part))
    .filter(({ path }) => !isTest(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(link)]
        .map((match) => match[2] ?? "")
        .filter((address) => !addresses.some((pattern) => leadsTo(address, pattern)))
        .map(
          (address) =>
            `${path} leads to ${address}, which isn't one of our routes\n  Use a route of src/routes.ts; with parameters, build it with react-router's href().`,
        ),
    );
}

/** An expression in braces may be a segment, a part of one, or several. */
function leadsTo(address: string, pattern: string): boolean {
  const path = address.replace(/[?#].*$/, "").replace(/(?<=.)\/$/, "");
  const sample = path.replaceAll(/\$\{[^}]*\}/g, "x");
  const samplePattern = pattern.replaceAll(/:\w+|\*/g, "x");
  return (
    expressionOf(pattern, /:\w+/g, "[^/]+").test(sample) ||
    expressionOf(path, /\$\{[^}]*\}/g, ".*").test(samplePattern)
  );
}

function expressionOf(text: string, variable: RegExp, any: string): RegExp {
  const fixed = text.split(variable).map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${fixed.join(any).replaceAll("*", ".*").replaceAll("..*", ".*")}$`);
}
