/** Placeholder next to the list until a conversation is selected; hidden on a phone. */
export default function NoConversation() {
  return (
    <div className="hidden min-h-[calc(100dvh-4rem)] place-items-center rounded-2xl border-2 border-dashed border-line text-muted lg:grid">
      <p>Choose a conversation.</p>
    </div>
  );
}
