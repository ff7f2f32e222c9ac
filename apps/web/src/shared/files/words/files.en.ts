/** Words of the fields for files and for a picture; a route that shows one loads them. */
const filesField = {
  choose: "Choose files",
  drop: "or drop them here",
  rules: (most: number) => `PDF, JPG or PNG, up to 10 MB each, ${most} files at most.`,
  count: (stored: number, most: number) => `${stored} / ${most}`,
  chosen: "Files",
  uploading: (left: number) => `Uploading… ${left === 1 ? "1 file" : `${left} files`} to go`,
  progress: (name: string) => `Progress of ${name}`,
  waiting: "Waiting",
  cancel: (name: string) => `Cancel: ${name}`,
  retry: (name: string) => `Try again: ${name}`,
  remove: (name: string) => `Remove: ${name}`,
  uploaded: (name: string) => `Uploaded: ${name}`,
  cancelled: (name: string) => `Cancelled: ${name}`,
  removed: (name: string) => `Removed: ${name}`,
  nameless: "File",
  gone: "This file is no longer stored. Please remove it and upload it again.",
  success: { title: "Success", text: "File uploaded successfully" },
  failure: {
    title: "Something went wrong",
    noNetwork: "No connection. Try again when you are online.",
    noAddress: "Could not get an address for the upload",
    notTaken: "Could not upload the file",
    unreadable:
      "The file can't be read: it is damaged, has too many pixels, or is not what its name says. Choose another one.",
  },
  limit: {
    title: "Limit exceeded",
    text: (most: number) => `You can upload at most ${most} ${most === 1 ? "file" : "files"}.`,
  },
  type: {
    title: "Wrong file type",
    text: (names: string, types: string) => `${names}: only ${types} files can be uploaded.`,
  },
  size: {
    title: "File too large",
    text: (names: string) => `${names}: a file can be 10 MB at most.`,
  },
  empty: {
    title: "Empty file",
    text: (names: string) => `${names}: there is nothing in it.`,
  },
  picture: {
    rules: "JPG or PNG, up to 10 MB.",
    add: "Add a picture",
    replace: "Replace the picture",
    remove: "Remove the picture",
    removed: "The picture is removed.",
    uploading: "Uploading the picture…",
    cancel: "Cancel the upload",
    retry: "Try again",
  },
};

export default filesField;

declare module "../../../lib/language/words.ts" {
  interface Words {
    files: typeof filesField;
  }
}
