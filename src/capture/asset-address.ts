/**
 * Where a file of ours is, that is fetched by address: where the partner serves our files (`assetsBase`), or, where that is empty, beside
 * the script that asks.
 */
export function assetAddress(file: string, assetsBase: string): string {
  if (!assetsBase) return file;
  const base = new URL(assetsBase.replace(/\/?$/, '/'), document.baseURI);
  return new URL(file.slice(file.lastIndexOf('/') + 1), base).href;
}
