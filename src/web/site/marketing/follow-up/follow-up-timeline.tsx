import { followUpTimeline } from "~/content/auto-follow-up.ts";
import { followUpMoments } from "~/content/trades/follow-up-moments.ts";
import { SectionHeading } from "~/ui/layout/section-heading.tsx";
import { MessageSign } from "../parts/message-sign.tsx";

/** The six messages of the first week: down a phone, across a desk. */
export function FollowUpTimeline() {
  return (
    <section className="deep-band section-space">
      <div className="page-width">
        <SectionHeading title={followUpTimeline.title} lead={followUpTimeline.lead} />
        <ol className="mt-12 grid gap-x-6 lg:grid-cols-6">
          {followUpMoments.map((moment, index) => {
            const message = followUpTimeline.messages[index];
            return (
              <li
                key={moment.when}
                className="relative grid grid-cols-[2.5rem_1fr] gap-x-5 pb-8 last:pb-0 lg:block lg:pb-0"
              >
                {index < followUpMoments.length - 1 ? (
                  <span className="absolute top-10 bottom-0 left-5 w-px bg-edge lg:top-5 lg:-right-6 lg:bottom-auto lg:left-10 lg:h-px lg:w-auto" />
                ) : null}
                <span className="relative grid size-10 place-items-center rounded-full border border-edge bg-surface">
                  <MessageSign by={moment.by} />
                </span>
                <div className="lg:mt-5">
                  <p className="pt-2 font-semibold text-brand lg:pt-0">{moment.when}</p>
                  <h3 className="mt-1 text-lg">{message?.title}</h3>
                  <p className="mt-1 text-sm text-muted">{message?.text}</p>
                </div>
              </li>
            );
          })}
        </ol>
      </div>
    </section>
  );
}
