/** One of the calls that are made most, as a visitor or with a member's cookie. */
export type Call = {
  name: string;
  path: string;
  init: Init;
  /** What is asked each time, in its place. */
  next?: () => Asked;
};
type Asked = { path: string; init: Init };
type Init = { method?: string; headers: Record<string, string>; body?: string };

export type Answer = { status: number; type: string; tag: string | null; body: Buffer };

export function callsOf({ ideaId, cookie }: { ideaId: string; cookie: string }): Call[] {
  const visitor = { accept: "application/json" };
  const page = { accept: "text/html" };
  const member = { ...visitor, cookie };
  const question = JSON.stringify({ type: "cofounder", source: { kind: "idea", id: ideaId }, limit: 10 });
  const asking = { "content-type": "application/json" };
  return [
    { name: "page of ideas", path: "/startup-ideas", init: { headers: page } },
    { name: "page of one idea", path: `/startup-ideas/${ideaId}`, init: { headers: page } },
    { name: "list of ideas", path: "/api/startup-ideas?limit=20", init: { headers: visitor } },
    { name: "list of people", path: "/api/startup-cofounders?limit=20", init: { headers: visitor } },
    { name: "one idea", path: `/api/startup-ideas/${ideaId}`, init: { headers: visitor } },
    { name: "figures", path: "/api/stats", init: { headers: visitor } },
    { name: "search", path: "/api/search?q=finance", init: { headers: visitor } },
    { name: "matches", path: "/api/matches", init: { method: "POST", headers: asking, body: question } },
    { name: "list of ideas, member", path: "/api/startup-ideas?limit=20", init: { headers: member } },
    { name: "page of ideas, member", path: "/startup-ideas", init: { headers: { ...page, cookie } } },
    { name: "dashboard, member", path: "/api/dashboard", init: { headers: member } },
  ];
}

/** Pages that a member opens less often: their cost is measured, and they are not among the calls at a rate. */
export function pagesOf({
  ideaIds,
  personId,
  cookie,
}: {
  ideaIds: readonly string[];
  personId: string;
  cookie: string;
}): Call[] {
  const init = { headers: { accept: "text/html", cookie } };
  const [ideaId = ""] = ideaIds;
  let turn = 0;
  const nextId = () => ideaIds[(turn += 1) % ideaIds.length] ?? ideaId;
  const pages = [
    { name: "page of one idea", pathOf: (id: string) => `/startup-ideas/${id}` },
    { name: "results", pathOf: (id: string) => `/results?for=cofounder&source=idea:${id}` },
    { name: "match view", pathOf: (id: string) => `/match?source=idea:${id}&target=cofounder:${personId}` },
  ];
  return [
    ...pages.flatMap(({ name, pathOf }) => {
      const next = () => ({ path: pathOf(nextId()), init });
      return [
        { name: `${name}, member`, path: pathOf(ideaId), init },
        { name: `${name}, member, another each time`, path: pathOf(ideaId), init, next },
      ];
    }),
    { name: "page of dashboard, member", path: "/dashboard", init },
    ...laterCalls({ personId, cookie, nextId }),
  ];
}

/** What these pages ask once their reader comes to it. */
function laterCalls({
  personId,
  cookie,
  nextId,
}: {
  personId: string;
  cookie: string;
  nextId: () => string;
}) {
  const target = { kind: "cofounder", id: personId };
  const calls = [
    {
      name: "hints of a match",
      path: "/api/matches/hints",
      bodyOf: (id: string) => ({ source: { kind: "idea", id }, target }),
    },
    {
      name: "all fifty results",
      path: "/api/matches",
      bodyOf: (id: string) => ({ type: "cofounder", source: { kind: "idea", id }, limit: 50 }),
    },
  ];
  return calls.map(({ name, path, bodyOf }): Call => {
    const headers = { accept: "application/json", "content-type": "application/json", cookie };
    const next = () => ({
      path,
      init: { method: "POST", headers, body: JSON.stringify(bodyOf(nextId())) },
    });
    return { name: `${name}, member, another each time`, ...next(), next };
  });
}

/** As it is made by a browser that has the answer. */
export function againOf({ name, path, init }: Call, tag: string): Call {
  return { name, path, init: { ...init, headers: { ...init.headers, "if-none-match": tag } } };
}

export async function answerOf(origin: string, call: Call): Promise<Answer> {
  const { path, init } = call.next?.() ?? call;
  const answer = await fetch(origin + path, init);
  const body = Buffer.from(await answer.arrayBuffer());
  const { status, headers } = answer;
  return { status, type: headers.get("content-type") ?? "", tag: headers.get("etag"), body };
}
