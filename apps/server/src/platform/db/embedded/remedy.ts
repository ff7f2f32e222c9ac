/** What whoever runs the server can do about what the engine reports; `otherwise` where its words don't tell. */
export function remedyFor(reason: string, otherwise: string): string {
  if (/no space left|ENOSPC/i.test(reason))
    return "The disk is full: make room, then start the server again; nothing that was saved is lost.";
  if (/permission denied|EACCES|EPERM/i.test(reason))
    return "Files in it belong to another user: give them to the one that runs the server (chown -R).";
  return otherwise;
}
