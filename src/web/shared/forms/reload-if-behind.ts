import type { ShouldRevalidateFunction } from "react-router";

/** Loads the page again when a teammate saved first (409), to show what is saved now. */
export const reloadIfBehind: ShouldRevalidateFunction = ({
  actionStatus,
  defaultShouldRevalidate,
}) => actionStatus === 409 || defaultShouldRevalidate;
