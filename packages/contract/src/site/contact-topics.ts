/** What a letter to the operator can be about. Free of code that checks: the browser loads it too. */
export const contactTopics = ["question", "fault", "profile", "privacy", "story", "other"] as const;
export type ContactTopic = (typeof contactTopics)[number];

/** What the form takes, in characters. */
export const contactLengths = { name: 100, email: 254, message: { least: 10, most: 4000 } } as const;
