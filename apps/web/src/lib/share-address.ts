/** False where the device has no way of its own to share, or refuses; true also when the reader thinks better of it. */
export async function shareAddress(data: { title: string; url: string }): Promise<boolean> {
  if (!("canShare" in navigator) || !navigator.canShare(data)) return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError";
  }
}
