import { HouseDrawing } from "./house-drawing.tsx";
import { drawingBox } from "./trade-drawing.tsx";

/**
 * A house at dusk with its lights on, a van in the drive, and the lead that brought it there.
 * The picture keeps its evening in both schemes; the card on it follows the scheme.
 */
export function HouseAtDusk() {
  return (
    <div
      role="img"
      aria-label="A house at dusk with its lights on and a contractor's van in the drive. A card reads: new lead, water heater is leaking, text sent, job booked."
      className="relative mb-20 sm:mb-12"
    >
      <svg viewBox={drawingBox} className="floating block w-full rounded-3xl" aria-hidden="true">
        <HouseDrawing />
      </svg>
      <LeadCard />
    </div>
  );
}

function LeadCard() {
  return (
    <div className="floating absolute -bottom-20 left-4 w-64 max-w-[calc(100%-2rem)] rounded-2xl bg-surface p-4 sm:-bottom-12 lg:-left-8">
      <p className="flex items-center justify-between text-sm">
        <span className="font-bold">New lead</span>
        <span className="text-muted">Just now</span>
      </p>
      <p className="mt-1 text-sm">“Water heater is leaking”</p>
      <p className="mt-3 flex flex-wrap gap-2 text-xs font-semibold">
        <span className="rounded-full bg-info-soft px-3 py-1 text-info">Text sent</span>
        <span className="rounded-full bg-good-soft px-3 py-1 text-good">Job booked</span>
      </p>
    </div>
  );
}
