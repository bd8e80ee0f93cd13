import { isRouteErrorResponse } from "react-router";

const titles: Record<number, string> = { 403: "No access", 404: "Page not found" };

/** The document's title where a page could not be shown. */
export function failureTitle(error: unknown): string {
  const known = isRouteErrorResponse(error) ? titles[error.status] : undefined;
  return known ?? "Something went wrong";
}
