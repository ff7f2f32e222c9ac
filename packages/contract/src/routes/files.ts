import * as z from "zod";
import * as calls from "../calls/files.ts";
import { fileParams, fileQuery, memberFile, storedFile, uploadAddress } from "../accounts/file.ts";
import type { Routes } from "./route.ts";

const tag = "Files";

export const filesRoutes = {
  requestUpload: {
    call: calls.requestUpload,
    summary: "An address that takes one file, once",
    tag,
    answer: uploadAddress,
    errors: ["too-many-files"],
  },
  uploadFile: {
    call: calls.uploadFile,
    summary: "Takes the raw file",
    tag,
    params: fileParams,
    answer: storedFile,
    errors: ["invalid-link", "wrong-file-type", "file-too-large"],
  },
  listFiles: {
    call: calls.listFiles,
    summary: "The member's own files",
    tag,
    answer: z.array(memberFile),
  },
  getFile: {
    call: calls.getFile,
    summary: "An uploaded file, a picture in one of its sizes",
    tag,
    params: fileParams,
    query: fileQuery,
    media: "image/*, application/pdf",
    isHidden: true,
    errors: ["not-found"],
  },
} satisfies Routes;
