/** The system's own way to pass a link on. */
export interface Sharing {
  readonly possible: boolean;
  /** False when the person thought better of it, or the system refused. */
  share(url: string): Promise<boolean>;
}

export const sharing: Sharing = {
  get possible() {
    return typeof navigator.share === 'function';
  },
  async share(url) {
    try {
      await navigator.share({ url });
      return true;
    } catch {
      return false;
    }
  },
};
