import type { StoredFile } from "@khamt/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { useAuth } from "../../lib/auth/index.ts";
import { catalogue, useLanguage, useT } from "../../lib/language/index.ts";
import { uploadFile, type UploadFault, type UploadOutcome } from "./upload.ts";
import { showToast } from "../../ui/toast/toast-store.ts";
import { myFilesQuery } from "./my-files.ts";

/** A file on its way; with a fault one that did not arrive. */
export type Upload = {
  id: number;
  file: File;
  stop: AbortController;
  /** Percent of what has been sent; undefined while it waits for its turn. */
  percent?: number;
  fault?: UploadFault | undefined;
};

/** Uploads one file after the other. `onStored` hears of each that has arrived, even after the field has left the page. */
export function useUploads(onStored: (file: StoredFile) => void) {
  const router = useRouter();
  const { api } = router.options.context;
  const client = useQueryClient();
  const { user, over, askToSignIn } = useAuth();
  const language = useLanguage();
  const t = useT(catalogue("files"));
  const [uploads, setUploads] = useState<readonly Upload[]>([]);

  const change = (id: number, news: Partial<Upload>) =>
    setUploads((all) => all.map((each) => (each.id === id ? { ...each, ...news } : each)));
  const forget = (id: number) => setUploads((all) => all.filter((each) => each.id !== id));

  const send = async ({ id, file, stop }: Upload): Promise<UploadOutcome> => {
    const onProgress = (percent: number) => change(id, { percent });
    onProgress(0);
    const outcome = await uploadFile(file, { api, language, signal: stop.signal, onProgress });
    if ("fault" in outcome && outcome.fault.reason !== "cancelled") change(id, { fault: outcome.fault });
    else forget(id);
    if ("file" in outcome) onStored(outcome.file);
    return outcome;
  };

  const run = async (batch: readonly Upload[]) => {
    const outcomes: UploadOutcome[] = [];
    for (const upload of batch) outcomes.push(await send(upload));
    if (outcomes.some((outcome) => "file" in outcome))
      void client.invalidateQueries({ queryKey: myFilesQuery.queryKey });
    tell(outcomes);
  };

  /** Once for all of them: a toast takes the place of the one before. */
  const tell = (outcomes: readonly UploadOutcome[]) => {
    const fault = outcomes
      .flatMap((outcome) => ("fault" in outcome ? [outcome.fault] : []))
      .find(({ reason }) => reason !== "cancelled");
    if (fault !== undefined)
      showToast({ title: t.failure.title, description: faultText(fault), tone: "destructive" });
    else if (outcomes.some((outcome) => "file" in outcome))
      showToast({ title: t.success.title, description: t.success.text });
  };

  const faultText = ({ reason }: UploadFault) => {
    if (reason === "no-network") return t.failure.noNetwork;
    return reason === "no-address" ? t.failure.noAddress : t.failure.notTaken;
  };

  return {
    uploads,
    isBusy: uploads.some(({ fault }) => fault === undefined),
    /** Only members have files: a visitor is asked to sign in, and false is answered. */
    mayUpload: () => {
      const isIn = user !== null && over === undefined;
      if (!isIn) askToSignIn({ next: router.state.location.href, isOver: user !== null });
      return isIn;
    },
    start: (files: readonly File[]) => {
      const batch = files.map((file) => ({ id: nextId(), file, stop: new AbortController() }));
      setUploads((all) => [...all, ...batch]);
      void run(batch);
    },
    retry: (upload: Upload) => {
      change(upload.id, { fault: undefined, percent: 0 });
      void run([upload]);
    },
    /** Stops it if it is under way. */
    drop: ({ id, stop }: Upload) => {
      stop.abort();
      forget(id);
    },
    /** Why it did not arrive, with the server's reason. */
    explain: (fault: UploadFault) =>
      fault.reason === "unreadable"
        ? t.failure.unreadable
        : [faultText(fault), fault.message].filter(Boolean).join(". "),
  };
}

/** The same file is refused each time. */
export function canRetry(fault: UploadFault | undefined): boolean {
  return fault !== undefined && fault.reason !== "unreadable";
}

let lastId = 0;

function nextId(): number {
  lastId += 1;
  return lastId;
}
