import { notFound } from "~/platform/http/failures/refusal.server.ts";

/** Below /crm even an unknown address asks who is there first. */
export const loader = () => {
  throw notFound();
};
export const action = loader;

export default function Unknown() {
  return null;
}
