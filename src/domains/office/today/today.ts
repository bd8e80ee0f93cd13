/** Kinds without a filtered list elsewhere: all of one is shown on request. */
export const todayKinds = ["ready", "visits", "tasks"] as const;
export type TodayKind = (typeof todayKinds)[number];
