import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type Asked = {
  path: string | undefined;
  authorization: string | undefined;
  body: { model: string; messages: { role: string; content: string }[] };
};

export type Answering = (asked: Asked, response: ServerResponse) => void | Promise<void>;

export type TestEndpoint = {
  baseUrl: string;
  asked: Asked[];
  /** How it answers from now on. */
  answer: (answering: Answering) => void;
  close: () => Promise<void>;
};

/** An OpenAI-compatible endpoint on this computer that answers as a test wants it to. */
export async function openTestEndpoint(): Promise<TestEndpoint> {
  const asked: Asked[] = [];
  let answering: Answering = say("");
  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    const { url: path, headers } = request;
    const body = JSON.parse(await read(request)) as Asked["body"];
    const one = { path, authorization: headers.authorization, body };
    asked.push(one);
    await answering(one, response);
  };
  const server = createServer((request, response) => void receive(request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    asked,
    answer: (next) => {
      answering = next;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

/** What stands in the request's JSON, as the model would read it. */
export function dataOf({ body }: Asked): Record<string, string> {
  const content = body.messages.find(({ role }) => role === "user")?.content ?? "{}";
  return JSON.parse(content) as Record<string, string>;
}

/** Answers well, with this text or with what is made of the request. */
export function say(text: string | ((asked: Asked) => string), finish_reason = "stop"): Answering {
  return (asked, response) => {
    const content = typeof text === "string" ? text : text(asked);
    const message = { role: "assistant", content };
    sendJson(response, {
      id: "1",
      object: "chat.completion",
      choices: [{ index: 0, message, finish_reason }],
    });
  };
}

export function sendJson(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

async function read(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request.setEncoding("utf8")) text += String(chunk);
  return text;
}
