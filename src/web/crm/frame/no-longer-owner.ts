/** Error message for a member who was just removed or got another role. */
export const noLongerOwner = { not_allowed: "You’re no longer an owner of this business." };
