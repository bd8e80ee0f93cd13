/** The groupings that figures are shown by. */
export const figureKinds = ["week", "source", "town", "service", "page"] as const;
export type FigureKind = (typeof figureKinds)[number];
