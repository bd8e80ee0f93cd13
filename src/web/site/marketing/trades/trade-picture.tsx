import type { TradePageCopy } from "~/content/trades/trade-copy.ts";
import { drawingBox, TradeDrawing } from "~/illustrations/trade-drawing.tsx";

type TradePictureProps = { slug: string; picture: TradePageCopy["picture"] };

/** The trade's illustration with the card of a new lead. */
export function TradePicture({ slug, picture }: TradePictureProps) {
  const { label, card, need, place, done } = picture;
  return (
    <div
      role="img"
      aria-label={`${label} A card on it reads: new lead, ${need}, ${done.join(", ")}.`}
      className="relative mb-20 sm:mb-12"
    >
      <Drawing slug={slug} />
      <div
        className={`floating absolute -bottom-20 w-64 max-w-[calc(100%-2rem)] rounded-2xl bg-surface p-4 sm:-bottom-12 ${card === "left" ? "left-4 lg:-left-6" : "right-4 lg:-right-6"}`}
      >
        <p className="flex items-center justify-between gap-2 text-sm">
          <span className="font-bold">New lead</span>
          <span className="text-muted">{place}</span>
        </p>
        <p className="mt-1 text-sm">“{need}”</p>
        <p className="mt-3 flex flex-wrap gap-2 text-xs font-semibold">
          <span className="rounded-full bg-info-soft px-3 py-1 text-info">{done[0]}</span>
          <span className="rounded-full bg-good-soft px-3 py-1 text-good">{done[1]}</span>
        </p>
      </div>
    </div>
  );
}

/** The illustration alone, hidden from assistive technology. */
export function Drawing({ slug }: { slug: string }) {
  return (
    <svg viewBox={drawingBox} className="floating block w-full rounded-3xl" aria-hidden="true">
      <TradeDrawing slug={slug} />
    </svg>
  );
}
