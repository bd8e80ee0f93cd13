/** What one form or channel collects, a row of the privacy page's table (`privacy.notice`). */
export type Collected = {
  where: string;
  what: string;
  why: string;
  /** The fields of its form, by name. */
  fields?: readonly string[];
  /** The tables that hold it. */
  tables: readonly string[];
};

/** Compared with the forms' schemas and with the tables by a test: change it with them. */
export const collectedData: readonly Collected[] = [
  {
    where: "Lead estimator",
    what: "Your trade and city, an email address or a phone number",
    why: "To show the estimate and to talk to you about it",
    fields: ["industry", "city", "email", "phone"],
    tables: ["lead_results"],
  },
  {
    where: "Claim an area, and Ask about pay per lead",
    what: "Your business name, an email address or a phone number, the service and the city",
    why: "To contact you about leads in that area",
    fields: ["industry", "city", "business_name", "email", "phone"],
    tables: ["lead_results"],
  },
  {
    where: "Sign-up, step 1: Business Info",
    what: "First and last name, business name, email, phone; optionally, the address of the business; the plan you chose",
    why: "To open your account, to contact you, and to know which city your page is for",
    fields: [
      "first_name",
      "last_name",
      "business_name",
      "email",
      "phone",
      "street_address",
      "city",
      "state",
      "zip_code",
      "country",
    ],
    tables: ["form_submissions", "contractor_accounts", "onboarding_sessions", "seo_pages"],
  },
  {
    where: "Step 2: Services You Offer",
    what: "Your services",
    why: "To create a page for each service",
    fields: ["services", "other_service"],
    tables: ["form_submissions"],
  },
  {
    where: "Step 3: Service Area",
    what: "The area you serve",
    why: "To know which requests are for you",
    fields: ["service_area"],
    tables: ["form_submissions"],
  },
  {
    where: "Step 4: Lead preferences",
    what: "A description of the business, how you want to be found, whether you use your own domain",
    why: "For the text of your page, the ads, and its address",
    fields: ["business_description", "lead_generation_method", "use_own_domain"],
    tables: ["form_submissions"],
  },
  {
    where: "Step 5: Follow-up",
    what: "A reply phone number, whether to follow up by text and email, and when",
    why: "To reply to your leads the way you want. This is your instruction to us, not a homeowner's consent",
    fields: ["reply_phone", "sms_followup", "email_followup", "followup_timing", "custom_timing"],
    tables: ["form_submissions"],
  },
  {
    where: "Step 6: Branding",
    what: "Logo, color, tagline, website, Facebook page",
    why: "For the look of your page. We re-save the logo without hidden data, such as where a photo was taken",
    fields: ["logo_url", "brand_color", "tagline", "website", "facebook_page"],
    tables: ["form_submissions"],
  },
  {
    where: "Step 7: Final terms",
    what: "Your agreement to the terms; for two days, scrambled copies of your email address, its domain, and your IP address, which can't be unscrambled",
    why: "For our records; and to limit how many businesses one person signs up in a day",
    fields: ["agree_to_terms"],
    tables: ["form_submissions", "new_businesses"],
  },
  {
    where: "Revenue-share application",
    what: "Business and contact name, email, phone, services and areas, years of experience, lead numbers and values, how you want to be notified, and your agreement to the terms",
    why: "To review the application and to run the program",
    fields: [
      "business_name",
      "contact_name",
      "email",
      "phone",
      "services",
      "service_areas",
      "years_experience",
      "current_monthly_leads",
      "target_monthly_leads",
      "lead_value_range",
      "email_notifications",
      "sms_notifications",
      "agreed_to_terms",
    ],
    tables: ["revenue_share_applications"],
  },
  {
    where: "Request on a business page, or in its form on another website",
    what: "Name, phone or email, what you need, ZIP code, how urgent it is; photos, if you add any, which we re-save without hidden data, such as where they were taken; which ad or site sent you",
    why: "To send the request to that business, and only to it",
    fields: [
      "name",
      "phone",
      "phone_extension",
      "email",
      "need",
      "zip_code",
      "urgency",
      "informational_sms",
      "marketing_sms",
      "marketing_voice",
    ],
    tables: ["leads", "lead_enquiries", "lead_pictures", "conversations"],
  },
  {
    where: "Leads from a business's Google or Meta ads",
    what: "Google's ID of your click or Meta's ID of your form, and whether you booked or paid, when, and how much",
    why: "If the business turned it on, to tell Google or Meta which ads led to work",
    tables: ["attributions", "lead_deliveries", "ad_conversions"],
  },
  {
    where: "Consent to texts or automated calls on that form",
    what: "The exact wording, your name and number, the business, the page, the time, your IP address, and your browser's name",
    why: "To prove that you agreed. Without consent, this isn't stored",
    tables: ["consent_records"],
  },
  {
    where: "A business's booking page",
    what: "The time you pick, whether you reschedule or cancel, and the address of the work if you enter it",
    why: "To book the appointment, to remind you of it, and to tell you when it changes",
    fields: ["starts_at", "address"],
    tables: ["visit_offers", "work_orders"],
  },
  {
    where: "Accepting an estimate",
    what: "Your name as you type it as a signature, the option, the version you saw, the time, and your IP address",
    why: "To prove what you accepted",
    fields: ["version", "option", "typed_name"],
    tables: ["job_estimate_answers", "job_estimates"],
  },
  {
    where: "Asking a question about an estimate, or declining it",
    what: "Your question, or your reason if you give one",
    why: "To pass it on to the business",
    fields: ["question", "reason"],
    tables: ["job_estimate_answers", "messages"],
  },
  {
    where: "A business's invoice",
    what: "Your name, phone, email, and address, what was billed and what you paid. You type your card on Stripe's page; we never see it",
    why: "So the business can bill you and you can pay",
    tables: ["invoices"],
  },
  {
    where: "A private message to a business after an appointment",
    what: "What you write, and which review site you open",
    why: "To pass your message on to the business. It isn't published",
    fields: ["words", "site"],
    tables: ["review_requests"],
  },
  {
    where: "Calls with a number we gave a business",
    what: "Your phone number, the time, how long the call lasted, and who answered or called you. Calls aren't recorded",
    why: "To connect the call, to show the business who called, and to text you back if your call is missed",
    tables: ["calls", "call_legs", "outgoing_calls", "blocked_callers"],
  },
  {
    where: "Texts to a number we gave a business",
    what: "Your phone number, what you write, and the photos you send",
    why: "To show the business your message, and to stop texts when you ask",
    tables: ["messages", "scheduled_messages", "message_attachments", "opt_outs"],
  },
  {
    where: "Emails in reply to a business or to us",
    what: "Your email address, the subject, the text, and delivery failures",
    why: "To show the business your reply, and to stop emails when you ask",
    tables: ["inbound_mails", "messages", "suppressions"],
  },
  {
    where: "What a business records about its customers",
    what: "Name, company, phone, email, addresses, how to get in, equipment, notes, tags, tasks, photos, files, appointments, estimates, invoices, and payments; also from lists and files that it imports",
    why: "To run its business. The business decides what it records",
    tables: [
      "customers",
      "customer_contacts",
      "customer_notes",
      "properties",
      "equipment",
      "leads",
      "lead_notes",
      "work_orders",
      "customer_consents",
      "job_notes",
      "job_photos",
      "attached_files",
      "job_tasks",
      "job_items",
      "job_estimates",
      "invoices",
      "conversations",
    ],
  },
  {
    where: "CRM account of a business's team",
    what: "Name, email, phone for alerts, passkeys, and for each sign-in the time, the IP address, and the browser's name; for alerts on a device, the address that device's browser gives us to send them to",
    why: "To sign you in, to show you who's signed in, and to send the alerts that you turn on",
    tables: [
      "member_users",
      "member_sign_ins",
      "member_sessions",
      "member_invitations",
      "member_phones",
      "push_subscriptions",
      "call_phones",
    ],
  },
  {
    where: "A business's phone numbers and domain",
    what: "The numbers it texts from and takes calls on, its domain, and what it registers with phone carriers: legal name, EIN or the owner's mobile number, address, and contact",
    why: "To register its texts with carriers and send them, to connect its calls, and to show its page",
    tables: ["senders", "tracked_numbers", "texting_registrations"],
  },
  {
    where: "Partners and our own staff",
    what: "Name and email; for staff, also each sign-in with its IP address and browser's name, failed sign-ins, and a record of each change they make",
    why: "To run the program, to keep accounts safe, and to know who changed what",
    tables: [
      "affiliate_program_members",
      "users",
      "sessions",
      "staff_invitations",
      "security_events",
      "audit_entries",
      "contractor_notes",
      "page_imports",
      "commission_entries",
      "commission_statement_replies",
    ],
  },
];

/** A cookie or another item stored in a browser. */
export type StoredInBrowser = {
  /** As stored; over HTTPS our names begin with `__Host-`. A name ending in … stands for several. */
  name: string;
  when: string;
  purpose: string;
  /** How long, as text. */
  lasts: string;
  /** Lifetime of a cookie, in seconds. */
  seconds: number;
};

const [minute, hour, day] = [60, 3600, 86_400];

/** Compared by a test with what the product sets when every part of it is used (`privacy.notice`). */
export const cookies: readonly StoredInBrowser[] = [
  {
    name: "hearthline_draft",
    when: "You save the first step of the sign-up",
    purpose: "Continuing your own sign-up",
    lasts: "30 days",
    seconds: 30 * day,
  },
  {
    name: "hearthline_signed_up",
    when: "You finish the sign-up",
    purpose: "Showing you where we sent our email, and sending it again",
    lasts: "24 hours",
    seconds: 24 * hour,
  },
  {
    name: "hearthline_estimate",
    when: "You use the lead estimator, or open our link to claim a territory",
    purpose: "Filling in what you gave us in the forms that follow",
    lasts: "1 hour",
    seconds: hour,
  },
  {
    name: "visit",
    when: "You come from another site, an ad, or a partner's link. Not if your browser requests privacy (Global Privacy Control)",
    purpose:
      "Recording which ad, site, or partner sent you, if you sign up, apply, or contact a business",
    lasts: "90 days",
    seconds: 90 * day,
  },
  {
    name: "hearthline-crm.sign-in",
    when: "A business's team member requests a sign-in code",
    purpose: "Accepting the code only in the browser that requested it",
    lasts: "10 minutes",
    seconds: 10 * minute,
  },
  {
    name: "hearthline-crm.session_token",
    when: "A business's team member signs in",
    purpose: "Staying signed in",
    lasts: "90 days at most; 30 days without use, or until signing out",
    seconds: 90 * day,
  },
  {
    name: "hearthline-crm.business",
    when: "Someone who works for several businesses chooses one, or joins one",
    purpose: "Opening the same business again",
    lasts: "1 year",
    seconds: 365 * day,
  },
  {
    name: "hearthline-shared",
    when: "A team member shares text from another app to the CRM",
    purpose: "Filling it in on the form for a new lead",
    lasts: "30 minutes",
    seconds: 30 * minute,
  },
  {
    name: "hearthline.device.…",
    when: "A team member of a business or one of our staff members signs in; one for each account",
    purpose: "Recognizing your device, so someone else's wrong guesses can't lock you out",
    lasts: "180 days",
    seconds: 180 * day,
  },
  {
    name: "hearthline.session_token",
    when: "One of our staff members signs in",
    purpose: "Staying signed in",
    lasts: "7 days at most; 12 hours without use, or until signing out",
    seconds: 7 * day,
  },
  {
    name: "hearthline.two_factor",
    when: "A staff member who uses two-factor authentication enters the password",
    purpose: "Asking for the code next",
    lasts: "10 minutes",
    seconds: 10 * minute,
  },
  {
    name: "hearthline-crm.look",
    when: "One of our staff members views the CRM as a business sees it",
    purpose: "Showing that business, without changing anything",
    lasts: "1 hour",
    seconds: hour,
  },
  {
    name: "hearthline_contractors",
    when: "One of our staff members chooses how the list of contractors looks",
    purpose: "Showing the list that way again",
    lasts: "1 year",
    seconds: 365 * day,
  },
  {
    name: "wrote",
    when: "One of our staff members changes something",
    purpose: "Showing staff their own change right away",
    lasts: "A few seconds",
    seconds: 10,
  },
];
