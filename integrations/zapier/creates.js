const text = (key, label, more = {}) => ({ key, label, type: "string", ...more });
const required = { required: true };

const customerFields = [
  text("customer_name", "Customer name", required),
  text("phone", "Phone"),
  text("email", "Email"),
  text("what", "Job", {
    ...required,
    helpText: "What the work is, such as Replace the water heater",
  }),
  text("address", "Address"),
  text("lead_id", "Lead ID"),
  text("customer_id", "Customer ID"),
];

const lineFields = {
  key: "lines",
  label: "Line items",
  children: [
    text("description", "Description", required),
    { key: "quantity", label: "Quantity", type: "number" },
    { key: "price", label: "Unit price in dollars", type: "number", required: true },
    { key: "taxable", label: "Taxable", type: "boolean" },
  ],
};

const cents = (dollars) => Math.round(Number(dollars) * 100);

/** A line item as the API reads it. */
const lineOf = ({ description, quantity, price, taxable }) => ({
  description,
  quantity: quantity ?? 1,
  price_cents: cents(price),
  taxable: taxable === true || taxable === "true",
});

const withValue = ({ value, ...fields }) => ({
  ...fields,
  ...(value === undefined || value === "" ? {} : { value_cents: cents(value) }),
});

const value = { key: "value", label: "Job total in dollars", type: "number" };

/** An action that posts its fields, as `bodyOf` turns them into the API's. */
function create(key, noun, [label, description], path, inputFields, bodyOf) {
  return {
    key,
    noun,
    display: { label, description },
    operation: {
      inputFields,
      perform: (z, bundle) =>
        z
          .request({
            method: "POST",
            url: `${bundle.authData.site}/api/v1/${path}`,
            body: bodyOf(bundle.inputData),
          })
          .then(({ data }) => data),
      sample: { id: "019ab000-0000-7000-8000-000000000000" },
    },
  };
}

const all = [
  create(
    "create_lead",
    "Lead",
    ["Create Lead", "Adds someone who requested work elsewhere. No messages are sent."],
    "leads",
    [
      text("page_id", "Service and city", { ...required, dynamic: "service_choices.id.name" }),
      text("name", "Name", required),
      text("phone", "Phone", { helpText: "A phone number or an email address is required." }),
      text("email", "Email"),
      text("need", "Request", required),
      text("zip_code", "ZIP code"),
      text("urgency", "Urgency", {
        ...required,
        choices: {
          today: "Today",
          this_week: "This week",
          this_month: "This month",
          planning: "Just planning",
        },
      }),
    ],
    (fields) => fields,
  ),
  create(
    "create_customer",
    "Customer",
    ["Create Customer", "Adds a customer."],
    "customers",
    [
      text("name", "Name", required),
      text("company", "Company"),
      text("phone", "Phone"),
      text("email", "Email"),
      text("address", "Address"),
      text("notes", "Notes"),
    ],
    ({ phone, email, ...fields }) => ({
      ...fields,
      contacts: [...(phone ? [{ phone }] : []), ...(email ? [{ email }] : [])],
    }),
  ),
  create(
    "create_job",
    "Job",
    ["Create Job", "Adds a job without an appointment."],
    "jobs",
    [...customerFields, value],
    withValue,
  ),
  create(
    "book_appointment",
    "Appointment",
    [
      "Book Appointment",
      "Books an appointment, unless the crew is busy then. The customer gets a confirmation.",
    ],
    "visits",
    [
      ...customerFields,
      value,
      text("job_id", "Job ID"),
      text("crew_id", "Crew", { dynamic: "crew_choices.id.name" }),
      text("date", "Date", { ...required, helpText: "Such as 2026-12-01, in your time zone" }),
      text("time", "Time", { ...required, helpText: "Such as 09:30" }),
      { key: "duration_minutes", label: "Duration in minutes", type: "integer", required: true },
      { key: "window_minutes", label: "Arrival window in minutes", type: "integer" },
    ],
    withValue,
  ),
  create(
    "create_estimate",
    "Estimate",
    ["Create Estimate", "Creates a draft estimate with one option."],
    "estimates",
    [...customerFields, text("job_id", "Job ID"), lineFields, text("message", "Message")],
    ({ lines = [], ...fields }) => ({
      ...fields,
      options: [{ name: "Estimate", lines: lines.map(lineOf) }],
    }),
  ),
  create(
    "create_invoice",
    "Invoice",
    ["Create Invoice", "Creates a draft invoice."],
    "invoices",
    [...customerFields, text("job_id", "Job ID"), lineFields, text("message", "Message")],
    ({ lines = [], ...fields }) => ({ ...fields, lines: lines.map(lineOf) }),
  ),
];

export const creates = Object.fromEntries(all.map((action) => [action.key, action]));
