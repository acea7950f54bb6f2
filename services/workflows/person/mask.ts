/** `l•••@example.com`, `••••5678`: enough for its owner to know it again. */
export function mask(destination: string): string {
  const at = destination.lastIndexOf('@');
  return at > 0 ? `${destination.slice(0, 1)}•••${destination.slice(at)}` : `••••${destination.slice(-4)}`;
}
