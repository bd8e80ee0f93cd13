export {
  type CostLine,
  centsOf,
  centsOfKind,
  costOfMessage,
  costOfText,
  costsOfMonth,
  dropMinutes,
  type MonthCosts,
  type MonthUsage,
  segmentPrice,
  type TextGroup,
} from "./costs/text-costs.ts";
export {
  businessTypeLabels,
  canSubmitIn,
  describeLimit,
  kindLabels,
  type RegistrationStatus,
  registrationFees,
  statusLabels,
  statusTexts,
} from "./registration/registration.ts";
export { canChangeOwnBudget } from "./senders/senders.policy.ts";
export {
  areaCodeSchema,
  boughtTrackedSchema,
  limitsSchema,
  numberSchema,
  ownBudgetSchema,
  registrationSchema,
  trackedSchema,
} from "./senders/senders.schema.ts";
export {
  budgetLevel,
  budgetOf,
  defaultBudgetCents,
  defaultSenderLimits,
  isAcceptedByCarriers,
  mayText,
  type RegistrationState,
  registrationLabels,
  registrationStates,
  type SenderFilter,
  textsOf,
} from "./senders/senders.ts";
