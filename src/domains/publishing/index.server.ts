export {
  readBranding,
  readEmailBusiness,
  readLogo,
} from "./business-looks/business-look.server.ts";
export {
  countLocations,
  findArea,
  findHolders,
  findOpenAreas,
  type LocationCount,
  searchAreas,
} from "./directory/find-areas.server.ts";
export {
  type Location,
  type SearchResults,
  searchDirectory,
} from "./directory/search-directory.server.ts";
export {
  forecastPages,
  publishConfirmedPages,
  remainingFreePages,
} from "./page-reviews/forecast-pages.server.ts";
export { releaseForPlan } from "./page-reviews/held-pages.server.ts";
export {
  countNewBusiness,
  findNameHolds,
  type Hold,
  holdDrafts,
} from "./page-reviews/page-holds.server.ts";
export { endPlanWithoutSubscription } from "./plans/billing/refresh-subscription.server.ts";
export { findPastDue, findPlanForStaff, hasPlan, readPlan } from "./plans/find-plan.server.ts";
export {
  cancelPlanOrSubscription,
  checkOwnPlan,
  openPlanPortal,
  resumePlan,
  startOrChangePlan,
} from "./plans/manage-plan.server.ts";
export { notifyWaitingBusinesses } from "./plans/process-due-plans.server.ts";
export { setPlan } from "./plans/set-plan.server.ts";
export { handlePlanWebhook } from "./publishing.jobs.server.ts";
export { businessPlans, planSubscriptions } from "./read-models.server.ts";
export {
  type Claimant,
  listTerritories,
  type TerritoryState,
  transferTerritory,
} from "./territories/territories.server.ts";
