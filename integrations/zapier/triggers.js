const hooksUrl = (bundle) => `${bundle.authData.site}/api/v1/hooks`;

const lead = { id: "019ab000-0000-7000-8000-000000000000", name: "Maria Lopez", stage: "new" };
const visit = {
  id: "019ab000-0000-7000-8000-000000000001",
  state: "booked",
  customer_name: "Maria Lopez",
  starts_at: "2026-12-01T15:00:00.000Z",
};
const estimate = {
  id: "019ab000-0000-7000-8000-000000000002",
  number: "E-1001",
  customer_name: "Maria Lopez",
  high_cents: 120_000,
};
const invoice = {
  id: "019ab000-0000-7000-8000-000000000003",
  number: "INV-1001",
  customer_name: "Maria Lopez",
  total_cents: 120_000,
};
const customer = { id: "019ab000-0000-7000-8000-000000000004", name: "Maria Lopez" };

/** A trigger that subscribes to an event; `resource` is what the event's data contains. */
function onEvent(event, resource, noun, label, description, sample) {
  const unpack = ({ data }) => data[resource];
  return {
    key: event.replace(".", "_"),
    noun,
    display: { label, description },
    operation: {
      type: "hook",
      perform: (_z, bundle) => [unpack(bundle.cleanedRequest)],
      performSubscribe: (z, bundle) =>
        z
          .request({
            method: "POST",
            url: hooksUrl(bundle),
            body: { target_url: bundle.targetUrl, event },
          })
          .then(({ data }) => ({ id: data.id })),
      performUnsubscribe: (z, bundle) =>
        z
          .request({ method: "DELETE", url: `${hooksUrl(bundle)}/${bundle.subscribeData.id}` })
          .then(() => ({})),
      performList: (z, bundle) =>
        z
          .request({
            method: "GET",
            url: `${bundle.authData.site}/api/v1/hook-samples`,
            params: { event },
          })
          .then(({ data }) => data.map(unpack)),
      sample,
    },
  };
}

/** A hidden trigger that fills a dropdown. */
function choices(key, path, noun, nameOf) {
  return {
    key,
    noun,
    display: { label: `List ${noun}s`, description: `Lists each ${noun}.`, hidden: true },
    operation: {
      perform: (z, bundle) =>
        z
          .request({ method: "GET", url: `${bundle.authData.site}/api/v1/${path}` })
          .then(({ data }) => data.map((row) => ({ id: row.id, name: nameOf(row) }))),
    },
  };
}

const all = [
  onEvent("lead.created", "lead", "Lead", "New Lead", "Triggers when someone requests work.", lead),
  onEvent(
    "lead.updated",
    "lead",
    "Lead",
    "Lead Updated",
    "Triggers when a lead moves to another stage, requests work again, or is edited.",
    lead,
  ),
  onEvent(
    "customer.created",
    "customer",
    "Customer",
    "New Customer",
    "Triggers when a customer is added.",
    customer,
  ),
  onEvent(
    "visit.booked",
    "visit",
    "Appointment",
    "Appointment Booked",
    "Triggers when an appointment is booked.",
    visit,
  ),
  onEvent(
    "visit.moved",
    "visit",
    "Appointment",
    "Appointment Rescheduled",
    "Triggers when an appointment moves to another time or crew.",
    visit,
  ),
  onEvent(
    "visit.canceled",
    "visit",
    "Appointment",
    "Appointment Canceled",
    "Triggers when an appointment is canceled.",
    { ...visit, state: "canceled" },
  ),
  onEvent(
    "visit.done",
    "visit",
    "Appointment",
    "Appointment Done",
    "Triggers when an appointment is marked done.",
    { ...visit, state: "done" },
  ),
  onEvent(
    "estimate.sent",
    "estimate",
    "Estimate",
    "Estimate Sent",
    "Triggers when an estimate is sent.",
    estimate,
  ),
  onEvent(
    "estimate.accepted",
    "estimate",
    "Estimate",
    "Estimate Accepted",
    "Triggers when a customer accepts an estimate.",
    estimate,
  ),
  onEvent(
    "estimate.declined",
    "estimate",
    "Estimate",
    "Estimate Declined",
    "Triggers when a customer declines an estimate.",
    estimate,
  ),
  onEvent(
    "invoice.issued",
    "invoice",
    "Invoice",
    "Invoice Finalized",
    "Triggers when an invoice is finalized.",
    invoice,
  ),
  onEvent(
    "invoice.paid",
    "invoice",
    "Invoice",
    "Invoice Paid",
    "Triggers when an invoice is paid in full.",
    invoice,
  ),
  choices("service_choices", "pages", "Service", (page) => `${page.service} in ${page.city}`),
  choices("crew_choices", "crews", "Crew", (crew) => crew.name),
];

export const triggers = Object.fromEntries(all.map((trigger) => [trigger.key, trigger]));
