export {
  areaCodeSchema,
  boughtTrackedSchema,
  limitsSchema,
  numberSchema,
  registrationSchema,
  trackedSchema,
} from "./senders/senders.schema.ts";
export {
  defaultSenderLimits,
  isAcceptedByCarriers,
  mayText,
  type RegistrationState,
  registrationLabels,
  registrationStates,
  type SenderFilter,
  textsOf,
} from "./senders/senders.ts";
