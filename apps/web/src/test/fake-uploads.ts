import { vi } from "vitest";

/** What a browser sends to an upload's address: the test sees each and decides what becomes of it. */
export class FakeUpload {
  static all: FakeUpload[] = [];
  readonly upload = new EventTarget();
  readonly headers: Record<string, string> = {};
  withCredentials = false;
  status = 0;
  responseText = "";
  address = "";
  body: unknown;
  readonly #events = new EventTarget();

  open(_method: string, address: string) {
    this.address = address;
    FakeUpload.all.push(this);
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  addEventListener(type: string, listener: () => void) {
    this.#events.addEventListener(type, listener);
  }
  send(body: unknown) {
    this.body = body;
  }
  abort() {
    this.#events.dispatchEvent(new Event("abort"));
  }

  progress(loaded: number, total: number) {
    this.upload.dispatchEvent(Object.assign(new Event("progress"), { loaded, total }));
  }
  answer(status: number, body: object = {}) {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.#events.dispatchEvent(new Event("load"));
  }
  fail() {
    this.#events.dispatchEvent(new Event("error"));
  }
}

/** Until the test's `vi.unstubAllGlobals`. */
export function catchUploads(): FakeUpload[] {
  FakeUpload.all = [];
  vi.stubGlobal("XMLHttpRequest", FakeUpload);
  return FakeUpload.all;
}
