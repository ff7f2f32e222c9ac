/** What crosses between a page and a worker of its own. */

/** What each call is given and answers. */
export type CallTable = Readonly<Record<string, { readonly input: unknown; readonly output: unknown }>>;

export type ToWorker = { call: number; name: string; input: unknown };
export type FromWorker =
  | { call: number; type: "answered"; output: unknown }
  /** `name`: that of the error. */
  | { call: number; type: "failed"; name: string; message: string };
