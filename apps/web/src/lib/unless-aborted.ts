/** What hears of an answer only while it is still wanted. */
export function unlessAborted<Value>(
  signal: AbortSignal,
  hear: (value: Value) => void,
): (value: Value) => void {
  return (value) => {
    if (!signal.aborted) hear(value);
  };
}
