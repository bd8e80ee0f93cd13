import { useEffect } from "react";
import { useRevalidator } from "react-router";

/** Milliseconds between two polls. */
const checkEvery = 1_000;

/** Loads the page's data again while something runs in the background. */
export function useProgress(running: boolean): void {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (!running || state !== "idle") return;
    const timer = setTimeout(() => void revalidate(), checkEvery);
    return () => clearTimeout(timer);
  }, [running, state, revalidate]);
}
