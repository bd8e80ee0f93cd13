import type { ReactNode } from "react";
import { Link } from "react-router";
import type { LeadPictureList } from "~/domains/schedule/index.server.ts";
import { Card } from "~/ui/layout/card.tsx";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";

export type AddedPicture = LeadPictureList["added"][number];
export type ReceivedFile = LeadPictureList["received"][number];

/** View only; view and add; or view, add and delete. */
export type PictureAccess = "read" | "add" | "change";

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
  access: PictureAccess;
};

/** Latest photos of a lead as a card; none if there is nothing to see or add. */
export function PicturesCard({
  title = "Photos",
  ...props
}: PicturesCardProps & { title?: string }) {
  if (props.access === "read" && countPictures(props.pictures) === 0) return null;
  return (
    <Card as="section" aria-labelledby="pictures" className="max-sm:p-4">
      <h2 id="pictures" className="text-lg">
        {title}
      </h2>
      <LatestPictures {...props} />
    </Card>
  );
}

export const countPictures = ({ added, received }: LeadPictureList): number =>
  added.length + received.length;

/** Latest photos of a lead, with a link to all of them. */
export function LatestPictures({ base, pictures, access }: PicturesCardProps) {
  const received = pictures.received.filter(isShownPicture);
  const { added } = pictures;
  const count = countPictures(pictures);
  const shownAdded = added.slice(-maxShown);
  const shownReceived = received.slice(0, Math.max(0, maxShown - shownAdded.length));
  return (
    <>
      {shownAdded.length + shownReceived.length > 0 ? (
        <ul className="mt-3 grid grid-cols-3 gap-2 sm:grid-cols-4">
          {shownAdded.map((file) => (
            <li key={file.id}>
              <AddedTile base={base} file={file} withCaption={false} />
            </li>
          ))}
          {shownReceived.map((file) => (
            <li key={file.id}>
              <ReceivedTile base={base} file={file} withCaption={false} />
            </li>
          ))}
        </ul>
      ) : null}
      <Link to={base} className="text-link mt-1 inline-flex min-h-11 items-center font-semibold">
        {count > 0 ? linkText[access] : "Add photo"}
        {count > 1 ? ` (${count})` : null}
      </Link>
    </>
  );
}

export const isShownPicture = ({ isStored, contentType }: ReceivedFile) =>
  isStored && contentType.startsWith("image/");

/** The lead's page with a message to write that has this photo. */
export const messageWithPhoto = (leadId: string, reference: string) =>
  `/crm/leads/${leadId}?photo=${reference}#words`;

type OfLead<File> = { base: string; file: File; withCaption: boolean };

/** A photo added by a member or staff. */
export function AddedTile({ base, file, withCaption }: OfLead<AddedPicture>) {
  const day = useFormatDate()(file.createdAt, "MMM d, yyyy");
  const href = `${base}/${file.id}`;
  return (
    <Tile src={`${href}?small`} href={href} alt={file.shows ?? `Photo from ${day}`}>
      {withCaption ? (
        <>
          {file.shows ? <span className="block text-ink">{file.shows}</span> : null}
          {file.addedBy}, {day}
        </>
      ) : null}
    </Tile>
  );
}

/** Text saying how and when the customer sent it. */
export function useDescribeReceived(): (file: ReceivedFile) => string {
  const format = useFormatDate();
  return ({ channel, createdAt }) =>
    `Sent by ${channel === "sms" ? "text" : "email"}, ${format(createdAt, "MMM d, yyyy")}`;
}

/** A photo sent by the customer. */
export function ReceivedTile({ base, file, withCaption }: OfLead<ReceivedFile>) {
  const description = useDescribeReceived()(file);
  const href = `${base}/${file.id}`;
  return (
    <Tile src={href} href={href} alt={description}>
      {withCaption ? description : null}
    </Tile>
  );
}

type TileProps = { src: string; href: string; alt: string; children?: ReactNode };

/** A cropped photo that links to its full size. */
function Tile({ src, href, alt, children }: TileProps) {
  return (
    <figure className="min-w-0 text-sm">
      <a href={href} className="block">
        <CroppedPicture src={src} alt={alt} />
      </a>
      {children ? (
        <figcaption className="mt-1 break-words text-muted">{children}</figcaption>
      ) : null}
    </figure>
  );
}

type CroppedPictureProps = { src: string; alt: string; width?: number; height?: number };

/** A photo cropped to the common shape of a row; fills the available width. */
export function CroppedPicture({ src, alt, width = 320, height = 240 }: CroppedPictureProps) {
  return (
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      className="aspect-[4/3] h-auto w-full rounded-lg border border-line bg-sunken object-cover"
    />
  );
}
