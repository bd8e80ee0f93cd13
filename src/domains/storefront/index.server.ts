export {
  type EditedPage,
  findPageToEdit,
  type PageToEdit,
  restorePage,
  savePage,
} from "./business-pages/content/edit-page.server.ts";
export {
  findBusinessZone,
  findBusinessZones,
  mainPageFirst,
  zoneOfPages,
} from "./business-pages/find-business-zone.server.ts";
export {
  findBusinessPage,
  findLivePage,
  findLivePaths,
  inTerritory,
  selectPage,
  selectPages,
  townOfPage,
} from "./business-pages/find-pages.server.ts";
export {
  type ListedPage,
  listOwnPages,
  listPages,
  pageHoldReasons,
  streamPages,
} from "./business-pages/list-pages.server.ts";
export {
  listSitemapPages,
  listSitemapParts,
  type SitemapPage,
} from "./business-pages/list-sitemap.server.ts";
export {
  erasePages,
  isTaken,
  leaveWaitingLists,
  lockPages,
  lockTerritories,
  type PageChange,
  pauseAsStaff,
  pausePage,
  publishAsStaff,
  publishPage,
} from "./business-pages/manage-pages.server.ts";
export {
  addImportedPages,
  changePageContact,
  draftPages,
  dropPagesOf,
  fillNameKeys,
  updateImportedPage,
} from "./business-pages/page-details.server.ts";
export { holdPages, markHoldsNotified, removeHolds } from "./business-pages/page-holds.server.ts";
export { storePhoto } from "./business-pages/page-photos.server.ts";
export { changeEmbedHosts, embedTag, listEmbedHosts } from "./embedded-forms/embed-hosts.server.ts";
export { checkDomain } from "./own-addresses/check-domains.server.ts";
export { chooseSubdomain, enterDomain } from "./own-addresses/choose-address.server.ts";
export {
  findPageAddresses,
  type ListedAddress,
  listAddresses,
  type PageAddresses,
} from "./own-addresses/find-addresses.server.ts";
export { openHostDirectory } from "./own-addresses/host-directory.server.ts";
export { notifyDomainChange } from "./own-addresses/notify-domain-change.server.ts";
export { removeAddress, updateCanonicalHost } from "./own-addresses/own-addresses.server.ts";
export {
  pageHolds,
  pagePhotos,
  pageVersions,
  seoPages,
  territoryWaits,
} from "./read-models.server.ts";
