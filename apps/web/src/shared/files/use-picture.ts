import { useEffect, useRef, useState } from "react";
import { catalogue, useT } from "../../lib/language/index.ts";
import { checkChoice, pictureTypes, showProblems, type Problem } from "./files-field-checks.ts";
import { useUploads } from "./use-uploads.ts";

/** What can be done with the one picture of a field. */
export function usePicture(onChange: (value: string) => void) {
  const t = useT(catalogue("files"));
  const [refused, setRefused] = useState<readonly Problem[]>([]);
  const change = useRef(onChange);
  useEffect(() => {
    change.current = onChange;
  });
  const { uploads, isBusy, mayUpload, start, retry, drop, explain } = useUploads(({ url }) =>
    change.current(url),
  );
  const upload = uploads.at(-1);
  const fault = upload?.fault;

  return {
    upload: isBusy ? upload : undefined,
    isBusy,
    mayUpload,
    problems: fault === undefined ? refused : [{ title: t.failure.title, text: explain(fault) }],
    canRetry: fault !== undefined,
    /** A new picture takes the place of one that did not arrive. */
    choose: (files: readonly File[]) => {
      for (const each of uploads) drop(each);
      const { good, problems } = checkChoice(files, { types: pictureTypes, most: 1, taken: 0 }, t);
      setRefused(problems);
      showProblems(problems);
      start(good);
    },
    retry: () => upload && retry(upload),
    cancel: () => upload && drop(upload),
  };
}
