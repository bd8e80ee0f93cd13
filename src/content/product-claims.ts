/** Claims about the product on our pages, each with the rule that makes it true (`content.claims-kept`). */
export type ProductClaim = { pattern: RegExp; rule: string };

/**
 * Every sentence about the product that a page shows has to be one of these. A new claim needs a feature
 * first: its rule is in docs/rules, and a test proves it.
 */
export const productClaims: readonly ProductClaim[] = [
  // The page
  {
    pattern:
      /\b(own|branded|lead|landing|green|pest|plumbing|your) page\b|\b(a|the) page (of|for|with|that|works)|on the page/i,
    rule: "business-pages.contents",
  },
  { pattern: /\bget a page|page of your own\b/i, rule: "onboarding.drafts-pages" },
  {
    pattern: /\b(build your|we set up|wired for|wins the hour)\b/i,
    rule: "onboarding.drafts-pages",
  },
  { pattern: /\b(logo|color)/i, rule: "business-pages.contents" },
  { pattern: /\blicense number if it's on your page\b/i, rule: "follow-ups.standard-sequence" },
  { pattern: /\b(license|insurance)/i, rule: "business-pages.contents" },
  {
    pattern: /\b(edit (it|the page)|describe|list them|name them)\b/i,
    rule: "business-pages.editor",
  },
  {
    pattern: /\b(form on|same form|put the form|your form|short form|request form)\b/i,
    rule: "business-pages.lead-form",
  },
  {
    pattern:
      /\b(one contractor|one (plumber|electrician|company|business|live page|HVAC)|exclusive|yours alone|alone|only to you|sent to you|no one else|never sold|not resell|resold|territor|one per city)/i,
    rule: "territories.exclusive",
  },
  { pattern: /\bwaiting list\b/i, rule: "territories.exclusive" },
  // Leads
  {
    pattern: /\b(dashboard|on one list|one list|on file|every lead|every request|CRM)\b/i,
    rule: "leads.own",
  },
  { pattern: /\b(board|stands|won or lost|stage)\b/i, rule: "leads.stages" },
  {
    pattern: /\b(ZIP codes?|urgent|urgency|can't wait|can wait|how soon)\b/i,
    rule: "business-pages.lead-form",
  },
  { pattern: /\b(alert|alerts|alerted)\b/i, rule: "leads.alert" },
  { pattern: /\bready to book|wants to book\b/i, rule: "follow-ups.ready-to-book" },
  { pattern: /\b(choose which alerts)\b/i, rule: "notifications.by-choice" },
  { pattern: /\bnotes\b/i, rule: "leads.own" },
  // Follow-up
  {
    pattern: /\b(follow(s|ed)? up|follow-up|six messages|standard messages|keeps? following)\b/i,
    rule: "follow-ups.standard-sequence",
  },
  { pattern: /\b(a|one|within a|in a) minute\b/i, rule: "follow-ups.first-message" },
  {
    pattern: /\b(hears? back|repl(y|ies)|replied|reaches out|right away|first (text|reply))\b/i,
    rule: "follow-ups.first-message",
  },
  {
    pattern: /\b(texts? (and|or|only|by|you|right)|by text|your text|a text|emails?|messages?)\b/i,
    rule: "follow-ups.standard-sequence",
  },
  {
    pattern: /\b(you (take over|step in|answer|reply)|stops when|follow-up stops)\b/i,
    rule: "follow-ups.ends",
  },
  { pattern: /\b(open on your schedule|which day works)\b/i, rule: "schedule.openings" },
  {
    pattern:
      /\b(STOP|only to people who agreed|consent|never at night|not at night|decent hours)\b/,
    rule: "sms.quiet-hours",
  },
  {
    pattern: /\b(change (anything|every)|edit every|change your page and your messages)\b/i,
    rule: "follow-ups.editor",
  },
  // Daily work
  {
    pattern:
      /\b(schedule|calendar|appointment|double-booking|recurring (visit|job)|the week with)\b/i,
    rule: "schedule.book",
  },
  { pattern: /\b(conversation|thread|photos)\b/i, rule: "inbox.conversation" },
  { pattern: /\b(estimates?|invoice)\b/i, rule: "estimates.send" },
  { pattern: /\breviews?\b/i, rule: "reviews.after-job" },
  {
    pattern: /\b(tracking numbers?|own number|calls and texts|Every call)\b/i,
    rule: "calls.shown",
  },
  {
    pattern: /\b(towns call|jobs close|month was worth|what's working)\b/i,
    rule: "analytics.source",
  },
  // Offers
  { pattern: /\b(contracts?|cancel|leave (in any|anytime)|cancellation)\b/i, rule: "plans.cancel" },
  { pattern: /\$\d|\b(per-lead|per lead|a month|monthly|plan)\b/i, rule: "content.plans" },
  { pattern: /\b24(-| to |–)48\b|\b24 hours\b/, rule: "content.promises" },
  { pattern: /\b(commission|revenue share)\b/i, rule: "revenue-share.rate" },
  { pattern: /\b(ads?|traffic)\b/i, rule: "content.promises" },
  {
    pattern: /\b(estimate|market|searches|competition|lead value|worth)\b/i,
    rule: "estimates.fallback",
  },
  { pattern: /\bcontact you about|tell you whether\b/i, rule: "content.pay-per-lead" },
  {
    pattern: /\b(quick steps|saved after|every step is saved|carry over)\b/i,
    rule: "onboarding.resume",
  },
];

/** Features that the product lacks, as pages have claimed them. */
export const forbiddenClaims: readonly RegExp[] = [
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
