import { Alert } from "~/ui/feedback/alert.tsx";

/** Says what a public site still lacks to reach people. */
export function NotSetUp({ words }: { words: readonly string[] }) {
  return words.map((one) => <Alert key={one} tone="warning" title={one} />);
}
