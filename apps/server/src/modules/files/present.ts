import type { MemberFile } from "@khamt/contract";
import { addressOf } from "../../entities/files/address.ts";
import type { FileRow } from "./queries.ts";

export function presentFile({ key, name, type, bytes }: FileRow): MemberFile {
  return { url: addressOf(key), name: name ?? "", type: type ?? "", bytes };
}
