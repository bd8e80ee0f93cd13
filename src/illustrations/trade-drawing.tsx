import type { ReactNode } from "react";
import { ElectricianDrawing } from "./electrician-drawing.tsx";
import { HandymanDrawing } from "./handyman-drawing.tsx";
import { HvacDrawing } from "./hvac-drawing.tsx";
import { LawnCareDrawing } from "./lawn-care-drawing.tsx";
import { PestControlDrawing } from "./pest-control-drawing.tsx";
import { PlumbingDrawing } from "./plumbing-drawing.tsx";

const drawings: Record<string, () => ReactNode> = {
  hvac: HvacDrawing,
  "pest-control": PestControlDrawing,
  handyman: HandymanDrawing,
  plumbing: PlumbingDrawing,
  electrician: ElectricianDrawing,
  "lawn-care": LawnCareDrawing,
};

/** The room a drawing takes. Its colors are `light-dark()` pairs: day in one scheme, evening in the other. */
export const drawingBox = "0 0 560 460";

/** A trade's drawing, for an `svg` with the view box above; null for other services. */
export function TradeDrawing({ slug }: { slug: string }) {
  const Drawing = drawings[slug];
  return Drawing ? <Drawing /> : null;
}
