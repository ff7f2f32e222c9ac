const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

export type Method = (typeof methods)[number];

/** A call of the API, as the constants of this folder say it: the method, and the path with its parameters as `:name`. */
export type CallText = `${Method} /${string}`;

export function splitCall(call: CallText): { method: Method; path: string } {
  const method = methods.find((each) => call.startsWith(`${each} `));
  if (!method) throw new Error(`"${call}" is no call`);
  return { method, path: call.slice(method.length + 1) };
}

/** The path with its parameters filled in. */
export function pathOf(call: CallText, params: Readonly<Record<string, string | number>> = {}): string {
  return splitCall(call).path.replace(/:([a-zA-Z]+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`"${call}" needs ${name}`);
    return encodeURIComponent(value);
  });
}
