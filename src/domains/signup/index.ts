export { joinCity, splitCityBy } from "./market-estimates/cities/split-city.ts";
export { splitCity } from "./market-estimates/cities/typed-city.ts";
export { NewAreaFields } from "./market-estimates/claims/new-area-fields.tsx";
export { readClaim } from "./market-estimates/claims/read-claim.ts";
export {
  claimFailed,
  claimSubmitted,
  contactRequiredForClaim,
  saveFailed,
} from "./market-estimates/estimate-toasts.ts";
export { CompetitionBadge } from "./market-estimates/figures/competition-badge.tsx";
export { estimateMarket } from "./market-estimates/figures/estimate-market.ts";
export {
  areaSchema,
  claimSchema,
  estimateSchema,
} from "./market-estimates/market-estimates.schema.ts";
export {
  competitionLevels,
  type EstimateFilter,
  industryOfClaim,
  invitationStates,
  leadSources,
} from "./market-estimates/market-estimates.ts";
export {
  brandColorProblem,
  findLogoProblem,
  type LogoProblem,
  logoColors,
  logoLimits,
  logoMessage,
  parseBrandColor,
  refuseLogo,
} from "./onboarding/branding.ts";
export {
  listAnswers,
  listFields,
  stepSchemas,
  submissionValues,
} from "./onboarding/onboarding.schema.ts";
export {
  fieldLabels,
  followupTimings,
  isStep,
  lastStep,
  nextStep,
  type Step,
  type Submission,
  serviceOptions,
  steps,
} from "./onboarding/onboarding.ts";
export {
  saveFailureToast,
  stepCompletedToast,
  submittedToast,
} from "./onboarding/onboarding-toasts.ts";
export {
  clearFieldErrors,
  createEstimateRequest,
  fieldOf,
  fillSlots,
  onSubmit,
  showFieldErrors,
  textOf,
  whileBusy,
} from "./results-generator/generator-form.ts";
export type { GeneratorState } from "./results-generator/generator-state.ts";
export { ResultsGenerator } from "./results-generator/results-generator.tsx";
