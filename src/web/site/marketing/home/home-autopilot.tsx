import { autopilot } from "~/content/home.ts";
import { LinkButton } from "~/ui/buttons/link-button.tsx";

/** One more invitation, for those who have read enough. */
export function Autopilot() {
  return (
    <section className="page-width section-space">
      <div className="deep-band flex flex-col items-center rounded-3xl px-6 py-16 text-center">
        <p className="max-w-xl text-2xl font-semibold text-balance">{autopilot.lead}</p>
        <h2 className="mt-8">
          <LinkButton href="/get-started" variant="action" size="large">
            {autopilot.title}
          </LinkButton>
        </h2>
      </div>
    </section>
  );
}
