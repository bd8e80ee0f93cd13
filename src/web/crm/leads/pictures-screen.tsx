import { useLiveUpdates } from "~/web/shared/frame/use-live-updates.ts";
import { LeadPictures, type LeadPicturesProps } from "~/web/shared/lead-pictures/lead-pictures.tsx";
import { TouchLink } from "../frame/touch-link.tsx";

type PicturesScreenProps = LeadPicturesProps & {
  /** The page that they belong to. */
  above: { to: string; label: string };
};

/** All pictures of a lead on a screen of their own, also where a visit leads to them. */
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
