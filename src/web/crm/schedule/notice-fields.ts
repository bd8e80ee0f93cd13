/** Fields of a move's form: whether its customer is notified, and whether it undoes another move. */
export const noticeFields = (notifies: boolean, isUndo = false): Record<string, string> => ({
  notify_choice: "yes",
  ...(notifies ? { notify: "yes" } : {}),
  ...(isUndo ? { undo: "yes" } : {}),
});
