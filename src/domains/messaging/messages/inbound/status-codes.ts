import type { BounceMeaning } from "~/domains/messaging/messages/messages.ts";

/**
 * Enhanced status codes without their class, as documented (RFC 3463, RFC 5248, and the IANA registry): the
 * meaning of each, and what it's about. `address` suppresses the address; `us` alerts staff; the others do
 * neither.
 */
// biome-ignore format: one table, read as one
export const statusCodes: Readonly<Record<string, readonly [description: string, about: BounceMeaning]>> = {
  "0.0": ["no reason given", "message"],
  "1.0": ["address rejected", "address"],
  "1.1": ["no such mailbox", "address"],
  "1.2": ["no such domain", "address"],
  "1.3": ["address misspelled", "address"],
  "1.4": ["address ambiguous", "address"],
  "1.5": ["address valid", "temporary"],
  "1.6": ["mailbox moved", "address"],
  "1.7": ["our address misspelled", "us"],
  "1.8": ["our domain rejected", "us"],
  "1.9": ["passed on without a report", "temporary"],
  "1.10": ["address takes no email", "address"],
  "2.0": ["mailbox problem", "temporary"],
  "2.1": ["mailbox disabled", "address"],
  "2.2": ["mailbox full", "temporary"],
  "2.3": ["email too long", "message"],
  "2.4": ["mailing list problem", "temporary"],
  "3.0": ["server problem", "temporary"],
  "3.1": ["server full", "temporary"],
  "3.2": ["server not accepting", "temporary"],
  "3.3": ["server lacks a feature", "message"],
  "3.4": ["email too big", "message"],
  "3.5": ["server misconfigured", "temporary"],
  "3.6": ["priority changed", "temporary"],
  "4.0": ["network problem", "temporary"],
  "4.1": ["no answer from the server", "temporary"],
  "4.2": ["connection lost", "temporary"],
  "4.3": ["directory unavailable", "temporary"],
  "4.4": ["no route", "temporary"],
  "4.5": ["server congested", "temporary"],
  "4.6": ["routing loop", "temporary"],
  "4.7": ["delivery time expired", "temporary"],
  "5.0": ["protocol problem", "message"],
  "5.1": ["invalid command", "message"],
  "5.2": ["syntax error", "message"],
  "5.3": ["too many recipients", "message"],
  "5.4": ["invalid arguments", "message"],
  "5.5": ["wrong protocol version", "message"],
  "5.6": ["authentication line too long", "message"],
  "6.0": ["content problem", "message"],
  "6.1": ["content not supported", "message"],
  "6.2": ["conversion prohibited", "message"],
  "6.3": ["conversion unsupported", "message"],
  "6.4": ["conversion lost content", "message"],
  "6.5": ["conversion failed", "message"],
  "6.6": ["content unavailable", "message"],
  "6.7": ["address not in ASCII", "message"],
  "6.8": ["UTF-8 reply required", "message"],
  "6.9": ["UTF-8 header not accepted", "message"],
  "7.0": ["refused for security", "us"],
  "7.1": ["refused by policy", "us"],
  "7.2": ["mailing list expansion prohibited", "us"],
  "7.3": ["security conversion failed", "us"],
  "7.4": ["security feature unsupported", "us"],
  "7.5": ["cryptographic failure", "us"],
  "7.6": ["cryptographic algorithm unsupported", "us"],
  "7.7": ["message integrity failure", "us"],
  "7.8": ["sign-in failed", "us"],
  "7.9": ["sign-in too weak", "us"],
  "7.10": ["encryption needed", "us"],
  "7.11": ["encryption required", "us"],
  "7.12": ["password transition needed", "us"],
  "7.13": ["account disabled", "us"],
  "7.14": ["trust relationship required", "us"],
  "7.15": ["priority too low", "message"],
  "7.16": ["too big for its priority", "message"],
  "7.17": ["mailbox changed owner", "address"],
  "7.18": ["domain changed owner", "address"],
  "7.19": ["owner check failed", "temporary"],
  "7.20": ["DKIM signature missing", "us"],
  "7.21": ["DKIM signature not accepted", "us"],
  "7.22": ["DKIM signature of another domain", "us"],
  "7.23": ["SPF failed", "us"],
  "7.24": ["SPF could not be checked", "us"],
  "7.25": ["reverse DNS failed", "us"],
  "7.26": ["SPF and DKIM failed", "us"],
  "7.27": ["our domain takes no email", "us"],
  "7.28": ["too many emails from us", "us"],
  "7.29": ["ARC failed", "us"],
  "7.30": ["TLS required", "us"],
};

/** Codes too vague on their own; the server's text says more. */
const vague = new Set(["0.0", "1.0", "2.0", "3.0", "5.0", "5.1", "5.2", "5.4"]);

const full = "mailbox full";
const unknown =
  /(?:user|recipient|mailbox|account|address|addressee|alias|person|customer)s? (?:\S+ )?(?:is |was |has been |name is |does |do |could ?n[o']t be |not |cannot be )*(?:unknown|not found|not known|not exist|invalid|disabled|inactive|closed|deleted|suspended|deactivated|unavailable|not recognized|not valid|no longer|discontinued|terminated|locked|moved)|(?:mailbox|recipient account) (?:is )?(?:frozen|blocked)|(?:unknown|no such|invalid|bad|nonexistent|non-existent|inactive|disabled) (?:\S+ )?(?:user|recipient|mailbox|account|address|addressee|person|local|alias|domain|here)|does(?: not|n't) (?:exist|have an? )|no (?:mailbox|account|user|valid) |no such (?!file|object|process|option|command)|not (?:our customer|a known user|listed in|a valid)|(?:address|it)? (?:could|was)n[o']t (?:be )?found|couldn't be found|wasn't found|recipnotfound|no longer (?:valid|active|in use|available|accept)|unrouteable address|usuario (?:desconocido|no existe|inv[aá]lido)|destinatario (?:desconocido|no existe)|utilisateur inconnu|destinataire inconnu|unbekannt|has moved/i;

/** Always about our server: sent before the server knew the recipient, or naming our server. */
const listed =
  /(?:black|block|deny)[ -]?list|\bdnsbls?\b|\brbls?\b|spamhaus|spamcop|(?:your|sending|client|sender'?s?) ip|in reply to (?:mail from|ehlo|helo)|after (?:mail from|ehlo|helo|initial connection)|sent to(?:o)? (?:too )?many|my name was rejected/i;

/** "Host not found" with the code for a wrong domain isn't temporary; these phrases are. */
const passing = /temporar|again|later|gr[ea]y-?list|at a rate/i;

/** Server phrases, used where the code is vague or servers use it differently; the first match wins. */
const evidence: readonly [RegExp, string, BounceMeaning][] = [
  [
    /mailbox (?:is |size )?(?:full|limit)|(?:inbox|account|box|folder) (?:is )?full|over ?-?quota|quota (?:has been |is )?exceeded|exceed(?:s|ed)? (?:\w+ ){0,4}(?:quota|storage|mailbox size|disk space)|(?:out of|insufficient|not enough) (?:\w+ )?(?:storage|disk|space)|quota(?:violation| full)|overquota|storage allocation|buz[oó]n lleno|bo[iî]te pleine|postfach voll/i,
    full,
    "temporary",
  ],
  [
    /in reply to (?:mail from|ehlo|helo)|after (?:mail from|ehlo|helo|initial connection)|my name was rejected|sent to(?:o)? (?:too )?many/i,
    "our server or address refused",
    "us",
  ],
  // A plain statement about a mailbox wins over everything else.
  [
    /user (?:is )?unknown|unknown user|no such (?:user|mailbox|recipient|account|person)|not listed in (?:the )?(?:public|domino|directory)|invalid final delivery|no mailbox (?:here )?by that name|(?:user|mailbox|account|recipient) (?:\S+ )?(?:does not|doesn't) exist|recipnotfound|utilisateur inconnu|usuario desconocido|(?:account|mailbox|user) (?:has |is )?expired|expired (?:account|mailbox|user)/i,
    "no such mailbox",
    "address",
  ],
  [
    /block ?-?list|black ?-?list|\b(?:dns)?rbls?\b|\bdnsbls?\b|spamhaus|spamcop|sorbs|barracuda|uribl|surbl|cloudmark|proofpoint|mimecast|senderscore|reputation|\bspam\b|spammy|\bjunk\b|phish|virus|malware|\bs(?:c|31[45])-?\d{2,}|(?:listed|found) (?:at|in|by|on) [\w.]*(?:bl|list|rbl)|poor standing/i,
    "blocked as spam or by a block list",
    "us",
  ],
  [
    /\bspf\b|\bdkim\b|\bdmarc\b|reverse dns|\brdns\b|\bptr\b|unauthenticated|authentication (?:required|checks?|failed|information)|not authenticated|sender (?:address |domain )?(?:is )?(?:rejected|denied|verif\w+|not (?:allowed|authorized|found|valid)|blocked|unknown|refused|must|invalid)|(?:invalid|unknown|bad|fake) sender|mail from (?:\S+ )?(?:is )?(?:rejected|refused|blocked|not allowed|denied|banned)|(?:your|client|sending|connecting) (?:ip|host|server|domain|network|address|email)\b|this host is refused|helo|ehlo|(?:refused|rejected|denied|violat\w+|prohibited)[^\n]{0,30}polic|polic(?:y|ies) (?:violation|reasons?|restrictions)|access denied|not (?:accept|allow)\w* (?:mail|messages?|email) from|blocked (?:by|using|for|from|because)|banned|invalid ip|too many (?:invalid|bad|unknown|wrong) |too many (?:messages|emails|recipients) from|rate ?-?limit|message (?:content )?(?:rejected|refused|blocked) (?:due to|because of|by|as)|content (?:rejected|blocked|restrictions)/i,
    "our server or address refused",
    "us",
  ],
  [
    /mailer error|internal (?:system |server )?error|socket error|network error|protocol error|system error|expired|time(?:d)? ?-?out|too long in|retry time|gave up|giving up|still being retried|unreachable|no route|connection (?:refused|lost|reset|dropped|closed|failed)|could not connect|unable to connect|(?:host|domain|name|mx)(?: or domain name)? (?:server )?(?:lookup |resolution )?(?:not found|failed|error)|name service error|temporar|try again|greylist|too (?:quickly|fast|many connections)|at a rate|system (?:is )?(?:busy|down|not accepting)|congest|unavailable at this time|server (?:busy|down)|routing loop|too many hops|relay/i,
    "for now",
    "temporary",
  ],
  [
    /message (?:size|too|is too|exceeds)|too (?:big|large)|size limit|attachment|unsupported content|bare <?lf|line too long|rfc ?\d{3,4}|malformed|headers?/i,
    "this email refused",
    "message",
  ],
  [unknown, "no such mailbox", "address"],
];

/** A classified failure: the explanation for staff, and what it's about. */
export type ClassifiedFailure = { description: string; meaning: BounceMeaning };

/**
 * Classifies a failure by its code and the server's text.
 * @param status such as 5.1.1; empty if none was given
 * @param diagnostic the server's text
 */
export function classifyFailure(status: string, diagnostic: string): ClassifiedFailure {
  const code = status.slice(2);
  const [description, subject] = statusCodes[code] ?? explainSubject(code);
  const text = diagnostic.slice(0, 2_000);
  const match = evidence.find(([pattern]) => pattern.test(text));
  const classified = match && { description: match[1], meaning: match[2] };
  if (status.startsWith("4")) {
    return classified?.meaning === "us" ? classified : { description, meaning: "temporary" };
  }
  if (classified && (vague.has(code) || code === "")) return classified;
  // A full mailbox, or one that refuses us, is valid unless the server says it doesn't exist.
  if (subject === "address" && classified && classified.meaning !== "address") {
    const isSure =
      classified.description === full || (classified.meaning === "us" && listed.test(text));
    const isPassing =
      classified.meaning === "temporary" && (!code.startsWith("1.") || passing.test(text));
    const isOther = classified.meaning !== "temporary" && !unknown.test(text);
    if (isSure || isPassing || isOther) return classified;
  }
  return { description, meaning: subject };
}

/** For an unregistered code, the subject digit says what it's about. */
function explainSubject(code: string): readonly [string, BounceMeaning] {
  const subject = code.split(".")[0] ?? "";
  const bySubject: Record<string, readonly [string, BounceMeaning]> = {
    "1": ["address rejected", "address"],
    "2": ["mailbox problem", "temporary"],
    "3": ["server problem", "temporary"],
    "4": ["network problem", "temporary"],
    "5": ["protocol problem", "message"],
    "6": ["content problem", "message"],
    "7": ["refused by policy", "us"],
  };
  return bySubject[subject] ?? ["no reason given", "message"];
}

/**
 * The most specific enhanced code in a server's text, such as 5.1.1 in "550 5.1.1 no such user"; empty if
 * there is none.
 */
export function extractStatusCode(text: string): string {
  const codes = [
    ...text.slice(0, 8_000).matchAll(/(?<![\d.])[245]\.\d{1,3}\.\d{1,3}(?![\d.]*\d)/g),
  ].map(([code]) => code);
  return codes.find((code) => !vague.has(code.slice(2))) ?? codes[0] ?? "";
}

/** Whether a code is too vague, so the server's text decides. */
export const isGeneric = (status: string): boolean => status === "" || vague.has(status.slice(2));
