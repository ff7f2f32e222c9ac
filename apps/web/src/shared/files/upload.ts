import type { fileNameHeader, StoredFile } from "@khamt/contract";
import { requestUpload } from "@khamt/contract/calls";
import { ApiError, type Api } from "../../lib/api.ts";
import type { Language } from "../../lib/language/index.ts";

/** Why a file did not arrive: nobody was reached, no address was had for it, it was not taken, never will be, or the reader stopped it. */
export type UploadFault = {
  reason: "no-network" | "no-address" | "not-taken" | "unreadable" | "cancelled";
  /** The server's own words, if it gave any. */
  message?: string | undefined;
};

export type UploadOutcome = { file: StoredFile } | { fault: UploadFault };

type UploadOptions = {
  api: Api;
  language: Language;
  signal: AbortSignal;
  /** Percent of what has been sent. */
  onProgress: (percent: number) => void;
};

/** Asks for an address and sends the file there. Failures are answers, never thrown. */
export async function uploadFile(file: File, options: UploadOptions): Promise<UploadOutcome> {
  const { api, signal } = options;
  if (signal.aborted) return cancelled;
  try {
    const { uploadURL } = await api.call(requestUpload, { signal });
    return await send(uploadURL, file, options);
  } catch (error) {
    if (signal.aborted) return cancelled;
    if (!(error instanceof ApiError)) return { fault: { reason: "no-network" } };
    return { fault: { reason: "no-address", message: error.body?.message } };
  }
}

const cancelled: UploadOutcome = { fault: { reason: "cancelled" } };
/** As the contract has it, whose schemas are too heavy to come along. */
const nameHeader: typeof fileNameHeader = "x-file-name";

/** fetch does not tell how much has been sent. */
function send(
  address: string,
  file: File,
  { language, signal, onProgress }: UploadOptions,
): Promise<UploadOutcome> {
  const request = new XMLHttpRequest();
  const stop = () => request.abort();
  return new Promise<UploadOutcome>((resolve) => {
    if (signal.aborted) return resolve(cancelled);
    request.open("PUT", address);
    request.withCredentials = true;
    request.setRequestHeader("content-type", typeOf(file));
    request.setRequestHeader("accept-language", language);
    request.setRequestHeader(nameHeader, encodeURIComponent(file.name));
    request.upload.addEventListener("progress", ({ loaded, total }) =>
      onProgress(total > 0 ? Math.round((100 * loaded) / total) : 0),
    );
    request.addEventListener("load", () => resolve(read(request, { address, file })));
    request.addEventListener("error", () => resolve({ fault: { reason: "not-taken" } }));
    request.addEventListener("abort", () => resolve(cancelled));
    signal.addEventListener("abort", stop);
    request.send(file);
  }).finally(() => signal.removeEventListener("abort", stop));
}

function read(request: XMLHttpRequest, { address, file }: { address: string; file: File }): UploadOutcome {
  const { status, responseText } = request;
  if (status >= 200 && status < 300) return { file: { url: address.replace(/\?.*$/s, ""), name: file.name } };
  const { body } = new ApiError(status, responseText);
  return body?.error === "wrong-file-type"
    ? { fault: { reason: "unreadable" } }
    : { fault: { reason: "not-taken", message: body?.message } };
}

const types: Readonly<Record<string, string>> = {
  ".pdf": "application/pdf",
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".png": "image/png",
};

/** By its name: some systems know no type for a PDF. The server looks into the file itself. */
function typeOf({ name }: { name: string }): string {
  return types[extensionOf(name)] ?? "application/octet-stream";
}

/** With its dot, in small letters; nothing where the name has none. */
export function extensionOf(name: string): string {
  return /\.[^.]+$/.exec(name)?.[0].toLowerCase() ?? "";
}
