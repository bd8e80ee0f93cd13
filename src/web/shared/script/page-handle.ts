import type { ComponentType } from "react";
import { useMatches } from "react-router";

/** What a route says about its page: `export const handle: PageHandle`. Its other facts are in src/routes.ts. */
export type PageHandle = {
  /** Whether script runs on it. */
  hydrate?: boolean;
  /** The app that it is part of, null for none; else that of the site. */
  manifest?: string | null;
  /** What shows the refusal of a guard above it, of which it gets what the guard said. */
  Refused?: ComponentType<{ reason?: unknown }>;
  /** The toast's words when a form of the page could not be sent; else "Not Saved". */
  failureToast?: (form: FormData) => { title: string; description: string };
  /** Where the page itself says why a form could not be sent: its action's data for it. */
  failureAnswer?: (reason: string, form: FormData) => object;
};

/** What the routes of the shown page say, the innermost last. */
export function usePageHandles(): PageHandle[] {
  return useMatches().map(({ handle }) => (handle ?? {}) as PageHandle);
}
