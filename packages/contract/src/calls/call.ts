type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** A call of the API, as the constants of this folder say it: the method, and the path with its parameters as `:name`. */
export type CallText = `${Method} /${string}`;

export function splitCall(call: CallText): { method: Method; path: string } {
  const [method, path] = call.split(" ");
  if (!isMethod(method) || path === undefined) throw new Error(`"${call}" is no call`);
  return { method, path };
}

/** The call with its parameters filled in. */
export function fillCall(call: CallText, params: Readonly<Record<string, string | number>> = {}): string {
  return call.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`"${call}" needs ${name}`);
    return encodeURIComponent(value);
  });
}

function isMethod(text: string | undefined): text is Method {
  return text !== undefined && /^(GET|POST|PUT|PATCH|DELETE)$/.test(text);
}
