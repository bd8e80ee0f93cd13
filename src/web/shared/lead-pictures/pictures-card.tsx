import { Link } from "react-router";
import type { LeadPictureList } from "~/domains/schedule/index.server.ts";
import { Card } from "~/ui/layout/card.tsx";
import type { PictureAccess } from "./lead-pictures.tsx";
import { AddedTile, isShownPicture, ReceivedTile } from "./picture-tile.tsx";

const maxShown = 6;

const linkText: Record<PictureAccess, string> = {
  read: "See all photos",
  add: "See or add photos",
  change: "See or edit photos",
};

type PicturesCardProps = {
  /** Base URL of this lead's photos. */
  base: string;
  pictures: LeadPictureList;
  may: PictureAccess;
};

/** Latest photos of a lead, on its page. */
export function PicturesCard({ base, pictures, may }: PicturesCardProps) {
  const received = pictures.received.filter(isShownPicture);
  const { added } = pictures;
  const count = added.length + pictures.received.length;
  if (may === "read" && count === 0) return null;
  const shownAdded = added.slice(-maxShown);
  const shownReceived = received.slice(0, Math.max(0, maxShown - shownAdded.length));
  return (
    <Card as="section" aria-labelledby="pictures" className="max-sm:p-4">
      <h2 id="pictures" className="text-lg">
        Photos
      </h2>
      {shownAdded.length + shownReceived.length > 0 ? (
        <ul className="mt-3 grid grid-cols-3 gap-2 sm:grid-cols-4">
          {shownAdded.map((file) => (
            <li key={file.id}>
              <AddedTile base={base} file={file} withWords={false} />
            </li>
          ))}
          {shownReceived.map((file) => (
            <li key={file.id}>
              <ReceivedTile base={base} file={file} withWords={false} />
            </li>
          ))}
        </ul>
      ) : null}
      <Link to={base} className="text-link mt-1 inline-flex min-h-11 items-center font-semibold">
        {count > 0 ? linkText[may] : "Add photo"}
        {count > 1 ? ` (${count})` : null}
      </Link>
    </Card>
  );
}
