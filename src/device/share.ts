/** The system's dialog to share a link. */
export const sharing = {
  get possible(): boolean {
    return typeof navigator.share === 'function';
  },
  /** Returns false if the person cancelled or the system refused. */
  async share(url: string): Promise<boolean> {
    try {
      await navigator.share({ url });
      return true;
    } catch {
      return false;
    }
  },
};
