/**
 * Returns the address of an asset. With `assetsBase`, the file `name` under that address. Without it, `besideUrl`: the file next to the
 * calling script, which the partner's bundler may have renamed.
 */
export function assetAddress(name: string, besideUrl: URL, assetsBase: string): string {
  if (!assetsBase) return besideUrl.href;
  return new URL(name, new URL(assetsBase.replace(/\/?$/, '/'), document.baseURI)).href;
}
