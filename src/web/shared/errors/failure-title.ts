import { createContext } from "react";
import { isRouteErrorResponse } from "react-router";
import { unreadReason } from "~/platform/http/browser/request-failure.ts";

const titles: Record<number, string> = { 403: "No access", 404: "Page not found" };

/** Document title of an error page. */
export function failureTitle(error: unknown): string {
  if (!isRouteErrorResponse(error)) return "Something went wrong";
  if (unreadReason(error.data)) return "This wasn’t saved";
  return titles[error.status] ?? "Something went wrong";
}

/** On the server: the log reference of the error that a page shows. */
export const ServedReference = createContext<string | undefined>(undefined);
