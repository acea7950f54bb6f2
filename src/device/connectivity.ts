/**
 * Whether the network is there, as far as the browser knows. "Online" only means that a network interface is up:
 * whoever asks a server must still expect silence.
 */
export interface Connectivity {
  readonly online: boolean;
  watch(listener: (online: boolean) => void): () => void;
}

class BrowserConnectivity implements Connectivity {
  get online(): boolean {
    return navigator.onLine;
  }

  watch(listener: (online: boolean) => void): () => void {
    const tell = () => listener(navigator.onLine);
    window.addEventListener('online', tell);
    window.addEventListener('offline', tell);
    return () => {
      window.removeEventListener('online', tell);
      window.removeEventListener('offline', tell);
    };
  }
}

export const connectivity: Connectivity = new BrowserConnectivity();
