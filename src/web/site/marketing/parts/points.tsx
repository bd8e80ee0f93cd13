type PointsProps = {
  points: readonly { title: string; text: string }[];
  /** Classes for columns and gaps. */
  className: string;
};

/** List of points, each with a title below a line. */
export function Points({ points, className }: PointsProps) {
  return (
    <ul className={`grid ${className}`}>
      {points.map((point) => (
        <li key={point.title} className="border-t-2 border-edge pt-5">
          <h3 className="text-xl">{point.title}</h3>
          <p className="mt-2 text-muted">{point.text}</p>
        </li>
      ))}
    </ul>
  );
}
