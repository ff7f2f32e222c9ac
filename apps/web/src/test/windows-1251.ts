/** Russian letters of Windows-1251 stand in the order of Unicode. */
export function inWindows1251(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text, (sign) => {
    const code = sign.charCodeAt(0);
    return code < 128 ? code : code - 0x410 + 0xc0;
  });
}
