import { TouchLink } from "~/web/crm/frame/touch-link.tsx";
import { useLiveUpdates } from "~/web/shared/frame/use-live-updates.ts";
import { LeadPictures, type LeadPicturesProps } from "~/web/shared/lead-pictures/lead-pictures.tsx";

type PicturesScreenProps = LeadPicturesProps & {
  /** Parent page. */
  above: { to: string; label: string };
};

/** All photos of a lead on their own screen, also for a visit. */
export function PicturesScreen({ above, ...pictures }: PicturesScreenProps) {
  useLiveUpdates("/crm/events", "message", "lead");
  return (
    <div className="flex flex-col gap-5">
      <header>
        <TouchLink to={above.to}>{above.label}</TouchLink>
        <h1 className="text-2xl">Photos</h1>
      </header>
      <LeadPictures {...pictures} />
    </div>
  );
}
