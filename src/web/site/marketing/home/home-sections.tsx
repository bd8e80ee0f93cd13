import { heroCard, heroPhone, problemSection } from "~/content/home.ts";
import { HouseDrawing } from "~/illustrations/house-drawing.tsx";
import { drawingBox } from "~/illustrations/trade-drawing.tsx";
import { SectionHeading } from "~/ui/layout/page-sections.tsx";

/**
 * Illustration of a house at dusk, with the Today screen on a phone and a lead card in front. The
 * house looks the same in both color schemes; phone and card follow the scheme. It is all markup: no
 * extra request, and nothing that paints later than the headline.
 */
export function HeroPicture() {
  return (
    <div role="img" aria-label={heroPhone.shows} className="hero-picture">
      <svg viewBox={drawingBox} className="floating block w-full rounded-3xl" aria-hidden="true">
        <HouseDrawing />
      </svg>
      <TodayPhone />
      <LeadCard />
    </div>
  );
}

/** The CRM's Today screen with the demo's customers, scaled down; tests compare it with the real one. */
function TodayPhone() {
  return (
    <div className="hero-phone floating text-xs">
      <div className="overflow-hidden bg-canvas pb-6">
        <p className="border-b border-line bg-surface px-4 pt-3 pb-2 font-semibold">
          {heroPhone.business}
        </p>
        <div className="flex flex-col gap-3 p-3">
          <p>
            <b className="block text-lg leading-tight">{heroPhone.title}</b>
            <span className="text-muted">{heroPhone.day}</span>
          </p>
          {heroPhone.sections.map(({ title, item }) => (
            <div key={title}>
              <p className="mb-1.5 text-sm">
                <b>{title}</b> <span className="text-muted">1</span>
              </p>
              <div className="raised rounded-xl bg-surface p-3">
                <p className="flex flex-wrap justify-between gap-x-2 font-semibold">
                  <span>{item.name}</span>
                  <span className="text-good">{item.since}</span>
                </p>
                {item.line ? <p className="text-muted">{item.line}</p> : null}
                <p>{item.text}</p>
                <p className="mt-2 flex gap-1.5 text-center font-semibold">
                  {[...heroPhone.buttons, item.done].map((button, index) => (
                    <span
                      key={button}
                      className={`grow rounded-md border px-0.5 py-1 ${index === 0 ? "border-transparent bg-brand text-on-brand" : "border-edge"}`}
                    >
                      {button}
                    </span>
                  ))}
                </p>
              </div>
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

function LeadCard() {
  return (
    <div className="hero-card floating rounded-2xl bg-surface p-4">
      <p className="flex items-center justify-between text-sm">
        <span className="font-bold">{heroCard.title}</span>
        <span className="text-muted">{heroCard.since}</span>
      </p>
      <p className="mt-1 text-sm">{heroCard.text}</p>
      <p className="mt-3 flex flex-wrap gap-2 text-xs font-semibold">
        <span className="rounded-full bg-info-soft px-3 py-1 text-info">{heroCard.sent}</span>
        <span className="rounded-full bg-good-soft px-3 py-1 text-good">{heroCard.booked}</span>
      </p>
    </div>
  );
}

const phones = [22, 66, 110, 154, 198];

/** Problems of the usual way to buy leads. */
export function Problem() {
  return (
    <section className="section-space border-y border-line bg-sunken">
      <div className="page-width">
        <div className="grid items-center gap-10 lg:grid-cols-[1.4fr_1fr] lg:gap-16">
          <div>
            <SectionHeading title={problemSection.title} lead={problemSection.lead} />
          </div>
          <SharedLead />
        </div>
        <ul className="mt-12 grid gap-8 md:grid-cols-3">
          {problemSection.points.map((point) => (
            <li key={point.title} className="flex gap-4">
              <CrossMark />
              <div>
                <h3 className="text-xl">{point.title}</h3>
                <p className="mt-2 text-muted">{point.text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Illustration of one request sold to five contractors: a house and five ringing phones. */
function SharedLead() {
  return (
    <svg
      viewBox="0 0 420 220"
      className="mx-auto w-full max-w-md fill-none"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {phones.map((y) => (
        <path
          key={y}
          d={`M118 118C200 118 220 ${y} 300 ${y}`}
          className="stroke-edge"
          strokeDasharray="2 8"
        />
      ))}
      <path d="M32 112v66h92v-66" className="fill-surface stroke-ink" />
      <path d="m16 118 62-54 62 54" className="stroke-ink" strokeWidth="5" />
      <path d="M66 178v-34h24v34" className="fill-action stroke-ink" />
      {phones.map((y, index) => (
        <g key={y} transform={`translate(312 ${y - 18})`}>
          <rect
            width="24"
            height="36"
            rx="5"
            className={index === 2 ? "fill-brand stroke-brand" : "fill-surface stroke-edge"}
          />
          <path
            d="M34 10c4 4 4 12 0 16m7-21c7 7 7 19 0 26"
            className={index === 2 ? "stroke-brand" : "stroke-edge"}
          />
          <circle cx="76" cy="18" r="13" className="fill-bad-soft stroke-bad" />
          <path
            d="M76 10v16m4-12.500c-1-1.500-2.500-2-4-2-2 0-4 1-4 3 0 4 8 2.500 8 6.500 0 2-2 3-4 3-1.700 0-3.300-.6-4.200-2"
            className="stroke-bad"
            strokeWidth="1.75"
          />
        </g>
      ))}
    </svg>
  );
}

function CrossMark() {
  return (
    <svg viewBox="0 0 32 32" className="size-8 shrink-0" aria-hidden="true">
      <circle cx="16" cy="16" r="16" className="fill-bad-soft" />
      <path
        d="m11 11 10 10m0-10L11 21"
        className="stroke-bad"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </svg>
  );
}
