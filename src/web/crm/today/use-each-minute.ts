import { useEffect } from "react";
import { useRevalidator } from "react-router";

/** Reads the page's data again each minute that it is in sight, so that what it says of minutes stays true. */
export function useEachMinute(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) void revalidate();
    }, 60_000);
    return () => clearInterval(timer);
  }, [revalidate]);
}
