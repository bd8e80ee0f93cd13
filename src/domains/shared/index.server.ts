export { acquireLock } from "./access/acquire-lock.server.ts";
export {
  countLinkRenewals,
  lastingLinkToken,
  type ReadLink,
  readCurrentLink,
  readLastingLink,
  replaceLink,
} from "./access/lasting-links.server.ts";
export { defineList, defineSelect, ownRows, type RowOf } from "./access/read-rows.server.ts";
export {
  attributionOf,
  attributionsOf,
  eraseAttributions,
  findAttribution,
  recordAttribution,
  removeReferralCodes,
} from "./attribution/record-attribution.server.ts";
export {
  attributionFromApiClient,
  attributionFromForm,
  attributionOfVisit,
  type RequestParts,
  readLastVisit,
  visitNotes,
} from "./attribution/visit-cookie.server.ts";
export {
  auditChoices,
  type ListedAuditEntry,
  listAuditEntries,
  listChanges,
  listChangesAmong,
  recordChange,
  streamAuditEntries,
} from "./audit/audit.server.ts";
export { recordExport, recordTableRead } from "./audit/record-reads.server.ts";
export {
  type City,
  findCity,
  type KnownCity,
  knownCities,
  suggestCities,
} from "./cities/cities.server.ts";
export { pointOfZip } from "./cities/zip-points.server.ts";
export {
  type Contact,
  isNumberLike,
  isSamePerson,
  matchesContact,
  mentionsContact,
  typedContact,
} from "./people/same-person.server.ts";
export { preparePhoto } from "./photos/photo-files.server.ts";
export { removePhoto } from "./photos/photos.jobs.server.ts";
export { attributions, auditEntries, sampleRecords } from "./read-models.server.ts";
export { isSample, markSample, unmarkSamples } from "./sample-records/mark-sample.server.ts";
export { placeOfPhone, placeOfZip } from "./time-zones/time-zones.server.ts";
