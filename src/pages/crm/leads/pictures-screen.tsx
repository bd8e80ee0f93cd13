import { useLiveUpdates } from "~/pages/site/frame/use-live-updates.ts";
import { LeadPhotos, type LeadPhotosProps } from "~/pages/site/lead-pictures/lead-pictures.tsx";
import { TouchLink } from "../frame/touch-link.tsx";

type PhotosScreenProps = LeadPhotosProps & {
  /** The page that they belong to. */
  above: { to: string; label: string };
};

/** All pictures of a lead on a screen of their own, also where a visit leads to them. */
export function PhotosScreen({ above, ...pictures }: PhotosScreenProps) {
  useLiveUpdates("/crm/events", "message", "lead");
  return (
    <div className="flex flex-col gap-5">
      <header>
        <TouchLink to={above.to}>{above.label}</TouchLink>
        <h1 className="text-2xl">Photos</h1>
      </header>
      <LeadPhotos {...pictures} />
    </div>
  );
}
