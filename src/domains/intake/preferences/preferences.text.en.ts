/** Text of the homeowner's message preference page, in English. */
export const preferenceText = {
  pageTitle: "Your messages",
  /** Used when its name was erased. */
  thisBusiness: "this business",
  heading: (businessName: string) => `Messages from ${businessName}`,
  allStopped: (businessName: string) => `You won't hear from ${businessName} anymore`,
  channels: { sms: "Texts", email: "Emails", voicemail: "Automated calls" },
  /** Precedes the state of a channel. */
  channelTo: (channel: string, addresses: readonly string[]) =>
    `${channel} to ${addresses.join(", ")}:`,
  on: "on",
  stopped: "stopped",
  choices: {
    "stop-texts": "Stop texts",
    "stop-emails": "Stop emails",
    "stop-all": "Stop everything",
    "start-emails": "Start emails again",
  },
  choiceMissing: "Please choose one of these buttons.",
  startTexts: "To get texts again, text START to the number they came from.",
  onlyThem: (businessName: string) =>
    `This only covers messages from ${businessName}. It doesn't affect other businesses you've contacted.`,

  replaced: "This link was replaced",
  replacedHelp: (businessName: string) =>
    `${businessName} sent you a newer link. You can still stop their messages here, or reply STOP to any of them.`,
  erased: "We won't message you",
  erasedHelp:
    "We no longer have any of your information for this business, so there's nothing to turn off.",
  incomplete: "This link is incomplete",
  incompleteHelp: "Please open it from the email again, or reply to the email with the word STOP.",
  home: "Return to Home",

  /** Response to an email program's one-click unsubscribe (RFC 8058). */
  oneClick: "You're unsubscribed.\n",
};
