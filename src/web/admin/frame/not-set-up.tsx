import { Alert } from "~/ui/feedback/alert.tsx";

/** Lists what a public site still needs before it can reach customers. */
export function NotSetUp({ words }: { words: readonly string[] }) {
  return words.map((one) => <Alert key={one} tone="warning" title={one} />);
}
