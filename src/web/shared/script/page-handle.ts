import type { ComponentType } from "react";
import { type ShouldRevalidateFunction, useMatches } from "react-router";

/** Page options of a route: `export const handle: PageHandle`. Its other facts are in src/routes.ts. */
export type PageHandle = {
  /** Whether JavaScript runs on it. */
  hydrate?: boolean;
  /** Web app manifest of the page; null for none, by default the site's. */
  manifest?: string | null;
  /** Component that shows a guard's refusal, with the guard's data. */
  Refused?: ComponentType<{ reason?: unknown }>;
  /** Toast for a form that couldn't be sent; by default "Not Saved". */
  failureToast?: (form: FormData) => { title: string; description: string };
  /** Action data for a form that couldn't be sent, if the page shows the reason itself. */
  failureResult?: (reason: string, form: FormData) => object;
};

/** Handles of the current page's routes, innermost last. */
export function usePageHandles(): PageHandle[] {
  return useMatches().map(({ handle }) => (handle ?? {}) as PageHandle);
}

/** Loads the page again when a teammate saved first, to show what is saved now. */
export const reloadIfBehind: ShouldRevalidateFunction = ({
  actionStatus,
  defaultShouldRevalidate,
}) => actionStatus === 409 || defaultShouldRevalidate;
