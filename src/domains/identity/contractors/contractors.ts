/** Plan keys in `?plan=`, `selected_plan`, and `content.plans`. */
export const planKeys = ["starter", "ads"] as const;

export type PlanKey = (typeof planKeys)[number];

export const planLabels: Record<PlanKey, string> = {
  starter: "Starter System",
  ads: "System + Ads",
};

/** The plan named by an address's `?plan=`, or null. */
export function findPlan(text: string | null): PlanKey | null {
  return planKeys.find((key) => key === text) ?? null;
}
