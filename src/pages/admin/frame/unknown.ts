import { data } from "react-router";

/** Below /admin even an unknown address asks who is there first. */
export const loader = () => {
  throw data(null, { status: 404 });
};
export const action = loader;

export default function Unknown() {
  return null;
}
