/** Under it what stands in a conversation's box is kept on this device, until it is sent. */
export function unsentKey(conversationId: string, owner: string): string {
  return `khamt-message-${conversationId}-${owner}`;
}
