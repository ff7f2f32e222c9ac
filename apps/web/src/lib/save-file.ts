/** An answer of the server that is a file, under the name that it gives it. Answers with the name. */
export async function saveAnswer(answer: Response, fallback: string): Promise<string> {
  const given = /filename="?([^";]+)/.exec(answer.headers.get("content-disposition") ?? "")?.[1];
  const name = given ?? fallback;
  saveFile(name, await answer.blob());
  return name;
}

/** Hands a file to the reader's browser, which keeps it where it keeps downloads. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // A browser may read the address a moment after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
