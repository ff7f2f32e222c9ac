/**
 * Under which the messages of a conversation, or of all, are kept. Not below the conversations, which are asked for anew
 * with each event: a thread asks for what follows only.
 */
export const firstMessagesKey = (...id: [] | [string]) => ["messages", ...id] as const;
