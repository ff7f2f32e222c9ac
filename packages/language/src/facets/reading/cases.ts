/** Rows of a test table, "what people write | what it means"; empty lines part the groups. */
export function rows(table: string): [written: string, meaning: string][] {
  return table
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => {
      const bar = line.lastIndexOf("|");
      return [line.slice(0, bar).trim(), line.slice(bar + 1).trim()];
    });
}
