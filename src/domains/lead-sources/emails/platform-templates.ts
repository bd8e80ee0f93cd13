import type { EmailTemplate } from "./email-template.ts";

/** How to read a platform's emails, and the addresses that forward a reply to the customer. */
export type PlatformTemplate = {
  name: string;
  senders: readonly string[];
  /** Domains whose addresses each forward to one customer. */
  relays: readonly string[];
  rules: EmailTemplate["rules"];
};

/**
 * How to read the lead emails of each platform. No platform documents them
 * (docs/decisions/168-lead-sources.md): the rules follow emails that contractors and developers
 * have published, and the general reader fills in the rest. Each has samples in `email-samples.ts`.
 */
export const platformTemplates: readonly PlatformTemplate[] = [
  {
    name: "Yelp",
    senders: ["yelp.com"],
    relays: ["messaging.yelp.com", "messages.yelp.com"],
    rules: [
      { field: "name", subject: "New Message: {} is requesting a quote from *" },
      { field: "name", subject: "{} is requesting a quote from *" },
      { field: "name", subject: "*New quote request from {}" },
      { field: "name", subject: "New message from {}" },
      { field: "name", subject: "{} requested a call back" },
      { field: "name", pattern: "{} is interested in working with you!" },
      { field: "name", pattern: "{} sent you a quote request" },
      { field: "name", pattern: "*new message from {} in *" },
      { field: "name", pattern: "New lead: {} wants to speak with you" },
      { field: "zip_code", below: "In what location do you need the service?" },
      { field: "need", pattern: '* says: "{}"' },
    ],
  },
  {
    name: "Networx",
    senders: ["networx.com"],
    relays: [],
    rules: [
      { field: "name", label: "Customer" },
      { field: "name", subject: "New Networx Lead: {} - *" },
      { field: "need", label: "Task" },
    ],
  },
  {
    name: "Thumbtack",
    senders: ["thumbtack.com"],
    relays: ["messages.thumbtack.com", "reply.thumbtack.com"],
    rules: [
      { field: "name", subject: "New lead: {} is looking for *" },
      { field: "name", subject: "New direct lead from {}" },
      { field: "name", subject: "New lead from {}" },
      { field: "name", subject: "{} sent you a message" },
      { field: "name", subject: "{} contacted you about *" },
      { field: "name", pattern: "{} is looking for *" },
      { field: "name", pattern: "{} wants a quote for *" },
    ],
  },
  {
    name: "Angi",
    senders: ["angi.com", "angieslist.com"],
    relays: [],
    rules: [
      { field: "name", label: "Customer Name" },
      { field: "name", label: "Homeowner" },
      { field: "name", subject: "NEW LEAD: {} has a *" },
      { field: "name", subject: "New message from {} regarding *" },
      { field: "name", below: "Customer Information" },
      { field: "need", label: "Job Description" },
      { field: "need", label: "Project Details" },
      { field: "need", label: "Customer Message" },
    ],
  },
  {
    name: "HomeAdvisor",
    senders: ["homeadvisor.com"],
    relays: [],
    rules: [
      { field: "name", label: "Customer Name" },
      { field: "name", below: "Customer Information" },
      { field: "name", below: "Contact Information" },
      { field: "need", label: "Comments" },
      { field: "need", label: "Task" },
    ],
  },
  {
    name: "Google Local Services",
    senders: ["local-services-noreply@google.com", "lsa-noreply@google.com", "lsa.google.com"],
    relays: ["lsa.google.com"],
    rules: [
      { field: "name", label: "Customer Name" },
      { field: "name", label: "Customer" },
      { field: "name", subject: "New message lead from {}" },
      { field: "name", subject: "New message: * from {}" },
      { field: "need", label: "Customer Message" },
      { field: "zip_code", label: "ZIP Code" },
    ],
  },
  {
    name: "Any other sender",
    senders: [],
    relays: [],
    rules: [
      { field: "name", subject: "New lead from {}" },
      { field: "name", subject: "New lead: {}" },
      { field: "name", subject: "Message from {}" },
      { field: "name", subject: "{} sent you a message" },
    ],
  },
];
