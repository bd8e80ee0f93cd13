/** What somebody is told who was revoked, or got another role, a moment ago. */
export const noLongerOwner = { not_allowed: "You’re no longer an owner of this business." };
