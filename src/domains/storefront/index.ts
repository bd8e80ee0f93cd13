export { brandColors, brandStyle } from "./business-pages/brand-colors.ts";
export { businessPageText, type Parts } from "./business-pages/business-page.text.en.ts";
export {
  type BusinessPage,
  cityAndState,
  directoryTag,
  type HoldReason,
  isPlanHold,
  ownPicture,
  type PageFilter,
  type PageStatus,
  pageStatuses,
  pageTag,
  serviceTitle,
} from "./business-pages/business-pages.ts";
export {
  type AddressSettings,
  canonicalAddress,
  isOwnDomain,
} from "./business-pages/canonical-address.ts";
export {
  readContent,
  type StoredPhotos,
  storedPhoto,
} from "./business-pages/content/check-page.ts";
export { claimHints } from "./business-pages/content/claim-hints.ts";
export { hoursLines } from "./business-pages/content/opening-hours.ts";
export {
  columnsOf,
  maxOf,
  type OpenHours,
  type PageDetails,
  photoSizes,
  type Weekday,
  weekdays,
} from "./business-pages/content/page-content.ts";
export {
  changeList,
  entryField,
  isPageList,
  readTypedPage,
  type TypedPage,
  typedPage,
} from "./business-pages/content/typed-page.ts";
export {
  businessPageTitle,
  callToAction,
  serviceInPlace,
  serviceInSentence,
} from "./business-pages/page-names.ts";
export { localBusiness, questionsAndAnswers } from "./business-pages/structured-data.ts";
export { embedSnippet, frameAncestors } from "./embedded-forms/embed-hosts.ts";
export {
  smsLink,
  textUsAddress,
  textUsLink,
  textUsSnippet,
  textUsText,
} from "./embedded-forms/text-us.ts";
export { addressKinds, addressStateLabels, addressStates } from "./own-addresses/own-addresses.ts";
export { canReadAddresses, canReadOwnPages } from "./storefront.policy.ts";
