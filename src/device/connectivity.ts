/** The browser's knowledge of the network. "Online" only means that a network interface is up: a request may still get no answer. */
export interface Connectivity {
  readonly online: boolean;
  watch(listener: (online: boolean) => void): () => void;
}

export const connectivity: Connectivity = {
  get online() {
    return navigator.onLine;
  },
  watch(listener) {
    const tell = () => listener(navigator.onLine);
    window.addEventListener('online', tell);
    window.addEventListener('offline', tell);
    return () => {
      window.removeEventListener('online', tell);
      window.removeEventListener('offline', tell);
    };
  },
};
