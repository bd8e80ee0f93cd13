import { notFound } from "../../shared/errors/not-found.server.ts";
import type { Route } from "./+types/design";
import { Actions } from "./design/actions.tsx";
import { Colors } from "./design/colors.tsx";
import { Display } from "./design/display.tsx";
import { Feedback } from "./design/feedback.tsx";
import { Fields } from "./design/fields.tsx";
import { Overlays } from "./design/overlays.tsx";

export const handle = { hydrate: true };

/** Only while developing; visitors have no use for it. */
export function loader({ context, request }: Route.LoaderArgs) {
  if (import.meta.env.PROD) throw notFound(context, new URL(request.url).pathname);
  return null;
}

export const meta: Route.MetaFunction = () => [
  { title: "Design" },
  { name: "robots", content: "noindex" },
];

/** Every component in all its states, for people who build pages with it. */
export default function Design() {
  return (
    <div className="page-width section-space flex flex-col gap-20">
      <header>
        <h1 className="text-4xl">Components</h1>
        <p className="mt-4 max-w-2xl text-lg text-muted">
          What pages are made of. Look at it in both color schemes, at 320 pixels, by keyboard alone
          and in print before changing any of it.
        </p>
      </header>
      <Colors />
      <Actions />
      <Fields />
      <Feedback />
      <Overlays />
      <Display />
    </div>
  );
}
