/** Emails to everyone on a business's team, in English: signing in, invitations, and owners. */
export const memberText = {
  signIn: {
    subject: (siteName: string) => `Your code to sign in to ${siteName}`,
    preview: "Your sign-in code",
    heading: (siteName: string) => `Sign in to ${siteName}`,
    enterCode: "Enter this code where you’re signing in:",
    orHere: "Or sign in on this device:",
    action: "Sign in",
    worksOnce: (minutes: number) =>
      `Both expire in ${minutes} minutes and can only be used once. If it wasn’t you, ignore this email. No one can get in without it. We’ll never ask you for this code.`,
  },

  invitation: {
    subject: (businessName: string, siteName: string) => `Join ${businessName} on ${siteName}`,
    preview: "Enter your name to join.",
    heading: (businessName: string) => `Join ${businessName}`,
    invited: (values: { businessName: string; siteName: string; role: string }) =>
      `${values.businessName} invited you to join its team on ${values.siteName}. Your role: ${values.role}.`,
    action: "Accept invitation",
    worksOnce:
      "The link expires in 7 days and can only be used once. If you weren’t expecting this email, ignore it.",
  },

  ownerInvited: {
    subject: (businessName: string) => `New owner invited to ${businessName}`,
    preview: "If you expected this, you don’t need to do anything.",
    heading: "An owner was invited",
    /** Who made the change. */
    owner: "An owner",
    staff: (siteName: string) => `${siteName} staff`,
    invited: (values: { by: string; email: string; businessName: string }) =>
      `${values.by} invited ${values.email} to be an owner of ${values.businessName}. Owners can do everything. If you didn’t expect this, cancel the invitation.`,
    action: "Open Team",
  },

  ownerLeft: {
    subject: (name: string, businessName: string) =>
      `${name} is no longer an owner of ${businessName}`,
    preview: "Review what’s connected to your business.",
    heading: (name: string) => `${name} is no longer an owner`,
    left: (name: string, businessName: string) =>
      `${name} is no longer an owner of ${businessName}.`,
    keysRevoked: (keys: readonly string[]) =>
      `We revoked the API keys they created: ${keys.join(", ")}. Apps that use these keys no longer work. Create a new key for each app you still need.`,
    webhooks: (name: string) =>
      `Your business’s webhooks keep working. Delete any with an address you don’t recognize. If ${name} had access to a webhook’s signing secret, create a new one.`,
    action: "Review webhooks",
  },
};
