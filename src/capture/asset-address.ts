/**
 * Returns the address of an asset. With `assetsBase`, the file `name` under that address; without, `beside`, the file next to the calling
 * script, which the partner's bundler may have renamed.
 */
export function assetAddress(name: string, beside: URL, assetsBase: string): string {
  if (!assetsBase) return beside.href;
  return new URL(name, new URL(assetsBase.replace(/\/?$/, '/'), document.baseURI)).href;
}
