import { LinkButton } from "~/ui/buttons/link-button.tsx";
import { Card } from "~/ui/layout/card.tsx";

/** The ways to a visit: the person picks one of some times, or one is set (`schedule.offer`). */
export function LeadAppointment({ leadId, canOffer }: { leadId: string; canOffer: boolean }) {
  return (
    <Card as="section" aria-labelledby="appointment" className="max-sm:p-4">
      <h2 id="appointment" className="mb-3 text-lg">
        Appointment
      </h2>
      <div className="flex flex-col gap-2">
        {canOffer ? (
          <LinkButton href={`/crm/schedule/offer/${leadId}`} variant="secondary">
            Offer times
          </LinkButton>
        ) : null}
        <LinkButton href={`/crm/schedule/new?lead=${leadId}`} variant="secondary">
          Book a visit
        </LinkButton>
      </div>
    </Card>
  );
}
