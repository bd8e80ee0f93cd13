export { dateFormat } from "~/platform/calendar/date-format.ts";
export {
  type Actor,
  type ApiClient,
  asSystem,
  authorize,
  authorOf,
  type BusinessMember,
  type BusinessReader,
  type BusinessWriter,
  canUseSite,
  contractorScopeOf,
  displayAuthor,
  hasAccessToBusiness,
  hasScope,
  isMember,
  isMemberInSession,
  isPermitted,
  isSignedIn,
  isStaff,
  isSystem,
  type MemberInSession,
  memberCanAct,
  memberCanRead,
  type Observer,
  type Signatory,
  type SignedInMember,
  type StaffMember,
  type SystemActor,
  seesPrices,
  signatureOf,
  system,
  visitor,
} from "./access/actor.ts";
export { type ApiScope, apiScopeLabels, apiScopes } from "./access/api-scopes.ts";
export {
  type ApiVersion,
  apiVersions,
  newestApiVersion,
  readApiVersion,
} from "./access/api-versions.ts";
export { audiences, redactLinks, visibleLinkAudiences } from "./access/bearer-links.ts";
export type { LastingLinkKind } from "./access/lasting-links.ts";
export {
  canSeePrices,
  type MemberPermission,
  type MemberRole,
  memberHasPermission,
  memberRoleLabels,
  memberRoles,
} from "./access/member-roles.ts";
export { product } from "./access/product.ts";
export {
  may,
  type Permission,
  readRole,
  roleLabels,
  roleSummaries,
  type StaffRole,
  staffRoles,
} from "./access/roles.ts";
export {
  confirmationFor,
  type MemberAccess,
  type ProgramAccess,
  type RouteAccess,
  type StaffAccess,
  staffPermission,
} from "./access/route-access.ts";
export {
  type Attribution,
  campaignFields,
  describeTouch,
  type Touch,
} from "./attribution/attribution.ts";
export {
  type AuditFilter,
  actionLabel,
  differences,
  entityLabel,
  entityName,
  entityPath,
} from "./audit/audit.ts";
export { type GeoPoint, milesBetween } from "./cities/geo-point.ts";
export { dollars, optionalDollars, optionalPortion, optionalRate } from "./money/money.schema.ts";
export {
  centsField,
  formatCents,
  formatPercent,
  multiplied,
  type Portion,
  portionField,
  portionOf,
  rateField,
  readCents,
  spread,
  wholeRate,
} from "./money/money.ts";
export {
  countPeople,
  findOnePerson,
  isOnePerson,
  isSharedEmail,
  isSharedPhone,
  type Person,
} from "./people/one-person.ts";
export {
  largeSide,
  type PhotoProblem,
  photoLimits,
  photoMessages,
  photoTypes,
  smallKey,
  smallSide,
  smallSize,
} from "./photos/photos.ts";
export {
  type SampleCounts,
  type SampleKind,
  sampleKinds,
} from "./sample-records/sample-records.ts";
export { findService, type Service, serviceBySlug, services, trades } from "./services/services.ts";
export { findState, stateOfAddress, states } from "./services/states.ts";
export {
  businessPath,
  cityKey,
  citySlug,
  parseCityState,
  replaceApostrophes,
  spellingsOfWord,
  type Territory,
  territoryKey,
  withoutApostrophes,
} from "./services/territory.ts";
export { formatSeconds } from "./time-zones/format-seconds.ts";
export {
  addDays,
  boundsOf,
  dayOf,
  isRepeated,
  isSkipped,
  type LocalDay,
  longDay,
  momentOn,
  monthName,
  monthOf,
  nextMonthOf,
  readDay,
  shortDay,
  weekdayOf,
  weekOf,
} from "./time-zones/local-day.ts";
export { localTime, momentAt } from "./time-zones/local-time.ts";
