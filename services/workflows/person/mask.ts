/** Masks an address so that only its owner recognizes it: `l•••@example.com`, `••••5678`. */
export function mask(destination: string): string {
  const at = destination.lastIndexOf('@');
  return at > 0 ? `${destination.slice(0, 1)}•••${destination.slice(at)}` : `••••${destination.slice(-4)}`;
}
