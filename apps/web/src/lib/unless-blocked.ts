/** What the browser's storage is used for; undefined where it throws: it keeps nothing, or has no room left. */
export function unlessBlocked<Value>(use: () => Value): Value | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
