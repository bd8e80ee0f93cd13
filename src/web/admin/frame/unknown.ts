import { notFound } from "~/platform/http/failures/refusal.server.ts";

/** Unknown paths below /admin require signing in before the 404. */
export const loader = () => {
  throw notFound();
};
export const action = loader;

export default function Unknown() {
  return null;
}
