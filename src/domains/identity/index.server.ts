export {
  isResetOpen,
  requestPasswordReset,
  resetPassword,
} from "./accounts/new-passwords.server.ts";
export {
  changeMemberName,
  changeOwnPassword,
  changePreferences,
  confirmIdentity,
  endOwnSessions,
  hasConfirmed,
  listOwnSessions,
  readPreferences,
} from "./accounts/own-account.server.ts";
export {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  listPasskeys,
  removePasskey,
  signInWithPasskey,
} from "./accounts/passkeys.server.ts";
export { signIn, signInWithCode, signInWithPassword } from "./accounts/sign-in.server.ts";
export { rememberDevice } from "./accounts/sign-in-limits.server.ts";
export {
  beginTwoFactor,
  type CodesChange,
  confirmTwoFactor,
  endTwoFactor,
  findPendingCodes,
  type PendingCodes,
  renewBackupCodes,
} from "./accounts/two-factor.server.ts";
export { identifyApiClient } from "./api-keys/identify-api-client.server.ts";
export {
  createApiKey,
  isKeyActive,
  type ListedApiKey,
  listApiKeys,
  revokeApiKey,
} from "./api-keys/manage-api-keys.server.ts";
export {
  type ContractorDetails,
  changeContractorContact,
  changeSelectedPlan,
  createContractorAccount,
  eraseAccount,
  liftContractorSuppression,
  lockBusinessRow,
  recordProgress,
  setBusinessAddress,
  updateContractorDetails,
  verifyEmail,
} from "./contractors/contractor-accounts.server.ts";
export { addNote, listNotes } from "./contractors/contractor-notes.server.ts";
export {
  businessChoice,
  followBusinessUpdates,
  identifyMember,
  isInsider,
  memberActorColumns,
  type OwnBusiness,
} from "./members/identify-member.server.ts";
export {
  findPendingSignIn,
  requestSignIn,
  showSignInLink,
  signInMemberWithCode,
  signInMemberWithLink,
} from "./members/sign-in.server.ts";
export { changeMember, revokeMember } from "./members/team/change-member.server.ts";
export {
  ensureFirstOwner,
  isStillOwner,
} from "./members/team/change-team.server.ts";
export { acceptMemberInvitation, showMemberInvitation } from "./members/team/invitations.server.ts";
export {
  inviteMember,
  resendInvitation,
  revokeMemberInvitation,
} from "./members/team/invite-member.server.ts";
export {
  type Colleague,
  listColleagues,
  listTeam,
  readOwners,
  type Team,
} from "./members/team/list-team.server.ts";
export {
  endViewCookie,
  identifyObserver,
  viewAsBusiness,
} from "./members/view-as-business.server.ts";
export {
  adminRoles,
  apiKeys,
  contractorAccounts,
  contractorProgress,
  members,
} from "./read-models.server.ts";
export {
  type ListedSecurityEvent,
  listSecurityEvents,
  streamSecurityEvents,
} from "./security-events/security-events.server.ts";
export {
  changeRole,
  disableMember,
  enableMember,
  listStaff,
  resetTwoFactor,
} from "./staff/change-staff.server.ts";
export { identifyVisitor, needsCodes } from "./staff/find-staff-member.server.ts";
export {
  ensureFirstAdministrator,
  isSetupOpen,
  setUpFirstAdministrator,
  setupLink,
} from "./staff/first-administrator.server.ts";
export {
  acceptInvitation,
  inviteStaff,
  listOpenInvitations,
  revokeInvitation,
  showInvitation,
} from "./staff/invitations.server.ts";
