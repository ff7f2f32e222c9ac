/** Characters of a success story. Free of code that checks: the browser loads it too. */
export const storyLengths = { title: { least: 5, most: 120 }, text: { least: 100, most: 2000 } } as const;
