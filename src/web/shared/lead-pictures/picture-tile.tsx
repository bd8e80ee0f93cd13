import type { ReactNode } from "react";
import type { LeadPictureList } from "~/domains/schedule/index.server.ts";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";

export type AddedPicture = LeadPictureList["added"][number];
export type ReceivedFile = LeadPictureList["received"][number];

type TileProps = { src: string; href: string; alt: string; children?: ReactNode };

/** A cropped photo that links to its full size. */
function Tile({ src, href, alt, children }: TileProps) {
  return (
    <figure className="min-w-0 text-sm">
      <a href={href} className="block">
        <CutPicture src={src} alt={alt} />
      </a>
      {children ? (
        <figcaption className="mt-1 break-words text-muted">{children}</figcaption>
      ) : null}
    </figure>
  );
}

type OfLead<File> = { base: string; file: File; withWords: boolean };

/** A photo added by a member or staff. */
export function AddedTile({ base, file, withWords }: OfLead<AddedPicture>) {
  const day = useFormatDate()(file.createdAt, "MMM d, yyyy");
  const href = `${base}/${file.id}`;
  return (
    <Tile src={`${href}?small`} href={href} alt={file.shows ?? `Photo from ${day}`}>
      {withWords ? (
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
export function ReceivedTile({ base, file, withWords }: OfLead<ReceivedFile>) {
  const words = useDescribeReceived()(file);
  const href = `${base}/${file.id}`;
  return (
    <Tile src={href} href={href} alt={words}>
      {withWords ? words : null}
    </Tile>
  );
}

export const isShownPicture = ({ isKept, contentType }: ReceivedFile) =>
  isKept && contentType.startsWith("image/");

type CutPictureProps = { src: string; alt: string; width?: number; height?: number };

/** A photo cropped to the common shape of a row; fills the available width. */
export function CutPicture({ src, alt, width = 320, height = 240 }: CutPictureProps) {
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
