/** The kinds by which figures are shown. */
export const figureKinds = ["week", "source", "town", "service", "page"] as const;
export type FigureKind = (typeof figureKinds)[number];
