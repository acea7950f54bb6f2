/**
 * Where a file of ours is, that is fetched by address: where the partner serves our files (`assetsBase`) by the `name` that the package
 * gives it, or, where that is empty, `beside` the script that asks, as the partner's bundler may have named it.
 */
export function assetAddress(name: string, beside: URL, assetsBase: string): string {
  if (!assetsBase) return beside.href;
  return new URL(name, new URL(assetsBase.replace(/\/?$/, '/'), document.baseURI)).href;
}
