import { createSocket } from "node:dgram";
import { once } from "node:events";

type Record = { type: "A" | "CNAME" | "TXT"; data: string } | { type: "MX"; data: string; priority: number };

export type DnsServer = {
  /** As a setting wants it. */
  address: string;
  /** What a name says from now on. None: it is there without records. */
  set: (name: string, ...records: Record[]) => void;
  /** No answer about this name. */
  silence: (name: string) => void;
  /** The server itself fails when it is asked about this name. */
  fail: (name: string) => void;
  /** Forgets every name: each is NXDOMAIN. */
  clear: () => void;
  /** Every question, in order. */
  asked: string[];
  close: () => Promise<void>;
};

const typeCodes = { A: 1, CNAME: 5, MX: 15, TXT: 16 } as const;
const codes = { fine: 0, failed: 2, noSuchName: 3 } as const;

/** A name server of our own on this computer: UDP, as RFC 1035 has it. Port 0 is any that is free. */
export async function openDnsServer(port = 0): Promise<DnsServer> {
  const names = new Map<string, Record[] | "silent" | "failing">();
  const asked: string[] = [];
  const socket = createSocket("udp4");
  socket.on("message", (query, from) => {
    const { name, type, end } = readQuestion(query);
    asked.push(`${type} ${name}`);
    const known = names.get(name);
    if (known === "silent") return;
    const code = known === undefined ? codes.noSuchName : known === "failing" ? codes.failed : codes.fine;
    const answers = Array.isArray(known) ? follow(name, type) : [];
    socket.send(write({ query, end, code, answers }), from.port, from.address);
  });
  socket.bind(port, "127.0.0.1");
  await once(socket, "listening");

  /** A name that is another's alias is answered with both. */
  function follow(name: string, type: number): Answer[] {
    const known = names.get(name);
    if (!Array.isArray(known)) return [];
    const alias = known.find((each) => each.type === "CNAME");
    if (alias && type !== typeCodes.CNAME) return [{ name, record: alias }, ...follow(alias.data, type)];
    return known.filter((each) => typeCodes[each.type] === type).map((record) => ({ name, record }));
  }

  return {
    address: `127.0.0.1:${socket.address().port}`,
    set: (name, ...records) => void names.set(name, records),
    silence: (name) => void names.set(name, "silent"),
    fail: (name) => void names.set(name, "failing"),
    clear: () => {
      names.clear();
      asked.length = 0;
    },
    asked,
    close: async () => {
      socket.close();
      await once(socket, "close");
    },
  };
}

type Answer = { name: string; record: Record };
const headerBytes = 12;

function readQuestion(query: Buffer): { name: string; type: number; end: number } {
  const labels = [];
  let at = headerBytes;
  for (let length = query.readUInt8(at); length > 0; length = query.readUInt8(at)) {
    labels.push(query.toString("latin1", at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join(".").toLowerCase(), type: query.readUInt16BE(at + 1), end: at + 5 };
}

function write({
  query,
  end,
  code,
  answers,
}: {
  query: Buffer;
  end: number;
  code: number;
  answers: Answer[];
}) {
  const header = Buffer.alloc(headerBytes);
  query.copy(header, 0, 0, 2);
  // An answer, with authority, to a question that wished for recursion, which there is.
  header.writeUInt16BE(0x8580 | code, 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(answers.length, 6);
  return Buffer.concat([header, query.subarray(headerBytes, end), ...answers.map(writeAnswer)]);
}

function writeAnswer({ name, record }: Answer): Buffer {
  const data = writeData(record);
  const fields = Buffer.alloc(10);
  fields.writeUInt16BE(typeCodes[record.type], 0);
  fields.writeUInt16BE(1, 2);
  fields.writeUInt16BE(data.length, 8);
  return Buffer.concat([writeName(name), fields, data]);
}

function writeData(record: Record): Buffer {
  switch (record.type) {
    case "A":
      return Buffer.from(record.data.split(".").map(Number));
    case "CNAME":
      return writeName(record.data);
    case "MX":
      return Buffer.concat([
        Buffer.from([record.priority >> 8, record.priority & 255]),
        writeName(record.data),
      ]);
    case "TXT":
      return writeTexts(Buffer.from(record.data));
  }
}

/** In pieces of 255 bytes. */
function writeTexts(bytes: Buffer): Buffer {
  const pieces = [];
  for (let at = 0; at === 0 || at < bytes.length; at += 255) {
    const piece = bytes.subarray(at, at + 255);
    pieces.push(Buffer.from([piece.length]), piece);
  }
  return Buffer.concat(pieces);
}

function writeName(name: string): Buffer {
  const labels = name.split(".").map((label) => Buffer.from([label.length, ...Buffer.from(label)]));
  return Buffer.concat([...labels, Buffer.from([0])]);
}
