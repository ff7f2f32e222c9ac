/** Whether somebody who calls a command would rather read what it does. */
export function asksForHelp(words: readonly string[]): boolean {
  return words.some((word) => ["--help", "-h"].includes(word));
}
