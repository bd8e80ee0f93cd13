import { declareGuards } from "../guards.ts";

const hashing = "await ctx.context.password.hash(password);";
const workForUnknown = "if (!userRecord || !credentialAccount) {";
const tokenOfCookie = 'headers?.get("cookie")?.match(/session_token=(\\w{32})\\./)?.[1]';

/** What stands between a stranger and somebody's account, session or link. */
export const signInGuards = declareGuards({
  slowerWithEveryTry: { from: "signInDelay", answer: "return 0;" },
  trustedProxiesOnly: { from: "isTrusted", answer: "return true;" },
  householdsCountTogether: { from: "network64", answer: "return address;" },
  plainPathsOnly: { from: "isPlainPath", answer: "return true;" },
  triesCountByAddressToo: { from: "tryKey", answer: "return account;" },
  knownDeviceGetsIn: { from: "knownDevice", answer: "return null;" },
  sameWorkForUnknown: { text: `${workForUnknown} ${hashing}`, without: workForUnknown },
  newTokenForEachSession: {
    text: "token: generateId(32),",
    without: `token: ${tokenOfCookie} ?? generateId(32),`,
  },
  sessionsExpire: {
    text: "if (!session || session.session.expiresAt <",
    without: "if (!session || 0 >",
    // Also in a plugin of the library that is not used here.
    times: 2,
  },
  sessionsEnd: { from: "endSessions", answer: "return 0;" },
  tokensAreHashed: { from: "hashToken", answer: "return token;" },
  linksAreSigned: {
    text: "if (given.length !== genuine.length || !timingSafeEqual(given, genuine)) return null;",
    without: "",
  },
  linksExpire: { text: "Number(expires) > now.getTime() ?", without: "true ?" },
});
