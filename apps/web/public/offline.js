// For the moment when the network is gone: once the page has loaded and the browser has nothing else to do.
if ("serviceWorker" in navigator) {
  const whenIdle = globalThis.requestIdleCallback ?? ((task) => setTimeout(task, 2000));
  const start = () => whenIdle(() => void register().catch(() => {}));
  if (document.readyState === "complete") start();
  else addEventListener("load", start, { once: true });
}

/** A browser that keeps nothing refuses: then it shows its own page. */
async function register() {
  const address = "/offline-worker.js";
  const policy = globalThis.trustedTypes?.createPolicy("khamt-offline", { createScriptURL: () => address });
  await navigator.serviceWorker.register(policy?.createScriptURL(address) ?? address);
}
