/** The system's dialog to share a link. */
export interface Sharing {
  readonly possible: boolean;
  /** Shares a link; false if the person cancelled or the system refused. */
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
