import { heroCard, heroPhone } from "~/content/home.ts";
import { HouseDrawing } from "~/illustrations/house-drawing.tsx";
import { drawingBox } from "~/illustrations/trade-drawing.tsx";

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
                  {[...heroPhone.buttons, item.done].map((button, at) => (
                    <span
                      key={button}
                      className={`grow rounded-md border px-0.5 py-1 ${at === 0 ? "border-transparent bg-brand text-on-brand" : "border-edge"}`}
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
