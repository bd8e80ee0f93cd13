/** Edit distance with swapped neighbors (Damerau-Levenshtein); at least 3 for texts whose lengths differ by more than 2. */
export function editDistance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return 3;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const [here, otherCharacter] = [a.charAt(row - 1), b.charAt(column - 1)];
      const swapped = here === b.charAt(column - 2) && otherCharacter === a.charAt(row - 2);
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (here === otherCharacter ? 0 : 1),
        row > 1 && column > 1 && swapped ? (beforeLast[column - 2] ?? 0) + 1 : 3 + row + column,
      );
    }
    [beforeLast, last] = [last, current];
  }
  return last[b.length] ?? 3;
}
