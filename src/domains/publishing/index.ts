export type { Branding } from "./business-looks/business-look.ts";
export { type Area, type AreaWithHolder, claimAddress, writeArea } from "./directory/areas.ts";
export { maxQuestionLength } from "./directory/directory-query.ts";
export {
  forecastSentences,
  holdLabels,
  outcomeSentences,
  type PageForecast,
  type PageOutcome,
} from "./page-reviews/page-reviews.ts";
export { paidPlanSchema } from "./plans/plans.schema.ts";
export { numberGraceDays, type PlanState } from "./plans/plans.ts";
