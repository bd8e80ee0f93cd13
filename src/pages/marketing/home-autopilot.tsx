import { autopilot } from "~/content/home.ts";
import { LinkButton } from "~/ui/link-button.tsx";

/** One more invitation, for those who have read enough. */
export function Autopilot() {
  return (
    <section className="page-width section-space flex flex-col items-center text-center">
      <p className="text-xl font-semibold">{autopilot.lead}</p>
      <h2 className="mt-6">
        <LinkButton href="/get-started" variant="action" size="large">
          {autopilot.title}
        </LinkButton>
      </h2>
    </section>
  );
}
