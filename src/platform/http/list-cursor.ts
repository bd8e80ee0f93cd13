import { z } from "zod";

/** The id that a list goes on after, from the address; anything that is no id counts as none. */
export function readBefore(searchParams: URLSearchParams): string | null {
  const result = z.uuid().safeParse(searchParams.get("before"));
  return result.success ? result.data : null;
}
