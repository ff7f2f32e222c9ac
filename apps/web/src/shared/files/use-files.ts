import type { StoredFile } from "@khamt/contract";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { catalogue, useT } from "../../lib/language/index.ts";
import { checkChoice, documentTypes, showProblems, type Problem } from "./files-field-checks.ts";
import { myFilesQuery } from "./my-files.ts";
import { useUploads, type Upload } from "./use-uploads.ts";

type FilesOptions = {
  most: number;
  /** Addresses of stored files. */
  value: readonly string[];
  onChange: (value: string[]) => void;
};

/** What can be done with the files of a field, and what there is to say of it. */
export function useFiles({ most, value, onChange }: FilesOptions) {
  const t = useT(catalogue("files"));
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [news, setNews] = useState("");
  const [fresh, setFresh] = useState<readonly StoredFile[]>([]);
  // An upload ends when it ends: it adds to what stands in the field by then.
  const field = useRef({ value, onChange });
  useEffect(() => {
    field.current = { value, onChange };
  });
  const set = (next: string[]) => {
    field.current.value = next;
    field.current.onChange(next);
  };
  const uploading = useUploads((file) => {
    setFresh((all) => [...all, file]);
    setNews(t.uploaded(file.name));
    set([...field.current.value, file.url]);
  });
  const { uploads, isBusy, start, drop } = uploading;
  const { data: known } = useQuery({ ...myFilesQuery, enabled: value.length > 0 });
  const stored = value.map((url) => {
    const file = known?.find((each) => each.url === url) ?? fresh.find((each) => each.url === url);
    return { url, name: file?.name || t.nameless, isGone: known !== undefined && file === undefined };
  });

  return {
    ...uploading,
    stored,
    problems,
    /** What happens or has just happened, for everyone to hear. */
    news: isBusy ? t.uploading(uploads.filter(({ fault }) => fault === undefined).length) : news,
    choose: (files: readonly File[]) => {
      const limits = { types: documentTypes, most, taken: value.length + uploads.length };
      const checked = checkChoice(files, limits, t);
      setProblems(checked.problems);
      showProblems(checked.problems);
      if (checked.good.length > 0) start(checked.good);
    },
    cancel: (upload: Upload) => {
      drop(upload);
      setNews(t.cancelled(upload.file.name));
    },
    remove: ({ url, name }: { url: string; name: string }) => {
      set(value.filter((each) => each !== url));
      setNews(t.removed(name));
    },
  };
}
