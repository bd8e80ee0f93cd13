/** Claims on our pages about the product, each with the rule that makes it true (`content.claims-kept`). */
export type ProductClaim = { says: RegExp; rule: string };

/**
 * Every sentence about the product that a page shows has to be one of these. A new claim needs a feature
 * first: its rule is in docs/rules, and a test proves it.
 */
export const productClaims: readonly ProductClaim[] = [
  // The page
  {
    says: /\b(own|branded|lead|landing|green|pest|plumbing|your) page\b|\b(a|the) page (of|for|with|that|works)|on the page/i,
    rule: "business-pages.contents",
  },
  { says: /\bget a page|page of your own\b/i, rule: "onboarding.drafts-pages" },
  { says: /\b(build your|we set up|wired for|wins the hour)\b/i, rule: "onboarding.drafts-pages" },
  { says: /\b(logo|color)/i, rule: "business-pages.contents" },
  { says: /\blicense number if it's on your page\b/i, rule: "follow-ups.standard-sequence" },
  { says: /\b(license|insurance)/i, rule: "business-pages.contents" },
  { says: /\b(edit (it|the page)|describe|list them|name them)\b/i, rule: "business-pages.editor" },
  {
    says: /\b(form on|same form|put the form|your form|short form|request form)\b/i,
    rule: "business-pages.lead-form",
  },
  {
    says: /\b(one contractor|one (plumber|electrician|company|business|live page|HVAC)|exclusive|yours alone|alone|only to you|sent to you|no one else|never sold|not resell|resold|territor|one per city)/i,
    rule: "territories.exclusive",
  },
  { says: /\bwaiting list\b/i, rule: "territories.exclusive" },
  // Leads
  {
    says: /\b(dashboard|on one list|one list|on file|every lead|every request|CRM)\b/i,
    rule: "leads.own",
  },
  { says: /\b(board|stands|won or lost|stage)\b/i, rule: "leads.stages" },
  {
    says: /\b(ZIP codes?|urgent|urgency|can't wait|can wait|how soon)\b/i,
    rule: "business-pages.lead-form",
  },
  { says: /\b(alert|alerts|alerted)\b/i, rule: "leads.alert" },
  { says: /\bready to book|wants to book\b/i, rule: "follow-ups.ready-to-book" },
  { says: /\b(choose which alerts)\b/i, rule: "notifications.by-choice" },
  { says: /\bnotes\b/i, rule: "leads.own" },
  // Follow-up
  {
    says: /\b(follow(s|ed)? up|follow-up|six messages|standard messages|keeps? following)\b/i,
    rule: "follow-ups.standard-sequence",
  },
  { says: /\b(a|one|within a|in a) minute\b/i, rule: "follow-ups.first-message" },
  {
    says: /\b(hears? back|repl(y|ies)|replied|reaches out|right away|first (text|reply))\b/i,
    rule: "follow-ups.first-message",
  },
  {
    says: /\b(texts? (and|or|only|by|you|right)|by text|your text|a text|emails?|messages?)\b/i,
    rule: "follow-ups.standard-sequence",
  },
  {
    says: /\b(you (take over|step in|answer|reply)|stops when|follow-up stops)\b/i,
    rule: "follow-ups.ends",
  },
  { says: /\b(open on your schedule|which day works)\b/i, rule: "schedule.openings" },
  {
    says: /\b(STOP|only to people who agreed|consent|never at night|not at night|decent hours)\b/,
    rule: "sms.quiet-hours",
  },
  {
    says: /\b(change (anything|every)|edit every|change your page and your messages)\b/i,
    rule: "follow-ups.editor",
  },
  // Daily work
  {
    says: /\b(schedule|calendar|appointment|double-booking|recurring (visit|job)|the week with)\b/i,
    rule: "schedule.book",
  },
  { says: /\b(conversation|thread|photos)\b/i, rule: "inbox.conversation" },
  { says: /\b(estimates?|invoice)\b/i, rule: "estimates.send" },
  { says: /\breviews?\b/i, rule: "reviews.after-job" },
  { says: /\b(tracking numbers?|own number|calls and texts|Every call)\b/i, rule: "calls.shown" },
  { says: /\b(towns call|jobs close|month was worth|what's working)\b/i, rule: "analytics.source" },
  // Offers
  { says: /\b(contracts?|cancel|leave (in any|anytime)|cancellation)\b/i, rule: "plans.cancel" },
  { says: /\$\d|\b(per-lead|per lead|a month|monthly|plan)\b/i, rule: "content.plans" },
  { says: /\b24(-| to |–)48\b|\b24 hours\b/, rule: "content.promises" },
  { says: /\b(commission|revenue share)\b/i, rule: "revenue-share.rate" },
  { says: /\b(ads?|traffic)\b/i, rule: "content.promises" },
  {
    says: /\b(estimate|market|searches|competition|lead value|worth)\b/i,
    rule: "estimates.fallback",
  },
  { says: /\bcontact you about|tell you whether\b/i, rule: "content.pay-per-lead" },
  {
    says: /\b(quick steps|saved after|every step is saved|carry over)\b/i,
    rule: "onboarding.resume",
  },
];

/** What the product does not do, as pages have phrased it. */
export const forbiddenClaims: readonly RegExp[] = [
  /\bvoicemail/i,
  /open(s|ed) (the )?(email|mail)|email was opened|opened email/i,
  /phone that always answers|answers (the|your) phone|picks up (at|the)/i,
  /a (person|human) (sets|looks|checks|builds|writes)|somebody looks|built for you by people/i,
  /the system answers|system (then )?answers (the|a|their)|answers every reply/i,
  /any trade: we write|we write the page/i,
  /first thing (the|a) homeowner/i,
  /we mow two houses/i,
  /(artificial intelligence|\bAI\b|chatbot)/,
  /guarantee[ds]?/i,
];
