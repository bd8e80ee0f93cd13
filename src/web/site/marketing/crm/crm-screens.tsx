import { crmScreens } from "~/content/contractor-crm.ts";
import { SectionHeading } from "~/ui/layout/section-heading.tsx";
import inboxDark from "./pictures/inbox-dark.webp";
import inboxLight from "./pictures/inbox-light.webp";
import leadsDark from "./pictures/leads-dark.webp";
import leadsLight from "./pictures/leads-light.webp";
import scheduleDark from "./pictures/schedule-dark.webp";
import scheduleLight from "./pictures/schedule-light.webp";
import todayDark from "./pictures/today-dark.webp";
import todayLight from "./pictures/today-light.webp";

/** Created by `npm run pictures`, which prints their sizes. */
const pictures = {
  today: { light: todayLight, dark: todayDark, width: 780, height: 1440 },
  leads: { light: leadsLight, dark: leadsDark, width: 1680, height: 1080 },
  inbox: { light: inboxLight, dark: inboxDark, width: 1680, height: 1080 },
  schedule: { light: scheduleLight, dark: scheduleDark, width: 1680, height: 1080 },
};

/** Screenshots of the CRM with the demo's customers. */
export function CrmScreens() {
  const { today, ...others } = crmScreens.screens;
  return (
    <section className="page-width section-space">
      <SectionHeading title={crmScreens.title} lead={crmScreens.lead} />
      <div className="mt-12 grid items-start gap-8 lg:grid-cols-[minmax(0,18rem)_minmax(0,1fr)] lg:gap-12">
        <Screen picture={pictures.today} words={today} className="mx-auto max-w-72" />
        <div className="grid gap-8">
          {(["leads", "inbox", "schedule"] as const).map((name) => (
            <Screen key={name} picture={pictures[name]} words={others[name]} />
          ))}
        </div>
      </div>
    </section>
  );
}

type ScreenProps = {
  picture: (typeof pictures)[keyof typeof pictures];
  words: { shows: string; caption: string };
  className?: string;
};

function Screen({ picture: { light, dark, width, height }, words, className }: ScreenProps) {
  return (
    <figure className={className}>
      <picture>
        <source media="(prefers-color-scheme: dark)" srcSet={dark} />
        <img
          src={light}
          alt={words.shows}
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
          className="raised h-auto w-full rounded-2xl border border-line"
        />
      </picture>
      <figcaption className="mt-3 text-muted">{words.caption}</figcaption>
    </figure>
  );
}
