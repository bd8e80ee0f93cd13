/** Emails to everyone on a business's team about their own account, in English. */
export const accountText = {
  passkey: {
    subjects: {
      added: (siteName: string) => `A passkey was added to your ${siteName} account`,
      removed: (siteName: string) => `A passkey was removed from your ${siteName} account`,
    },
    preview: "If this was you, you don’t need to do anything.",
    headings: { added: "A passkey was added", removed: "A passkey was removed" },
    what: {
      added: (name: string) => `Hi ${name}, a passkey was added to your account.`,
      removed: (name: string) => `Hi ${name}, a passkey was removed from your account.`,
    },
    help: "If this was you, you don’t need to do anything. If not, review your passkeys and sign out any device you don’t recognize.",
    action: "Open your account",
  },
};
