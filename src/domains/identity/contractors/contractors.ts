/** The plans of `content.plans`, as `?plan=` and `selected_plan` name them (`content.plans`). */
export const planKeys = ["starter", "ads"] as const;

export type PlanKey = (typeof planKeys)[number];

export const planLabels: Record<PlanKey, string> = {
  starter: "Starter System",
  ads: "System + Ads",
};

/** The plan that an address's `?plan=` names, or null. */
export function findPlan(text: string | null): PlanKey | null {
  return planKeys.find((key) => key === text) ?? null;
}
