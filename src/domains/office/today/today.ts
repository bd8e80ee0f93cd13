/** Kinds of Today that have no list elsewhere that is narrowed to them: all of one is shown on request. */
export const todayKinds = ["ready", "visits", "tasks"] as const;
export type TodayKind = (typeof todayKinds)[number];
